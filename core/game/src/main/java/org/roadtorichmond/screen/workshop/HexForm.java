package org.roadtorichmond.screen.workshop;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.Hexside;
import org.roadtorichmond.map.Terrain;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Constants;
import org.roadtorichmond.workshop.EditableTree;
import org.roadtorichmond.workshop.Pointer;
import org.roadtorichmond.workshop.TypedValue;
import org.roadtorichmond.workshop.edits.EdgeEdits;
import org.roadtorichmond.workshop.edits.GroundEdits;
import org.roadtorichmond.workshop.edits.PlaceEdits;
import org.roadtorichmond.workshop.edits.TermEdits;
import org.roadtorichmond.workshop.tools.EditingSession;
import org.roadtorichmond.workshop.tools.MapQuestions;
import org.roadtorichmond.workshop.tools.Selected;

/** The fields of a hex, and what is in it. */
record HexForm(Widgets ui, EditingSession session) {
    private static final Pointer HOLDS = Pointer.of("victory", "holds");

    void fill(Form form, Hex hex) {
        EditableTree tree = session.tree();
        MapQuestions map = new MapQuestions(tree);
        form.title(ui.text("side.hex", hex));
        Optional<Terrain> now = GroundEdits.terrain(tree, hex);
        form.wideChoices(
                List.of(Terrain.values()),
                now.orElse(Terrain.CLEAR),
                terrain -> ui.word(terrain),
                terrain -> session.apply(GroundEdits.paint(List.of(hex), terrain)));
        places(form, map, hex);
        if (tree.grid().filter(grid -> grid.onBorder(hex.index())).isPresent()) {
            edges(form, tree, map, hex);
        }
        holds(form, tree, hex);
        links(form, tree, map, hex);
    }

    private void places(Form form, MapQuestions map, Hex hex) {
        List<String> places = map.places(hex);
        for (String place : places) {
            form.field(
                    "place",
                    ui.text("edit.place"),
                    place,
                    "",
                    typed -> session.apply(
                            typed.isBlank() ? PlaceEdits.remove(place) : PlaceEdits.rename(place, typed.strip())));
        }
        if (places.isEmpty()) {
            form.field("place", ui.text("edit.place"), "", "", typed -> {
                if (!typed.isBlank()) {
                    session.apply(PlaceEdits.put(typed.strip(), hex));
                }
            });
        }
    }

    private void edges(Form form, EditableTree tree, MapQuestions map, Hex hex) {
        Pointer edges = EditableTree.MAP.then("edges");
        for (String way : map.waysThrough(hex)) {
            String to = tree.where(edges, "way", way).stream()
                    .filter(edge -> tree.text(edge.then("hex"))
                            .filter(hex.number()::equals)
                            .isPresent())
                    .flatMap(edge -> tree.text(edge.then("to")).stream())
                    .findFirst()
                    .orElse("");
            form.field(
                    "edge." + way,
                    ui.text("edit.wayLeadsTo", way),
                    to,
                    "",
                    typed -> session.apply(
                            typed.isBlank() ? EdgeEdits.remove(hex, way) : EdgeEdits.put(hex, way, typed.strip())));
        }
    }

    /** What each side is paid for holding the hex at the end (rule 21.9). */
    private void holds(Form form, EditableTree tree, Hex hex) {
        for (Side side : Side.values()) {
            Optional<Pointer> hold = tree.where(HOLDS, "hex", hex.number()).stream()
                    .filter(at -> tree.text(at.then("side"))
                            .filter(Constants.word(side)::equals)
                            .isPresent())
                    .findFirst();
            String points = hold.flatMap(at -> tree.at(at.then("points")))
                    .map(TypedValue::typed)
                    .orElse("");
            OptionalInt after = hold.map(at -> tree.number(at.then("after"))).orElse(OptionalInt.empty());
            form.field(
                    "hold." + side,
                    ui.text("edit.hold", ui.word(side)),
                    points,
                    "0",
                    typed -> session.apply(
                            typed.strip().matches("[1-9][0-9]{0,5}")
                                    ? TermEdits.hold(hex, side, Integer.parseInt(typed.strip()), after)
                                    : TermEdits.removeHold(hex, side)));
        }
    }

    private void links(Form form, EditableTree tree, MapQuestions map, Hex hex) {
        List<String> units = map.units(hex);
        List<String> ways = map.waysThrough(hex);
        List<String> waters = map.watersRound(hex);
        List<String> zones = map.zones(hex);
        List<Hexside> crossed = map.sides(hex).stream()
                .filter(side -> map.crossing(side).isPresent())
                .toList();
        if (!units.isEmpty() || !ways.isEmpty() || !waters.isEmpty() || !zones.isEmpty()) {
            form.heading(ui.text("edit.here"));
        }
        units.forEach(unit -> form.link(unit, () -> session.select(new Selected.OfUnit(unit))));
        ways.forEach(way -> form.link(way, () -> session.select(new Selected.OfWay(way))));
        waters.forEach(water -> form.link(water, () -> session.select(new Selected.OfWater(water))));
        crossed.forEach(side -> form.link(
                map.crossing(side).flatMap(at -> tree.text(at.then("name"))).orElse(side.toString()),
                () -> session.select(new Selected.OfCrossing(side))));
        zones.forEach(zone -> form.link(zone, () -> session.select(new Selected.OfZone(zone))));
    }
}
