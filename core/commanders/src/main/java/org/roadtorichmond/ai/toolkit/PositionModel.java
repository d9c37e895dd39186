package org.roadtorichmond.ai.cadet;

import java.util.List;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.map.TerrainEffects;
import org.roadtorichmond.play.CombatResult;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Odds;
import org.roadtorichmond.unit.Deployment;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/**
 * Some units, the enemy hexes within their grasp, and what attacks of the ones on the others are worth.
 *
 * <p>Hexes are bits of a mask, so there are at most {@link #MOST} of them; the maker of a melee leaves the rest for
 * later.
 */
final class Melee {
    static final int MOST = 62;

    /** What driving a defender back is worth, as a share of what he is worth. */
    private static final double DRIVEN_BACK = 0.18;

    /** What being driven back and shaken costs an attacker, as a share of what it is worth. */
    private static final double REPULSED = 0.15;

    /** See {@link #promise}; far less than what is worth an attack. */
    private static final double PROMISE = 1e-6;

    private final GameState state;
    private final Chances chances;
    private final Interests interests;
    final List<Party> parties;
    final int[] hexes;
    final long[] reach;
    final boolean[] bombards;
    private final long[] water;
    private final int[] strength;
    private final int[] printedStrength;
    private final double[] repulse;
    private final double[] price;
    private final double[] defenders;
    private final double[] driven;
    private final int[] printed;
    private final int[] points;
    private final int[] multiplier;
    final boolean[] owed;

    /** Whether the rules ask for attacks at all (rules 8.1, 18.4). */
    final boolean obliged;

    Melee(GameState state, Staff staff, WaysOut ways, List<Party> parties, int[] hexes) {
        this.state = state;
        Side side = state.moment().player();
        obliged = state.scenario().rules().restrictions().mustAttack(side);
        chances = staff.chances(side);
        interests = staff.interests(state);
        this.parties = parties;
        this.hexes = hexes;
        reach = new long[parties.size()];
        bombards = new boolean[parties.size()];
        water = new long[parties.size()];
        strength = new int[parties.size()];
        printedStrength = new int[parties.size()];
        repulse = new double[parties.size()];
        price = new double[parties.size()];
        defenders = new double[hexes.length];
        driven = new double[hexes.length];
        printed = new int[hexes.length];
        points = new int[hexes.length];
        multiplier = new int[hexes.length];
        owed = new boolean[hexes.length];
        for (int i = 0; i < hexes.length; i++) {
            weigh(i, ways);
        }
        for (int i = 0; i < reach.length; i++) {
            survey(i, ways);
        }
    }

    private void weigh(int place, WaysOut ways) {
        int hex = hexes[place];
        Deployment deployment = state.deployment();
        for (int at = deployment.first(hex); at != Deployment.NONE; at = deployment.next(at)) {
            Unit unit = deployment.unit(at);
            double worth = interests.price(unit);
            defenders[place] += worth;
            driven[place] += ways.trapped(unit, hex) ? worth : DRIVEN_BACK * worth;
            printed[place] += unit.strength();
            points[place] += state.strength(unit);
            owed[place] |= obliged && !unit.train();
        }
        multiplier[place] = TerrainEffects.SINGLE;
        if (points[place] > 0) {
            multiplier[place] = state.survey().multiplier(hex);
        }
    }

    private void survey(int place, WaysOut ways) {
        Party party = parties.get(place);
        bombards[place] = party.bombards();
        HexGrid grid = state.scenario().field().grid();
        strength[place] = state.strength(party.unit());
        printedStrength[place] = party.unit().strength();
        double worth = interests.price(party.unit());
        price[place] = worth;
        repulse[place] = ways.trapped(party.unit(), party.hex()) ? worth : REPULSED * worth;
        for (int i = 0; i < hexes.length; i++) {
            if (party.reaches(hexes[i])) {
                reach[place] |= 1L << i;
                int direction = grid.direction(hexes[i], party.hex());
                if (direction >= 0 && state.scenario().field().water(hexes[i], direction)) {
                    water[place] |= 1L << i;
                }
            }
        }
    }

    /**
     * The share of the attackers' strength that an exchange costs at least (rule 8.5).
     *
     * @param sums the sums of strengths that some of them have, as bits
     */
    private static double dearest(long sums, int price, int points) {
        if (points == 0) {
            return 0;
        }
        long enough = price < Long.SIZE ? sums & -1L << price : 0;
        int cost = enough == 0 ? points : Math.min(points, Long.numberOfTrailingZeros(enough));
        return (double) cost / points;
    }

    /** What an attack of the assigned parties on a set of hexes is worth on average, which need not be made where nothing obliges to it; some party must be assigned. */
    double value(int[] assigned, int group, long mask) {
        double made = made(assigned, group, mask);
        return obliged ? made : Math.max(made, promise(assigned, group, mask));
    }

    private double made(int[] assigned, int group, long mask) {
        int attack = 0;
        long dry = 0;
        double lost = 0;
        double repulsed = 0;
        boolean close = false;
        long sums = 1;
        int own = 0;
        for (int i = 0; i < assigned.length; i++) {
            if (assigned[i] == group) {
                attack += strength[i];
                if (!bombards[i]) {
                    close = true;
                    dry |= mask & ~water[i];
                    sums |= sums << Math.min(printedStrength[i], Long.SIZE - 1);
                    own += printedStrength[i];
                    lost += price[i];
                    repulsed += repulse[i];
                }
            }
        }
        double gained = 0;
        double back = 0;
        int cost = 0;
        int halves = 0;
        for (long rest = mask; rest != 0; rest &= rest - 1) {
            int hex = Long.numberOfTrailingZeros(rest);
            gained += defenders[hex];
            back += driven[hex];
            cost += printed[hex];
            boolean doubled = close && (dry & 1L << hex) == 0 && points[hex] > 0;
            halves += Math.max(1, points[hex]) * (doubled ? TerrainEffects.DOUBLED : multiplier[hex]);
        }
        Odds odds = Odds.of(attack * TerrainEffects.SINGLE, halves);
        if (!close) {
            return back * (chances.of(odds, CombatResult.DE) + chances.of(odds, CombatResult.DR));
        }
        double exchange = gained - lost * dearest(sums, cost, own);
        return chances.of(odds, CombatResult.DE) * gained
                + chances.of(odds, CombatResult.DR) * back
                + chances.of(odds, CombatResult.EX) * exchange
                - chances.of(odds, CombatResult.AR) * repulsed
                - chances.of(odds, CombatResult.AE) * lost;
    }

    /**
     * What an attack that need not be made and will not is worth to a plan: next to nothing, but the more the better its odds, so
     * that units gather until it may be made and is worth while (rule 18.4).
     */
    private double promise(int[] assigned, int group, long mask) {
        double attack = 0;
        for (int i = 0; i < assigned.length; i++) {
            attack += assigned[i] == group ? strength[i] : 0;
        }
        int defence = 0;
        for (int i = 0; i < hexes.length; i++) {
            defence += (mask & 1L << i) != 0 ? Math.max(1, points[i]) * multiplier[i] : 0;
        }
        return PROMISE * attack * attack / defence;
    }
}
