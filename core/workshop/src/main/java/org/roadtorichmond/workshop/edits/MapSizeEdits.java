package org.roadtorichmond.workshop.edits;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.map.Terrain;
import org.roadtorichmond.scenario.json.JsonValues;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.words.Sentence;
import org.roadtorichmond.workshop.BlankScenario;
import org.roadtorichmond.workshop.Edit;
import org.roadtorichmond.workshop.EditableTree;
import org.roadtorichmond.workshop.Pointer;
import org.roadtorichmond.workshop.SameObject;

/**
 * Makes the map larger or smaller and moves what is on it, with every hex number of map and scenario.
 *
 * <p>What lies beyond the new edge is lost: ground, hexsides of waters, places, crossings, and hexes of zones, exits and arrivals.
 * A way is cut there, and goes on under a name of its own where it comes back. A unit that stood there stays in the list and
 * stands nowhere, which is shown as a problem.
 */
public final class MapSizeEdits {
    private MapSizeEdits() {}

    /**
     * A new size and where the old map lies on it.
     *
     * @param columns the new columns, 1 to 999
     * @param rows the new rows, 1 to 999
     * @param right by how many columns everything moves to the right; negative: to the left
     * @param down by how many rows everything moves down; negative: up. As even columns stand half a hex lower, they move one row
     *     further down if everything moves an odd number of columns to the right, and odd ones one row up if to the left; so nothing
     *     is bent, and the way back leads to where it was
     */
    public record Resizing(int columns, int rows, int right, int down) {
        private boolean isPossible() {
            return columns >= 1 && rows >= 1 && columns <= BlankScenario.LARGEST && rows <= BlankScenario.LARGEST;
        }

        /** Where a hex comes to lie, if it stays on the map. */
        private Optional<Hex> moved(Hex hex, HexGrid to) {
            boolean low = hex.column() % 2 == 0;
            int bend = right % 2 == 0 ? 0 : right > 0 ? (low ? 1 : 0) : (low ? 0 : -1);
            return to.at(hex.column() + right, hex.row() + down + bend);
        }
    }

    /** Changes the size. */
    public static Edit resize(Resizing size) {
        return tree -> {
            Optional<HexGrid> from = tree.grid();
            if (from.isEmpty() || !size.isPossible()) {
                tree.refuse(Sentence.of("workshop.size", BlankScenario.LARGEST));
                return;
            }
            HexGrid to = new HexGrid(size.columns(), size.rows());
            moveReferences(tree, renumbering(from.get(), to, size));
            moveGround(tree, from.get(), to, size);
            tree.put(EditableTree.MAP.then("columns"), JsonValues.number(size.columns()));
            tree.put(EditableTree.MAP.then("rows"), JsonValues.number(size.rows()));
        };
    }

    /** What would be lost beyond the new edge besides ground, each by where it stands; to be asked about before. */
    public static List<Pointer> losses(EditableTree tree, Resizing size) {
        Optional<HexGrid> from = tree.grid();
        if (from.isEmpty() || !size.isPossible()) {
            return List.of();
        }
        Renumbering renumbering = renumbering(from.get(), new HexGrid(size.columns(), size.rows()), size);
        renumbering.of(tree.root(), Pointer.ROOT);
        return renumbering.lost();
    }

    private static Renumbering renumbering(HexGrid from, HexGrid to, Resizing size) {
        return new Renumbering(number -> from.parse(number)
                .map(hex -> size.moved(hex, to).map(Hex::number))
                // What is no hex of the map is a problem already, and stays one.
                .orElse(Optional.of(number)));
    }

    private static void moveReferences(EditableTree tree, Renumbering renumbering) {
        Node.ObjectNode before = tree.root();
        Node.ObjectNode after = (Node.ObjectNode) renumbering.of(before, Pointer.ROOT);
        putDifferences(tree, before, after, Pointer.ROOT);
    }

    /** One action for each list and value of the files that is another one now. */
    private static void putDifferences(EditableTree tree, Node.ObjectNode before, Node.ObjectNode after, Pointer at) {
        for (Map.Entry<String, Node.Member> member : before.members().entrySet()) {
            Pointer there = at.then(member.getKey());
            Node old = member.getValue().value();
            Optional<Node> changed = after.member(member.getKey()).map(Node.Member::value);
            if (changed.isEmpty()) {
                tree.remove(there);
            } else if (there.equals(EditableTree.MAP)
                    && old instanceof Node.ObjectNode map
                    && changed.get() instanceof Node.ObjectNode other) {
                putDifferences(tree, map, other, there);
            } else if (!SameObject.is(changed.get(), old)) {
                tree.put(there, changed.get());
            }
        }
    }

    private static void moveGround(EditableTree tree, HexGrid from, HexGrid to, Resizing size) {
        int clear = GroundEdits.letter(tree, Terrain.CLEAR);
        int[][] letters = new int[to.rows()][to.columns()];
        for (int[] row : letters) {
            Arrays.fill(row, clear);
        }
        for (int row = 0; row < from.rows(); row++) {
            int[] old = tree.text(GroundEdits.TERRAIN.then(row))
                    .orElse("")
                    .codePoints()
                    .toArray();
            for (int column = 0; column < Math.min(old.length, from.columns()); column++) {
                int letter = old[column];
                from.at(column + 1, row + 1)
                        .flatMap(hex -> size.moved(hex, to))
                        .ifPresent(hex -> letters[hex.row() - 1][hex.column() - 1] = letter);
            }
        }
        List<String> rows = Arrays.stream(letters)
                .map(row -> new String(row, 0, row.length))
                .toList();
        tree.put(GroundEdits.TERRAIN, JsonValues.texts(rows));
    }
}
