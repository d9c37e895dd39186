package org.roadtorichmond.ai.cadet;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.roadtorichmond.ai.toolkit.Chances;
import org.roadtorichmond.hex.Direction;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.map.TerrainEffects;
import org.roadtorichmond.play.CombatResult;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Odds;
import org.roadtorichmond.play.Reach;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/**
 * What the enemy could bring against each hex in his next turn: for every enemy unit the hexes to which it could march, as the
 * field is when this is made, except those that the side's own units would occupy. That all of it comes to one place is the worst
 * case, so what counts is a part of it, and no more units than have room round the hex.
 */
final class Threats {
    /** What part of all that could come is expected to. */
    private static final double EXPECTED = 0.75;

    /** How likely a way out stays open that the enemy can close. */
    private static final double CLOSABLE = 0.35;

    /** The share of a beaten unit's worth that its retreat costs: ground, time and cohesion. */
    private static final double RETREAT_SHARE = 0.2;

    /** What an exchange is estimated at: it costs the attacker about as much. */
    private static final double EXCHANGED = 0.5;

    private static final double UNKNOWN = -1;

    private final GameState state;
    private final HexGrid grid;
    private final Ground ground;
    private final Chances chances;
    private final Side side;
    private final int stacking;
    private final List<Unit> enemies = new ArrayList<>();
    private final int[] strengths;
    private final long[] reach;
    private final long[] coming;
    private final int words;
    private final double[] potential;

    Threats(Game game, Ground ground, Chances chances) {
        this.chances = chances;
        this.ground = ground;
        side = ground.side;
        state = game.state();
        grid = state.scenario().field().grid();
        stacking = state.scenario().rules().stacking();
        for (Unit unit : state.onMap(side.enemy())) {
            if (!unit.train()) {
                enemies.add(unit);
            }
        }
        strengths = enemies.stream().mapToInt(state::strength).toArray();
        words = (enemies.size() + Long.SIZE - 1) / Long.SIZE;
        reach = new long[grid.size() * words];
        coming = new long[words];
        potential = new double[grid.size()];
        Arrays.fill(potential, UNKNOWN);
        for (int place = 0; place < strengths.length; place++) {
            Unit unit = enemies.get(place);
            mark(state.deployment().hexOf(unit), place);
            Reach range = game.rules().movement().reach(unit);
            for (int i = 0; i < range.count(); i++) {
                mark(range.hex(i), place);
            }
        }
    }

    private void mark(int hex, int place) {
        reach[hex * words + place / Long.SIZE] |= 1L << place % Long.SIZE;
    }

    /** Works out again what can come at a hex and its neighbours, since units of the side's own came or went there. */
    void review(int hex) {
        potential[hex] = UNKNOWN;
        for (int direction = 0; direction < Direction.COUNT; direction++) {
            int to = grid.neighbour(hex, direction);
            if (to != HexGrid.OFF_MAP) {
                potential[to] = UNKNOWN;
            }
        }
    }

    /** The strength that is expected to be able to attack a hex. */
    double against(int hex) {
        if (potential[hex] == UNKNOWN) {
            potential[hex] = EXPECTED * gather(hex);
        }
        return potential[hex];
    }

    private double gather(int hex) {
        Arrays.fill(coming, 0);
        int places = 0;
        for (int ways = ground.approaches(hex); ways != 0; ways &= ways - 1) {
            int from = grid.neighbour(hex, Integer.numberOfTrailingZeros(ways));
            if (!ground.holds(from)) {
                long any = 0;
                for (int word = 0; word < words; word++) {
                    coming[word] |= reach[from * words + word];
                    any |= reach[from * words + word];
                }
                places += any != 0 ? stacking : 0;
            }
        }
        int units = 0;
        int strength = 0;
        for (int word = 0; word < words; word++) {
            for (long rest = coming[word]; rest != 0; rest &= rest - 1) {
                units++;
                strength += strengths[word * Long.SIZE + Long.numberOfTrailingZeros(rest)];
            }
        }
        return units > places ? (double) strength * places / units : strength;
    }

    /** What share of their worth units with a strength in a hex are expected to lose, where one of them is a unit. */
    double share(Unit unit, int hex, int strength) {
        double coming = against(hex);
        return coming == 0 ? 0 : share(coming, hex, strength, trapped(unit, hex));
    }

    private double share(double coming, int hex, int strength, double trapped) {
        Odds odds = Odds.of((int) (coming * TerrainEffects.SINGLE), Math.max(1, strength) * ground.multiplier(hex));
        double driven = RETREAT_SHARE + (1 - RETREAT_SHARE) * trapped;
        return chances.of(odds, CombatResult.DE)
                + EXCHANGED * chances.of(odds, CombatResult.EX)
                + driven * chances.of(odds, CombatResult.DR);
    }

    /**
     * What it is expected to cost that a unit joins those in a hex, in points.
     *
     * @param price what its own loss would cost
     */
    double risk(Unit unit, int hex, double price) {
        double coming = against(hex);
        if (coming == 0) {
            return 0;
        }
        int friends = ground.strength(hex);
        double trapped = trapped(unit, hex);
        double with = share(coming, hex, friends + state.strength(unit), trapped);
        return friends == 0 ? with * price : with * (price + friends) - share(coming, hex, friends, trapped) * friends;
    }

    /** How likely a unit in a hex will have no way out when it is beaten. */
    private double trapped(Unit unit, int hex) {
        double shut = 1;
        for (int ways = ground.refuges(hex, side, unit.arm()); ways != 0; ways &= ways - 1) {
            if (against(grid.neighbour(hex, Integer.numberOfTrailingZeros(ways))) == 0) {
                return 0;
            }
            shut *= 1 - CLOSABLE;
        }
        return shut;
    }
}
