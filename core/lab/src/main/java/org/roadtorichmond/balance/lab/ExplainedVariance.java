package org.roadtorichmond.balance.lab;

import org.apache.commons.statistics.distribution.FDistribution;
import org.roadtorichmond.ai.Reckoning;
import org.roadtorichmond.play.CombatTable;

/**
 * How much of the spread of results the first die of combat explains: analysis of variance over its six faces. The share is
 * corrected for chance (epsilon squared), so that it is about 0 where the die does not matter.
 */
public final class ExplainedVariance {
    private final RunningStatistics all = new RunningStatistics();
    private final RunningStatistics[] faces = new RunningStatistics[CombatTable.FACES];

    /** Nothing yet. */
    public ExplainedVariance() {
        for (int i = 0; i < faces.length; i++) {
            faces[i] = new RunningStatistics();
        }
    }

    /** Adds a result; a face of 0 says that no die was rolled. */
    public void add(int face, double result) {
        if (face > 0) {
            all.add(result);
            faces[face - 1].add(result);
        }
    }

    /** The results after a face, 1 to 6. */
    public RunningStatistics after(int face) {
        return faces[face - 1];
    }

    private double between() {
        double sum = 0;
        for (RunningStatistics face : faces) {
            sum += face.size() * Reckoning.square(face.mean() - all.mean());
        }
        return sum;
    }

    private double total() {
        return all.deviation() * all.deviation() * (all.size() - 1);
    }

    private int groups() {
        int groups = 0;
        for (RunningStatistics face : faces) {
            groups += face.size() > 0 ? 1 : 0;
        }
        return groups;
    }

    private double within() {
        return (total() - between()) / (all.size() - groups());
    }

    private boolean enough() {
        return groups() > 1 && all.size() > groups() && total() > 0;
    }

    /** The share of the spread, 0 to 1. */
    public double share() {
        return Math.max(0, unbiasedShare());
    }

    /** The same, right on average and therefore by chance sometimes below 0. */
    public double unbiasedShare() {
        return enough() ? (between() - (groups() - 1) * within()) / total() : 0;
    }

    /**
     * How likely faces differ by this much where they mean nothing; 1 where nothing can be said. Never less than the arrangements of the
     * faces over the games allow: in few games even a die that seems to explain everything may do so by chance.
     */
    public double chance() {
        if (!enough()) {
            return 1;
        }
        int freedom = groups() - 1;
        double within = within();
        double ratio = between() / freedom / within;
        double test =
                within > 0 ? FDistribution.of(freedom, all.size() - groups()).survivalProbability(ratio) : 0;
        return Math.max(test, leastChance());
    }

    /** One in the number of ways in which the faces that came could have been rolled in another order. */
    private double leastChance() {
        double chance = 1;
        int games = 0;
        for (RunningStatistics face : faces) {
            for (int i = 1; i <= face.size(); i++) {
                games++;
                chance *= (double) i / games;
            }
        }
        return chance;
    }
}
