package org.roadtorichmond.ai.general;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.roadtorichmond.ai.Decision;
import org.roadtorichmond.ai.Reckoning;
import org.roadtorichmond.ai.colonel.PlanVariant;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.unit.Unit;

/** A plan for a player-turn: how a colonel is brought to make it, its orders for the march, and what came of it with which dice. */
final class PlanDraft {
    private static final double TINY = 1e-12;

    /** By how many standard errors a plan has to be better to take another's place. */
    private static final double SURE = 1;

    /** By how much likelier to win it has to make its side besides: smaller differences the evaluation does not know. */
    private static final double MATERIAL = 0.01;

    private final PlanVariant variant;
    private final List<Decision> decisions;
    private final List<Command> orders;
    private final Map<Unit, Hex> stands;
    private final TreeMap<Integer, Double> chances = new TreeMap<>();
    private int first;

    /**
     * A plan that has not been tried.
     *
     * @param decisions what is ordered in the movement phase, and why
     * @param stands where units stand when the marches are over; those that are not on the map then are not in it
     */
    PlanDraft(PlanVariant variant, List<Decision> decisions, Map<Unit, Hex> stands) {
        this.variant = variant;
        this.decisions = List.copyOf(decisions);
        orders = decisions.stream().map(Decision::command).toList();
        this.stands = Collections.unmodifiableMap(new TreeMap<>(stands));
    }

    /** A plan that nobody has worked out: how a colonel is brought to make it, and no more. */
    static PlanDraft unmade(PlanVariant variant) {
        return new PlanDraft(variant, List.of(), Map.of());
    }

    PlanVariant variant() {
        return variant;
    }

    List<Decision> decisions() {
        return decisions;
    }

    List<Command> orders() {
        return orders;
    }

    Map<Unit, Hex> stands() {
        return stands;
    }

    /** The same plan with some units elsewhere. */
    PlanVariant changed(Map<Unit, Hex> changes) {
        Map<Unit, Hex> stations = new TreeMap<>(stands);
        stations.putAll(changes);
        return variant.standing(stations);
    }

    /** Whether another plan leaves everybody in the same place. */
    boolean like(PlanDraft other) {
        return stands.equals(other.stands);
    }

    boolean tried() {
        return !chances.isEmpty();
    }

    /** With how many samples it has been tried, from the first on. */
    int trials() {
        return chances.size();
    }

    /** How many marches it orders. */
    int marches() {
        return (int) orders.stream().filter(Command.MoveUnit.class::isInstance).count();
    }

    /** Notes how likely the side was to win with the dice of a sample. */
    void note(int sample, double chance) {
        chances.put(sample, chance);
    }

    /** Counts only samples from one on in {@link #mean} and {@link #clearlyBetter}. */
    void countFrom(int sample) {
        first = sample;
    }

    private SortedMap<Integer, Double> counted() {
        return chances.tailMap(first);
    }

    /** How likely the side is to win by it, on average over the samples that count; 0 without any. */
    double mean() {
        return Reckoning.mean(array(counted().values()));
    }

    /** How likely the side is to win by it as far as is known: by the samples that count, or by all where none of those has been made. */
    double promise() {
        return Reckoning.mean(array((counted().isEmpty() ? chances : counted()).values()));
    }

    /** By how much likelier the side is to win by it than by another, in all samples that both have met; 0 without any. */
    double ahead(PlanDraft other) {
        return Reckoning.mean(differences(chances, other));
    }

    /**
     * Whether it is better than another by more than luck and more than the evaluation can distinguish, in the samples that count and that
     * both have met.
     */
    boolean clearlyBetter(PlanDraft other) {
        double[] differences = differences(counted(), other);
        double mean = Reckoning.mean(differences);
        double squares = 0;
        for (double difference : differences) {
            squares += (difference - mean) * (difference - mean);
        }
        double variance = Math.max(TINY, squares / Math.max(1, differences.length - 1));
        return mean > MATERIAL && mean > SURE * Math.sqrt(variance / Math.max(1, differences.length));
    }

    private static double[] differences(Map<Integer, Double> mine, PlanDraft other) {
        List<Double> found = new ArrayList<>();
        mine.forEach((sample, chance) -> {
            Double its = other.chances.get(sample);
            if (its != null) {
                found.add(chance - its);
            }
        });
        return array(found);
    }

    private static double[] array(Collection<Double> numbers) {
        return numbers.stream().mapToDouble(Double::doubleValue).toArray();
    }
}
