package org.roadtorichmond.screen.workshop;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.TextButton;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.scenario.json.JsonValues;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.screen.kit.CounterActor;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Constants;
import org.roadtorichmond.workshop.EditableTree;
import org.roadtorichmond.workshop.Pointer;
import org.roadtorichmond.workshop.TypedValue;
import org.roadtorichmond.workshop.balance.TunableValue;
import org.roadtorichmond.workshop.edits.FieldEdits;
import org.roadtorichmond.workshop.edits.UnitEdits;
import org.roadtorichmond.workshop.tools.EditingSession;
import org.roadtorichmond.workshop.tools.MapQuestions;
import org.roadtorichmond.workshop.tools.Selected;

/** The fields of a unit. */
final class UnitForm {
    private static final Pointer UNITS = Pointer.of("units");
    private static final float COUNTER = 52;
    private static final int SECOND_TURN = 2;

    /** What of an arrival may be left out, with what holds then in the bundle. */
    private static final Set<String> USUAL = Set.of("last", "number", "group");

    private final Widgets ui;
    private final EditingSession session;
    private final WorkshopDialogs large;

    UnitForm(Widgets ui, EditingSession session, WorkshopDialogs large) {
        this.ui = ui;
        this.session = session;
        this.large = large;
    }

    /** Fills a form with the unit of an id. */
    void fill(Form form, String id) {
        EditableTree tree = session.tree();
        Optional<Pointer> found = tree.first(UNITS, "id", id);
        if (found.isEmpty()) {
            return;
        }
        Pointer unit = found.get();
        head(form, tree, unit, id);
        form.field(
                "id",
                ui.text("edit.id"),
                id,
                "",
                typed -> session.apply(UnitEdits.rename(id, typed.strip()), new Selected.OfUnit(typed.strip())));
        form.choices(
                        ui.text("edit.side"),
                        List.of(Side.values()),
                        constant(Side.values(), tree.text(unit.then("side"))),
                        side -> ui.word(side),
                        side -> session.apply(UnitEdits.set(id, "side", JsonValues.text(Constants.word(side)))))
                .setName("side");
        form.choices(
                        ui.text("edit.type"),
                        List.of(Arm.values()),
                        constant(Arm.values(), tree.text(unit.then("type"))),
                        arm -> ui.word(arm),
                        arm -> session.apply(UnitEdits.set(id, "type", JsonValues.text(Constants.word(arm)))))
                .setName("type");
        strength(form, unit, id);
        field(form, unit, id, "movement", ui.text("edit.asItsType"), TypedValue::number);
        field(form, unit, id, "formation", ui.text("edit.formationHint"), TypedValue::text);
        field(form, unit, id, "commander", "", TypedValue::text);
        field(form, unit, id, "tags", "", TypedValue::texts);
        place(form, tree, unit, id);
        form.buttons(List.of(
                ui.button(ui.text("edit.copy"), "default", session::copy),
                ui.button(ui.text("edit.remove"), "default", session::remove)));
    }

    /** The first constant where a file says none that there is. */
    private static <T extends Enum<T>> T constant(T[] values, Optional<String> word) {
        return word.flatMap(text -> TreeCounters.constant(values, text)).orElse(values[0]);
    }

    private void head(Form form, EditableTree tree, Pointer unit, String id) {
        Table head = new Table();
        Optional<Hex> any = tree.grid().map(grid -> grid.hex(0));
        any.flatMap(hex -> new TreeCounters(tree).of(unit, hex, Selected.NOTHING))
                .ifPresent(counter ->
                        head.add(new CounterActor(ui.app(), counter, COUNTER)).padRight(ui.px(8)));
        head.add(ui.wrapped(id, "heading")).growX();
        form.add(head);
    }

    private void field(
            Form form, Pointer unit, String id, String key, String usual, Function<String, Optional<Node>> read) {
        String value = session.tree().at(unit.then(key)).map(TypedValue::typed).orElse("");
        form.field(
                key,
                ui.text("edit." + key),
                value,
                usual,
                typed -> session.apply(read.apply(typed)
                        .map(node -> UnitEdits.set(id, key, node))
                        .orElseGet(() -> UnitEdits.unset(id, key))));
    }

    private void strength(Form form, Pointer unit, String id) {
        String value =
                session.tree().at(unit.then("strength")).map(TypedValue::typed).orElse("");
        form.number(
                "strength",
                ui.text("edit.strength"),
                value,
                "",
                typed -> session.apply(TypedValue.number(typed)
                        .map(node -> UnitEdits.set(id, "strength", node))
                        .orElseGet(() -> UnitEdits.unset(id, "strength"))),
                tune("edit.strength", id, List.of("strength"), value));
    }

    private TextButton tune(String words, String id, List<String> keys, String value) {
        String title = ui.text("tune.of", id, ui.text(words));
        return ui.button(ui.text("tune.button"), "list", () -> large.tune(TunableValue.ofUnit(title, id, keys, value)));
    }

    /** Where it stands, or when and where it comes. */
    private void place(Form form, EditableTree tree, Pointer unit, String id) {
        boolean comes = tree.at(unit.then("arrives")).isPresent();
        form.choices(
                ui.text("edit.where"),
                List.of(false, true),
                comes,
                later -> ui.text(later ? "edit.comes" : "edit.stands"),
                later -> move(tree, unit, id, later));
        if (!comes) {
            field(form, unit, id, "hex", "", TypedValue::text);
            return;
        }
        turn(form, unit, id);
        arrival(form, unit, id, "last", TypedValue::number);
        arrival(form, unit, id, "hexes", TypedValue::hexes);
        Pointer optional = unit.then("arrives").then("optional");
        boolean may = tree.at(optional)
                .filter(node -> node instanceof Node.TruthNode truth && truth.truth())
                .isPresent();
        form.choices(
                        ui.text("edit.mayStayAway"),
                        List.of(false, true),
                        may,
                        yes -> ui.text(yes ? "edit.yes" : "edit.no"),
                        yes -> session.apply(FieldEdits.set(
                                UNITS,
                                "id",
                                id,
                                Pointer.of("arrives", "optional"),
                                Optional.of(JsonValues.truth(yes)).filter(node -> yes))))
                .setName("arrives.optional");
        arrival(form, unit, id, "number", TypedValue::number);
        arrival(form, unit, id, "group", TypedValue::text);
    }

    /** From the hex where it stands it comes in its second turn; what comes stands where it would have entered. */
    private void move(EditableTree tree, Pointer unit, String id, boolean later) {
        MapQuestions map = new MapQuestions(tree);
        if (later) {
            List<Hex> hexes = map.hexOf(id).stream().toList();
            session.apply(UnitEdits.arrive(id, new UnitEdits.Arrives(SECOND_TURN, OptionalInt.empty(), hexes, false)));
            return;
        }
        map.all(unit.then("arrives").then("hexes")).stream()
                .flatMap(entry -> tree.text(entry).flatMap(map::hex).stream())
                .findFirst()
                .or(() -> tree.grid().map(grid -> grid.hex(0)))
                .ifPresent(hex -> session.apply(UnitEdits.place(id, hex)));
    }

    private void turn(Form form, Pointer unit, String id) {
        Pointer at = Pointer.of("arrives", "turn");
        String value = session.tree()
                .at(unit.then("arrives").then("turn"))
                .map(TypedValue::typed)
                .orElse("");
        form.number(
                "arrives.turn",
                ui.text("edit.arrives.turn"),
                value,
                "",
                typed -> session.apply(FieldEdits.set(UNITS, "id", id, at, TypedValue.number(typed))),
                tune("edit.arrives.turn", id, at.steps(), value));
    }

    private void arrival(Form form, Pointer unit, String id, String key, Function<String, Optional<Node>> read) {
        String value = session.tree()
                .at(unit.then("arrives").then(key))
                .map(TypedValue::typed)
                .orElse("");
        form.field(
                "arrives." + key,
                ui.text("edit.arrives." + key),
                value,
                USUAL.contains(key) ? ui.text("edit.arrives." + key + ".usual") : "",
                typed -> session.apply(FieldEdits.set(UNITS, "id", id, Pointer.of("arrives", key), read.apply(typed))));
    }
}
