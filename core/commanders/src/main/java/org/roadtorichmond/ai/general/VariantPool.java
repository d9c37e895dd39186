package org.roadtorichmond.ai.general;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.roadtorichmond.ai.colonel.Manner;
import org.roadtorichmond.ai.colonel.PlanVariant;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.unit.Unit;

/** In which ways plans are made for a player-turn: at first by a colonel's manners and aims, then by crossing the best of them. */
final class VariantPool {
    /** How many enemy hexes are attacked first of all in one plan, and left alone in another. */
    private static final int PROSPECTS = 6;

    private final GameState state;
    private final Manner manner;
    private final List<Hex> prospects;
    private final List<Unit> units;
    private final Map<Unit, Hex> places = new TreeMap<>();

    /**
     * The ways for the side that moves.
     *
     * @param prospects the enemy hexes that can be attacked, those that would be first
     */
    VariantPool(GameState state, Manner manner, List<Hex> prospects) {
        this.state = state;
        this.manner = manner;
        this.prospects = List.copyOf(prospects.subList(0, Math.min(PROSPECTS, prospects.size())));
        units = List.copyOf(state.onMap(state.moment().player()));
        units.forEach(unit -> places.put(unit, state.hexOf(unit).orElseThrow()));
    }

    /**
     * The ways to begin with, the most promising for what they cost first: standing still, a line of pickets, what may decide a claim, each
     * of the attacks that come to mind made first, the manner's other variants, each of those attacks left out; then a plan without its
     * withdrawals, and with one or two units elsewhere, of which one in twenty is better.
     *
     * @param first the plan that a colonel would carry out
     * @param claims what may decide claims that are settled soon
     * @param mutations where units stand in plans that differ from it a little
     */
    List<PlanVariant> seeds(PlanDraft first, List<PlanVariant> claims, List<Map<Unit, Hex>> mutations) {
        PlanVariant plain = PlanVariant.of(manner);
        List<PlanVariant> seeds = new ArrayList<>();
        seeds.add(plain.standing(places));
        seeds.add(plain.withPickets());
        seeds.addAll(claims);
        prospects.forEach(hex -> seeds.add(plain.first(hex)));
        manner.variants().stream().skip(1).map(PlanVariant::of).forEach(seeds::add);
        prospects.forEach(hex -> seeds.add(plain.sparing(hex)));
        seeds.add(withoutWithdrawals(state, first));
        mutations.forEach(stands -> seeds.add(first.variant().standing(stands)));
        return seeds;
    }

    /** A plan in which those stay where they are that would march away from the enemy. */
    static PlanVariant withoutWithdrawals(GameState state, PlanDraft plan) {
        Map<Unit, Hex> stations = new TreeMap<>(plan.stands());
        stations.replaceAll((unit, to) ->
                state.hexOf(unit).filter(from -> withdraws(state, from, to)).orElse(to));
        return plan.variant().standing(stations);
    }

    /** Whether a march of the side that moves leads away from the enemy. */
    static boolean withdraws(GameState state, Hex from, Hex to) {
        return toEnemy(state, to) > toEnemy(state, from);
    }

    private static int toEnemy(GameState state, Hex hex) {
        return state.onMap(state.moment().player().enemy()).stream()
                .flatMap(unit -> state.hexOf(unit).stream())
                .mapToInt(enemy -> state.scenario().field().grid().distance(hex.index(), enemy.index()))
                .min()
                .orElse(0);
    }

    /**
     * Ways put together from those of some plans, the best first: each plan with what each other does in one part of the field,
     * and with one march of it undone.
     *
     * @param generation how often this was done before, from 0: the parts change with it
     */
    List<PlanVariant> children(List<PlanDraft> parents, int generation) {
        List<PlanVariant> children = new ArrayList<>();
        for (int sum = 1; sum < 2 * parents.size() - 1; sum++) {
            for (int i = 0; i <= sum && i < parents.size(); i++) {
                int j = sum - i;
                if (j != i && j < parents.size()) {
                    children.add(cross(parents.get(i), parents.get(j), generation));
                }
            }
        }
        for (PlanDraft parent : parents) {
            children.add(undone(parent, generation));
        }
        return children;
    }

    /** The first plan, but of the units that stand elsewhere in the second, those in one half of the field stand as there. */
    private PlanVariant cross(PlanDraft one, PlanDraft other, int generation) {
        List<Unit> differ = units.stream()
                .filter(unit ->
                        !Objects.equals(one.stands().get(unit), other.stands().get(unit)))
                .sorted(Comparator.comparingInt(unit -> across(unit, generation)))
                .toList();
        Map<Unit, Hex> stations = new TreeMap<>(one.stands());
        for (Unit unit : differ.subList(0, (differ.size() + 1) / 2)) {
            stations.put(unit, other.stands().getOrDefault(unit, place(unit)));
        }
        return one.variant().standing(stations);
    }

    /** How far a unit stands along one of two axes of the field, by turns. */
    private int across(Unit unit, int generation) {
        Hex hex = place(unit);
        return generation % 2 == 0 ? hex.column() : hex.row();
    }

    /** A plan without the march of one unit. */
    private PlanVariant undone(PlanDraft plan, int generation) {
        List<Unit> marching = units.stream()
                .filter(unit -> plan.stands().containsKey(unit)
                        && !place(unit).equals(plan.stands().get(unit)))
                .toList();
        Map<Unit, Hex> stations = new TreeMap<>(plan.stands());
        if (!marching.isEmpty()) {
            Unit unit = marching.get(generation % marching.size());
            stations.put(unit, place(unit));
        }
        return plan.variant().standing(stations);
    }

    private Hex place(Unit unit) {
        return Objects.requireNonNull(places.get(unit));
    }
}
