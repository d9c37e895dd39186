package org.roadtorichmond.ai.colonel;

import java.util.List;
import org.roadtorichmond.ai.outlook.Board;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.map.TerrainEffects;
import org.roadtorichmond.play.CombatResult;
import org.roadtorichmond.play.Odds;
import org.roadtorichmond.unit.Unit;

/**
 * Some units, the enemy hexes within their grasp, and what attacks of the ones on the others are worth, as the board stands:
 * whoever has no way out is lost by a retreat, and an exchange costs the cheapest units that pay for it (rules 8.5, 8.6).
 *
 * <p>Hexes are bits of a mask, so there are at most {@link #MOST} of them.
 */
final class Fight {
    static final int MOST = 62;

    /** What driving a defender back is worth, as a share of its price. */
    private static final double DRIVEN_BACK = 0.12;

    /** What being driven back and shaken costs an attacker, as a share of its price. */
    private static final double REPULSED = 0.2;

    /** See {@link #promise}; far less than what is worth an attack. */
    private static final double PROMISE = 1e-6;

    private final Mind mind;
    private final Board board;
    final List<Party> parties;
    final int[] hexes;
    final long[] reach;
    final boolean[] required;

    /** Whether the rules ask for attacks at all (rules 8.1, 18.4). */
    final boolean obliged;

    private final long[] water;
    private final int[] strength;
    private final int[] printed;
    private final double[] price;
    private final double[] repulse;
    private final double[] defenders;
    private final double[] driven;
    private final int[] defendersPrinted;
    private final int[] halves;
    private final int[] halvesOverWater;

    Fight(Mind mind, List<Party> parties, int[] hexes) {
        this.mind = mind;
        board = mind.board();
        this.parties = parties;
        obliged = board.scenario().rules().restrictions().mustAttack(mind.side());
        this.hexes = hexes;
        reach = new long[parties.size()];
        water = new long[parties.size()];
        strength = new int[parties.size()];
        printed = new int[parties.size()];
        price = new double[parties.size()];
        repulse = new double[parties.size()];
        defenders = new double[hexes.length];
        driven = new double[hexes.length];
        defendersPrinted = new int[hexes.length];
        halves = new int[hexes.length];
        halvesOverWater = new int[hexes.length];
        required = new boolean[hexes.length];
        for (int i = 0; i < hexes.length; i++) {
            weigh(i);
        }
        for (int i = 0; i < reach.length; i++) {
            survey(i);
        }
    }

    private void weigh(int place) {
        int hex = hexes[place];
        int points = 0;
        for (int at = board.first(hex); at != Board.NOWHERE; at = board.next(at)) {
            Unit unit = board.unit(at);
            double worth = mind.prices().of(at);
            defenders[place] += worth;
            driven[place] += board.refuges(unit, hex) == 0 ? worth : DRIVEN_BACK * worth;
            defendersPrinted[place] += unit.strength();
            points += board.strength(at);
            required[place] |= obliged && !unit.train();
        }
        double taken = mind.aims().taking(hex);
        defenders[place] += taken;
        driven[place] += taken;
        halves[place] = points == 0 ? TerrainEffects.SINGLE : points * board.defence(hex);
        halvesOverWater[place] = points == 0 ? TerrainEffects.SINGLE : points * TerrainEffects.DOUBLED;
    }

    private void survey(int place) {
        Party party = parties.get(place);
        HexGrid grid = board.grid();
        Unit unit = board.unit(party.unit());
        strength[place] = board.strength(party.unit());
        printed[place] = unit.strength();
        price[place] = mind.prices().of(party.unit());
        repulse[place] = board.refuges(unit, party.hex()) == 0 ? price[place] : REPULSED * price[place];
        for (int i = 0; i < hexes.length; i++) {
            if (party.reaches(hexes[i])) {
                reach[place] |= 1L << i;
                int direction = grid.direction(hexes[i], party.hex());
                if (direction >= 0 && board.scenario().field().water(hexes[i], direction)) {
                    water[place] |= 1L << i;
                }
            }
        }
    }

    /** The odds of an attack of the assigned parties on a set of hexes; at least one must be assigned. */
    Odds odds(int[] assigned, int group, long mask) {
        int attack = 0;
        long dry = 0;
        boolean close = false;
        for (int i = 0; i < assigned.length; i++) {
            if (assigned[i] == group) {
                attack += strength[i];
                if (!parties.get(i).bombards()) {
                    close = true;
                    dry |= mask & ~water[i];
                }
            }
        }
        int defence = 0;
        for (int i = 0; i < hexes.length; i++) {
            if ((mask & 1L << i) != 0) {
                defence += close && (dry & 1L << i) == 0 ? halvesOverWater[i] : halves[i];
            }
        }
        return Odds.of(attack * TerrainEffects.SINGLE, defence);
    }

    /** What an attack of the assigned parties on a set of hexes is worth on average, which need not be made where nothing obliges to it. */
    double value(int[] assigned, int group, long mask) {
        double made = made(assigned, group, mask);
        return obliged ? made : Math.max(made, promise(assigned, group, mask));
    }

    private double made(int[] assigned, int group, long mask) {
        double lost = 0;
        double repulsed = 0;
        boolean close = false;
        for (int i = 0; i < assigned.length; i++) {
            if (assigned[i] == group && !parties.get(i).bombards()) {
                close = true;
                lost += price[i];
                repulsed += repulse[i];
            }
        }
        double gained = 0;
        double back = 0;
        int exchanged = 0;
        for (int i = 0; i < hexes.length; i++) {
            if ((mask & 1L << i) != 0) {
                gained += defenders[i];
                back += driven[i];
                exchanged += defendersPrinted[i];
            }
        }
        Odds odds = odds(assigned, group, mask);
        if (!close) {
            return feel(odds, CombatResult.DE, back) + feel(odds, CombatResult.DR, back);
        }
        return feel(odds, CombatResult.DE, gained)
                + feel(odds, CombatResult.DR, back)
                + feel(odds, CombatResult.EX, gained - ransom(assigned, group, exchanged))
                + feel(odds, CombatResult.AR, -repulsed)
                + feel(odds, CombatResult.AE, -lost);
    }

    private double feel(Odds odds, CombatResult result, double points) {
        return mind.chances().of(odds, result) * mind.feel(points);
    }

    /** What the attackers lose in an exchange for so much printed strength, if they choose well. */
    private double ransom(int[] assigned, int group, int strengthDue) {
        int due = strengthDue;
        double paid = 0;
        long used = 0;
        while (due > 0) {
            int best = -1;
            for (int i = 0; i < assigned.length && i < Long.SIZE; i++) {
                boolean free = assigned[i] == group && !parties.get(i).bombards() && (used & 1L << i) == 0;
                if (free && printed[i] > 0 && (best < 0 || better(i, best, due))) {
                    best = i;
                }
            }
            if (best < 0) {
                return paid;
            }
            used |= 1L << best;
            due -= printed[best];
            paid += price[best];
        }
        return paid;
    }

    /** Whether one unit pays better for what is due than another: the cheapest that suffices, else the strongest. */
    private boolean better(int one, int other, int due) {
        boolean pays = printed[one] >= due;
        boolean otherPays = printed[other] >= due;
        if (pays && otherPays) {
            return price[one] < price[other];
        }
        return pays || (!otherPays && printed[one] > printed[other]);
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
            defence += (mask & 1L << i) != 0 ? halves[i] : 0;
        }
        return PROMISE * attack * attack / defence;
    }
}
