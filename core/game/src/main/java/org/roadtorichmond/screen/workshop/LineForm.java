package org.roadtorichmond.screen.workshop;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.roadtorichmond.map.Water;
import org.roadtorichmond.map.Way;
import org.roadtorichmond.scenario.json.JsonValues;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Constants;
import org.roadtorichmond.workshop.Edit;
import org.roadtorichmond.workshop.EditableTree;
import org.roadtorichmond.workshop.Pointer;
import org.roadtorichmond.workshop.TypedValue;
import org.roadtorichmond.workshop.edits.FieldEdits;
import org.roadtorichmond.workshop.edits.WaterEdits;
import org.roadtorichmond.workshop.edits.WayEdits;
import org.roadtorichmond.workshop.edits.ZoneEdits;
import org.roadtorichmond.workshop.tools.EditingSession;
import org.roadtorichmond.workshop.tools.MapQuestions;
import org.roadtorichmond.workshop.tools.Selected;

/** The fields of what runs over several hexes: a way, a water, a zone. */
final class LineForm {
    private static final Pointer ZONES = Pointer.of("zones");
    private static final String NAME = "name";

    private final Widgets ui;
    private final EditingSession session;

    LineForm(Widgets ui, EditingSession session) {
        this.ui = ui;
        this.session = session;
    }

    /** Fills a form with a way. */
    void way(Form form, String name) {
        named(form, name, typed -> session.apply(WayEdits.rename(name, typed), new Selected.OfWay(typed)));
        kind(form, "ways", name, Way.Kind.values(), kind -> WayEdits.kind(name, kind));
        form.note(ui.text(
                "edit.length", new MapQuestions(session.tree()).way(name).size()));
        removal(form);
    }

    /** Fills a form with a water. */
    void water(Form form, String name) {
        named(form, name, typed -> session.apply(WaterEdits.rename(name, typed), new Selected.OfWater(typed)));
        kind(form, "waters", name, Water.Kind.values(), kind -> WaterEdits.kind(name, kind));
        form.note(ui.text(
                "edit.sides", new MapQuestions(session.tree()).water(name).size()));
        removal(form);
    }

    private void named(Form form, String name, Consumer<String> rename) {
        form.title(name);
        form.field(NAME, ui.text("edit.name"), name, "", typed -> rename.accept(typed.strip()));
    }

    /** The kind of an element of a list of the map, and the other kinds; the first one where the draft names none. */
    private <K extends Enum<K>> void kind(Form form, String list, String name, K[] kinds, Function<K, Edit> edit) {
        EditableTree tree = session.tree();
        K now = tree.first(EditableTree.MAP.then(list), NAME, name)
                .flatMap(element -> tree.text(element.then("kind")))
                .flatMap(word -> TreeCounters.constant(kinds, word))
                .orElse(kinds[0]);
        form.choices(
                ui.text("edit.kind"),
                List.of(kinds),
                now,
                kind -> ui.text("tool." + kind.name()),
                kind -> session.apply(edit.apply(kind)));
    }

    /** Fills a form with a zone. */
    void zone(Form form, String name) {
        EditableTree tree = session.tree();
        Optional<Pointer> found = tree.first(ZONES, NAME, name);
        if (found.isEmpty()) {
            return;
        }
        Pointer zone = found.get();
        form.title(name);
        form.field(
                NAME,
                ui.text("edit.name"),
                name,
                "",
                typed -> session.apply(ZoneEdits.rename(name, typed.strip()), new Selected.OfZone(typed.strip())));
        side(form, zone, name, "closedTo");
        side(form, zone, name, "holds");
        until(form, zone, name, "turn");
        until(form, zone, name, "enemyWithin");
        form.field(
                "hexes",
                ui.text("edit.hexes"),
                tree.text(zone.then("hexes")).orElse(""),
                "",
                typed -> session.apply(FieldEdits.set(
                        ZONES, NAME, name, Pointer.of("hexes"), Optional.of(JsonValues.text(typed.strip())))));
        removal(form);
    }

    private void side(Form form, Pointer zone, String name, String key) {
        Optional<Side> now =
                session.tree().text(zone.then(key)).flatMap(word -> TreeCounters.constant(Side.values(), word));
        List<Optional<Side>> choices = Stream.concat(
                        Stream.of(Optional.<Side>empty()),
                        Stream.of(Side.values()).map(Optional::of))
                .toList();
        form.choices(
                        ui.text("edit." + key),
                        choices,
                        now,
                        side -> side.map(ui::word).orElseGet(() -> ui.text("edit.noSide")),
                        side -> session.apply(FieldEdits.set(
                                ZONES,
                                NAME,
                                name,
                                Pointer.of(key),
                                side.map(chosen -> JsonValues.text(Constants.word(chosen))))))
                .setName(key);
    }

    private void until(Form form, Pointer zone, String name, String key) {
        Optional<Node> value = session.tree().at(zone.then("until").then(key));
        form.field(
                "until." + key,
                ui.text("edit.until." + key),
                value.map(TypedValue::typed).orElse(""),
                ui.text("edit.never"),
                typed -> session.apply(
                        FieldEdits.set(ZONES, NAME, name, Pointer.of("until", key), TypedValue.number(typed))));
    }

    private void removal(Form form) {
        form.buttons(List.of(ui.button(ui.text("edit.remove"), "default", session::remove)));
    }
}
