package org.roadtorichmond.balance.duel;

import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import org.hipparchus.linear.RealVector;
import org.roadtorichmond.ai.Reckoning;
import org.roadtorichmond.balance.Estimate;
import org.roadtorichmond.balance.LogisticRegression;

/**
 * How much stronger commander A is than B whatever the sides are worth, in logits: its score is logistic(side + skill), where each
 * start has a side of its own, which counts for the Union and against the Confederates. A skill of 0.85 is 70 % in a fair game.
 *
 * @param value the skill, with the interval from the spread of whole pairs
 * @param sides what the Union's side is worth in each start
 */
public record Skill(Estimate value, List<Double> sides) {
    /** Each side of each start counts as if half a drawn game more had been played, which keeps a clean sweep finite. */
    private static final double PRIOR_GAMES = 0.5;

    /** Copies the sides. */
    public Skill {
        sides = List.copyOf(sides);
    }

    /** The most likely skill and sides; the interval is robust and by whole pairs. */
    static Skill fit(List<List<DuelPair>> groups) {
        int count = groups.size();
        double[][] features = new double[2 * count][count + 1];
        double[] scores = new double[2 * count];
        double[] games = new double[2 * count];
        for (int i = 0; i < count; i++) {
            List<DuelPair> group = groups.get(i);
            add(features[2 * i], i, 1);
            add(features[2 * i + 1], i, -1);
            Arrays.fill(games, 2 * i, 2 * i + 2, group.size() + PRIOR_GAMES);
            scores[2 * i] = mean(group, DuelPair::asUnion);
            scores[2 * i + 1] = mean(group, DuelPair::asConfederate);
        }
        LogisticRegression.Fitted fitted = LogisticRegression.fit(features, scores, games, 0);
        RealVector weights = fitted.weights();
        RealVector towards = fitted.covariance().getColumnVector(count);
        double spread = 0;
        int freedom = 0;
        for (int i = 0; i < count; i++) {
            spread += spread(
                    groups.get(i),
                    weights.getEntry(i),
                    weights.getEntry(count),
                    towards.getEntry(i),
                    towards.getEntry(count));
            freedom += groups.get(i).size() - 1;
        }
        return new Skill(
                Estimate.of(weights.getEntry(count), Math.sqrt(spread), freedom),
                Arrays.stream(weights.getSubVector(0, count).toArray()).boxed().toList());
    }

    private static void add(double[] row, int group, double side) {
        row[group] = side;
        row[row.length - 1] = 1;
    }

    private static double mean(List<DuelPair> group, Function<DuelPair, DuelGame> game) {
        double scores = group.stream().map(game).mapToDouble(DuelGame::score).sum();
        return (scores + PRIOR_GAMES / 2) / (group.size() + PRIOR_GAMES);
    }

    /** The sum of the squares of what each pair of a start, and the half game before all, moves the skill by. */
    private static double spread(List<DuelPair> pairs, double side, double skill, double ofSide, double ofSkill) {
        double union = Reckoning.logistic(skill + side);
        double confederate = Reckoning.logistic(skill - side);
        double byUnion = ofSkill + ofSide;
        double byConfederate = ofSkill - ofSide;
        double sum = Reckoning.square(PRIOR_GAMES * (byUnion * (0.5 - union) + byConfederate * (0.5 - confederate)));
        for (DuelPair pair : pairs) {
            sum += Reckoning.square(byUnion * (pair.asUnion().score() - union)
                    + byConfederate * (pair.asConfederate().score() - confederate));
        }
        return sum * pairs.size() / Math.max(1, pairs.size() - 1);
    }
}
