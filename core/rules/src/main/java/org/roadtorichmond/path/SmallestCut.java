package org.roadtorichmond.path;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import org.roadtorichmond.map.RoadNetwork;

/**
 * A smallest set of enemy-held hexes that cuts every row of roads between two hexes: a smallest vertex cut, found as the
 * largest flow in which each enemy-held hex lets one unit through and every other hex any number (Menger's theorem).
 *
 * <p>A crossover held by the enemy is one hex with several nodes, which the flow would count several times. There are few of
 * them, so each choice of which of these belong to the cut is tried, and the flow decides the others: exact, at twice the
 * time for each such hex on the map.
 */
final class SmallestCut {

    private static final int NOBODY = -1;

    private final RoadNetwork roads;
    private final int from;
    private final int to;
    private final IntPredicate enemyHeld;
    private final List<Integer> split;

    SmallestCut(RoadNetwork roads, int from, int to, IntPredicate enemyHeld) {
        this.roads = roads;
        this.from = from;
        this.to = to;
        this.enemyHeld = enemyHeld;
        TreeSet<Integer> several = new TreeSet<>();
        for (int node = 1; node < roads.nodes(); node++) {
            int hex = roads.hexOf(node);
            if (hex == roads.hexOf(node - 1) && enemyHeld.test(hex)) {
                several.add(hex);
            }
        }
        split = List.copyOf(several);
    }

    /** The indexes of the hexes of a smallest cut, ascending. */
    List<Integer> find() {
        return find(0, new TreeSet<>(), new TreeSet<>()).orElseThrow();
    }

    private Optional<List<Integer>> find(int decided, Set<Integer> chosen, Set<Integer> spared) {
        if (decided == split.size()) {
            return new Flow(chosen, spared).cut();
        }
        int hex = split.get(decided);
        spared.add(hex);
        var without = find(decided + 1, chosen, spared);
        spared.remove(hex);
        chosen.add(hex);
        var with = find(decided + 1, chosen, spared);
        chosen.remove(hex);
        if (without.isEmpty()
                || (with.isPresent() && with.get().size() < without.get().size())) {
            return with;
        }
        return without;
    }

    /** One flow; each node is split into a door in (2n) and a door out (2n + 1). */
    private final class Flow {
        private final Set<Integer> chosen;
        private final Set<Integer> spared;
        private final int[] through = new int[roads.nodes()];
        private final int[] along;
        private final int[] cameFrom = new int[2 * roads.nodes()];
        private final int[] queue = new int[2 * roads.nodes()];
        private int tail;

        Flow(Set<Integer> chosen, Set<Integer> spared) {
            this.chosen = chosen;
            this.spared = spared;
            along = new int[roads.firstLink(roads.nodes())];
        }

        /** The cut with the chosen hexes in it and the spared ones not, or nothing where the spared ones leave a row. */
        Optional<List<Integer>> cut() {
            int end = search();
            while (end != NOBODY) {
                if (!push(end)) {
                    return Optional.empty();
                }
                end = search();
            }
            TreeSet<Integer> cut = new TreeSet<>(chosen);
            for (int node = 0; node < roads.nodes(); node++) {
                if (cameFrom[2 * node] != NOBODY && cameFrom[2 * node + 1] == NOBODY) {
                    cut.add(roads.hexOf(node));
                }
            }
            return Optional.of(List.copyOf(cut));
        }

        private boolean limited(int node) {
            int hex = roads.hexOf(node);
            return enemyHeld.test(hex) && !spared.contains(hex);
        }

        private int search() {
            Arrays.fill(cameFrom, NOBODY);
            tail = 0;
            for (int node = roads.firstNode(from); node < roads.firstNode(from + 1); node++) {
                visit(2 * node, 2 * node);
            }
            for (int head = 0; head < tail; head++) {
                int door = queue[head];
                if (door % 2 == 1 && roads.hexOf(door / 2) == to) {
                    return door;
                }
                if (door % 2 == 0) {
                    leaveIn(door / 2);
                } else {
                    leaveOut(door / 2);
                }
            }
            return NOBODY;
        }

        private void visit(int door, int cause) {
            if (cameFrom[door] == NOBODY && !chosen.contains(roads.hexOf(door / 2))) {
                cameFrom[door] = cause;
                queue[tail++] = door;
            }
        }

        private void leaveIn(int node) {
            if (!limited(node) || through[node] == 0) {
                visit(2 * node + 1, 2 * node);
            }
            for (int place = roads.firstLink(node); place < roads.firstLink(node + 1); place++) {
                int neighbour = roads.link(place);
                if (along[linkBetween(neighbour, node)] > 0) {
                    visit(2 * neighbour + 1, 2 * node);
                }
            }
        }

        private void leaveOut(int node) {
            if (through[node] > 0) {
                visit(2 * node, 2 * node + 1);
            }
            for (int place = roads.firstLink(node); place < roads.firstLink(node + 1); place++) {
                visit(2 * roads.link(place), 2 * node + 1);
            }
        }

        private int linkBetween(int start, int end) {
            int place = roads.firstLink(start);
            while (roads.link(place) != end) {
                place++;
            }
            return place;
        }

        /** Sends one more unit to the end; false where nothing limits it. */
        private boolean push(int end) {
            boolean limited = false;
            for (int door = end; cameFrom[door] != door; door = cameFrom[door]) {
                int cause = cameFrom[door];
                if (door / 2 == cause / 2) {
                    boolean forward = door % 2 == 1;
                    limited |= forward && limited(door / 2);
                    through[door / 2] += forward ? 1 : -1;
                } else if (door % 2 == 0) {
                    along[linkBetween(cause / 2, door / 2)]++;
                } else {
                    limited = true;
                    along[linkBetween(door / 2, cause / 2)]--;
                }
            }
            return limited;
        }
    }
}
