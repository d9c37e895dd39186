package org.roadtorichmond.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/**
 * An attack whose die has been rolled and which is not finished: what its result still asks of the players (rules 8.5 to 8.7).
 * Immutable; each decision leads to a new one.
 *
 * @param number the number of the attack in the game, from 1
 * @param result the result that applies
 * @param stage what is due
 * @param decider the side that has to decide
 * @param due the units concerned, which may be lost, have to retreat, or may advance
 * @param losses the strength points still to be lost in an exchange
 * @param retreated the units that have retreated by this result
 * @param displaced the units that have been displaced by this result
 * @param displacing the unit that has just been displaced and has to find room first, if any
 * @param winners those of the winning side who took part at close quarters
 * @param ground the hexes that the losers held, into which the winners may advance once they are empty of enemies
 * @param prizes the spoils tokens that are still to be placed, if any (document 001)
 */
public record Combat(
        int number,
        CombatResult result,
        Stage stage,
        Side decider,
        List<Unit> due,
        int losses,
        List<Unit> retreated,
        List<Unit> displaced,
        Optional<Unit> displacing,
        List<Unit> winners,
        List<Hex> ground,
        Optional<Prizes> prizes) {

    /** What a combat waits for. */
    public enum Stage {
        LOSSES,
        RETREATS,
        ADVANCES,
        SPOILS
    }

    /** Copies the lists. */
    public Combat {
        due = List.copyOf(due);
        retreated = List.copyOf(retreated);
        displaced = List.copyOf(displaced);
        winners = List.copyOf(winners);
        ground = List.copyOf(ground);
    }

    /**
     * Spoils tokens that are to be placed.
     *
     * @param fallen the scoring units that the combat has destroyed and for which a token is due, in order
     * @param resumes how the combat goes on once the token is placed for which it waits, if it waits for one
     */
    public record Prizes(List<Unit> fallen, Optional<Combat> resumes) {
        /** Copies the list. */
        public Prizes {
            fallen = List.copyOf(fallen);
        }
    }

    /** The scoring units it has destroyed for which a spoils token is still to be placed, in order. */
    public List<Unit> fallen() {
        return prizes.map(Prizes::fallen).orElse(List.of());
    }

    /** How it goes on once the token is placed for which it waits, if it waits for one. */
    public Optional<Combat> resumes() {
        return prizes.flatMap(Prizes::resumes);
    }

    /** The units that may be given orders now: the displaced one alone, if there is one. */
    public List<Unit> movers() {
        return displacing.map(List::of).orElse(due);
    }

    /** A combat of which nothing is decided yet. */
    static Combat begun(int number, CombatResult result, List<Unit> winners, List<Hex> ground) {
        Side decider = winners.isEmpty() ? Side.UNION : winners.get(0).side();
        return new Combat(
                number,
                result,
                Stage.ADVANCES,
                decider,
                winners,
                0,
                List.of(),
                List.of(),
                Optional.empty(),
                winners,
                ground,
                Optional.empty());
    }

    /** The combat when an exchange costs some of the winners a number of strength points. */
    Combat losing(int points) {
        return stage(Stage.LOSSES, decider, winners, points, retreated);
    }

    Combat retreating(List<Unit> beaten) {
        return stage(Stage.RETREATS, beaten.get(0).side(), beaten, 0, retreated);
    }

    /** The combat when some of the winners may advance. */
    Combat advancing(List<Unit> survivors) {
        Side victor = survivors.isEmpty() ? decider : survivors.get(0).side();
        return stage(Stage.ADVANCES, victor, survivors, 0, retreated);
    }

    private Combat stage(Stage next, Side who, List<Unit> units, int points, List<Unit> gone) {
        return new Combat(
                number, result, next, who, units, points, gone, displaced, displacing, winners, ground, prizes);
    }

    /** The combat after a unit has retreated, advanced, been displaced or been eliminated, so that it is no longer due. */
    Combat without(Unit unit) {
        if (displacing.isPresent()) {
            return displacing(Optional.empty(), displaced);
        }
        List<Unit> others = due.stream().filter(other -> !other.equals(unit)).toList();
        return stage(stage, decider, others, losses, stage == Stage.RETREATS ? more(retreated, unit) : retreated);
    }

    /** The combat after a unit has been displaced and has to find room. */
    Combat displacing(Unit unit) {
        return displacing(Optional.of(unit), more(displaced, unit));
    }

    private Combat displacing(Optional<Unit> next, List<Unit> all) {
        return new Combat(number, result, stage, decider, due, losses, retreated, all, next, winners, ground, prizes);
    }

    /** The combat after it has destroyed more scoring units for which a token is due. */
    Combat felling(List<Unit> prizes) {
        List<Unit> all = new ArrayList<>(fallen());
        all.addAll(prizes);
        return falling(all);
    }

    /** The combat after the first token due has been placed, or no unit could take it. */
    Combat settled() {
        return falling(fallen().subList(1, fallen().size()));
    }

    private Combat falling(List<Unit> units) {
        return prized(units.isEmpty() ? Optional.empty() : Optional.of(new Prizes(units, Optional.empty())));
    }

    private Combat prized(Optional<Prizes> next) {
        return new Combat(
                number, result, stage, decider, due, losses, retreated, displaced, displacing, winners, ground, next);
    }

    /** The combat when one of several units is to get the first token due. */
    Combat claimed(List<Unit> takers) {
        return stage(Stage.SPOILS, takers.get(0).side(), takers, 0, retreated)
                .displacing(Optional.empty(), displaced)
                .prized(Optional.of(new Prizes(fallen(), Optional.of(this))));
    }

    private static List<Unit> more(List<Unit> units, Unit unit) {
        List<Unit> grown = new ArrayList<>(units);
        grown.add(unit);
        return grown;
    }
}
