package org.roadtorichmond.ai.general;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.ai.cadet.Cadet;
import org.roadtorichmond.ai.colonel.Colonel;
import org.roadtorichmond.ai.colonel.Manner;
import org.roadtorichmond.ai.outlook.Evaluation;
import org.roadtorichmond.play.CombatTable;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Lookahead;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/**
 * Finds the best of several plans for a player-turn: each is played out with the enemy's reply, all with the same dice, more and
 * more often for those that do well. The first plan gives way only to one that is better by more than the luck of the samples.
 */
final class Search {
    /** What working out a plan costs, in nodes. */
    private static final int PLAN = 40;

    /** What playing a plan out costs, in nodes. */
    private static final int PLAYOUT = 3;

    private static final int SAMPLES = 12;
    private static final int COLONELS_REPLY = 4;

    private final Lookahead lookahead;
    private final Side side;
    private final Evaluation evaluation;
    private final List<Plan> plans = new ArrayList<>();
    private int nodes;

    /** A plan: how it was made, its commands, and what came of it. */
    private static final class Plan {
        private final Manner manner;
        private final List<Command> commands;
        private final List<Integer> stands;
        private final List<Double> chances = new ArrayList<>();

        Plan(Manner manner, List<Command> commands, List<Integer> stands) {
            this.manner = manner;
            this.commands = commands;
            this.stands = stands;
        }

        double mean() {
            return chances.stream().mapToDouble(Double::doubleValue).average().orElse(0);
        }

        /** By how much it is better than another in the samples of both, in standard errors. */
        double better(Plan other) {
            int n = Math.min(chances.size(), other.chances.size());
            double sum = 0;
            double squares = 0;
            for (int i = 0; i < n; i++) {
                double difference = chances.get(i) - other.chances.get(i);
                sum += difference;
                squares += difference * difference;
            }
            double variance = Math.max(1e-12, squares / n - sum / n * sum / n) / n;
            return sum / n / Math.sqrt(variance);
        }
    }

    Search(Game game, Manner manner, int nodes) {
        this.nodes = nodes;
        lookahead = Lookahead.of(game);
        side = game.state().moment().player();
        evaluation = new Evaluation(lookahead.game());
        for (Manner variant : manner.variants()) {
            if (this.nodes >= PLAN || plans.isEmpty()) {
                add(variant);
            }
        }
    }

    private void add(Manner manner) {
        nodes -= PLAN;
        Game game = lookahead.reset(0);
        Moment begun = game.state().moment();
        Colonel colonel = new Colonel(manner);
        List<Command> commands = new ArrayList<>();
        while (game.state().ending().isEmpty() && game.state().moment().equals(begun)) {
            Command command = colonel.next(game);
            game.execute(command);
            commands.add(command);
        }
        List<Integer> stands = new ArrayList<>();
        for (Unit unit : game.state().forces().units()) {
            stands.add(game.state().deployment().hexOf(unit));
        }
        if (plans.stream().noneMatch(plan -> plan.stands.equals(stands))) {
            plans.add(new Plan(manner, commands, stands));
        }
    }

    /** The manner of the best plan. */
    Manner best() {
        Plan first = plans.get(0);
        List<Plan> race = new ArrayList<>(plans);
        int sample = 0;
        while (race.size() > 1 && nodes >= race.size() * PLAYOUT) {
            for (int i = 0; i < SAMPLES && nodes >= race.size() * PLAYOUT; i++) {
                for (Plan plan : race) {
                    plan.chances.add(playOut(plan, sample));
                    nodes -= PLAYOUT;
                }
                sample++;
            }
            race.sort(Comparator.comparingDouble(Plan::mean).reversed());
            race = new ArrayList<>(race.subList(0, Math.max(race.size() == 2 ? 2 : 1, (race.size() + 1) / 2)));
        }
        Plan best = race.stream().max(Comparator.comparingDouble(Plan::mean)).orElse(first);
        return best == first || best.better(first) > 1 ? best.manner : first.manner;
    }

    private double playOut(Plan plan, int sample) {
        Game game = lookahead.reset(sample, 1 + sample % CombatTable.FACES);
        plan.commands.forEach(game::execute);
        Commander own = new Colonel(plan.manner);
        Commander enemy = sample % COLONELS_REPLY == COLONELS_REPLY - 1 ? new Colonel(Manner.STEADY) : new Cadet();
        boolean replied = false;
        while (game.state().ending().isEmpty()) {
            Moment now = game.state().moment();
            replied |= now.player() != side;
            if (replied && now.player() == side && now.phase() == Phase.MOVEMENT) {
                break;
            }
            Commander next = game.state().decider() == side ? own : enemy;
            game.execute(next.next(game));
        }
        return evaluation.chance(game, side);
    }
}
