package org.roadtorichmond.ai.recruit;

import java.util.List;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.map.TerrainEffects;
import org.roadtorichmond.play.CombatResult;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Odds;
import org.roadtorichmond.unit.Deployment;
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
    final List<Party> parties;
    final int[] hexes;
    final long[] reach;
    private final long[] water;
    private final int[] strength;
    private final double[] repulse;
    private final double[] defenders;
    private final double[] driven;
    private final int[] printed;
    private final int[] points;
    private final int[] multiplier;
    final boolean[] owed;

    /** Whether the rules ask for attacks at all (rules 8.1, 18.4). */
    final boolean obliged;

    Melee(GameState state, Chances chances, Ground ground, List<Party> parties, int[] hexes) {
        this.state = state;
        this.chances = chances;
        obliged = state.scenario()
                .rules()
                .restrictions()
                .mustAttack(state.moment().player());
        this.parties = parties;
        this.hexes = hexes;
        reach = new long[parties.size()];
        water = new long[parties.size()];
        strength = new int[parties.size()];
        repulse = new double[parties.size()];
        defenders = new double[hexes.length];
        driven = new double[hexes.length];
        printed = new int[hexes.length];
        points = new int[hexes.length];
        multiplier = new int[hexes.length];
        owed = new boolean[hexes.length];
        for (int i = 0; i < hexes.length; i++) {
            weigh(i, ground);
        }
        for (int i = 0; i < reach.length; i++) {
            survey(i, ground);
        }
    }

    private void weigh(int place, Ground ground) {
        int hex = hexes[place];
        Deployment deployment = state.deployment();
        for (int at = deployment.first(hex); at != Deployment.NONE; at = deployment.next(at)) {
            Unit unit = deployment.unit(at);
            double worth = Worth.of(unit);
            defenders[place] += worth;
            driven[place] += ground.trapped(unit, hex) ? worth : DRIVEN_BACK * worth;
            printed[place] += unit.strength();
            points[place] += state.strength(unit);
            owed[place] |= obliged && !unit.train();
        }
        multiplier[place] = TerrainEffects.SINGLE;
        if (points[place] > 0) {
            var terrain = state.scenario().field().terrain(hex);
            multiplier[place] =
                    Math.min(state.scenario().rules().ground().row(terrain).defence(), TerrainEffects.DOUBLED);
        }
    }

    private void survey(int place, Ground ground) {
        Party party = parties.get(place);
        HexGrid grid = state.scenario().field().grid();
        strength[place] = state.strength(party.unit());
        double worth = Worth.of(party.unit());
        repulse[place] = ground.trapped(party.unit(), party.hex()) ? worth : REPULSED * worth;
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

    /** The odds of an attack of the assigned parties on a set of hexes; somebody must be assigned. */
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
        int halves = 0;
        for (int i = 0; i < hexes.length; i++) {
            if ((mask & 1L << i) != 0) {
                boolean doubled = close && (dry & 1L << i) == 0 && points[i] > 0;
                halves += Math.max(1, points[i]) * (doubled ? TerrainEffects.DOUBLED : multiplier[i]);
            }
        }
        return Odds.of(attack * TerrainEffects.SINGLE, halves);
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
                lost += Worth.of(parties.get(i).unit());
                repulsed += repulse[i];
            }
        }
        double gained = 0;
        double back = 0;
        double price = 0;
        for (int i = 0; i < hexes.length; i++) {
            if ((mask & 1L << i) != 0) {
                gained += defenders[i];
                back += driven[i];
                price += printed[i];
            }
        }
        Odds odds = odds(assigned, group, mask);
        if (!close) {
            return back * (chances.of(odds, CombatResult.DE) + chances.of(odds, CombatResult.DR));
        }
        double exchange = gained - Math.min(lost, price + 1);
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
