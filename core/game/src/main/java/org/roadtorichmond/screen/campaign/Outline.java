package org.roadtorichmond.screen.campaign;

import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.math.Vector2;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A country in outline, with the places at which scenarios were fought, in tenths of a mile east and north of its chief town.
 *
 * @param lines rivers and railroads
 * @param towns places that are named
 * @param battles where scenarios were fought, by the names of their files without an ending
 */
record Outline(List<Line> lines, List<Town> towns, Map<String, Vector2> battles) {
    /** The file of the country in which the scenarios that come with the game lie. */
    static final String PENINSULA = "assets/outline/peninsula.txt";

    /** No country: a campaign elsewhere. */
    static final Outline NOWHERE = new Outline(List.of(), List.of(), Map.of());

    /**
     * A river or railroad.
     *
     * @param width how wide it is drawn, in units of the interface; 0 for a railroad
     * @param name what it is called; may be empty
     * @param points from one end to the other
     */
    record Line(float width, String name, List<Vector2> points) {}

    /** A named place. */
    record Town(String name, Vector2 at) {}

    /** Reads an outline that comes with the game. */
    static Outline of(FileHandle file) {
        List<Line> lines = new ArrayList<>();
        List<Town> towns = new ArrayList<>();
        Map<String, Vector2> battles = new HashMap<>();
        for (String line : file.readString("UTF-8").lines().toList()) {
            String[] words = line.strip().split(" ", -1);
            switch (words[0]) {
                case "river", "railroad" -> lines.add(line(line));
                case "town" ->
                    towns.add(new Town(String.join(" ", Arrays.copyOfRange(words, 1, words.length - 2)), last(words)));
                case "battle" -> battles.put(words[1], last(words));
                default -> {}
            }
        }
        return new Outline(List.copyOf(lines), List.copyOf(towns), Map.copyOf(battles));
    }

    private static Line line(String text) {
        String[] parts = text.split("\\|", 2);
        String[] head = parts[0].strip().split(" ", 3);
        float width = head.length > 1 ? Float.parseFloat(head[1]) : 0;
        String name = head.length > 2 ? head[2] : "";
        List<Vector2> points = Arrays.stream(parts[1].split(",", -1))
                .map(point -> last(point.strip().split(" ", -1)))
                .toList();
        return new Line(width, name, points);
    }

    private static Vector2 last(String[] words) {
        return new Vector2(Float.parseFloat(words[words.length - 2]), Float.parseFloat(words[words.length - 1]));
    }

    /** Whether all of some scenarios were fought here. */
    boolean has(List<String> scenarios) {
        return battles.keySet().containsAll(scenarios);
    }
}
