package org.roadtorichmond.ai.general;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.ai.Plan;
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
import org.roadtorichmond.words.Sentence;

/**
 * Finds the best of several plans for a player-turn: each is played out with the enemy's reply, all with the same dice, more and
 * more often for those that do well. The first plan gives way only to one that is better by more than the luck of the samples.
 */
final class Search {
    /** What working out a plan costs, in nodes. */
    static final int PLAN = 40;

    /** What playing a plan out costs, in nodes. */
    private static final int PLAYOUT = 3;

    private static final int SAMPLES = 12;
    private static final int COLONELS_REPLY = 4;
    private static final int MOST_REJECTED = 3;

    private final Lookahead lookahead;
    private final Side side;
    private final long changes;
    private final Evaluation evaluation;
    private final List<Draft> drafts = new ArrayList<>();
    private final int temper;
    private final BooleanSupplier stop;
    private int nodes;
    private int spent;
    private @Nullable Draft chosen;

    /** A plan: how it was made, its commands, and what came of it. */
    private static final class Draft {
        private final Manner manner;
        private final List<Command> commands;
        private final List<Integer> stands;
        private final List<Double> chances = new ArrayList<>();

        Draft(Manner manner, List<Command> commands, List<Integer> stands) {
            this.manner = manner;
            this.commands = commands;
            this.stands = stands;
        }

        double mean() {
            return chances.stream().mapToDouble(Double::doubleValue).average().orElse(0);
        }

        /** By how much likelier the side is to win by it than by another, in the samples of both. */
        double ahead(Draft other) {
            int n = Math.min(chances.size(), other.chances.size());
            double sum = 0;
            for (int i = 0; i < n; i++) {
                sum += chances.get(i) - other.chances.get(i);
            }
            return n == 0 ? 0 : sum / n;
        }

        /** By how much it is better than another in the samples of both, in standard errors. */
        double better(Draft other) {
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

    Search(Game game, Manner manner, int nodes, int temper, BooleanSupplier stop) {
        this.stop = stop;
        this.temper = temper;
        this.nodes = nodes;
        changes = game.changes();
        lookahead = Lookahead.of(game);
        side = game.state().moment().player();
        evaluation = new Evaluation(lookahead.game());
        for (Manner variant : manner.variants()) {
            if ((this.nodes >= PLAN && !stop.getAsBoolean()) || drafts.isEmpty()) {
                add(variant);
            }
        }
    }

    private void add(Manner manner) {
        spend(PLAN);
        Game game = lookahead.reset(0);
        Moment begun = game.state().moment();
        Colonel colonel = new Colonel(manner, temper);
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
        if (drafts.stream().noneMatch(draft -> draft.stands.equals(stands))) {
            drafts.add(new Draft(manner, commands, stands));
        }
    }

    private void spend(int price) {
        nodes -= price;
        spent += price;
    }

    /** How many nodes have been spent: never more than the budget, but for the one plan that there must be. */
    int spent() {
        return spent;
    }

    /** The manner of the best plan. */
    Manner best() {
        List<Draft> race = new ArrayList<>(drafts);
        int sample = 0;
        while (race.size() > 1 && nodes >= race.size() * PLAYOUT) {
            for (int i = 0; i < SAMPLES && nodes >= race.size() * PLAYOUT; i++) {
                for (Draft plan : race) {
                    if (stop.getAsBoolean()) {
                        return choose(race);
                    }
                    plan.chances.add(playOut(plan, sample));
                    spend(PLAYOUT);
                }
                sample++;
            }
            race.sort(Comparator.comparingDouble(Draft::mean).reversed());
            race = new ArrayList<>(race.subList(0, Math.max(race.size() == 2 ? 2 : 1, (race.size() + 1) / 2)));
        }
        return choose(race);
    }

    private Manner choose(List<Draft> race) {
        Draft first = drafts.get(0);
        Draft best = race.stream().max(Comparator.comparingDouble(Draft::mean)).orElse(first);
        chosen = best == first || best.better(first) > 1 ? best : first;
        return chosen.manner;
    }

    /** Whether the game of which the plans were made still stands where they begin. */
    boolean begins(Game game) {
        return game.changes() == changes;
    }

    /** How likely the side is to win by the best plan, as far as it was played out; for when {@link #best} has been asked. */
    OptionalDouble expected() {
        Draft best = Objects.requireNonNull(chosen, "the best plan has not been looked for");
        return best.chances.isEmpty() ? OptionalDouble.empty() : OptionalDouble.of(best.mean());
    }

    /** The plans that were played out and not chosen, the best first; of those that begin with the same attack only the best. */
    List<Plan.Rejected> rejected() {
        Draft best = Objects.requireNonNull(chosen, "the best plan has not been looked for");
        Map<Sentence, Plan.Rejected> rejected = new LinkedHashMap<>();
        drafts.stream()
                .filter(draft -> draft != best && !draft.chances.isEmpty())
                .sorted(Comparator.comparingDouble(best::ahead))
                .forEach(draft -> rejected.computeIfAbsent(
                        describe(draft), what -> new Plan.Rejected(what, best.ahead(draft), Plan.Measure.CHANCE)));
        return rejected.values().stream().limit(MOST_REJECTED).toList();
    }

    /** A plan in words: how many units march, and the attack with which its combat phase begins. */
    private Sentence describe(Draft draft) {
        Game game = lookahead.reset(0);
        draft.commands.forEach(game::execute);
        int marches = (int) draft.commands.stream()
                .filter(Command.MoveUnit.class::isInstance)
                .count();
        boolean fights = game.state().ending().isEmpty()
                && game.state().moment().phase() == Phase.COMBAT
                && game.state().decider() == side;
        if (fights && new Colonel(draft.manner, temper).next(game) instanceof Command.Attack attack) {
            String odds = game.rules().combat().odds(attack).label();
            return Sentence.of("rejected.plan", marches, attack.targets(), odds);
        }
        return Sentence.of("rejected.noAttack", marches);
    }

    private double playOut(Draft plan, int sample) {
        Game game = lookahead.reset(sample, 1 + sample % CombatTable.FACES);
        plan.commands.forEach(game::execute);
        Commander own = new Colonel(plan.manner, temper);
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
