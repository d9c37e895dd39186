package org.roadtorichmond.workshop;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.hex.Hexside;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.map.Crossing;
import org.roadtorichmond.map.Terrain;
import org.roadtorichmond.map.Water;
import org.roadtorichmond.map.Way;
import org.roadtorichmond.scenario.json.JsonValues;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Constants;
import org.roadtorichmond.workshop.edits.EdgeEdits;
import org.roadtorichmond.workshop.edits.GroundEdits;
import org.roadtorichmond.workshop.edits.MapSizeEdits;
import org.roadtorichmond.workshop.edits.PlaceEdits;
import org.roadtorichmond.workshop.edits.TermEdits;
import org.roadtorichmond.workshop.edits.UnitEdits;
import org.roadtorichmond.workshop.edits.WaterEdits;
import org.roadtorichmond.workshop.edits.WayEdits;
import org.roadtorichmond.workshop.edits.ZoneEdits;
import org.roadtorichmond.workshop.tools.Selected;

/** Edits of every kind, as chance has them: what a designer would do, and what no designer would. */
final class RandomEdits {
    private final Random random;

    RandomEdits(long seed) {
        random = new Random(seed);
    }

    boolean chance(double of) {
        return random.nextDouble() < of;
    }

    /** An edit of a subject. */
    Edit typed(EditableTree tree) {
        HexGrid grid = tree.grid().orElse(new HexGrid(3, 3));
        Hex hex = grid.hex(random.nextInt(grid.size()));
        return switch (random.nextInt(6)) {
            case 0 -> ground(grid, hex);
            case 1 -> ways(tree, grid, hex);
            case 2 -> water(tree, grid, hex);
            case 3 -> units(tree, hex);
            case 4 -> zones(tree, hex);
            default -> terms(hex);
        };
    }

    private Edit ground(HexGrid grid, Hex hex) {
        Terrain terrain = any(List.of(Terrain.values()));
        return switch (random.nextInt(12)) {
            case 0 -> GroundEdits.fill(hex, terrain);
            case 1 -> GroundEdits.paint(GroundEdits.brush(grid, hex, 2), terrain);
            case 2 -> PlaceEdits.put("Place " + random.nextInt(9), hex);
            case 3 -> Workbench.set(JsonValues.number(random.nextInt(90)), "map", "north");
            case 4 ->
                MapSizeEdits.resize(new MapSizeEdits.Resizing(
                        Math.max(1, grid.columns() + random.nextInt(5) - 2),
                        Math.max(1, grid.rows() + random.nextInt(5) - 2),
                        random.nextInt(5) - 2,
                        random.nextInt(5) - 2));
            default -> GroundEdits.paint(List.of(hex), terrain);
        };
    }

    private Edit ways(EditableTree tree, HexGrid grid, Hex hex) {
        String name = name(tree, EditableTree.MAP.then("ways"), "name");
        return switch (random.nextInt(9)) {
            case 0 -> WayEdits.draw(any(List.of(Way.Kind.values())), "Way " + random.nextInt(1000), List.of(hex));
            case 1 -> WayEdits.shorten(name, hex);
            case 2 -> Workbench.text(new Selected.OfWay(name), "kind", Constants.word(any(List.of(Way.Kind.values()))));
            case 3 -> Workbench.text(new Selected.OfWay(name), "name", "Lane " + random.nextInt(1000));
            case 4 -> WayEdits.remove(name);
            case 5 -> WayEdits.crossover(hex, List.of(name, "Other"));
            case 6 -> EdgeEdits.put(hex, name, "Somewhere");
            case 7 -> EdgeEdits.remove(hex, name);
            default -> WayEdits.extend(name, beside(grid, hex));
        };
    }

    private Edit water(EditableTree tree, HexGrid grid, Hex hex) {
        String name = name(tree, EditableTree.MAP.then("waters"), "name");
        Hexside side = new Hexside(hex, beside(grid, hex));
        Water.Kind kind = any(List.of(Water.Kind.values()));
        return switch (random.nextInt(7)) {
            case 0 -> WaterEdits.add(kind, "Run " + random.nextInt(20), side);
            case 1 -> WaterEdits.runTo(kind, name, side);
            case 2 -> WaterEdits.erase(side);
            case 3 ->
                WaterEdits.cross(
                        any(List.of(Crossing.Kind.values())), "Bridge", side, List.of(any(List.of(Arm.values()))));
            case 4 -> Workbench.text(new Selected.OfWater(name), "name", "River " + random.nextInt(1000));
            case 5 -> Workbench.text(new Selected.OfWater(name), "kind", Constants.word(kind));
            default -> WaterEdits.add(kind, name, side);
        };
    }

    private Edit units(EditableTree tree, Hex hex) {
        String id = name(tree, Pointer.of("units"), "id");
        return switch (random.nextInt(9)) {
            case 0 ->
                UnitEdits.add(
                        "U " + random.nextInt(500), any(List.of(Side.values())), any(List.of(Arm.values())), 3, hex);
            case 1 -> Workbench.unit(id, random.nextInt(12), "strength");
            case 2 -> Workbench.unit(id, Optional.of(text()), any(List.of("formation", "commander", "x-note")));
            case 3 -> Workbench.unit(id, Optional.empty(), any(List.of("commander", "tags", "movement")));
            case 4 -> UnitEdits.copy(id, UnitEdits.freeId(tree, id));
            case 5 -> UnitEdits.remove(id);
            case 6 -> Workbench.unit(id, "R " + random.nextInt(1000), "id");
            case 7 -> UnitEdits.arrive(id, 1 + random.nextInt(9), List.of(hex));
            default -> UnitEdits.place(id, hex);
        };
    }

    private Edit zones(EditableTree tree, Hex hex) {
        String name = name(tree, Pointer.of("zones"), "name");
        Side side = any(List.of(Side.values()));
        return switch (random.nextInt(6)) {
            case 0 -> ZoneEdits.add("Zone " + random.nextInt(100), List.of(hex), Optional.of(side), Optional.empty());
            case 1 ->
                new Selected.OfZone(name)
                        .set(
                                Pointer.of("until", "turn"),
                                Optional.of(JsonValues.number(1 + random.nextInt(9)))
                                        .filter(turn -> chance(0.8)));
            case 2 -> ZoneEdits.remove(name);
            case 3 -> ZoneEdits.toggleExit(side, hex);
            case 4 -> Workbench.text(new Selected.OfZone(name), "name", "Lines " + random.nextInt(1000));
            default -> ZoneEdits.toggle(name, hex);
        };
    }

    private Edit terms(Hex hex) {
        return switch (random.nextInt(11)) {
            case 0 -> Workbench.turns(1 + random.nextInt(30));
            case 1 ->
                Workbench.set(
                        new Node.ArrayNode(Place.NOWHERE, List.of(JsonValues.number(1 + random.nextInt(9)))), "night");
            case 2 -> Workbench.set(JsonValues.text(any(List.of("union", "confederate"))), "first");
            case 3 -> Workbench.set(JsonValues.number(1 + random.nextInt(9)), "hoursPerTurn");
            case 4 -> Workbench.set(new Node.NothingNode(Place.NOWHERE), "rules", "terrain", "forest", "wheeled");
            case 5 -> Workbench.set(JsonValues.number(1 + random.nextInt(9)), "rules", "movement", "infantry");
            case 6 ->
                chance(0.5) ? Workbench.unset("rules", "movement", "infantry") : Workbench.unset("rules", "attrition");
            case 7 -> Workbench.set(JsonValues.number(random.nextInt(20)), "victory", "values", "trainOut");
            case 8 -> TermEdits.hold(hex, any(List.of(Side.values())), 1 + random.nextInt(9), OptionalInt.empty());
            case 9 -> TermEdits.removeHold(hex, any(List.of(Side.values())));
            default -> Workbench.story("Story " + random.nextInt());
        };
    }

    private Hex beside(HexGrid grid, Hex hex) {
        int beside = grid.neighbour(hex.index(), random.nextInt(6));
        return beside == HexGrid.OFF_MAP ? hex : grid.hex(beside);
    }

    private String name(EditableTree tree, Pointer list, String key) {
        int count = tree.elements(list).size();
        return count == 0
                ? "nobody"
                : tree.text(list.then(random.nextInt(count)).then(key)).orElse("nobody");
    }

    private <T> T any(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }

    private Node text() {
        return JsonValues.text(any(List.of("", "x", "J\u00e4ger \"A\"", "\u2028", "\ud83d\ude00", "0101")));
    }

    // --- Raw actions -----------------------------------------------------------------------------------------------

    /** A change anywhere in the tree that may mean anything or nothing. */
    Edit raw(EditableTree tree) {
        Pointer at = Pointer.ROOT;
        Node node = tree.root();
        while (!children(node).isEmpty() && (at.steps().isEmpty() || chance(0.8))) {
            at = at.then(any(children(node)));
            node = at.in(tree.root()).orElseThrow();
        }
        return Workbench.perform(
                switch (random.nextInt(4)) {
                    case 0 -> new TreeAction.Remove(at);
                    case 1 -> new TreeAction.Insert(at.parent().then(random.nextInt(3)), value());
                    case 2 ->
                        new TreeAction.Put(
                                at.parent().then(any(List.of("x-note", "hex", "name", ".", "~/'"))), value());
                    default -> new TreeAction.Put(at, value());
                });
    }

    private static List<String> children(Node node) {
        List<String> keys = new ArrayList<>();
        if (node instanceof Node.ObjectNode object) {
            keys.addAll(object.members().keySet());
        } else if (node instanceof Node.ArrayNode list) {
            for (int i = 0; i < list.elements().size(); i++) {
                keys.add(Integer.toString(i));
            }
        }
        return keys;
    }

    private Node value() {
        return switch (random.nextInt(6)) {
            case 0 -> JsonValues.number(random.nextInt(100) - 10L);
            case 1 -> JsonValues.truth(chance(0.5));
            case 2 -> JsonValues.noElements();
            case 3 -> JsonValues.with(JsonValues.noMembers(), "name", text());
            case 4 -> new Node.NothingNode(Place.NOWHERE);
            default -> text();
        };
    }
}
