package org.roadtorichmond.workshop.balance;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.ai.roster.CommanderSpec;
import org.roadtorichmond.balance.StopRule;
import org.roadtorichmond.balance.lab.Design;
import org.roadtorichmond.balance.lab.Experiment;
import org.roadtorichmond.balance.lab.Findings;
import org.roadtorichmond.balance.lab.OrderedGames;
import org.roadtorichmond.balance.lab.Subject;
import org.roadtorichmond.balance.lab.Variant;
import org.roadtorichmond.balance.lab.YardstickRecorder;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.account.PerArmy;
import org.roadtorichmond.words.Sentence;

/** The games of one scenario with its commanders, one after another from seed 1. One thread. */
final class BalanceRun {
    /** With this number of games the share is known to one point in a hundred. */
    static final int MOST_GAMES = 10_000;

    static final long FIRST_SEED = 1;

    private static final double NANOS = 1e9;

    private final Design design;
    private final Subject subject;
    private final Experiment experiment;
    private final Findings findings;
    private final YardstickRecorder turns;
    private final List<Double> scores = new ArrayList<>();
    private @Nullable StrengthRun strengths;
    private long nanos;

    private BalanceRun(Design design, Subject subject, Experiment experiment, YardstickRecorder turns) {
        this.design = design;
        this.subject = subject;
        this.experiment = experiment;
        this.turns = turns;
        findings = new Findings(experiment);
    }

    /** A run without any game yet, or why the scenario cannot be played, or why that would show nothing: a side has no unit at all. */
    static Result<BalanceRun> of(LoadedScenario scenario, PerArmy<CommanderSpec> commanders) {
        List<Problem> missing = Stream.of(Side.values())
                .filter(side -> scenario.scenario().units().stream().noneMatch(unit -> unit.side() == side))
                .map(side -> new Problem(Place.NOWHERE, Sentence.of("warning.noArmy", side, side.enemy())))
                .toList();
        if (!missing.isEmpty()) {
            return Result.bad(missing);
        }
        Document document = new Document.ScenarioDocument(scenario);
        Design design = new Design(
                commanders.of(Side.UNION), commanders.of(Side.CONFEDERATE), List.of(), false, List.of(), Map.of());
        return Subject.of(document)
                .then(subject -> design.variants(subject).then(variants -> {
                    Experiment experiment =
                            new Experiment(variants, List.of(), FIRST_SEED, MOST_GAMES, new StopRule.All());
                    return YardstickRecorder.of(document, experiment)
                            .map(turns -> new BalanceRun(design, subject, experiment, turns));
                }));
    }

    /** What all games show, for pages and texts of the laboratory. */
    Findings findings() {
        return findings;
    }

    int games() {
        return scores.size();
    }

    boolean isComplete() {
        return games() >= MOST_GAMES;
    }

    /**
     * Plays the next game.
     *
     * @return whether it was played to its end before it was stopped
     * @throws IllegalStateException if it cannot be played to its end
     */
    boolean play(BooleanSupplier stop) {
        Variant variant = experiment.variants().get(0);
        long begun = System.nanoTime();
        Optional<Variant.Played> played = variant.play(FIRST_SEED + games(), experiment.systems(variant), stop);
        played.ifPresent(game -> {
            findings.add(0, game.line(), game.course());
            turns.take(variant, game);
            scores.add(game.line().score());
            nanos += System.nanoTime() - begun;
        });
        return played.isPresent();
    }

    /** What the games show; nothing where there is none. */
    Optional<BalanceReading> reading() {
        return turns.yardstick(new OrderedGames.Ending(true, Optional.empty()))
                .value()
                .map(yardstick -> BalanceReading.of(findings, yardstick, nanos / NANOS));
    }

    private StrengthRun strengths() {
        StrengthRun known = strengths;
        if (known == null) {
            known = new StrengthRun(design, subject);
            strengths = known;
        }
        return known;
    }

    /** What other strengths do, as far as it was found; nothing where no one has asked. */
    Map<String, StrengthEffect> effects() {
        return strengths == null ? Map.of() : strengths.effects();
    }

    boolean isCompared() {
        return strengths != null && strengths.isComplete();
    }

    /**
     * Plays games in which one unit has another strength, and those of the scenario as it is that they are compared with.
     *
     * @param deadline when to begin no further game, by {@link System#nanoTime}
     * @throws IllegalStateException if one of them cannot be played to its end
     */
    void compareStrengths(BooleanSupplier stop, long deadline) {
        StrengthRun comparing = strengths();
        while (games() < comparing.wanted() && !stop.getAsBoolean()) {
            if (!play(stop)) {
                return;
            }
        }
        comparing.play(scores, stop, deadline);
    }
}
