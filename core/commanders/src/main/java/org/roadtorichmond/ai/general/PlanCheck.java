package org.roadtorichmond.ai.general;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.ai.Plan;
import org.roadtorichmond.ai.colonel.Manner;
import org.roadtorichmond.ai.colonel.PlanVariant;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.CombatTable;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.words.Sentence;

/**
 * Compares a colonel's plan for a player-turn with standing still by the enemy's reply, both with the same dice: at first by a trial
 * or two, which show whether it matters; only where they do not show that the plan is better, by one for each face of the first die.
 * If standing still is better then, the same plan without its withdrawals and with a line of pickets is tried out too.
 */
final class PlanCheck {
    /** How likely a side is to win at most for it to be behind. */
    static final double BEHIND = 0.4;

    /** By how much at most standing still may promise more than the plan, whatever the luck of the trials. */
    static final double ALLOWED = 0.03;

    /** By how much the chances after plan and standing still differ at most where no enemy comes near either. */
    private static final double ALIKE = 0.001;

    /** By how much a plan is ahead on average of the trials so far if no more are to be made. */
    private static final double AHEAD = 0.01;

    /** How many trials a plan has at most: as many as a die has faces. */
    static final int ALL = CombatTable.FACES;

    /** By how much the best plan lowers the chance of winning at least for others to be looked for. */
    private static final double DEAR = 0.2;

    /** How many marches are tried that may decide a claim. */
    private static final int CLAIMS = 4;

    /** How many marches of one unit or two are thought of where others are looked for. */
    private static final int MUTATIONS = 12;

    /** How many of the new plans are tried out in full, of those that one trial shows to be good enough. */
    private static final int KEPT = 4;

    /** Of a manner's variants, those that press on: what one tries who is behind. */
    private static final List<Integer> PRESSING = List.of(1, 6);

    private final Game game;
    private final Manner manner;
    private final RolloutTable table;
    private final Map<Unit, Hex> home = new TreeMap<>();
    private final List<PlanDraft> made = new ArrayList<>();
    private final List<PlanDraft> tried = new ArrayList<>();
    private final double chance;
    private final boolean behind;
    private @Nullable PlanDraft still;
    private @Nullable PlanDraft chosen;
    private boolean stopped;

    /** A check of the plan that a colonel makes where a movement phase stands; the game is only read. */
    PlanCheck(Game game, Manner manner, RolloutTable table) {
        this.game = game;
        this.manner = manner;
        this.table = table;
        chance = table.chance();
        behind = chance < BEHIND;
        game.state()
                .onMap(game.state().moment().player())
                .forEach(unit -> home.put(unit, game.state().hexOf(unit).orElseThrow()));
    }

    /** The plan that is to be carried out; not worked out if that was stopped. */
    PlanDraft best() {
        PlanVariant plain = PlanVariant.of(manner);
        compare(plain);
        if (tried.isEmpty()) {
            return PlanDraft.unmade(plain);
        }
        List<PlanVariant> soon =
                table.claims(tried.get(0), false).stream().limit(CLAIMS).toList();
        soon.forEach(this::add);
        race(AHEAD);
        if (lost()) {
            lookFarther(plain, soon);
        }
        PlanDraft decided = stopped ? tried.get(0) : decide();
        chosen = decided;
        return decided;
    }

    /** All plans that were worked out for {@link #best}, that one first, each tried out with the first six samples at most. */
    List<PlanDraft> made() {
        PlanDraft taken = chosen;
        List<PlanDraft> plans = new ArrayList<>(made);
        if (taken != null) {
            plans.removeIf(taken::like);
            plans.add(0, taken);
        }
        return plans;
    }

    /** Whether it was stopped before all was tried out. */
    boolean stopped() {
        return stopped;
    }

    private void compare(PlanVariant plain) {
        Optional<PlanDraft> first = add(plain);
        if (first.isPresent() && stirs(first.get()) && Doubt.about(game.state(), home, first.get(), chance)) {
            PlanDraft standing = add(plain.standing(home)).orElse(first.get());
            still = standing;
            if (worse(first.get(), standing)) {
                add(VariantPool.withoutWithdrawals(game.state(), first.get()));
                add(plain.withPickets());
                tryOut(ALL);
            }
        }
    }

    /**
     * Whether standing still is better than a plan by a trial for each face of the first die; none are made any more as soon as they
     * show that it is not, or that it does not matter.
     */
    private boolean worse(PlanDraft first, PlanDraft standing) {
        boolean open = standing != first;
        for (int samples = 1; samples <= ALL && open; samples++) {
            tryOut(samples);
            double lead = first.mean() - standing.mean();
            open = !stopped && Math.abs(lead) >= ALIKE && lead < AHEAD;
        }
        return open && decide() != first;
    }

    /**
     * Whether the best plan so far costs much, is as bad as standing still, or has those who are behind stand still; for when something
     * has been compared.
     */
    boolean lost() {
        PlanDraft best = decide();
        return (best.tried() && chance - best.mean() >= DEAR) || (behind && !stirs(best)) || badAlike(best);
    }

    private boolean badAlike(PlanDraft best) {
        PlanDraft first = tried.get(0);
        PlanDraft standing = still;
        return standing != null && standing.tried() && best.mean() < BEHIND && Math.abs(first.ahead(standing)) < AHEAD;
    }

    /**
     * Tries out what the plan leaves out: nobody withdraws, all press on, guards, what bars exits, entries and ground, and one unit or
     * two elsewhere.
     *
     * @param known what was tried already of what decides claims
     */
    private void lookFarther(PlanVariant plain, List<PlanVariant> known) {
        PlanDraft first = tried.get(0);
        add(VariantPool.withoutWithdrawals(game.state(), first));
        PRESSING.forEach(number -> add(PlanVariant.of(manner.variants().get(number))));
        add(plain.withPickets());
        table.claims(first, true).stream()
                .filter(claim -> !known.contains(claim))
                .forEach(this::add);
        table.mutations().of(first.stands(), MUTATIONS).forEach(stands -> add(plain.standing(stands)));
        race(behind && !stirs(decide()) ? -ALLOWED : AHEAD);
        if (behind && !stirs(decide())) {
            table.mutations().of(home, MUTATIONS).forEach(stands -> add(plain.standing(stands)));
            tryOut(ALL);
        }
    }

    /**
     * Tries those plans out that are still new: once, and as often as the others the best few of them that are ahead of the first then.
     *
     * @param lead by how much they have to be ahead
     */
    private void race(double lead) {
        PlanDraft first = tried.get(0);
        List<PlanDraft> fresh =
                tried.stream().filter(draft -> draft != first && !draft.tried()).toList();
        if (!fresh.isEmpty()) {
            tryOut(1);
            List<PlanDraft> kept = fresh.stream()
                    .filter(draft -> draft.ahead(first) >= lead)
                    .sorted(Comparator.comparingDouble(first::ahead))
                    .limit(KEPT)
                    .toList();
            tried.removeIf(draft -> fresh.contains(draft) && !kept.contains(draft));
            if (!kept.isEmpty()) {
                tryOut(ALL);
            }
        }
    }

    /** Whether anybody marches, enters or leaves. */
    private boolean stirs(PlanDraft draft) {
        return !draft.stands().equals(home);
    }

    /** Works out another plan, if it is not like one that is there already; the answer is that one then, or nothing if stopped. */
    private Optional<PlanDraft> add(PlanVariant variant) {
        Optional<PlanDraft> draft = table.draft(variant);
        Optional<PlanDraft> known =
                draft.flatMap(plan -> tried.stream().filter(plan::like).findFirst());
        if (known.isEmpty()) {
            draft.ifPresent(tried::add);
            draft.filter(plan -> made.stream().noneMatch(plan::like)).ifPresent(made::add);
        }
        return known.or(() -> draft);
    }

    /** Tries out all plans with the first samples, as far as that has not been done. */
    private void tryOut(int samples) {
        for (PlanDraft draft : tried) {
            for (int sample = draft.trials(); sample < samples && !stopped; sample++) {
                Optional<Double> chance = table.tryOut(draft, sample, false);
                stopped = chance.isEmpty();
                int now = sample;
                chance.ifPresent(found -> draft.note(now, found));
            }
        }
    }

    /** The best by the trials; the plain plan unless another is surely or far better, and no standing still for one that is behind. */
    private PlanDraft decide() {
        PlanDraft first = tried.get(0);
        PlanDraft best = tried.stream()
                .max(Comparator.comparingDouble(PlanDraft::mean))
                .filter(draft -> draft.clearlyBetter(first) || draft.mean() >= first.mean() + ALLOWED)
                .orElse(first);
        if (behind && !stirs(best)) {
            return tried.stream()
                    .filter(this::stirs)
                    .max(Comparator.comparingDouble(PlanDraft::mean))
                    .filter(draft -> draft.mean() > best.mean() - ALLOWED)
                    .orElse(best);
        }
        return best;
    }

    /**
     * Adds to what a colonel says of the plan what the trials have shown; for when {@link #best} has been asked. Who asks wants to know
     * what the plan promises, so that it is tried out now if it was beyond doubt.
     */
    Plan explain(Plan plan) {
        PlanDraft taken = chosen;
        PlanDraft standing = still;
        if (taken != null && !taken.tried()) {
            tryOut(ALL);
        }
        if (taken == null || stopped || !taken.tried()) {
            return plan;
        }
        OptionalDouble beside =
                standing == null || !standing.tried() ? OptionalDouble.empty() : OptionalDouble.of(standing.mean());
        Stream<Plan.Rejected> worse = tried.stream()
                .limit(1)
                .filter(first -> first != taken)
                .map(first -> new Plan.Rejected(
                        Sentence.of("rejected.march", first.marches()),
                        taken.mean() - first.mean(),
                        Plan.Measure.CHANCE));
        return plan.expecting(taken.mean())
                .beside(beside)
                .rejecting(Stream.concat(worse, plan.rejected().stream()).toList());
    }
}
