package org.roadtorichmond.scenario.setup;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.map.Terrain;
import org.roadtorichmond.scenario.json.Fields;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Problems;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.words.Sentence;

/** Reads the rows of letters that say what fills each hex, and the legend that says what the letters mean. */
record TerrainRows(Problems problems) {
    /** Fills the hexes of a map; without its size only the letters are checked. */
    void read(Fields map, HexGrid grid, boolean sized, Battlefield.Builder builder) {
        Optional<Map<Integer, Terrain>> legend = map.object("legend", TerrainRows::legend);
        Optional<Node> value = map.value("terrain");
        if (value.isEmpty()) {
            return;
        }
        if (!(value.get() instanceof Node.ArrayNode rows)) {
            map.fault("terrain", Sentence.of("problem.terrainList", value.get().found()));
            return;
        }
        int count = rows.elements().size();
        map.check(!sized || count == grid.rows(), "terrain", Sentence.of("problem.terrainRows", count, grid.rows()));
        for (int row = 0; row < count; row++) {
            readRow(rows.elements().get(row), row, legend, sized ? Optional.of(grid) : Optional.empty(), builder);
        }
    }

    private void readRow(
            Node node,
            int row,
            Optional<Map<Integer, Terrain>> legend,
            Optional<HexGrid> grid,
            Battlefield.Builder builder) {
        if (!(node instanceof Node.TextNode text)) {
            problems.add(node.at(), Sentence.of("problem.terrainRow", node.found()));
            return;
        }
        int[] letters = text.text().codePoints().toArray();
        if (grid.isPresent() && letters.length != grid.get().columns()) {
            problems.add(
                    node.at(),
                    Sentence.of(
                            "problem.terrainColumns",
                            row + 1,
                            letters.length,
                            grid.get().columns()));
        }
        for (int column = 0; column < letters.length && legend.isPresent(); column++) {
            Terrain terrain = legend.get().get(letters[column]);
            if (terrain == null) {
                problems.add(node.at(), unknown(letters[column], row, column));
                return;
            }
            int ofRow = column;
            grid.flatMap(g -> g.at(ofRow + 1, row + 1)).ifPresent(hex -> builder.terrain(hex, terrain));
        }
    }

    private static Sentence unknown(int letter, int row, int column) {
        return Sentence.of("problem.letter", Words.quoted(new String(Character.toChars(letter))), row + 1, column + 1);
    }

    private static Optional<Map<Integer, Terrain>> legend(Fields fields) {
        Map<Integer, Terrain> meanings = new HashMap<>();
        for (String letter : fields.keys()) {
            Terrain terrain = fields.choice(letter, List.of(Terrain.values()));
            fields.check(
                    letter.codePointCount(0, letter.length()) == 1,
                    letter,
                    Sentence.of("problem.legendKey", Words.quoted(letter)));
            letter.codePoints().forEach(character -> meanings.put(character, terrain));
        }
        return fields.finish(() -> meanings);
    }
}
