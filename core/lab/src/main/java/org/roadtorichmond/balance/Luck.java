package org.roadtorichmond.balance;

import java.util.Comparator;
import java.util.List;
import org.roadtorichmond.play.CombatResult;
import org.roadtorichmond.play.Odds;
import org.roadtorichmond.unit.Side;

/**
 * What the dice of a game gave each side, and what they give on average. All averages are in sixths, so that they are exact: a
 * die has six faces, and each face counts once.
 *
 * @param rolls every attack's die, in order
 */
public record Luck(List<Roll> rolls) {
    /** Copies the rolls. */
    public Luck {
        rolls = List.copyOf(rolls);
    }

    /** What a side lost by the dice of both sides, in strength points. */
    public int lost(Side side) {
        return rolls.stream().mapToInt(roll -> roll.lost(side)).sum();
    }

    /** What a side would lose on average in the same attacks, in sixths of a strength point. */
    public int expectedSixths(Side side) {
        return rolls.stream().mapToInt(roll -> roll.expectedSixths(side)).sum();
    }

    /** How kind all dice together were to a side, in sixths of a strength point; negative if they were not. */
    public int favourSixths(Side side) {
        return rolls.stream().mapToInt(roll -> roll.favourSixths(side)).sum();
    }

    /** How often a side's attacks came to a result. */
    public int count(Side attacker, CombatResult result) {
        return (int) rolls.stream()
                .filter(roll -> roll.attacker() == attacker && roll.result() == result)
                .count();
    }

    /** How often they do on average, in sixths. */
    public int expectedSixths(Side attacker, CombatResult result) {
        return (int) rolls.stream()
                .filter(roll -> roll.attacker() == attacker)
                .flatMap(roll -> roll.results().stream())
                .filter(result::equals)
                .count();
    }

    /** How many attacks a side made in a column of the combat results table. */
    public int attacks(Side attacker, Odds odds) {
        return (int) rolls.stream()
                .filter(roll -> roll.attacker() == attacker && roll.odds() == odds)
                .count();
    }

    /** How many attacks a side made. */
    public int attacks(Side attacker) {
        return (int) rolls.stream().filter(roll -> roll.attacker() == attacker).count();
    }

    /**
     * The rolls that were kinder to a side than the average, the kindest first, at most that many; of equals the
     * earlier.
     */
    public List<Roll> kindest(Side side, int most) {
        return rolls.stream()
                .filter(roll -> roll.favourSixths(side) > 0)
                .sorted(Comparator.comparingInt((Roll roll) -> -roll.favourSixths(side)))
                .limit(most)
                .toList();
    }
}
