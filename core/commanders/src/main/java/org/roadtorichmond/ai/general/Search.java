package org.roadtorichmond.ai.general;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.ai.Plan;
import org.roadtorichmond.ai.Team;
import org.roadtorichmond.ai.colonel.Colonel;
import org.roadtorichmond.ai.colonel.Manner;
import org.roadtorichmond.ai.colonel.PlanVariant;
import org.roadtorichmond.play.CombatTable;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.words.Sentence;

/**
 * Finds the best of several plans for a player-turn: each is tried out with the enemy's reply and the turn after, all with the same
 * dice, more and more often for those that do well; the best are crossed, and their children tried out in the same way. The first
 * plan gives way only to one that is better by more than the luck of trials that had no part in choosing it, and by more than the
 * evaluation can distinguish.
 */
final class Search {
    /** What working out a plan costs, in nodes. */
    static final int PLAN = 20;

    /** What working out a plan costs that is put together from others, in nodes. */
    private static final int CHILD = 10;

    /** What trying a plan out costs, in nodes: a combat phase, the reply, and the next turn. */
    private static final int TRIAL = 6;

    /** What trying a plan out costs if colonels play the reply and the next turn, in nodes. */
    private static final int CAREFUL_TRIAL = 14;

    /** From what budget on colonels play in trials, in nodes: more trials with cadets were not seen to make a general stronger there. */
    static final int CAREFUL = 6000;

    /** By what part of the budget at most the first plans are worked out, and by what part they and their children are tried. */
    private static final double PLANS = 0.17;

    private static final double TRIALS = 0.6;
    private static final double CHILDREN = 0.8;

    /**
     * How many trials a round has: the more the larger the budget, each face of the first die as often. Beyond the most a budget goes
     * into further generations of plans.
     */
    private static final int FEWEST_SAMPLES = 12;

    private static final int MOST_SAMPLES = 24;
    private static final int NODES_A_SAMPLE = 150;
    private static final int KEPT = 4;
    private static final int MOST_CHILDREN = 8;
    private static final int MOST_REJECTED = 3;

    private final Game original;
    private final WorkerPool workers;
    private final List<Draft> drafts = new ArrayList<>();
    private final Manner manner;
    private final int budget;
    private final int temper;
    private final int samples;
    private final boolean careful;
    private final int trial;
    private int spent;
    private int sample;
    private boolean stopped;
    private @Nullable Draft chosen;

    /** A plan and the dice with which it is tried out. */
    private record Trial(Draft plan, int sample) {}

    Search(Game game, Manner manner, int nodes, int temper, Team team, BooleanSupplier stop) {
        original = game;
        this.manner = manner;
        this.temper = temper;
        budget = nodes;
        careful = nodes >= CAREFUL;
        trial = careful ? CAREFUL_TRIAL : TRIAL;
        int wanted = Math.min(MOST_SAMPLES, Math.max(FEWEST_SAMPLES, nodes / NODES_A_SAMPLE));
        samples = wanted - wanted % CombatTable.FACES;
        workers = new WorkerPool(game, temper, team, stop);
    }

    /** How many nodes have been spent: never more than the budget, except for the one plan that there must be. */
    int spent() {
        return spent;
    }

    /** How the best plan is made. */
    PlanVariant best() {
        PlanVariant plain = PlanVariant.of(manner);
        Portfolio portfolio =
                new Portfolio(original.state(), manner, workers.table().prospects(plain));
        List<PlanVariant> seeds = portfolio.seeds();
        draft(seeds.subList(0, 1), PLAN, PLAN);
        if (drafts.isEmpty()) {
            return plain;
        }
        draft(seeds.subList(1, seeds.size()), PLAN, PLANS * budget);
        List<Draft> race = race(drafts, KEPT, TRIALS * budget);
        boolean bred = true;
        for (int generation = 0; bred; generation++) {
            List<PlanVariant> variants = portfolio.children(race, generation);
            List<Draft> children = draft(
                    variants.subList(0, Math.min(MOST_CHILDREN, variants.size())),
                    CHILD,
                    CHILDREN * budget - trial * samples * (KEPT + MOST_CHILDREN));
            bred = !children.isEmpty();
            if (bred) {
                List<Draft> all = new ArrayList<>(race);
                all.addAll(children);
                all.forEach(plan -> plan.countFrom(sample));
                race = race(all, KEPT, CHILDREN * budget);
            }
        }
        Draft decided = decide(race);
        chosen = decided;
        return decided.variant();
    }

    /** Works plans out, as many as can be afforded; the answer and the plans known grow by those that are not yet among them. */
    private List<Draft> draft(List<PlanVariant> variants, int price, double limit) {
        int count = (int) Math.min(variants.size(), Math.max(0, (limit - spent) / price));
        if (stopped || count == 0) {
            return List.of();
        }
        List<Optional<Draft>> made = workers.work(variants.subList(0, count), RolloutTable::draft);
        List<Draft> found = new ArrayList<>();
        for (Optional<Draft> draft : made) {
            stopped |= draft.isEmpty();
            draft.filter(plan -> drafts.stream().noneMatch(plan::like)).ifPresent(plan -> {
                drafts.add(plan);
                found.add(plan);
            });
        }
        spent += price * count;
        return found;
    }

    /** Tries plans out, the worse half of them less often, until few are left or a budget has been spent; the best comes first. */
    private List<Draft> race(List<Draft> entries, int few, double limit) {
        List<Draft> race = new ArrayList<>(entries);
        while (race.size() > few && round(race, samples, limit)) {
            race.sort(Comparator.comparingDouble(Draft::mean).reversed());
            race = new ArrayList<>(race.subList(0, Math.max(few, (race.size() + 1) / 2)));
        }
        race.sort(Comparator.comparingDouble(Draft::mean).reversed());
        return race.subList(0, Math.min(few, race.size()));
    }

    /** Tries some plans out with further samples, as many as can be afforded; whether that were all that were asked. */
    private boolean round(List<Draft> race, int asked, double limit) {
        int count = (int) Math.min(asked, Math.max(0, (limit - spent) / (trial * race.size())));
        if (stopped || count == 0) {
            return false;
        }
        List<Trial> trials = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            for (Draft plan : race) {
                trials.add(new Trial(plan, sample + i));
            }
        }
        List<Optional<Double>> chances =
                workers.work(trials, (table, each) -> table.tryOut(each.plan(), each.sample(), careful));
        for (int i = 0; i < count; i++) {
            List<Optional<Double>> row = chances.subList(i * race.size(), (i + 1) * race.size());
            stopped |= row.stream().anyMatch(Optional::isEmpty);
            for (int plan = 0; plan < race.size() && !stopped; plan++) {
                race.get(plan).note(sample + i, row.get(plan).orElseThrow());
            }
        }
        spent += trial * race.size() * count;
        sample += count;
        return count == asked && !stopped;
    }

    /** The best plan by trials that had no part in choosing those left, or the first where none is better for sure. */
    private Draft decide(List<Draft> finalists) {
        Draft first = drafts.get(0);
        List<Draft> last = new ArrayList<>(finalists);
        if (!last.contains(first)) {
            last.add(first);
        }
        last.forEach(plan -> plan.countFrom(sample));
        while (last.size() > 1 && round(last, samples, budget)) {
            if (last.size() > 2 && budget - spent < (budget - CHILDREN * budget) / 2) {
                last.remove(last.stream()
                        .filter(plan -> plan != first)
                        .min(Comparator.comparingDouble(Draft::mean))
                        .orElseThrow());
            }
        }
        Draft best = last.stream().max(Comparator.comparingDouble(Draft::mean)).orElse(first);
        return best.clearlyBetter(first) ? best : first;
    }

    /** How likely the side is to win by the best plan, as far as it was played out; for when {@link #best} has been asked. */
    OptionalDouble expected() {
        Draft best = chosen;
        return best == null || !best.tried() ? OptionalDouble.empty() : OptionalDouble.of(best.mean());
    }

    /** Adds to what a colonel says of the best plan what was found by trials; for when {@link #best} has been asked. */
    Plan explain(Plan plan) {
        return plan.rejecting(rejected()).expecting(expected().orElse(plan.expected()));
    }

    /** The plans that were played out and not chosen, the best first; of those that begin with the same attack only the best. */
    List<Plan.Rejected> rejected() {
        Draft best = chosen;
        if (best == null) {
            return List.of();
        }
        Map<Sentence, Plan.Rejected> rejected = new LinkedHashMap<>();
        drafts.stream()
                .filter(draft -> draft != best && draft.tried())
                .sorted(Comparator.comparingDouble(best::ahead))
                .forEach(draft -> rejected.computeIfAbsent(
                        describe(draft), what -> new Plan.Rejected(what, best.ahead(draft), Plan.Measure.CHANCE)));
        return rejected.values().stream().limit(MOST_REJECTED).toList();
    }

    /** A plan in words: how many units march, and the attack with which its combat phase begins. */
    private Sentence describe(Draft draft) {
        Game game = workers.table().begin();
        draft.orders().forEach(game::execute);
        boolean fights = game.state().ending().isEmpty()
                && game.state().moment().phase() == Phase.COMBAT
                && game.state().decider() == original.state().decider();
        if (fights && new Colonel(draft.variant(), temper).next(game) instanceof Command.Attack attack) {
            String odds = game.rules().combat().odds(attack).label();
            return Sentence.of("rejected.plan", draft.marches(), attack.targets(), odds);
        }
        return Sentence.of("rejected.noAttack", draft.marches());
    }
}
