package org.roadtorichmond.workshop.tour;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.hex.Hexside;
import org.roadtorichmond.map.Terrain;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Constants;
import org.roadtorichmond.workshop.EditableTree;
import org.roadtorichmond.workshop.Pointer;
import org.roadtorichmond.workshop.edits.GroundEdits;
import org.roadtorichmond.workshop.tools.MapQuestions;

/**
 * How far somebody has come with the tour. A step is done when the scenario has more of what the step asks for than when it began, so
 * that it can be taken in any scenario, with any tool, and what is there already does not count. One thread.
 */
public final class TourProgress {
    /** How many hexes make a wood, and a road. */
    private static final int HEXES = 3;

    /** How many games have to be watched. */
    private static final int GAMES = 10;

    private static final Pointer WAYS = EditableTree.MAP.then("ways");
    private static final Pointer UNITS = Pointer.of("units");

    private int number;
    private Node.ObjectNode begun;
    private boolean followed;
    private boolean played;
    private int gamesBefore;
    private int games;

    /** A tour that begins with a scenario as it stands. */
    public TourProgress(Node.ObjectNode tree) {
        begun = tree;
    }

    /** The number of the present step, from 0; that of all steps when the tour is over. */
    public int number() {
        return number;
    }

    /** The present step; none when the tour is over. */
    public Optional<TourStep> step() {
        return number < TourStep.values().length ? Optional.of(TourStep.values()[number]) : Optional.empty();
    }

    /** Begins another step, or the same once more, with the scenario as it stands. */
    public void begin(int step, Node.ObjectNode tree) {
        number = Math.max(0, Math.min(TourStep.values().length, step));
        begun = tree;
        followed = false;
        played = false;
        gamesBefore = games;
    }

    /** A line of the list of problems has led to where the problem is. */
    public void followed() {
        followed = true;
    }

    /** The scenario is being played. */
    public void played() {
        played = true;
    }

    /** The balance dial shows so many games of the scenario as it stands. */
    public void watched(int count) {
        // After an edit the dial begins again.
        gamesBefore = count < games ? 0 : gamesBefore;
        games = count;
    }

    /** Goes on to the next step if the present one is done; whether it was. */
    public boolean check(Node.ObjectNode tree) {
        boolean done = step().filter(step -> isDone(step, tree)).isPresent();
        if (done) {
            begin(number + 1, tree);
        }
        return done;
    }

    private boolean isDone(TourStep step, Node.ObjectNode tree) {
        EditableTree before = new EditableTree(begun);
        EditableTree now = new EditableTree(tree);
        return switch (step) {
            case PAINT -> painted(before, now) >= HEXES;
            case ROAD -> !roads(before).containsAll(roads(now));
            case RIVER -> !bridges(before).containsAll(bridges(now));
            case UNITS -> placed(before, now, Side.UNION) && placed(before, now, Side.CONFEDERATE);
            case PROBLEM -> followed;
            case BALANCE ->
                played || (games - gamesBefore >= GAMES && units(now, Side.UNION) * units(now, Side.CONFEDERATE) > 0);
        };
    }

    /** How many hexes have another terrain than before. */
    private static int painted(EditableTree before, EditableTree now) {
        Optional<HexGrid> grid = now.grid()
                .filter(known -> before.grid()
                        .filter(old -> old.columns() == known.columns() && old.rows() == known.rows())
                        .isPresent());
        int painted = 0;
        for (int i = 0; i < grid.map(HexGrid::size).orElse(0); i++) {
            Optional<Terrain> terrain =
                    GroundEdits.terrain(now, grid.orElseThrow().hex(i));
            painted += terrain.equals(
                            GroundEdits.terrain(before, grid.orElseThrow().hex(i)))
                    ? 0
                    : 1;
        }
        return painted;
    }

    /** The roads of some length, by the hexes through which they lead. */
    private static Set<List<?>> roads(EditableTree tree) {
        MapQuestions map = new MapQuestions(tree);
        Set<List<?>> roads = new HashSet<>();
        for (Pointer way : map.all(WAYS)) {
            boolean road = tree.text(way.then("kind")).filter("road"::equals).isPresent();
            List<?> hexes = tree.text(way.then("name")).map(map::way).orElse(List.of());
            if (road && hexes.size() >= HEXES) {
                roads.add(hexes);
            }
        }
        return roads;
    }

    private static Set<Hexside> bridges(EditableTree tree) {
        MapQuestions map = new MapQuestions(tree);
        Set<Hexside> rivers = new HashSet<>();
        for (Pointer water : map.all(EditableTree.MAP.then("waters"))) {
            if (tree.text(water.then("kind")).filter("river"::equals).isPresent()) {
                tree.text(water.then("name")).map(map::water).ifPresent(rivers::addAll);
            }
        }
        rivers.removeIf(side -> map.crossing(side)
                .flatMap(crossing -> tree.text(crossing.then("kind")))
                .filter("bridge"::equals)
                .isEmpty());
        return rivers;
    }

    /** Whether more units of a side stand on the map than before. */
    private static boolean placed(EditableTree before, EditableTree now, Side side) {
        return units(now, side) > units(before, side);
    }

    private static long units(EditableTree tree, Side side) {
        return new MapQuestions(tree)
                .all(UNITS).stream()
                        .filter(unit -> tree.text(unit.then("side"))
                                .filter(Constants.word(side)::equals)
                                .isPresent())
                        .filter(unit -> tree.text(unit.then("hex")).isPresent())
                        .count();
    }
}
