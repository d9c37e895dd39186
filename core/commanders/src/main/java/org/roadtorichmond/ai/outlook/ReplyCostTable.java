package org.roadtorichmond.ai.outlook;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import org.roadtorichmond.ai.Plan;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/** What the enemy's reply would cost in each hex, on average over the samples of a rehearsal. */
final class ReplyCostTable {
    /** What is not worth a word, in points of strength. */
    private static final double LEAST = 0.1;

    private final ReplyThreat threat;
    private final Side side;
    private final int samples;
    private final Map<Integer, Sum> sums = new TreeMap<>();

    /** What was found of one hex so far. */
    private static final class Sum {
        private final Map<List<Unit>, Integer> stacks = new LinkedHashMap<>();
        private double cost;
        private double worth;
        private int coming;

        /** The units that stand there together in most samples; of equals the first. */
        private List<Unit> usual() {
            return stacks.entrySet().stream()
                    .reduce((best, next) -> next.getValue() > best.getValue() ? next : best)
                    .orElseThrow()
                    .getKey();
        }
    }

    ReplyCostTable(ReplyThreat threat, Side side, int samples) {
        this.threat = threat;
        this.side = side;
        this.samples = samples;
    }

    /** Adds a sample, for which the threat has just been surveyed. */
    void note() {
        Board board = threat.board();
        Map<Integer, List<Unit>> stacks = new TreeMap<>();
        for (int ordinal = 0; ordinal < board.units(); ordinal++) {
            Unit unit = board.unit(ordinal);
            int hex = board.hexOf(ordinal);
            if (hex != Board.NOWHERE && unit.side() == side) {
                Sum sum = sums.computeIfAbsent(hex, fresh -> new Sum());
                stacks.computeIfAbsent(hex, fresh -> new ArrayList<>()).add(unit);
                sum.cost += threat.price(unit) * threat.share(unit) / samples;
                sum.worth += threat.price(unit) / samples;
                sum.coming = Math.max(sum.coming, threat.coming(hex));
            }
        }
        stacks.forEach((hex, units) -> Objects.requireNonNull(sums.get(hex))
                .stacks
                .merge(units.stream().sorted().toList(), 1, Integer::sum));
    }

    /** The hex in which the reply costs most; the lowest number of equals; nothing where it costs nothing to speak of. */
    Optional<Plan.Fear> worst() {
        return sums.entrySet().stream()
                .filter(entry -> entry.getValue().cost >= LEAST)
                .reduce((best, next) -> next.getValue().cost > best.getValue().cost ? next : best)
                .map(entry -> {
                    Sum sum = entry.getValue();
                    return new Plan.Fear(
                            threat.board().grid().hex(entry.getKey()),
                            sum.usual(),
                            sum.coming,
                            sum.cost / sum.worth,
                            sum.cost);
                });
    }
}
