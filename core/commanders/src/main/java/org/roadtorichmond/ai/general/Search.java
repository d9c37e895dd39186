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
import org.roadtorichmond.ai.colonel.Colonel;
import org.roadtorichmond.ai.colonel.Manner;
import org.roadtorichmond.ai.colonel.PlanVariant;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.words.Sentence;
import org.roadtorichmond.work.ParallelRunner;

/**
 * Finds the best of many plans for a player-turn: wide, then narrow. The first is what a colonel would carry out who checks his plan.
 * Others are tried out a few times by the enemy's reply, all with the same dice, and more and more often those
 * that do well; then the best is changed a little and crossed with the next best, and what comes of that tried out in the same way,
 * while the budget lasts. The last choice is between the first plan and one challenger after the other, looks one player-turn farther,
 * and meets each face of the first die at least once for both: the first gives way only to a plan that is better by more than the luck
 * of trials that had no part in choosing it, and by more than the evaluation can distinguish.
 */
final class Search {
    /** What working out a plan costs, in nodes. */
    static final int PLAN = 20;

    /** What working out a plan costs of which it is known where units stand, in nodes. */
    private static final int CHILD = 10;

    /** What trying a plan out costs, in nodes: a combat phase and the reply; and with the next player-turn. */
    private static final int TRIAL = 6;

    private static final int FAR_TRIAL = 12;

    /** What a colonel's check costs at most where it is not behind, and what the last choice costs at least, in nodes. */
    private static final int CHECK = 4 * (PLAN + PlanCheck.ALL * TRIAL);

    private static final int LAST_CHOICE = 2 * PlanCheck.ALL * FAR_TRIAL;

    /** By what part at most of what lies between those two the first plans are worked out, and are tried; the rest is for their children. */
    private static final double PLANS = 0.35;

    private static final double TRIALS = 0.75;

    /** How many trials the rounds of a race have: few while there are many plans, then each face of the first die as often. */
    private static final List<Integer> ROUNDS = List.of(2, 4, 6, 12);

    private static final int KEPT = 4;
    private static final int MUTATIONS = 40;
    private static final int CHANGES = 6;
    private static final int CROSSES = 4;
    private static final int MOST_REJECTED = 3;

    private final Game original;
    private final WorkerPool workers;
    private final List<PlanDraft> drafts = new ArrayList<>();
    private final Manner manner;
    private final int budget;
    private final int temper;
    private final boolean behind;
    private int spent;
    private int sample;
    private boolean stopped;

    /** Whether what a colonel compares costs much, or is as bad as standing still. */
    private boolean lost;

    private @Nullable PlanDraft chosen;

    /** A plan and the dice with which it is tried out. */
    private record Trial(PlanDraft plan, int sample) {}

    Search(Game game, Manner manner, int nodes, int temper, ParallelRunner runner, BooleanSupplier stop) {
        original = game;
        this.manner = manner;
        this.temper = temper;
        budget = nodes;
        workers = new WorkerPool(game, temper, runner, stop);
        behind = workers.table().chance() < PlanCheck.BEHIND;
    }

    /** How many nodes have been spent: never more than the budget, except for a colonel's check or the one plan that there must be. */
    int spent() {
        return spent;
    }

    /** What a colonel would carry out, which gives way only to something better; for when {@link #best} has been asked. */
    PlanDraft first() {
        return drafts.get(0);
    }

    /** The best plan; not worked out if that was stopped. */
    PlanDraft best() {
        PlanVariant plain = PlanVariant.of(manner);
        begin(plain);
        if (drafts.isEmpty()) {
            return PlanDraft.unmade(plain);
        }
        PlanDraft first = first();
        VariantPool pool =
                new VariantPool(original.state(), manner, workers.table().prospects(plain));
        Mutations mutations = workers.table().mutations();
        int begun = spent;
        int room = Math.max(0, budget - begun - LAST_CHOICE);
        draft(
                pool.seeds(first, workers.table().claims(first, lost), mutations.of(first.stands(), MUTATIONS)),
                begun + PLANS * room);
        drafts.forEach(plan -> plan.countFrom(sample));
        List<PlanDraft> race = race(drafts, begun + TRIALS * room);
        boolean bred = true;
        for (int generation = 0; bred && !stopped; generation++) {
            List<PlanVariant> variants = new ArrayList<>();
            PlanVariant best = race.get(0).variant();
            mutations.of(race.get(0).stands(), CHANGES).forEach(stands -> variants.add(best.standing(stands)));
            pool.children(race, generation).stream().limit(CROSSES).forEach(variants::add);
            int rounds = TRIAL * ROUNDS.get(0) * (KEPT + variants.size());
            List<PlanDraft> children = draft(variants, begun + room - rounds);
            bred = !children.isEmpty();
            if (bred) {
                List<PlanDraft> all = new ArrayList<>(race);
                all.addAll(children);
                all.forEach(plan -> plan.countFrom(sample));
                race = race(all, begun + room);
            }
        }
        PlanDraft decided = decide(race);
        chosen = decided;
        return decided;
    }

    /**
     * Begins with what a colonel would carry out that checks its plan, and with all that it has tried for that, if the budget allows it.
     * Who is behind may look for so long that nothing is left: then it is that.
     */
    private void begin(PlanVariant plain) {
        if (budget < CHECK + LAST_CHOICE) {
            draft(List.of(plain), PLAN);
            return;
        }
        PlanCheck check = new PlanCheck(original, manner, workers.table());
        check.best();
        drafts.addAll(check.made());
        stopped = check.stopped();
        lost = !stopped && !drafts.isEmpty() && check.lost();
        sample = PlanCheck.ALL;
        spent = Math.max(
                PLAN,
                drafts.stream()
                        .mapToInt(plan -> price(plan.variant()) + TRIAL * plan.trials())
                        .sum());
    }

    private static int price(PlanVariant variant) {
        return variant.stations().isEmpty() ? PLAN : CHILD;
    }

    /** Works plans out, as many as can be afforded; the answer and the plans known grow by those that are not yet among them. */
    private List<PlanDraft> draft(List<PlanVariant> variants, double limit) {
        List<PlanVariant> afforded = new ArrayList<>();
        int price = 0;
        for (PlanVariant variant : variants) {
            if (drafts.stream().map(PlanDraft::variant).anyMatch(variant::equals)) {
                continue;
            }
            int its = price(variant);
            if (spent + price + its > limit) {
                break;
            }
            afforded.add(variant);
            price += its;
        }
        if (stopped || afforded.isEmpty()) {
            return List.of();
        }
        List<PlanDraft> found = new ArrayList<>();
        for (Optional<PlanDraft> draft : workers.work(afforded, this::draft)) {
            stopped |= draft.isEmpty();
            draft.filter(plan -> drafts.stream().noneMatch(plan::like)).ifPresent(plan -> {
                drafts.add(plan);
                found.add(plan);
            });
        }
        spent += price;
        return found;
    }

    /** Works a plan out so that no unit is left to be destroyed for nothing; only where all stay, they stay whatever comes. */
    private Optional<PlanDraft> draft(RolloutTable table, PlanVariant variant) {
        return still(variant.stations()) ? table.draft(variant) : table.sound(variant);
    }

    /** Tries plans out, the worse half of them less often, until few are left or a budget has been spent; the best comes first. */
    private List<PlanDraft> race(List<PlanDraft> entries, double limit) {
        List<PlanDraft> race = new ArrayList<>(entries);
        int number = 0;
        while (race.size() > KEPT && round(race, ROUNDS.get(Math.min(number, ROUNDS.size() - 1)), limit, false)) {
            race.sort(Comparator.comparingDouble(PlanDraft::mean).reversed());
            race = new ArrayList<>(race.subList(0, Math.max(KEPT, (race.size() + 1) / 2)));
            number++;
        }
        race.sort(Comparator.comparingDouble(PlanDraft::mean).reversed());
        return race.subList(0, Math.min(KEPT, race.size()));
    }

    /** Tries some plans out with further samples, as many as can be afforded; whether that were all that were asked. */
    private boolean round(List<PlanDraft> race, int asked, double limit, boolean far) {
        int price = far ? FAR_TRIAL : TRIAL;
        int count = (int) Math.min(asked, Math.max(0, (limit - spent) / (price * race.size())));
        if (stopped || count == 0) {
            return false;
        }
        List<Trial> trials = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            for (PlanDraft plan : race) {
                trials.add(new Trial(plan, sample + i));
            }
        }
        List<Optional<Double>> chances =
                workers.work(trials, (table, each) -> table.tryOut(each.plan(), each.sample(), far));
        for (int i = 0; i < count; i++) {
            List<Optional<Double>> row = chances.subList(i * race.size(), (i + 1) * race.size());
            stopped |= row.stream().anyMatch(Optional::isEmpty);
            for (int plan = 0; plan < race.size() && !stopped; plan++) {
                race.get(plan).note(sample + i, row.get(plan).orElseThrow());
            }
        }
        spent += price * race.size() * count;
        sample += count;
        return count == asked && !stopped;
    }

    /** The first plan, or the first of those left that is better than it by trials that had no part in choosing it. */
    private PlanDraft decide(List<PlanDraft> finalists) {
        PlanDraft first = first();
        for (PlanDraft challenger : finalists) {
            if (challenger != first && !(behind && still(challenger)) && beats(challenger, first)) {
                return challenger;
            }
        }
        return first;
    }

    /**
     * Whether a plan is to take another's place, by further trials until they show it: better for sure; or not much worse, if who is
     * behind would stand still otherwise.
     */
    private boolean beats(PlanDraft challenger, PlanDraft first) {
        List<PlanDraft> pair = List.of(challenger, first);
        pair.forEach(plan -> plan.countFrom(sample));
        while (spent + LAST_CHOICE <= budget && round(pair, PlanCheck.ALL, budget, true)) {
            double lead = challenger.mean() - first.mean();
            if (challenger.clearlyBetter(first) || (behind && still(first) && lead > -PlanCheck.ALLOWED)) {
                return true;
            }
            if (lead < 0) {
                return false;
            }
        }
        return false;
    }

    private boolean still(PlanDraft plan) {
        return still(plan.stands());
    }

    /** Whether all units stand where they stood when the phase began. */
    private boolean still(Map<Unit, Hex> stands) {
        GameState state = original.state();
        return stands.size() == state.onMap(state.moment().player()).size()
                && stands.entrySet().stream()
                        .allMatch(stand -> state.hexOf(stand.getKey())
                                .filter(stand.getValue()::equals)
                                .isPresent());
    }

    /** How likely the side is to win by the best plan, as far as it was played out; for when {@link #best} has been asked. */
    OptionalDouble expected() {
        PlanDraft best = chosen;
        return best == null || !best.tried() ? OptionalDouble.empty() : OptionalDouble.of(best.promise());
    }

    /** Adds to what a colonel says of the best plan what was found by trials; for when {@link #best} has been asked. */
    Plan explain(Plan plan) {
        OptionalDouble standing = drafts.stream()
                .filter(this::still)
                .filter(PlanDraft::tried)
                .mapToDouble(PlanDraft::promise)
                .findFirst();
        return plan.rejecting(rejected())
                .expecting(expected().orElse(plan.expected()))
                .beside(standing);
    }

    /** The plans that were played out and not chosen, the best first; of those that begin with the same attack only the best. */
    List<Plan.Rejected> rejected() {
        PlanDraft best = chosen;
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
    private Sentence describe(PlanDraft draft) {
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
