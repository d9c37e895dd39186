package org.roadtorichmond.workshop;

import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.roadtorichmond.map.Terrain;
import org.roadtorichmond.scenario.json.Formats;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.scenario.json.SourceTree;
import org.roadtorichmond.scenario.json.TreeReader;
import org.roadtorichmond.words.Constants;

/**
 * The files of a new scenario: a map of clear ground, and a scenario without units that is whole, so that readers find no problem in
 * it. It is scored by the simplified system, the only one that asks for nothing on the map.
 *
 * @param name the name of both files without their endings
 * @param columns the columns of the map, 1 to 999
 * @param rows the rows of the map, 1 to 999
 */
public record BlankScenario(String name, int columns, int rows) {
    /** The most columns or rows. */
    public static final int LARGEST = 999;

    private static final int TURNS = 10;

    /** The letters of the terrains, as in the maps that come with the game. */
    private static final Map<Terrain, String> LETTERS = new TreeMap<>(Map.of(
            Terrain.CLEAR, ".",
            Terrain.FOREST, "f",
            Terrain.SWAMP, "s",
            Terrain.ROUGH, "h",
            Terrain.FORESTED_ROUGH, "t",
            Terrain.TOWN, "o",
            Terrain.LAKE, "~"));

    /**
     * Checks the size.
     *
     * @throws IllegalArgumentException if the size is out of range
     */
    public BlankScenario {
        if (columns < 1 || rows < 1 || columns > LARGEST || rows > LARGEST) {
            throw new IllegalArgumentException("a map has 1 to " + LARGEST + " columns and rows");
        }
    }

    /** The letter by which maps show a terrain, as far as it is not taken. */
    public static String usualLetter(Terrain terrain) {
        return Objects.requireNonNull(LETTERS.get(terrain));
    }

    /** The name of the map's file. */
    public String mapFile() {
        return name + ".map.json";
    }

    /** The name of the scenario's file. */
    public String scenarioFile() {
        return name + ".scenario.json";
    }

    /** The map. */
    public SourceTree map() {
        Json legend = Json.object();
        LETTERS.forEach((terrain, letter) -> legend.put(letter, Constants.word(terrain)));
        Json map = Json.object()
                .put("format", Formats.MAP)
                .put("name", title())
                .put("columns", columns)
                .put("rows", rows)
                .put("legend", legend)
                .put("terrain", Collections.nCopies(rows, clear().repeat(columns)));
        for (String list : List.of("ways", "crossovers", "waters", "crossings", "places", "edges")) {
            map.put(list, List.of());
        }
        return TreeReader.layOut(map.node());
    }

    /** The scenario. */
    public SourceTree scenario() {
        return TreeReader.layOut(Json.object()
                .put("format", Formats.SCENARIO)
                .put("name", title())
                .put(LayeredFiles.MAP, mapFile())
                .put("turns", TURNS)
                .put("story", "")
                .put("notes", "")
                .put("exits", List.of())
                .put("zones", List.of())
                .put("victory", Json.object().put("system", "simplified"))
                .put("units", List.of())
                .node());
    }

    private static String clear() {
        return usualLetter(Terrain.CLEAR);
    }

    /** What both are called until somebody gives them a name: {@code seven-pines} becomes Seven pines. */
    private String title() {
        String words = name.replace('-', ' ').replace('_', ' ').strip();
        return words.isEmpty() ? name : words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
    }
}
