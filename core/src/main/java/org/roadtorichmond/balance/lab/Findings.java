package org.roadtorichmond.balance.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.victory.Both;

/** What an experiment shows so far. */
public final class Findings {
    private static final long ODD = 0x9E3779B97F4A7C15L;
    private static final int TURN = 29;

    private final Experiment experiment;
    private final List<VariantFindings> variants = new ArrayList<>();
    private final List<Pairing> pairings = new ArrayList<>();

    /** Nothing yet. */
    public Findings(Experiment experiment) {
        this.experiment = experiment;
        for (int i = 0; i < experiment.variants().size(); i++) {
            variants.add(new VariantFindings());
            pairings.add(new Pairing());
        }
    }

    /** The experiment. */
    public Experiment experiment() {
        return experiment;
    }

    void add(int variant, GameLine line, GameCourse course, @Nullable Both<List<Long>> turnNanos) {
        variants.get(variant).add(line, course, turnNanos);
        pairings.get(variant).add(line, pairings.get(0));
    }

    /** Adds a game of a variant that was played before or elsewhere; games are added in order. */
    public void add(int variant, Laboratory.Known game) {
        add(variant, game.line(), game.course(), null);
    }

    /** Whether the stop rule wants no more games of a variant. */
    public boolean enough(int variant) {
        return experiment.rule().enough(variants.get(variant));
    }

    /** What is found of each variant, in their order; of those that were not begun there is no game yet. */
    public List<VariantFindings> variants() {
        return List.copyOf(variants);
    }

    /** What is found of a variant. */
    public VariantFindings of(Variant variant) {
        return variants.get(experiment.variants().indexOf(variant));
    }

    /** How many games there are. */
    public int games() {
        return variants.stream().mapToInt(VariantFindings::size).sum();
    }

    /**
     * How each variant but the first differs from the first, game by game with the same seed; empty for those without two games.
     * The chances are corrected for their number (S. Holm, 1979).
     */
    public List<Optional<Comparison>> comparisons() {
        List<Pairing> others = pairings.subList(1, pairings.size());
        List<Double> chances =
                others.stream().map(pairing -> pairing.lead().chanceOfZero()).toList();
        List<Double> corrected = Comparison.corrected(chances);
        List<Optional<Comparison>> comparisons = new ArrayList<>();
        for (int i = 0; i < others.size(); i++) {
            Pairing pairing = others.get(i);
            comparisons.add(
                    pairing.lead().size() < 2
                            ? Optional.empty()
                            : Optional.of(new Comparison(
                                    pairing.score().estimate(),
                                    pairing.lead().estimate(),
                                    chances.get(i),
                                    corrected.get(i))));
        }
        return comparisons;
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
