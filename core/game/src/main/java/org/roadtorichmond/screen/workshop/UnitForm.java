package org.roadtorichmond.screen.workshop;

import com.badlogic.gdx.scenes.scene2d.ui.Table;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.screen.kit.CounterActor;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.workshop.EditableTree;
import org.roadtorichmond.workshop.Pointer;
import org.roadtorichmond.workshop.Schema;
import org.roadtorichmond.workshop.SchemaField;
import org.roadtorichmond.workshop.edits.UnitEdits;
import org.roadtorichmond.workshop.tools.EditingSession;
import org.roadtorichmond.workshop.tools.MapQuestions;
import org.roadtorichmond.workshop.tools.Selected;

/** The form of a unit: its counter and its fields, of which those of its place depend on whether it stands there or comes later. */
record UnitForm(Widgets ui, EditingSession session, SchemaForm fields) {
    private static final Pointer UNITS = Pointer.of("units");
    private static final String HEX = "hex";
    private static final String ARRIVES = "arrives";
    private static final float COUNTER = 52;
    private static final int SECOND_TURN = 2;

    void fill(Form form, Selected.OfUnit unit) {
        EditableTree tree = session.tree();
        Optional<Pointer> found = unit.place(tree);
        if (found.isEmpty()) {
            return;
        }
        boolean comes = tree.at(found.get().then(ARRIVES)).isPresent();
        head(form, tree, found.get(), unit.id());
        fill(form, unit, key -> !key.equals(HEX) && !key.equals(ARRIVES));
        form.choices(
                ui.text("edit.where"),
                List.of(false, true),
                comes,
                later -> ui.text(later ? "edit.comes" : "edit.stands"),
                later -> move(tree, found.get(), unit.id(), later));
        fill(form, unit, (comes ? ARRIVES : HEX)::equals);
        form.buttons(List.of(
                ui.button(ui.text("edit.copy"), "default", session::copy),
                ui.button(ui.text("edit.remove"), "default", session::remove)));
    }

    private void fill(Form form, Selected.OfUnit unit, Predicate<String> begin) {
        List<SchemaField> some = Schema.SCENARIO.fields(UNITS).stream()
                .filter(field -> begin.test(field.at().steps().get(0)))
                .toList();
        fields.fill(form, unit, some);
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

    /** From the hex where it stands it comes in its second turn; what comes stands where it would have entered. */
    private void move(EditableTree tree, Pointer unit, String id, boolean later) {
        MapQuestions map = new MapQuestions(tree);
        if (later) {
            session.apply(
                    UnitEdits.arrive(id, SECOND_TURN, map.hexOf(id).stream().toList()));
            return;
        }
        map.all(unit.then(ARRIVES).then("hexes")).stream()
                .flatMap(entry -> tree.text(entry).flatMap(map::hex).stream())
                .findFirst()
                .or(() -> tree.grid().map(grid -> grid.hex(0)))
                .ifPresent(hex -> session.apply(UnitEdits.place(id, hex)));
    }
}
