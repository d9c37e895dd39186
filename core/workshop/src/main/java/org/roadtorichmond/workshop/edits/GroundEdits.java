package org.roadtorichmond.workshop.edits;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.roadtorichmond.hex.Direction;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.map.Terrain;
import org.roadtorichmond.scenario.json.JsonValues;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.words.Constants;
import org.roadtorichmond.words.Sentence;
import org.roadtorichmond.workshop.BlankScenario;
import org.roadtorichmond.workshop.Edit;
import org.roadtorichmond.workshop.EditableTree;
import org.roadtorichmond.workshop.Pointer;

/** Paints terrain. A terrain that the legend has no letter for gets one. */
public final class GroundEdits {
    static final Pointer TERRAIN = EditableTree.MAP.then("terrain");
    private static final Pointer LEGEND = EditableTree.MAP.then("legend");

    private GroundEdits() {}

    /** Paints hexes; those that have the terrain already stay as they are written. */
    public static Edit paint(Collection<Hex> hexes, Terrain terrain) {
        return tree -> {
            Map<Integer, Set<Integer>> columnsByRow = new TreeMap<>();
            for (Hex hex : hexes) {
                if (terrain(tree, hex).filter(terrain::equals).isEmpty()) {
                    columnsByRow
                            .computeIfAbsent(hex.row() - 1, row -> new TreeSet<>())
                            .add(hex.column() - 1);
                }
            }
            if (!columnsByRow.isEmpty()) {
                int letter = letter(tree, terrain);
                columnsByRow.forEach((row, columns) -> paintRow(tree, row, columns, letter));
            }
        };
    }

    private static void paintRow(EditableTree tree, int row, Set<Integer> columns, int letter) {
        Pointer at = TERRAIN.then(row);
        int[] letters = tree.text(at).orElse("").codePoints().toArray();
        for (int column : columns) {
            if (column >= letters.length) {
                tree.refuse(Sentence.of("workshop.noTerrainRow", row + 1, letters.length));
                return;
            }
            letters[column] = letter;
        }
        tree.put(at, JsonValues.text(new String(letters, 0, letters.length)));
    }

    /** Paints a hex and all that hang together with it and have its terrain. */
    public static Edit fill(Hex hex, Terrain terrain) {
        return tree -> {
            Set<Hex> area = area(tree, hex);
            if (area.isEmpty()) {
                tree.refuse(Sentence.of("workshop.noGround", hex));
                return;
            }
            paint(area, terrain).on(tree);
        };
    }

    /** A hex and all that hang together with it and have its terrain; none if the map does not say what its terrain is. */
    public static Set<Hex> area(EditableTree tree, Hex hex) {
        Optional<HexGrid> grid = tree.grid().filter(g -> hex.index() < g.size());
        Optional<Terrain> terrain = terrain(tree, hex);
        return grid.isPresent() && terrain.isPresent() ? alike(tree, grid.get(), hex, terrain.get()) : Set.of();
    }

    private static Set<Hex> alike(EditableTree tree, HexGrid grid, Hex from, Terrain terrain) {
        Set<Hex> found = new TreeSet<>(List.of(from));
        Deque<Hex> next = new ArrayDeque<>(found);
        while (!next.isEmpty()) {
            int hex = next.remove().index();
            for (int direction = 0; direction < Direction.COUNT; direction++) {
                int beside = grid.neighbour(hex, direction);
                if (beside != HexGrid.OFF_MAP
                        && terrain(tree, grid.hex(beside))
                                .filter(terrain::equals)
                                .isPresent()
                        && found.add(grid.hex(beside))) {
                    next.add(grid.hex(beside));
                }
            }
        }
        return found;
    }

    /** The hexes of a brush, at most so many steps from its middle. */
    public static Set<Hex> brush(HexGrid grid, Hex middle, int radius) {
        Set<Hex> hexes = new TreeSet<>();
        for (int i = 0; i < grid.size(); i++) {
            if (grid.distance(middle.index(), i) <= radius) {
                hexes.add(grid.hex(i));
            }
        }
        return hexes;
    }

    /** The terrain of a hex, to be picked up; empty if the map does not say any. */
    public static Optional<Terrain> terrain(EditableTree tree, Hex hex) {
        int column = hex.column() - 1;
        int[] letters =
                tree.text(TERRAIN.then(hex.row() - 1)).orElse("").codePoints().toArray();
        return column < letters.length
                ? tree.text(LEGEND.then(Character.toString(letters[column]))).flatMap(GroundEdits::named)
                : Optional.empty();
    }

    private static Optional<Terrain> named(String word) {
        return List.of(Terrain.values()).stream()
                .filter(terrain -> Constants.word(terrain).equals(word))
                .findFirst();
    }

    /** The letter of a terrain, which becomes part of the legend if it has none. */
    static int letter(EditableTree tree, Terrain terrain) {
        String word = Constants.word(terrain);
        tree.insist(LEGEND);
        if (tree.at(LEGEND).orElse(tree.root()) instanceof Node.ObjectNode legend) {
            Optional<String> known = legend.members().keySet().stream()
                    .filter(key -> key.codePointCount(0, key.length()) == 1)
                    .filter(key ->
                            tree.text(LEGEND.then(key)).filter(word::equals).isPresent())
                    .findFirst();
            if (known.isPresent()) {
                return known.get().codePointAt(0);
            }
        }
        String letter = freeLetter(tree, terrain);
        tree.put(LEGEND.then(letter), JsonValues.text(word));
        return letter.codePointAt(0);
    }

    private static String freeLetter(EditableTree tree, Terrain terrain) {
        String usual = BlankScenario.usualLetter(terrain);
        if (tree.at(LEGEND.then(usual)).isEmpty()) {
            return usual;
        }
        char letter = 'a';
        while (tree.at(LEGEND.then(String.valueOf(letter))).isPresent()) {
            letter++;
        }
        return String.valueOf(letter);
    }
}
