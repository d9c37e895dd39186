package org.roadtorichmond.reference;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.map.Crossover;
import org.roadtorichmond.map.MapEdge;
import org.roadtorichmond.map.Way;

/** Roads and trails joined at junctions (rules 3.2, 3.3), lines of communications (21.21) and supply (21.22). */
final class PlainRoads {
    private final Battlefield field;
    private final PlainBoard board;

    PlainRoads(Battlefield field, PlainBoard board) {
        this.field = field;
        this.board = board;
    }

    /** A hex of a way. */
    private record Spot(Way way, Hex hex) {}

    private List<Way> ways() {
        return field.ways().stream()
                .filter(way -> way.kind() != Way.Kind.RAILROAD)
                .toList();
    }

    /** Whether two ways that pass a hex are joined there (rule 3.3). */
    private boolean meet(Way a, Way b, Hex hex) {
        if (a.name().equals(b.name())) {
            return true;
        }
        for (Crossover crossover : field.crossovers()) {
            boolean passing =
                    crossover.ways().contains(a.name()) || crossover.ways().contains(b.name());
            if (crossover.hex().equals(hex) && passing) {
                return false;
            }
        }
        return true;
    }

    /** All spots that can be reached from some spots without entering a closed hex. */
    private Set<Spot> connected(Set<Spot> from, Predicate<Hex> shut) {
        Set<Spot> found = new HashSet<>();
        from.stream().filter(spot -> !shut.test(spot.hex())).forEach(found::add);
        boolean growing = true;
        while (growing) {
            Set<Spot> more = new HashSet<>();
            for (Spot spot : found) {
                for (Way way : ways()) {
                    if (way.hexes().contains(spot.hex()) && meet(way, spot.way(), spot.hex())) {
                        more.add(new Spot(way, spot.hex()));
                    }
                }
                for (Hex to : board.neighbours(spot.hex())) {
                    if (PlainBoard.joins(spot.way(), spot.hex(), to) && !shut.test(to)) {
                        more.add(new Spot(spot.way(), to));
                    }
                }
            }
            growing = found.addAll(more);
        }
        return found;
    }

    /** Whether a row of hexes along ways leads from one hex to the other without entering a closed hex (rule 21.21). */
    boolean line(Hex from, Hex to, Predicate<Hex> shut) {
        Set<Spot> start = new HashSet<>();
        ways().stream().filter(way -> way.hexes().contains(from)).forEach(way -> start.add(new Spot(way, from)));
        return connected(start, shut).stream().anyMatch(spot -> spot.hex().equals(to));
    }

    /** The hexes of all ways that are connected with the ways off the map at the bases, without entering a closed hex. */
    Set<Hex> supplied(List<Hex> bases, Predicate<Hex> shut) {
        Set<Spot> start = new HashSet<>();
        for (MapEdge edge : field.edges()) {
            for (Way way : ways()) {
                if (bases.contains(edge.hex()) && way.name().equals(edge.way())) {
                    start.add(new Spot(way, edge.hex()));
                }
            }
        }
        Set<Hex> hexes = new HashSet<>();
        connected(start, shut).forEach(spot -> hexes.add(spot.hex()));
        return hexes;
    }

    /** The number of hexes in a supply trace from a hex to the supply roads (rule 21.22); a large number if there is none. */
    int trace(Hex from, Set<Hex> roads, Predicate<Hex> shut) {
        Map<Hex, Integer> counts = new HashMap<>(Map.of(from, 0));
        Set<Hex> ring = Set.of(from);
        for (int count = 0; !ring.isEmpty(); count++) {
            Set<Hex> next = new HashSet<>();
            for (Hex hex : ring) {
                if (roads.contains(hex)) {
                    return count;
                }
                for (Hex to : board.neighbours(hex)) {
                    boolean ground = !board.prohibitedToAll(to) || board.joined(hex, to);
                    if (ground && board.passable(hex, to) && !shut.test(to) && counts.putIfAbsent(to, count) == null) {
                        next.add(to);
                    }
                }
            }
            ring = next;
        }
        return Integer.MAX_VALUE;
    }
}
