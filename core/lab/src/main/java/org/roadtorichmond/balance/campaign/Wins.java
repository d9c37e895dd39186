package org.roadtorichmond.balance.campaign;

import java.util.List;
import org.roadtorichmond.ai.Reckoning;
import org.roadtorichmond.balance.Estimate;
import org.roadtorichmond.balance.Sample;
import org.roadtorichmond.balance.lab.RunningStatistics;

/**
 * How often which side won something.
 *
 * @param union how often the Union did
 * @param confederate how often the Confederates did
 * @param draws how often neither did
 */
public record Wins(int union, int confederate, int draws) implements Sample {
    private static final double HALF = 0.5;

    /** Of signs: 1 where the Union won, -1 where the Confederates did, 0 where neither. */
    static Wins of(List<Integer> signs) {
        int union = (int) signs.stream().filter(sign -> sign > 0).count();
        int confederate = (int) signs.stream().filter(sign -> sign < 0).count();
        return new Wins(union, confederate, signs.size() - union - confederate);
    }

    private RunningStatistics figures() {
        RunningStatistics figures = new RunningStatistics();
        for (int i = 0; i < size(); i++) {
            figures.add(i < union ? 1 : i < union + draws ? HALF : 0);
        }
        return figures;
    }

    /** The Union's score: the share that it won, a draw counted half, with its interval; a half of nothing. */
    public Estimate score() {
        return size() == 0 ? Estimate.without(HALF) : figures().estimate(0, 1);
    }

    /**
     * By how much the score is more than that of others, with its interval, which is put together of both intervals (R. Newcombe, 1998);
     * without one where one of both has none.
     */
    public Estimate beyond(Wins others) {
        Estimate own = score();
        Estimate other = others.score();
        double difference = own.value() - other.value();
        return own.hasInterval() && other.hasInterval()
                ? new Estimate(
                        difference,
                        difference - together(own.value() - own.low(), other.high() - other.value()),
                        difference + together(own.high() - own.value(), other.value() - other.low()))
                : Estimate.without(difference);
    }

    private static double together(double a, double b) {
        return Math.sqrt(Reckoning.square(a) + Reckoning.square(b));
    }

    @Override
    public int size() {
        return union + confederate + draws;
    }

    @Override
    public double mean() {
        return figures().mean();
    }

    @Override
    public double standardError() {
        return figures().standardError();
    }

    @Override
    public double halfWidth() {
        return score().halfWidth();
    }
}
