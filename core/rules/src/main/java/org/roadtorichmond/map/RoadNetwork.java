package org.roadtorichmond.map;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.roadtorichmond.hex.HexGrid;

/**
 * The roads and trails of a map, joined at their junctions (rules 3.2, 3.3): the graph that lines of communications and
 * supply follow.
 *
 * <p>A node is a hex together with the ways that are joined in it. Most hexes with a way have one node; a crossover has one
 * for each way that it names and one for all the others. Nodes of one hex are numbered together, and the links of a node
 * lie together in one flat array, in ascending order. Railroads are not part of it. Immutable.
 */
public final class RoadNetwork {

    private final int[] firstNode;
    private final int[] hexOfNode;
    private final int[] firstLink;
    private final int[] links;
    private final Map<String, Map<Integer, Integer>> crossoverNodes = new HashMap<>();

    RoadNetwork(HexGrid grid, List<Way> ways, List<Crossover> crossovers) {
        List<Way> marched = ways.stream().filter(way -> way.kind().marched()).toList();
        firstNode = numberNodes(grid.size(), marched, crossovers);
        hexOfNode = new int[firstNode[grid.size()]];
        for (int hex = 0; hex < grid.size(); hex++) {
            Arrays.fill(hexOfNode, firstNode[hex], firstNode[hex + 1], hex);
        }
        long[] pairs = links(marched);
        firstLink = new int[hexOfNode.length + 1];
        links = new int[pairs.length];
        for (int i = 0; i < pairs.length; i++) {
            links[i] = (int) pairs[i];
            firstLink[(int) (pairs[i] >> Integer.SIZE) + 1]++;
        }
        for (int node = 0; node < hexOfNode.length; node++) {
            firstLink[node + 1] += firstLink[node];
        }
    }

    private int[] numberNodes(int hexes, List<Way> ways, List<Crossover> crossovers) {
        Map<Integer, List<String>> apart = new HashMap<>();
        for (Crossover crossover : crossovers) {
            apart.computeIfAbsent(crossover.hex().index(), hex -> new ArrayList<>())
                    .addAll(crossover.ways());
        }
        int[] own = new int[hexes];
        int[] shared = new int[hexes];
        for (Way way : ways) {
            way.hexes().stream().mapToInt(hex -> hex.index()).distinct().forEach(hex -> {
                if (apart.getOrDefault(hex, List.of()).contains(way.name())) {
                    // Counted behind the shared node, whose presence is not known before all ways are seen.
                    crossoverNodes
                            .computeIfAbsent(way.name(), name -> new HashMap<>())
                            .put(hex, own[hex]++);
                } else {
                    shared[hex] = 1;
                }
            });
        }
        int[] first = new int[hexes + 1];
        for (int hex = 0; hex < hexes; hex++) {
            first[hex + 1] = first[hex] + shared[hex] + own[hex];
        }
        crossoverNodes.values().forEach(nodes -> nodes.replaceAll((hex, place) -> first[hex] + shared[hex] + place));
        return first;
    }

    private long[] links(List<Way> ways) {
        List<Long> pairs = new ArrayList<>();
        for (Way way : ways) {
            for (int i = 1; i < way.hexes().size(); i++) {
                long a = nodeOf(way.name(), way.hexes().get(i - 1).index());
                long b = nodeOf(way.name(), way.hexes().get(i).index());
                pairs.add(a << Integer.SIZE | b);
                pairs.add(b << Integer.SIZE | a);
            }
        }
        return pairs.stream().mapToLong(Long::longValue).sorted().distinct().toArray();
    }

    /** The node in which a road or trail that passes the hex lies there. */
    public int nodeOf(String way, int hex) {
        Integer own = crossoverNodes.getOrDefault(way, Map.of()).get(hex);
        return own == null ? firstNode[hex] : own;
    }

    /** The number of nodes. */
    public int nodes() {
        return hexOfNode.length;
    }

    /** The hex in which a node lies. */
    public int hexOf(int node) {
        return hexOfNode[node];
    }

    /** The first node of a hex; its nodes end before those of the next hex begin. */
    public int firstNode(int hex) {
        return firstNode[hex];
    }

    /** Whether a road or trail passes the hex. */
    public boolean passes(int hex) {
        return firstNode[hex] < firstNode[hex + 1];
    }

    /** The place of a node's first link; its links end before those of the next node begin. */
    public int firstLink(int node) {
        return firstLink[node];
    }

    /** The node to which a link leads. */
    public int link(int place) {
        return links[place];
    }
}
