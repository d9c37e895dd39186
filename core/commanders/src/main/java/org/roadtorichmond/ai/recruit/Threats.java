package org.roadtorichmond.ai.recruit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.roadtorichmond.hex.Direction;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.map.TerrainEffects;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Odds;
import org.roadtorichmond.play.Reach;
import org.roadtorichmond.unit.Deployment;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/**
 * What the enemy could bring against each hex in his next turn: for every enemy unit the hexes to which it could march, by the
 * rules' own search, as the field is when this is made. That all of it comes to one place is the worst case, so what counts is a
 * part of it, and no more units than have room round the hex.
 */
final class Threats {
    /** What part of all that could come is expected to. */
    private static final double EXPECTED = 0.75;

    private static final double UNKNOWN = -1;

    private final GameState state;
    private final HexGrid grid;
    private final Chances chances;
    private final List<Unit> enemies = new ArrayList<>();
    private final long[] reach;
    private final int words;
    private final double[] potential;

    Threats(Game game, Side side, Chances chances) {
        this.chances = chances;
        state = game.state();
        grid = state.scenario().field().grid();
        for (Unit unit : state.onMap(side.enemy())) {
            if (!unit.train()) {
                enemies.add(unit);
            }
        }
        words = (enemies.size() + Long.SIZE - 1) / Long.SIZE;
        reach = new long[grid.size() * words];
        potential = new double[grid.size()];
        Arrays.fill(potential, UNKNOWN);
        for (int i = 0; i < enemies.size(); i++) {
            survey(game, i);
        }
    }

    private void survey(Game game, int place) {
        Unit unit = enemies.get(place);
        mark(state.deployment().hexOf(unit), place);
        Reach range = game.rules().movement().reach(unit);
        for (int i = 0; i < range.count(); i++) {
            mark(range.hex(i), place);
        }
    }

    private void mark(int hex, int place) {
        reach[hex * words + place / Long.SIZE] |= 1L << place % Long.SIZE;
    }

    /** The strength that is expected to be able to attack a hex. */
    double against(int hex) {
        if (potential[hex] == UNKNOWN) {
            potential[hex] = EXPECTED * gather(hex);
        }
        return potential[hex];
    }

    private double gather(int hex) {
        long[] coming = new long[words];
        int places = 0;
        for (int direction = 0; direction < Direction.COUNT; direction++) {
            int from = grid.neighbour(hex, direction);
            if (from != HexGrid.OFF_MAP && state.survey().controls(from, Direction.opposite(direction))) {
                boolean any = false;
                for (int word = 0; word < words; word++) {
                    coming[word] |= reach[from * words + word];
                    any |= reach[from * words + word] != 0;
                }
                places += any ? state.scenario().rules().stacking() : 0;
            }
        }
        int units = 0;
        double strength = 0;
        for (int place = 0; place < enemies.size(); place++) {
            if ((coming[place / Long.SIZE] & 1L << place % Long.SIZE) != 0) {
                units++;
                strength += state.strength(enemies.get(place));
            }
        }
        return units > places ? strength * places / units : strength;
    }

    /** The share of its worth that a unit is expected to lose in a hex, friends who stand there counted with it. */
    double share(Unit unit, int hex) {
        double coming = against(hex);
        if (coming == 0) {
            return 0;
        }
        int stands = state.strength(unit);
        Deployment deployment = state.deployment();
        for (int at = deployment.first(hex); at != Deployment.NONE; at = deployment.next(at)) {
            Unit friend = deployment.unit(at);
            stands += friend.side() == unit.side() && !friend.equals(unit) ? state.strength(friend) : 0;
        }
        int halves = Math.max(1, stands) * multiplier(hex);
        return chances.defenderLoses(Odds.of((int) (coming * TerrainEffects.SINGLE), halves));
    }

    private int multiplier(int hex) {
        var terrain = state.scenario().field().terrain(hex);
        return Math.min(state.scenario().rules().ground().row(terrain).defence(), TerrainEffects.DOUBLED);
    }
}
