package org.roadtorichmond.scenario.setup;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.roadtorichmond.hex.Direction;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.hex.Hexside;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.map.Terrain;
import org.roadtorichmond.map.Water;
import org.roadtorichmond.map.Way;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Problems;
import org.roadtorichmond.scenario.json.TreePath;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.words.Sentence;

/**
 * What a map that can be played on says and its author hardly means: a river or stream with a hole, and ways whose names look
 * alike.
 *
 * <p>A water may be in several parts. There is a hole where two of them end in open country within {@link #HOLE} hexes of each
 * other: not at the edge of the map, where a river may leave and come back, and not at a lake that it flows through.
 */
final class MapWarnings {
    /** The longest way between two ends that is taken for a hole, in hexes. */
    private static final int HOLE = 3;

    private final Battlefield field;
    private final Node.ObjectNode root;
    private final Problems found = new Problems();

    private MapWarnings(Battlefield field, Node.ObjectNode root) {
        this.field = field;
        this.root = root;
    }

    /** The warnings of a map that was read from a tree, in the order of the file. */
    static List<Problem> of(Battlefield field, Node.ObjectNode root) {
        MapWarnings warnings = new MapWarnings(field, root);
        for (int i = 0; i < field.waters().size(); i++) {
            warnings.holes(field.waters().get(i), "waters[" + i + "].hexsides");
        }
        NameWarnings.add(
                field.ways().stream().map(Way::name).toList(),
                (i, sentence) -> warnings.warn("ways[" + i + "].name", sentence));
        return warnings.found.inOrder();
    }

    private void warn(String path, Sentence sentence) {
        Place at = new TreePath(path).in(root).map(Node::at).orElse(root.at());
        found.add(at, sentence);
    }

    /** Where hexsides meet: the two or three hexes round it; beyond the map there is none. */
    private record Corner(Set<Integer> hexes) {}

    private void holes(Water water, String path) {
        Map<Corner, List<Hexside>> meetings = new HashMap<>();
        water.hexsides()
                .forEach(side -> corners(side)
                        .forEach(corner -> meetings.computeIfAbsent(corner, any -> new ArrayList<>())
                                .add(side)));
        Set<Hexside> left = new HashSet<>(water.hexsides());
        List<Set<Hexside>> parts = new ArrayList<>();
        for (Hexside side : water.hexsides()) {
            if (left.contains(side)) {
                Set<Hexside> part = new HashSet<>();
                collect(side, meetings, left, part);
                for (Set<Hexside> other : parts) {
                    hole(other, part, meetings)
                            .ifPresent(ends -> warn(
                                    path,
                                    Sentence.of(
                                            "warning.waterHole",
                                            Words.quoted(water.name()),
                                            ends.get(0),
                                            ends.get(1))));
                }
                parts.add(part);
            }
        }
    }

    private void collect(Hexside first, Map<Corner, List<Hexside>> meetings, Set<Hexside> left, Set<Hexside> part) {
        List<Hexside> next = new ArrayList<>(List.of(first));
        while (!next.isEmpty()) {
            Hexside side = next.remove(next.size() - 1);
            if (left.remove(side)) {
                part.add(side);
                corners(side).forEach(corner -> next.addAll(meetings.getOrDefault(corner, List.of())));
            }
        }
    }

    /** The hexsides with which two parts of a water end on both sides of a hole, if there is one. */
    private Optional<List<Hexside>> hole(Set<Hexside> one, Set<Hexside> other, Map<Corner, List<Hexside>> meetings) {
        return one.stream()
                .flatMap(end -> other.stream().map(begin -> List.of(end, begin)))
                .filter(pair -> distance(pair.get(0), pair.get(1)) <= HOLE)
                .filter(pair -> pair.stream().allMatch(side -> isLoose(side, meetings)))
                .min((a, b) -> distance(a.get(0), a.get(1)) - distance(b.get(0), b.get(1)));
    }

    private int distance(Hexside one, Hexside other) {
        return Stream.of(one.first(), one.second())
                .flatMapToInt(a -> IntStream.of(
                        field.grid().distance(a.index(), other.first().index()),
                        field.grid().distance(a.index(), other.second().index())))
                .min()
                .orElseThrow();
    }

    /** Whether a hexside is the end of a water, and lies in open country. */
    private boolean isLoose(Hexside side, Map<Corner, List<Hexside>> meetings) {
        return corners(side).stream()
                .anyMatch(corner -> meetings.getOrDefault(corner, List.of()).size() == 1
                        && corner.hexes().stream()
                                .allMatch(hex -> hex != HexGrid.OFF_MAP && field.terrain(hex) != Terrain.LAKE));
    }

    private List<Corner> corners(Hexside side) {
        int first = side.first().index();
        int second = side.second().index();
        int direction = field.grid().direction(first, second);
        return Stream.of(direction + 1, direction + Direction.COUNT - 1)
                .map(beside -> field.grid().neighbour(first, beside % Direction.COUNT))
                .map(third -> new Corner(Set.copyOf(List.of(first, second, third))))
                .toList();
    }
}
