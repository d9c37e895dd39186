package org.roadtorichmond.screen.workshop;

import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.scenario.json.JsonValues;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.setup.ScenarioReader;
import org.roadtorichmond.screen.kit.Dialogs;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Constants;
import org.roadtorichmond.workshop.EditableTree;
import org.roadtorichmond.workshop.Pointer;
import org.roadtorichmond.workshop.TermField;
import org.roadtorichmond.workshop.TypedValue;
import org.roadtorichmond.workshop.edits.FieldEdits;
import org.roadtorichmond.workshop.edits.MapSizeEdits;
import org.roadtorichmond.workshop.edits.MapSizeEdits.Resizing;
import org.roadtorichmond.workshop.tools.EditingSession;

/** The fields of the scenario itself: calendar, words, size of the map, rules and victory. */
final class ScenarioForm {
    private static final int STORY_LINES = 6;

    private final Widgets ui;
    private final Dialogs dialogs;
    private final EditingSession session;
    private final WorkshopDialogs large;
    private final TermsForm terms;
    private final TranslationForm translation;
    private final Consumer<Resizing> resized;

    /**
     * The fields of a scenario.
     *
     * @param resized gets each new size of the map after it was given
     */
    ScenarioForm(
            Widgets ui, Dialogs dialogs, EditingSession session, WorkshopDialogs large, Consumer<Resizing> resized) {
        this.resized = resized;
        this.ui = ui;
        this.dialogs = dialogs;
        this.session = session;
        this.large = large;
        translation = new TranslationForm(ui, dialogs, session);
        terms = new TermsForm(ui, session, large);
    }

    /** Fills a form with the scenario. */
    void fill(Form form) {
        EditableTree tree = session.tree();
        form.title(ui.text("edit.scenario"));
        units(form);
        position(form, tree);
        field(form, "name", typed -> Optional.of(JsonValues.text(typed.strip())));
        field(form, "turns", TypedValue::number);
        field(form, "night", TypedValue::numbers);
        Side first = tree.text(Pointer.of("first"))
                .flatMap(word -> TreeCounters.constant(Side.values(), word))
                .orElse(Side.CONFEDERATE);
        form.choices(
                        ui.text("edit.first"),
                        List.of(Side.values()),
                        first,
                        side -> ui.word(side),
                        side -> session.apply(FieldEdits.set(
                                Pointer.of("first"), Optional.of(JsonValues.text(Constants.word(side))))))
                .setName("first");
        field(form, "begins", TypedValue::text);
        field(form, "hoursPerTurn", TypedValue::number);
        area(form, "story");
        area(form, "notes");
        translation.fill(form);
        form.heading(ui.text("edit.map"));
        map(form, tree);
        form.heading(ui.text("edit.victory"));
        terms.fill(form, TermField.victory());
        form.heading(ui.text("edit.rules"));
        terms.fill(form, TermField.rules());
    }

    private void field(Form form, String key, Function<String, Optional<Node>> read) {
        Pointer at = Pointer.of(key);
        String value = session.tree().at(at).map(TypedValue::typed).orElse("");
        String usual = key.equals("begins") ? "1862-06-27T12:00" : "";
        form.field(
                key,
                ui.text("edit." + key),
                value,
                usual,
                typed -> session.apply(FieldEdits.set(at, read.apply(typed))));
    }

    private void area(Form form, String key) {
        Pointer at = Pointer.of(key);
        form.area(
                key,
                ui.text("edit." + key),
                session.tree().text(at).orElse(""),
                STORY_LINES,
                typed -> session.apply(FieldEdits.set(at, Optional.of(JsonValues.text(typed)))));
    }

    /** What the scenario says of the position in which it begins, if it does in one, and the way back to its set-up. */
    private void position(Form form, EditableTree tree) {
        Pointer position = Pointer.of(ScenarioReader.POSITION);
        if (tree.at(position).isPresent()) {
            form.note(ui.text(
                    "edit.position",
                    tree.number(position.then("turn")).orElse(1),
                    tree.elements(position.then("units")).size()));
            form.buttons(List.of(ui.button(
                    ui.text("edit.position.none"),
                    "default",
                    () -> session.apply(FieldEdits.set(position, Optional.empty())))));
        }
    }

    /** The way to all units, on the map or not. */
    private void units(Form form) {
        form.note(ui.text("edit.units", session.units()));
        form.buttons(List.of(
                ui.button(ui.text("edit.table"), "default", large::table),
                ui.button(ui.text("edit.calendar"), "default", large::calendar),
                ui.button(ui.text("edit.advise"), "default", large::advise)));
    }

    /** The name of the map, and its size, which is changed by all four numbers at once. */
    private void map(Form form, EditableTree tree) {
        Pointer name = EditableTree.MAP.then("name");
        form.field(
                "ground.name",
                ui.text("edit.name"),
                tree.text(name).orElse(""),
                "",
                typed -> session.apply(FieldEdits.set(name, Optional.of(JsonValues.text(typed.strip())))));
        Pointer north = EditableTree.MAP.then("north");
        form.field(
                "ground.north",
                ui.text("edit.north"),
                tree.at(north).map(TypedValue::typed).orElse(""),
                "0",
                typed -> session.apply(FieldEdits.set(north, TypedValue.number(typed))));
        Optional<HexGrid> grid = tree.grid();
        TextField columns = size(form, "columns", grid.map(HexGrid::columns).orElse(0));
        TextField rows = size(form, "rows", grid.map(HexGrid::rows).orElse(0));
        TextField right = size(form, "right", 0);
        TextField down = size(form, "down", 0);
        form.buttons(List.of(ui.button(
                ui.text("edit.resize"),
                "default",
                () -> resize(new Resizing(number(columns), number(rows), number(right), number(down))))));
    }

    private TextField size(Form form, String key, int value) {
        return form.field("ground." + key, ui.text("edit." + key), Integer.toString(value), "", typed -> {});
    }

    /** A number that cannot be read is none that a map may have, and is refused in words. */
    private static int number(TextField field) {
        String text = field.getText().strip();
        return text.matches("-?[0-9]{1,4}") ? Integer.parseInt(text) : 0;
    }

    private void resize(Resizing size) {
        List<Pointer> losses = MapSizeEdits.losses(session.tree(), size);
        Runnable go = () -> {
            if (session.apply(MapSizeEdits.resize(size)).isEmpty()) {
                resized.accept(size);
            }
        };
        if (losses.isEmpty()) {
            go.run();
        } else {
            dialogs.ask(ui.text("edit.resize"), ui.text("edit.resizeLoses", losses.size()), ui.text("edit.resize"), go);
        }
    }
}
