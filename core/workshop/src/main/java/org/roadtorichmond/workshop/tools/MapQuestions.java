package org.roadtorichmond.workshop.tools;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.roadtorichmond.hex.Direction;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.hex.Hexside;
import org.roadtorichmond.map.Water;
import org.roadtorichmond.map.Way;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Constants;
import org.roadtorichmond.workshop.EditableTree;
import org.roadtorichmond.workshop.Pointer;

/** Answers what is where on a map under edit, which may have faults: what cannot be read is not there. */
public final class MapQuestions {
    private static final Pointer WAYS = EditableTree.MAP.then("ways");
    private static final Pointer WATERS = EditableTree.MAP.then("waters");
    private static final Pointer CROSSINGS = EditableTree.MAP.then("crossings");
    private static final Pointer CROSSOVERS = EditableTree.MAP.then("crossovers");
    private static final Pointer UNITS = Pointer.of("units");
    private static final Pointer ZONES = Pointer.of("zones");
    private static final Pointer EXITS = Pointer.of("exits");
    private static final String NAME = "name";
    private static final String HEXES = "hexes";

    private final EditableTree tree;

    /** Questions about a tree. */
    public MapQuestions(EditableTree tree) {
        this.tree = tree;
    }

    /** The hex with a number, if the map has it. */
    public Optional<Hex> hex(String number) {
        return tree.hex(number);
    }

    private List<Hex> hexes(List<String> numbers) {
        return numbers.stream().flatMap(number -> tree.hex(number).stream()).toList();
    }

    /** All elements of a list, by their places. */
    public List<Pointer> all(Pointer list) {
        List<Pointer> all = new ArrayList<>();
        for (int i = 0; i < tree.elements(list).size(); i++) {
            all.add(list.then(i));
        }
        return all;
    }

    private List<String> names(List<Pointer> elements) {
        return elements.stream()
                .flatMap(element -> tree.text(element.then(NAME)).stream())
                .toList();
    }

    // --- Ways ------------------------------------------------------------------------------------------------------

    /** The hexes of a way in order; none if there is no such way. */
    public List<Hex> way(String name) {
        return tree.first(WAYS, NAME, name)
                .map(way -> hexes(tree.words(way.then(HEXES))))
                .orElse(List.of());
    }

    /** The names of the ways through a hex. */
    public List<String> waysThrough(Hex hex) {
        return names(all(WAYS).stream()
                .filter(way -> tree.words(way.then(HEXES)).contains(hex.number()))
                .toList());
    }

    List<String> waysEnding(Way.Kind kind, Hex hex) {
        return names(tree.where(WAYS, "kind", Constants.word(kind))).stream()
                .filter(name -> isEnd(way(name), hex))
                .toList();
    }

    private static boolean isEnd(List<Hex> way, Hex hex) {
        return !way.isEmpty()
                && (way.get(0).equals(hex) || way.get(way.size() - 1).equals(hex));
    }

    // --- Water -----------------------------------------------------------------------------------------------------

    /** The hexsides of all waters of a name. */
    public List<Hexside> water(String name) {
        return tree.where(WATERS, NAME, name).stream()
                .flatMap(water -> tree.words(water.then("hexsides")).stream())
                .flatMap(written -> tree.side(written).stream())
                .toList();
    }

    /** The names of the waters along a hexside. */
    public List<String> watersAlong(Hexside side) {
        return names(all(WATERS).stream()
                        .filter(water -> runsAlong(water, side))
                        .toList())
                .stream()
                .distinct()
                .toList();
    }

    private boolean runsAlong(Pointer water, Hexside side) {
        return tree.words(water.then("hexsides")).stream().anyMatch(written -> EditableTree.isSame(written, side));
    }

    /** The names of the waters round a hex. */
    public List<String> watersRound(Hex hex) {
        return sides(hex).stream()
                .flatMap(side -> watersAlong(side).stream())
                .distinct()
                .toList();
    }

    /** The names of the waters of a kind that have a hexside as their last. */
    List<String> watersEnding(Water.Kind kind, Hexside side) {
        return names(waters(kind).stream()
                .filter(water -> {
                    List<String> row = tree.words(water.then("hexsides"));
                    return !row.isEmpty() && EditableTree.isSame(row.get(row.size() - 1), side);
                })
                .toList());
    }

    private List<Pointer> waters(Water.Kind kind) {
        return tree.where(WATERS, "kind", Constants.word(kind));
    }

    /** The bridge or ford over a hexside, by its place in the tree. */
    public Optional<Pointer> crossing(Hexside side) {
        return all(CROSSINGS).stream()
                .filter(crossing -> tree.text(crossing.then("hexside"))
                        .filter(written -> EditableTree.isSame(written, side))
                        .isPresent())
                .findFirst();
    }

    /** The hexsides at which roads and trails cross a river without bridge or ford. */
    public List<Hexside> unbridged() {
        return all(WAYS).stream().flatMap(way -> unbridged(way).stream()).toList();
    }

    /** The hexsides at which one of the ways, by its place in the tree, crosses a river without bridge or ford; none of a railroad. */
    List<Hexside> unbridged(Pointer way) {
        List<Pointer> rivers = waters(Water.Kind.RIVER);
        boolean marched = tree.text(way.then("kind"))
                .filter(Constants.word(Way.Kind.RAILROAD)::equals)
                .isEmpty();
        List<Hex> row = hexes(tree.words(way.then(HEXES)));
        return IntStream.range(1, row.size())
                .filter(step -> marched)
                .mapToObj(step -> new Hexside(row.get(step - 1), row.get(step)))
                .filter(side -> rivers.stream().anyMatch(river -> runsAlong(river, side)))
                .filter(side -> crossing(side).isEmpty())
                .toList();
    }

    /** The crossover in a hex, by its place in the tree. */
    public Optional<Pointer> crossover(Hex hex) {
        return tree.first(CROSSOVERS, "hex", hex.number());
    }

    /** The hexes in which ways pass each other without meeting. */
    public List<Hex> crossovers() {
        return all(CROSSOVERS).stream()
                .flatMap(crossover -> tree.text(crossover.then("hex")).stream())
                .flatMap(number -> tree.hex(number).stream())
                .toList();
    }

    /** The hexes through which more than one way leads. */
    public List<Hex> meetings() {
        Map<Hex, Long> ways = names(all(WAYS)).stream()
                .flatMap(name -> way(name).stream().distinct())
                .collect(Collectors.groupingBy(Function.identity(), TreeMap::new, Collectors.counting()));
        return ways.entrySet().stream()
                .filter(way -> way.getValue() > 1)
                .map(Map.Entry::getKey)
                .toList();
    }

    /** The sides of a hex that it shares with others. */
    public List<Hexside> sides(Hex hex) {
        List<Hexside> sides = new ArrayList<>();
        tree.grid().filter(grid -> hex.index() < grid.size()).ifPresent(grid -> {
            for (int direction = 0; direction < Direction.COUNT; direction++) {
                int beside = grid.neighbour(hex.index(), direction);
                if (beside != HexGrid.OFF_MAP) {
                    sides.add(new Hexside(hex, grid.hex(beside)));
                }
            }
        });
        return sides;
    }

    // --- Places, units, zones --------------------------------------------------------------------------------------

    /** The names of the places in a hex. */
    public List<String> places(Hex hex) {
        Pointer places = EditableTree.MAP.then("places");
        return names(tree.where(places, "hex", hex.number()));
    }

    /** The ids of the units that stand in a hex, the last of the file uppermost and therefore last. */
    public List<String> units(Hex hex) {
        return tree.where(UNITS, "hex", hex.number()).stream()
                .flatMap(unit -> tree.text(unit.then("id")).stream())
                .toList();
    }

    /** The hex in which a unit stands; empty if it comes later or its hex is not on the map. */
    public Optional<Hex> hexOf(String unit) {
        return tree.first(UNITS, "id", unit)
                .flatMap(at -> tree.text(at.then("hex")))
                .flatMap(tree::hex);
    }

    /** The hexes of a zone. */
    public List<Hex> zone(String name) {
        return tree.first(ZONES, NAME, name)
                .map(zone -> hexes(tree.words(zone.then(HEXES))))
                .orElse(List.of());
    }

    /** The names of the zones that a hex is in. */
    public List<String> zones(Hex hex) {
        return names(all(ZONES).stream()
                .filter(zone -> tree.words(zone.then(HEXES)).contains(hex.number()))
                .toList());
    }

    /** The hexes in which units of a side may leave the map. */
    public List<Hex> exits(Side side) {
        return tree.where(EXITS, "side", Constants.word(side)).stream()
                .flatMap(exit -> all(exit.then(HEXES)).stream())
                .flatMap(number -> tree.text(number).stream())
                .flatMap(number -> tree.hex(number).stream())
                .toList();
    }

    /** A name that no element of a list has: the wished one if it is free, or with a number behind it. */
    static String freeName(EditableTree tree, Pointer list, String key, String wished, String usual) {
        boolean blank = wished.isBlank();
        String base = blank ? usual : wished.strip();
        if (!blank && tree.first(list, key, base).isEmpty()) {
            return base;
        }
        int number = blank ? 1 : 2;
        while (tree.first(list, key, base + " " + number).isPresent()) {
            number++;
        }
        return base + " " + number;
    }

    /** The steps from one hex to another, without the first, straight and whatever is in the way. */
    static List<Hex> steps(HexGrid grid, Hex from, Hex to) {
        List<Hex> steps = new ArrayList<>();
        int at = from.index();
        while (at != to.index()) {
            int best = at;
            for (int direction = 0; direction < Direction.COUNT; direction++) {
                int beside = grid.neighbour(at, direction);
                if (beside != HexGrid.OFF_MAP && grid.distance(beside, to.index()) < grid.distance(best, to.index())) {
                    best = beside;
                }
            }
            at = best;
            steps.add(grid.hex(at));
        }
        return steps;
    }
}
