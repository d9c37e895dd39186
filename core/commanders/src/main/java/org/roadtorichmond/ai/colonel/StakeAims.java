package org.roadtorichmond.ai.colonel;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.ai.Distances;
import org.roadtorichmond.ai.outlook.Board;
import org.roadtorichmond.ai.outlook.Ledger;
import org.roadtorichmond.ai.outlook.Ranges;
import org.roadtorichmond.ai.outlook.Roads;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.Arrival;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/** Aims read from the stakes: which units should leave the map, what is to be done on it, and, if there is nothing else, the enemy. */
final class StakeAims {
    /** From how many day turns on an enemy comes too late to attack in his next move: a day's march and the hex beside which he stands then. */
    private static final double SAFE = 1.25;

    private static final double URGENCY = 0.5;

    /** What part of the press counts for units that are paid for leaving: they would stand where the enemy strikes first. */
    private static final double LEAVING = 0.12;

    private final Board board;
    private final Ledger ledger;
    private final Side side;
    private final double press;
    private final Departures departures;
    private final Goals goals;
    private final Roads roads;
    private final int[] foes;
    private final int[] @Nullable [] enemies = new int[Arm.values().length][];
    private final Ranges own;
    private final Map<Integer, Double> bests = new HashMap<>();

    StakeAims(AimInputs inputs, Goals goals) {
        board = inputs.view().board;
        side = inputs.view().side();
        own = inputs.view().own;
        ledger = inputs.ledger();
        roads = inputs.roads();
        press = inputs.press() * Math.max(0, advantage() + urgency());
        departures = new Departures(inputs);
        this.goals = goals;
        foes = foes();
    }

    /** How far the balance of strength on the map allows the side to press: 0 at half the enemy's, 1 at one and a half times. */
    private double advantage() {
        int own = 0;
        int enemy = 0;
        for (int ordinal = 0; ordinal < board.units(); ordinal++) {
            if (board.hexOf(ordinal) != Board.NOWHERE) {
                own += board.unit(ordinal).side() == side ? board.strength(ordinal) : 0;
                enemy += board.unit(ordinal).side() == side ? 0 : board.strength(ordinal);
            }
        }
        return Math.max(0, Math.min(1.5, own / (double) Math.max(1, enemy) - 0.5));
    }

    /** How much more the side has to press than its strength allows, since it loses or draws as things stand, or less if it wins. */
    private double urgency() {
        int union = ledger.stakes()
                .scale()
                .outcome(ledger.stakes().settle(ledger.chances().situation()));
        int stands = side == Side.UNION ? union : -union;
        double progress = 1 - ledger.chances().share();
        return URGENCY * progress * (stands == 0 ? 0.5 : stands < 0 ? 1 : -0.5);
    }

    /** The hexes in which enemies stand, ascending. */
    private int[] foes() {
        int[] found = new int[board.units()];
        int count = 0;
        for (int hex = 0; hex < board.grid().size(); hex++) {
            if (board.occupied(hex, side.enemy())) {
                found[count++] = hex;
            }
        }
        return Arrays.copyOf(found, count);
    }

    /** How far it is from a hex to the nearest enemy, for an arm. */
    private int toEnemy(Arm arm, int hex) {
        int[] known = enemies[arm.ordinal()];
        if (known == null) {
            known = roads.overGround(foes, side, arm);
            enemies[arm.ordinal()] = known;
        }
        return known[hex];
    }

    /** What it is worth, in points, that a unit stands in a hex at the end of the phase. */
    double value(Unit unit, int hex) {
        double value = departures.value(unit, hex);
        if (unit.train()) {
            return value;
        }
        return value + goals.value(unit, hex) + nearness(unit, hex);
    }

    /** What part of that it is only worth to be near the enemy, for want of anything else to do. */
    double nearness(Unit unit, int hex) {
        double pressing = departures.worth(unit) > 0 ? LEAVING * press : press;
        return unit.train() ? 0 : -pressing * far(unit, hex);
    }

    /** How many turns' march it is from a hex to the nearest enemy. */
    private double far(Unit unit, int hex) {
        return Math.min(toEnemy(unit.arm(), hex), Distances.FAR) / (double) Math.max(1, unit.allowance());
    }

    /** The hexes that are to be held in the end, or into which the enemy is not to come. */
    int[] guarded() {
        return goals.guarded();
    }

    /** What is settled within a number of own moves by who stands in some hexes, the dearest first. */
    List<Goal> urgent(int moves) {
        return goals.urgent(moves);
    }

    /** In what order units are posted: the lowest first. */
    double order(Unit unit, int hex) {
        return toEnemy(unit.arm(), hex);
    }

    /** The hex by which a unit should leave the map as soon as it can, or {@link Board#NOWHERE} while it should stay. */
    int exit(Unit unit) {
        return departures.exit(unit, goals);
    }

    /** What it is worth, in points, that a unit leaves the map, 0 where that is not paid for. */
    double leaving(Unit unit) {
        return departures.worth(unit);
    }

    /** What those are worth, in points, who can leave the map at once where that is paid for, and should. */
    double sure() {
        return departures.sure(own, goals);
    }

    /** What a unit would be worth, in points, where it serves best of all the hexes it can come to. */
    double best(Unit unit) {
        return bests.computeIfAbsent(unit.ordinal(), ordinal -> {
            int place = own.placeOf(unit);
            int at = board.hexOf(ordinal);
            double best = at == Board.NOWHERE ? Double.NEGATIVE_INFINITY : value(unit, at);
            for (int i = 0; i < own.count(place); i++) {
                best = Math.max(best, value(unit, own.hex(place, i)));
            }
            return exit(unit) != Board.NOWHERE ? Math.max(best, leaving(unit)) : best;
        });
    }

    /**
     * Whether a unit that may be kept off the map should come now: in its last turn, or earlier if it can march on to where no enemy
     * attacks next; waiting brings it no farther.
     */
    boolean enters(Unit unit, Arrival arrival) {
        if (board.turn() >= arrival.last()) {
            return true;
        }
        int place = own.placeOf(unit);
        return place != Board.NOWHERE
                && IntStream.range(0, own.count(place)).anyMatch(i -> goals.enemyTurns(own.hex(place, i)) > SAFE);
    }
}
