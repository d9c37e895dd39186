package org.roadtorichmond.balance.duel;

import java.util.ArrayList;
import java.util.List;
import org.roadtorichmond.balance.Estimate;

/**
 * How much stronger commander A is than B whatever the sides are worth, in logits: its score is logistic(side + skill), where each
 * bout has a side of its own, which counts for the Union and against the Confederates. A skill of 0.85 is 70 % in a fair game.
 *
 * @param value the skill, with the interval from the spread of whole pairs
 * @param sides what the Union's side is worth in each bout
 */
public record Skill(Estimate value, List<Double> sides) {
    /** Each side of each bout counts as if half a drawn game more had been played, which keeps a clean sweep finite. */
    private static final double PRIOR_GAMES = 0.5;

    private static final int STEPS = 100;
    private static final double LONGEST_STEP = 2;
    private static final double EXACT = 1e-12;

    /** Copies the sides. */
    public Skill {
        sides = List.copyOf(sides);
    }

    /** The most likely skill and sides, by Newton's method; the interval is robust and by whole pairs. */
    static Skill fit(List<List<DuelPair>> bouts) {
        double[] sides = new double[bouts.size()];
        double skill = 0;
        for (int step = 0; step < STEPS; step++) {
            Newton newton = new Newton();
            for (int i = 0; i < sides.length; i++) {
                newton.add(bouts.get(i), sides[i], skill);
            }
            double change = clamp(newton.slope / newton.curvature);
            double largest = Math.abs(change);
            for (int i = 0; i < sides.length; i++) {
                double own = clamp(newton.sideStep(i, change));
                sides[i] += own;
                largest = Math.max(largest, Math.abs(own));
            }
            skill += change;
            if (largest < EXACT) {
                break;
            }
        }
        return new Skill(estimate(bouts, sides, skill), boxed(sides));
    }

    private static Estimate estimate(List<List<DuelPair>> bouts, double[] sides, double skill) {
        Newton newton = new Newton();
        double spread = 0;
        int freedom = 0;
        for (int i = 0; i < sides.length; i++) {
            newton.add(bouts.get(i), sides[i], skill);
            spread += newton.spread(i, bouts.get(i), sides[i], skill);
            freedom += bouts.get(i).size() - 1;
        }
        return Estimate.of(skill, Math.sqrt(spread) / newton.curvature, freedom);
    }

    private static double clamp(double step) {
        return Math.max(-LONGEST_STEP, Math.min(LONGEST_STEP, step));
    }

    private static double logistic(double logit) {
        return 1 / (1 + Math.exp(-logit));
    }

    private static List<Double> boxed(double[] values) {
        List<Double> list = new ArrayList<>();
        for (double value : values) {
            list.add(value);
        }
        return list;
    }

    /** Slope and curvature of the likelihood at one point, the sides' part eliminated. */
    private static final class Newton {
        private final List<double[]> bouts = new ArrayList<>();
        private double slope;
        private double curvature;

        void add(List<DuelPair> bout, double side, double skill) {
            double union = logistic(side + skill);
            double confederate = logistic(skill - side);
            double games = bout.size() + PRIOR_GAMES;
            double scoredUnion = sum(bout, true) - games * union;
            double scoredConfederate = sum(bout, false) - games * confederate;
            double weightUnion = games * union * (1 - union);
            double weightConfederate = games * confederate * (1 - confederate);
            double own = weightUnion + weightConfederate;
            double cross = weightUnion - weightConfederate;
            double sideSlope = scoredUnion - scoredConfederate;
            slope += scoredUnion + scoredConfederate - cross / own * sideSlope;
            curvature += own - cross * cross / own;
            bouts.add(new double[] {sideSlope, own, cross});
        }

        private static double sum(List<DuelPair> bout, boolean asUnion) {
            double scores = bout.stream()
                    .map(pair -> asUnion ? pair.asUnion() : pair.asConfederate())
                    .mapToDouble(DuelGame::score)
                    .sum();
            return scores + PRIOR_GAMES / 2;
        }

        /** The step of a bout's side, given that of the skill. */
        double sideStep(int bout, double skillStep) {
            double[] own = bouts.get(bout);
            return (own[0] - own[2] * skillStep) / own[1];
        }

        /** The sum of the squares of what each pair, and the half game before all, adds to the slope. */
        double spread(int bout, List<DuelPair> pairs, double side, double skill) {
            double union = logistic(side + skill);
            double confederate = logistic(skill - side);
            double[] own = bouts.get(bout);
            double towards = own[2] / own[1];
            double sum = Math.pow(part(PRIOR_GAMES * (0.5 - union), PRIOR_GAMES * (0.5 - confederate), towards), 2);
            for (DuelPair pair : pairs) {
                double fromUnion = pair.asUnion().score() - union;
                double fromConfederate = pair.asConfederate().score() - confederate;
                sum += Math.pow(part(fromUnion, fromConfederate, towards), 2);
            }
            return sum * pairs.size() / Math.max(1, pairs.size() - 1);
        }

        private static double part(double union, double confederate, double towards) {
            return union + confederate - towards * (union - confederate);
        }
    }
}
