package org.roadtorichmond.balance.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.balance.AnswerCost;
import org.roadtorichmond.balance.StopRule;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.scenario.yardstick.Calibration;
import org.roadtorichmond.victory.account.PerArmy;

/** What an experiment shows so far. */
public final class Findings {
    private static final long ODD = 0x9E3779B97F4A7C15L;
    private static final int TURN = 29;

    private final Experiment experiment;
    private final List<VariantFindings> variants = new ArrayList<>();
    private final List<Pairing> pairings = new ArrayList<>();

    /** Nothing yet; chances of winning are what commanders see. */
    public Findings(Experiment experiment) {
        this(experiment, scenario -> Calibration.NONE);
    }

    /**
     * Nothing yet.
     *
     * @param calibrations how the chance of winning is shown in each scenario; a variant of which that is not known is shown as the first
     *     of which it is, so that all can be compared
     */
    public Findings(Experiment experiment, Function<LoadedScenario, Calibration> calibrations) {
        this.experiment = experiment;
        Variant first = experiment.variants().get(0);
        List<Calibration> known = experiment.variants().stream()
                .map(variant -> calibrations.apply(variant.scenario()))
                .toList();
        Calibration usual = known.stream()
                .filter(calibration -> !calibration.equals(Calibration.NONE))
                .findFirst()
                .orElse(Calibration.NONE);
        for (Variant variant : experiment.variants()) {
            Calibration own = known.get(variants.size());
            variants.add(new VariantFindings(own.equals(Calibration.NONE) ? usual : own));
            pairings.add(new Pairing(variant.paysLike(first)));
        }
    }

    /** The experiment. */
    public Experiment experiment() {
        return experiment;
    }

    void add(int variant, GameLine line, GameCourse course, @Nullable PerArmy<List<Long>> turnNanos) {
        variants.get(variant).add(line, course, turnNanos);
        pairings.get(variant).add(line, pairings.get(0));
    }

    /** Adds a game of a variant that was played before or elsewhere; games are added in order. */
    public void add(int variant, GameLine line, GameCourse course) {
        add(variant, line, course, null);
    }

    /** Whether the stop rule wants no more games of a variant. */
    public boolean enough(int variant) {
        return experiment.rule().enough(variants.get(variant));
    }

    /**
     * The test that has ended the games of a variant early, if one has. Plain intervals are those of a number of games that was fixed
     * before; here chance had a say in it, so that they prove nothing and the test does.
     */
    public Optional<StopRule.Sprt> endedBy(VariantFindings variant) {
        return experiment.rule() instanceof StopRule.Sprt test && test.enough(variant)
                ? Optional.of(test)
                : Optional.empty();
    }

    /** What is found of each variant, in their order; of those that were not begun there is no game yet. */
    public List<VariantFindings> variants() {
        return List.copyOf(variants);
    }

    /** How many games there are. */
    public int games() {
        return variants.stream().mapToInt(VariantFindings::size).sum();
    }

    /**
     * How each variant but the first differs from the first, game by game with the same seed; empty for those without two games.
     * The chances are corrected for their number (S. Holm, 1979), those of scores and those of leads apart.
     */
    public List<Optional<VariantComparison>> comparisons() {
        return Pairing.comparisons(pairings.subList(1, pairings.size()));
    }

    /**
     * What it costs to know the score of every variant of which there are games to one percent; empty where one has too few of them.
     *
     * @param seconds how long the games that were played now took, on all threads together; without it the cost is one of games alone
     */
    public Optional<AnswerCost> cost(Optional<Double> seconds) {
        double thinking =
                variants.stream().mapToDouble(VariantFindings::thinking).sum();
        Optional<AnswerCost> sum = Optional.empty();
        for (VariantFindings variant : variants) {
            if (variant.size() > 0) {
                Optional<AnswerCost> own = variant.cost(seconds.map(all -> all / thinking));
                if (own.isEmpty()) {
                    return Optional.empty();
                }
                sum = sum.map(others -> others.plus(own.get())).or(() -> own);
            }
        }
        return sum;
    }

    /** A signature of all games: the same experiment gives the same one on any number of threads. */
    public long signature() {
        long signature = games();
        for (VariantFindings variant : variants) {
            for (long hash : variant.hashes()) {
                signature = Long.rotateLeft(signature * ODD, TURN) ^ hash;
            }
        }
        return signature;
    }
}
