package org.roadtorichmond.ai.general;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.ai.colonel.ClaimMarches;
import org.roadtorichmond.ai.colonel.Colonel;
import org.roadtorichmond.ai.colonel.LonePosts;
import org.roadtorichmond.ai.colonel.Manner;
import org.roadtorichmond.ai.colonel.PlanVariant;
import org.roadtorichmond.ai.outlook.Evaluation;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Survey;
import org.roadtorichmond.unit.Unit;

/** Where plans are made and tried out: a look-ahead with commanders for both sides. What it answers depends on nothing done on it before. */
final class RolloutTable {
    private final PlanTrial trial;
    private final BooleanSupplier stop;
    private final Colonel planner;
    private @Nullable LonePosts posts;

    /**
     * Who plans and plays at a table. They may go from one table to the next of the same scenario, since what they keep holds for all its
     * games: ranges, distances and chances.
     */
    record Crew(Survey survey, Colonel planner, Colonel own, Colonel enemy, Evaluation evaluation) {
        Crew(Game game, int temper) {
            this(
                    game.state().survey(),
                    new Colonel(Manner.STEADY, temper),
                    Colonel.forTrials(Manner.STEADY, temper),
                    Colonel.forTrials(Manner.STEADY, 0),
                    new Evaluation(game));
        }
    }

    /** A table that begins where a game stands, which is only read. */
    RolloutTable(Game game, int temper, BooleanSupplier stop) {
        this(game, new Crew(game, temper), stop);
    }

    /** The same with those who have sat at another table of the scenario. */
    RolloutTable(Game game, Crew crew, BooleanSupplier stop) {
        this.stop = stop;
        planner = crew.planner();
        trial = new PlanTrial(game, crew.evaluation(), crew.own(), crew.enemy(), stop);
    }

    Game begin() {
        return trial.begin();
    }

    /** How likely the side is to win as the game stands at its beginning. */
    double chance() {
        return trial.chance();
    }

    /** The enemy hexes that a colonel would attack, then those that it could, the best first. */
    List<Hex> prospects(PlanVariant variant) {
        return planner.afresh(variant).prospects(begin());
    }

    /** Changes of plans for the side that moves. */
    Mutations mutations() {
        Game game = begin();
        return new Mutations(game, planner.guarded(game));
    }

    /**
     * What may decide claims, the most promising first: some units elsewhere, or those at once in battle who enter.
     *
     * @param later whether also claims that are not settled soon
     */
    List<PlanVariant> claims(PlanDraft plain, boolean later) {
        ClaimMarches claims = later ? ClaimMarches.farther(begin()) : new ClaimMarches(begin());
        List<PlanVariant> variants = new ArrayList<>();
        if (claims.freshTroops()) {
            variants.add(plain.variant().withFresh());
        }
        claims.list().forEach(changes -> variants.add(plain.changed(changes)));
        return variants;
    }

    /** The plan that a colonel makes; nothing if it was stopped. */
    Optional<PlanDraft> draft(PlanVariant variant) {
        if (stop.getAsBoolean()) {
            return Optional.empty();
        }
        return trial.draft(planner.afresh(variant)).map(decisions -> new PlanDraft(variant, decisions, trial.stands()));
    }

    /**
     * The same, but where it would leave units to be destroyed for nothing they stand elsewhere; if the rules do not let them, or that
     * exposes others, it is as the colonel made it.
     */
    Optional<PlanDraft> sound(PlanVariant variant) {
        return draft(variant).flatMap(plan -> {
            Map<Unit, Hex> instead = posts().instead(plan.stands());
            if (instead.isEmpty()) {
                return Optional.of(plan);
            }
            Map<Unit, Hex> stands = new TreeMap<>(plan.stands());
            stands.putAll(instead);
            return draft(variant.standing(stands))
                    .map(mended -> posts().instead(mended.stands()).isEmpty() ? mended : plan);
        });
    }

    private LonePosts posts() {
        LonePosts known = posts;
        if (known == null) {
            known = new LonePosts(begin());
            posts = known;
        }
        return known;
    }

    /**
     * How likely the side is to win by a plan with the dice of a sample, as it looks after the enemy's reply; nothing if stopped.
     *
     * @param far whether also as it looks after the side's next player-turn, on average of both
     */
    Optional<Double> tryOut(PlanDraft plan, int sample, boolean far) {
        return trial.tryOut(plan.orders(), plan.variant(), sample, far);
    }
}
