package org.roadtorichmond.screen.workshop;

import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.scenario.setup.ScenarioReader;
import org.roadtorichmond.screen.kit.Dialogs;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.victory.AtStake;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.account.Coin;
import org.roadtorichmond.workshop.EditableTree;
import org.roadtorichmond.workshop.Pointer;
import org.roadtorichmond.workshop.Schema;
import org.roadtorichmond.workshop.edits.FieldEdits;
import org.roadtorichmond.workshop.edits.MapSizeEdits;
import org.roadtorichmond.workshop.edits.MapSizeEdits.Resizing;
import org.roadtorichmond.workshop.tools.EditingSession;
import org.roadtorichmond.workshop.tools.Selected;

/** The fields of the scenario itself: calendar, words, size of the map, rules and victory. */
final class ScenarioForm {
    private final Widgets ui;
    private final Dialogs dialogs;
    private final EditingSession session;
    private final WorkshopDialogs large;
    private final SchemaForm fields;
    private final TranslationForm translation;
    private final Consumer<Resizing> resized;
    private String stakes = "";
    private long weighed = -1;

    /**
     * The fields of a scenario.
     *
     * @param resized gets each new size of the map after it was given
     */
    ScenarioForm(
            Widgets ui,
            Dialogs dialogs,
            EditingSession session,
            WorkshopDialogs large,
            SchemaForm fields,
            Consumer<Resizing> resized) {
        this.resized = resized;
        this.ui = ui;
        this.dialogs = dialogs;
        this.session = session;
        this.large = large;
        translation = new TranslationForm(ui, dialogs, session);
        this.fields = fields;
    }

    void fill(Form form) {
        EditableTree tree = session.tree();
        form.title(ui.text("edit.scenario"));
        units(form);
        position(form, tree);
        fields.fill(form, Selected.NOTHING, Schema.SCENARIO.fields(Pointer.ROOT));
        translation.fill(form);
        form.heading(ui.text("edit.map"));
        map(form, tree);
        form.heading(ui.text("edit.victory"));
        if (!stakes().isEmpty()) {
            form.note(stakes());
        }
        fields.fill(form, Selected.NOTHING, Schema.SCENARIO.fields(Pointer.of("victory")));
        form.heading(ui.text("edit.rules"));
        fields.fill(form, Selected.NOTHING, Schema.SCENARIO.fields(Pointer.of("rules")));
    }

    /** What a point is and how many there are in all, of the scenario as it was when it was whole last; empty until then. */
    String stakes() {
        session.judgement().filter(judgement -> judgement.revision() != weighed).ifPresent(judgement -> {
            weighed = judgement.revision();
            judgement.playable().ifPresent(whole -> stakes = stakes(whole.scenario()));
        });
        return stakes;
    }

    private String stakes(Scenario scenario) {
        int point = VictorySystem.strengthPoint(scenario);
        return point == 0 ? "" : ui.text("edit.stakes", point, AtStake.of(scenario, Coin.POINT));
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
        fields.fill(form, Selected.NOTHING, Schema.SCENARIO.fields(EditableTree.MAP));
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
