package org.roadtorichmond.workshop.edits;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.hex.Hexside;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.map.Crossing;
import org.roadtorichmond.map.Water;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.scenario.json.JsonValues;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.words.Constants;
import org.roadtorichmond.words.Sentence;
import org.roadtorichmond.workshop.Edit;
import org.roadtorichmond.workshop.EditableTree;
import org.roadtorichmond.workshop.Pointer;

/** Draws rivers and streams along hexsides, and builds bridges and fords over them. */
public final class WaterEdits {
    /** The longest gap that a water closes by itself, in hexsides with both ends. */
    static final int LONGEST_RUN = 24;

    private static final Pointer WATERS = EditableTree.MAP.then("waters");
    private static final Pointer CROSSINGS = EditableTree.MAP.then("crossings");
    private static final String NAME = "name";
    private static final String HEXSIDES = "hexsides";
    private static final String HEXSIDE = "hexside";

    private WaterEdits() {}

    /** Adds a hexside to a water, which begins with it if there is none of this name; the gap to its nearer end stays. */
    public static Edit add(Water.Kind kind, String name, Hexside side) {
        return tree -> {
            Optional<Pointer> water = tree.first(WATERS, NAME, name);
            if (water.isEmpty()) {
                begin(tree, kind, name, side);
            } else {
                List<String> row = new ArrayList<>(tree.words(water.get().then(HEXSIDES)));
                if (row.stream().noneMatch(written -> EditableTree.isSame(written, side))) {
                    row.add(isAtBeginning(tree, row, side) ? 0 : row.size(), written(side));
                    put(tree, water.get(), row);
                }
            }
        };
    }

    /** Lets a water run on from its last hexside to this one, by the shortest way along the sides of hexes. */
    public static Edit runTo(Water.Kind kind, String name, Hexside side) {
        return tree -> {
            Optional<Pointer> water = tree.first(WATERS, NAME, name);
            List<String> row = water.map(at -> tree.words(at.then(HEXSIDES))).orElse(List.of());
            if (row.isEmpty() || tree.grid().isEmpty()) {
                add(kind, name, side).on(tree);
                return;
            }
            Optional<List<Hexside>> run = run(tree, name, side);
            if (run.isEmpty()) {
                tree.refuse(Sentence.of("workshop.tooFar", side, Words.quoted(name)));
                return;
            }
            List<String> longer = new ArrayList<>(row);
            run.get().stream()
                    .filter(next -> longer.stream().noneMatch(written -> EditableTree.isSame(written, next)))
                    .map(WaterEdits::written)
                    .forEach(longer::add);
            put(tree, water.orElseThrow(), longer);
        };
    }

    /** The hexsides by which a water would run on to this one, its last one included; empty if it is too far, or there is no such water. */
    public static Optional<List<Hexside>> run(EditableTree tree, String name, Hexside side) {
        Optional<HexGrid> grid = tree.grid();
        List<String> row = tree.first(WATERS, NAME, name)
                .map(at -> tree.words(at.then(HEXSIDES)))
                .orElse(List.of());
        return grid.filter(known -> !row.isEmpty())
                .flatMap(known -> tree.side(row.get(row.size() - 1))
                        .flatMap(last -> new HexsidePath(known).between(last, side, LONGEST_RUN)));
    }

    private static void begin(EditableTree tree, Water.Kind kind, String name, Hexside side) {
        Named.insistOnNew(tree, WATERS, NAME, name);
        Json water = Json.object().put("kind", Constants.word(kind)).put(NAME, name);
        tree.append(WATERS, water.put(HEXSIDES, written(side)).node());
    }

    private static void put(EditableTree tree, Pointer water, List<String> row) {
        tree.put(water.then(HEXSIDES), JsonValues.text(String.join(" ", row)));
    }

    /** Whether a hexside meets the first of a water and not its last. */
    private static boolean isAtBeginning(EditableTree tree, List<String> row, Hexside side) {
        return !row.isEmpty() && meets(tree, row.get(0), side) && !meets(tree, row.get(row.size() - 1), side);
    }

    private static boolean meets(EditableTree tree, String written, Hexside side) {
        return tree.grid()
                .filter(grid -> tree.side(written)
                        .filter(end -> new HexsidePath(grid).meeting(end).contains(HexsidePath.inOrder(side)))
                        .isPresent())
                .isPresent();
    }

    private static String written(Hexside side) {
        return HexsidePath.inOrder(side).toString();
    }

    /** Takes the water from a hexside, with what crosses it; a water that has no hexside left goes. */
    public static Edit erase(Hexside side) {
        return removeCrossing(side).then(tree -> {
            for (int i = tree.elements(WATERS).size() - 1; i >= 0; i--) {
                Pointer water = WATERS.then(i);
                List<String> row = tree.words(water.then(HEXSIDES));
                List<String> left = row.stream()
                        .filter(written -> !EditableTree.isSame(written, side))
                        .toList();
                if (left.isEmpty() && !row.isEmpty()) {
                    tree.remove(water);
                } else if (left.size() < row.size()) {
                    put(tree, water, left);
                }
            }
        });
    }

    /** Removes a water; what crosses it stays, since another one may run there too. */
    public static Edit remove(String name) {
        return tree -> Named.on(tree, WATERS, NAME, name, tree::remove);
    }

    // --- Crossings -------------------------------------------------------------------------------------------------

    /**
     * Builds a bridge or a ford, in place of what is there.
     *
     * @param arms who may use it; all, if none are named
     */
    public static Edit cross(Crossing.Kind kind, String name, Hexside side, Collection<Arm> arms) {
        Json crossing = Json.object()
                .put("kind", Constants.word(kind))
                .put(NAME, name)
                .put(HEXSIDE, written(side))
                .putFilled("for", arms.stream().sorted().toList(), Constants::word);
        return removeCrossing(side).then(tree -> tree.append(CROSSINGS, crossing.node()));
    }

    /** Removes the bridge or ford over a hexside, if there is one. */
    public static Edit removeCrossing(Hexside side) {
        return tree -> {
            List<Pointer> found = new ArrayList<>();
            for (int i = 0; i < tree.elements(CROSSINGS).size(); i++) {
                Pointer crossing = CROSSINGS.then(i);
                if (tree.text(crossing.then(HEXSIDE))
                        .filter(written -> EditableTree.isSame(written, side))
                        .isPresent()) {
                    found.add(crossing);
                }
            }
            Named.removeAll(tree, found);
        };
    }
}
