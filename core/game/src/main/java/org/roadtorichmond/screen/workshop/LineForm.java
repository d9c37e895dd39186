package org.roadtorichmond.screen.workshop;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.roadtorichmond.map.Water;
import org.roadtorichmond.map.Way;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Constants;
import org.roadtorichmond.workshop.EditableTree;
import org.roadtorichmond.workshop.JsonValues;
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
        EditableTree tree = session.tree();
        form.title(name);
        form.field(
                NAME,
                ui.text("edit.name"),
                name,
                "",
                typed -> session.apply(WayEdits.rename(name, typed.strip()), new Selected.OfWay(typed.strip())));
        Way.Kind now = tree.first(EditableTree.MAP.then("ways"), NAME, name)
                .flatMap(way -> tree.text(way.then("kind")))
                .flatMap(word -> TreeCounters.constant(Way.Kind.values(), word))
                .orElse(Way.Kind.ROAD);
        form.choices(
                ui.text("edit.kind"),
                List.of(Way.Kind.values()),
                now,
                kind -> ui.text("tool." + kind.name()),
                kind -> session.apply(WayEdits.kind(name, kind)));
        form.note(ui.text("edit.length", new MapQuestions(tree).way(name).size()));
        removal(form);
    }

    /** Fills a form with a water. */
    void water(Form form, String name) {
        EditableTree tree = session.tree();
        form.title(name);
        form.field(
                NAME,
                ui.text("edit.name"),
                name,
                "",
                typed -> session.apply(WaterEdits.rename(name, typed.strip()), new Selected.OfWater(typed.strip())));
        Water.Kind now = tree.first(EditableTree.MAP.then("waters"), NAME, name)
                .flatMap(water -> tree.text(water.then("kind")))
                .flatMap(word -> TreeCounters.constant(Water.Kind.values(), word))
                .orElse(Water.Kind.STREAM);
        form.choices(
                ui.text("edit.kind"),
                List.of(Water.Kind.values()),
                now,
                kind -> ui.text("tool." + kind.name()),
                kind -> session.apply(WaterEdits.kind(name, kind)));
        form.note(ui.text("edit.sides", new MapQuestions(tree).water(name).size()));
        removal(form);
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
                        side.map(chosen -> JsonValues.text(Constants.word(chosen))))));
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
