package org.roadtorichmond.balance.lab;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.roadtorichmond.balance.Estimate;
import org.roadtorichmond.balance.lab.VariantComparison.Difference;

/** How the results of a variant differ from those of the first variant with the same seeds. */
public final class Pairing {
    private final boolean paysAlike;
    private final List<GameLine.Points> points = new ArrayList<>();
    private final List<Double> scores = new ArrayList<>();
    private final RunningStatistics score = new RunningStatistics();
    private final RunningStatistics lead = new RunningStatistics();
    private int games;

    /** A pairing without games, of a variant that pays like the first or otherwise. */
    public Pairing(boolean paysAlike) {
        this.paysAlike = paysAlike;
    }

    /** Adds a game; those of the first variant, which is paired with itself, come before those of others. */
    public void add(GameLine line, Pairing first) {
        if (this == first) {
            points.add(line.points());
            scores.add(line.score());
        } else if (games < first.points.size()) {
            // A stop rule may have ended the first variant sooner than this one.
            score.add(line.score() - first.scores.get(games));
            lead.add(line.points().lead() - (double) first.points.get(games).lead());
        }
        games++;
    }

    private boolean isEnough() {
        return score.size() > 1;
    }

    /** How all variants but the first differ from it; empty for those without two games. */
    public static List<Optional<VariantComparison>> comparisons(List<Pairing> others) {
        List<Pairing> compared = others.stream().filter(Pairing::isEnough).toList();
        List<Pairing> alike = compared.stream().filter(one -> one.paysAlike).toList();
        Map<Pairing, Difference> scores = differences(compared, one -> one.score, score -> score.estimate(-1, 1));
        Map<Pairing, Difference> leads = differences(alike, one -> one.lead, RunningStatistics::estimate);
        return others.stream()
                .map(one -> Optional.ofNullable(scores.get(one))
                        .map(score -> new VariantComparison(score, Optional.ofNullable(leads.get(one)))))
                .toList();
    }

    private static Map<Pairing, Difference> differences(
            List<Pairing> compared,
            Function<Pairing, RunningStatistics> figures,
            Function<RunningStatistics, Estimate> estimate) {
        List<Difference> found =
                VariantComparison.differences(compared.stream().map(figures).toList(), estimate);
        Map<Pairing, Difference> differences = new HashMap<>();
        for (int i = 0; i < compared.size(); i++) {
            differences.put(compared.get(i), found.get(i));
        }
        return differences;
    }
}
