package org.roadtorichmond.path;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.map.Crossing;
import org.roadtorichmond.map.Terrain;
import org.roadtorichmond.map.Water;
import org.roadtorichmond.map.Way;

/** Reads a map as a person does, from the lists of what was drawn: slowly, and without the arrays and networks of the engine. */
final class PaperMap {
    private final Battlefield field;

    PaperMap(Battlefield field) {
        this.field = field;
    }

    /** A place on a way. */
    private record Spot(Hex hex, String way) {}

    private List<Way> marched() {
        return field.ways().stream()
                .filter(way -> way.kind() != Way.Kind.RAILROAD)
                .toList();
    }

    private boolean junction(Hex hex, String one, String other) {
        return field.crossovers().stream()
                .filter(crossover -> crossover.hex().equals(hex))
                .noneMatch(crossover ->
                        crossover.ways().contains(one) || crossover.ways().contains(other));
    }

    private Set<Spot> next(Spot spot) {
        Set<Spot> next = new HashSet<>();
        for (Way way : marched()) {
            if (way.hexes().contains(spot.hex())
                    && (way.name().equals(spot.way()) || junction(spot.hex(), way.name(), spot.way()))) {
                for (int i = 1; i < way.hexes().size(); i++) {
                    if (way.hexes().get(i - 1).equals(spot.hex())) {
                        next.add(new Spot(way.hexes().get(i), way.name()));
                    }
                    if (way.hexes().get(i).equals(spot.hex())) {
                        next.add(new Spot(way.hexes().get(i - 1), way.name()));
                    }
                }
            }
        }
        return next;
    }

    /** The number of hexes in a shortest row of ways from some spots to each open hex, including both ends. */
    private Map<Hex, Integer> rows(Set<Spot> starts, Predicate<Hex> open) {
        Map<Spot, Integer> lengths = new HashMap<>();
        Map<Hex, Integer> rows = new HashMap<>();
        Deque<Spot> queue = new ArrayDeque<>();
        for (Spot start : starts) {
            if (open.test(start.hex())) {
                lengths.put(start, 1);
                queue.add(start);
            }
        }
        while (!queue.isEmpty()) {
            Spot spot = queue.remove();
            rows.putIfAbsent(spot.hex(), lengths.get(spot));
            for (Spot next : next(spot)) {
                if (open.test(next.hex()) && !lengths.containsKey(next)) {
                    lengths.put(next, lengths.get(spot) + 1);
                    queue.add(next);
                }
            }
        }
        return rows;
    }

    private Set<Spot> spots(Hex hex) {
        Set<Spot> spots = new HashSet<>();
        for (Way way : marched()) {
            if (way.hexes().contains(hex)) {
                spots.add(new Spot(hex, way.name()));
            }
        }
        return spots;
    }

    /** The length of a shortest row between two hexes; only open hexes may lie in between. */
    Optional<Integer> row(Hex from, Hex to, Predicate<Hex> open) {
        return Optional.ofNullable(rows(spots(from), open).get(to));
    }

    /** The size of a smallest subset of the given hexes that cuts every row. */
    int smallestCut(Hex from, Hex to, List<Hex> held) {
        int best = Integer.MAX_VALUE;
        for (int choice = 0; choice < 1 << held.size(); choice++) {
            int size = Integer.bitCount(choice);
            int chosen = choice;
            Predicate<Hex> open = hex -> held.indexOf(hex) < 0 || (chosen & 1 << held.indexOf(hex)) == 0;
            if (size < best && row(from, to, open).isEmpty()) {
                best = size;
            }
        }
        return best;
    }

    /** The number of hexes in a supply trace of any length, if there is one. */
    Optional<Integer> trace(Hex from, List<Hex> bases, Predicate<Hex> open) {
        Set<Spot> depots = new HashSet<>();
        field.edges().stream()
                .filter(edge -> bases.contains(edge.hex()))
                .filter(edge -> marched().stream().anyMatch(way -> way.name().equals(edge.way())))
                .forEach(edge -> depots.add(new Spot(edge.hex(), edge.way())));
        Set<Hex> supplied = rows(depots, open).keySet();
        Map<Hex, Integer> steps = new HashMap<>(Map.of(from, 0));
        Deque<Hex> queue = new ArrayDeque<>(List.of(from));
        while (!queue.isEmpty()) {
            Hex hex = queue.remove();
            if (supplied.contains(hex)) {
                return Optional.of(steps.get(hex));
            }
            for (Hex next : neighbours(hex)) {
                if (!steps.containsKey(next) && open.test(next) && enterable(hex, next)) {
                    steps.put(next, steps.get(hex) + 1);
                    queue.add(next);
                }
            }
        }
        return Optional.empty();
    }

    private List<Hex> neighbours(Hex hex) {
        List<Hex> neighbours = new ArrayList<>();
        for (int other = 0; other < field.grid().size(); other++) {
            if (field.grid().distance(hex.index(), other) == 1) {
                neighbours.add(field.grid().hex(other));
            }
        }
        return neighbours;
    }

    private boolean enterable(Hex from, Hex to) {
        boolean river = field.waters().stream()
                .filter(water -> water.kind() == Water.Kind.RIVER)
                .flatMap(water -> water.hexsides().stream())
                .anyMatch(side -> side.touches(from) && side.touches(to));
        boolean crossed = field.crossings().stream()
                .map(Crossing::hexside)
                .anyMatch(side -> side.touches(from) && side.touches(to));
        boolean joined = spots(from).stream()
                .flatMap(spot -> marched().stream().filter(way -> way.name().equals(spot.way())))
                .anyMatch(way -> follows(way.hexes(), from, to));
        return (!river || crossed) && (field.terrain(to.index()) != Terrain.LAKE || joined);
    }

    private static boolean follows(List<Hex> row, Hex from, Hex to) {
        for (int i = 1; i < row.size(); i++) {
            Set<Hex> step = new HashSet<>(List.of(row.get(i - 1), row.get(i)));
            if (step.contains(from) && step.contains(to)) {
                return true;
            }
        }
        return false;
    }
}
