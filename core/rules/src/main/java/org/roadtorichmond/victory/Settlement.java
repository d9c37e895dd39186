package org.roadtorichmond.victory;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Sentence;

/**
 * The lines of an adjudication as stakes settle them: what is paid as the game stands, by the rules in order. Stakes of one rule
 * make one line, which names the units that each part comes from; of stakes with the same {@link Stake#best} the dearest counts.
 */
final class Settlement {
    private Settlement() {}

    /** The lines of a side, with the sentence that a function gives for each stake. */
    static List<Line> lines(List<Stake> stakes, Side side, Situation now, Function<Stake, Sentence> why) {
        Map<String, Stake> dearest = new LinkedHashMap<>();
        int alone = 0;
        for (Stake stake : stakes) {
            if (stake.to() == side && stake.isPaid(now) && stake.worth(now.state()) > 0) {
                String name = stake.best().isEmpty() ? "alone " + alone++ : stake.best();
                dearest.merge(
                        name, stake, (one, other) -> other.worth(now.state()) > one.worth(now.state()) ? other : one);
            }
        }
        Map<String, List<Stake>> rules = new TreeMap<>();
        dearest.values()
                .forEach(stake -> rules.computeIfAbsent(stake.rule(), rule -> new ArrayList<>())
                        .add(stake));
        return rules.values().stream().map(paid -> line(paid, now, why)).toList();
    }

    private static Line line(List<Stake> paid, Situation now, Function<Stake, Sentence> why) {
        List<Line.Source> sources = paid.stream()
                .map(stake -> new Line.Source(stake.claim().units().get(0).id(), stake.worth(now.state())))
                .toList();
        Stake first = paid.get(0);
        return new Line(first.rule(), sources, why.apply(first));
    }
}
