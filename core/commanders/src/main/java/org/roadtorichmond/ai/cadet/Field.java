package org.roadtorichmond.ai.cadet;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.TreeSet;
import org.roadtorichmond.ai.Temper;
import org.roadtorichmond.hex.Direction;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.unit.Deployment;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/** The field as a side sees it at the beginning of its movement phase. */
final class Field {
    final Game game;
    final GameState state;
    final Scenario scenario;
    final HexGrid grid;
    final ScenarioCache cache;
    final Temper temper;
    final Side side;
    final Side enemy;
    final Ground ground;
    final CadetRanges ranges;
    final Interests interests;
    final Threats threats;
    final int turn;
    private final BitSet exits;
    private final TreeSet<Unit> newcomers;

    Field(Game game, ScenarioCache cache, Temper temper) {
        this.game = game;
        this.cache = cache;
        this.temper = temper;
        state = game.state();
        scenario = state.scenario();
        grid = scenario.field().grid();
        side = state.moment().player();
        enemy = side.enemy();
        turn = state.moment().turn();
        ground = new Ground(game, side);
        ranges = new CadetRanges(game);
        interests = cache.review(state);
        threats = new Threats(game, ground, cache.chances(enemy));
        exits = new BitSet();
        scenario.exits(side).forEach(hex -> exits.set(hex.index()));
        newcomers = new TreeSet<>(state.forces().awaited().of(side));
    }

    /** How many game-turns are left, this one included. */
    int turnsLeft() {
        return scenario.turns() - turn + 1;
    }

    boolean enemyStands(int hex) {
        return state.deployment().occupied(hex, enemy);
    }

    boolean enemyControls(int hex) {
        return state.control().controlled(hex, enemy);
    }

    /** The enemy-held hexes that a unit would control from a hex, ascending. */
    int[] contacts(int from) {
        int[] found = new int[Direction.COUNT];
        int count = 0;
        for (int direction = 0; direction < Direction.COUNT; direction++) {
            if (state.survey().controls(from, direction) && enemyStands(grid.neighbour(from, direction))) {
                found[count++] = grid.neighbour(from, direction);
            }
        }
        int[] contacts = Arrays.copyOf(found, count);
        Arrays.sort(contacts);
        return contacts;
    }

    /** How many {@link #contacts} there are. */
    int contactCount(int from) {
        int count = 0;
        for (int direction = 0; direction < Direction.COUNT; direction++) {
            if (state.survey().controls(from, direction) && enemyStands(grid.neighbour(from, direction))) {
                count++;
            }
        }
        return count;
    }

    /** Whether units of the side can leave the map in a hex, so that none should stand there. */
    boolean exits(int hex) {
        return exits.get(hex);
    }

    /** Whether a unit came onto the map in this phase and has not been given an order since. */
    boolean newcomer(Unit unit) {
        return newcomers.contains(unit);
    }

    /** Takes note of a unit that came onto the map. */
    void welcome(Unit unit) {
        newcomers.remove(unit);
        ranges.forget(unit);
        stand(unit, hexOf(unit));
    }

    /** Puts one of the side's units into a hex, on paper. */
    void stand(Unit unit, int hex) {
        ground.stand(unit, hex);
        threats.review(hex);
    }

    /** Takes one of the side's units out of a hex, on paper. */
    void lift(Unit unit, int hex) {
        ground.leave(unit, hex);
        threats.review(hex);
    }

    /** What it is expected to cost in the enemy's next turn that a unit stands in a hex, in points; it does not stand there yet. */
    double risk(Unit unit, int hex) {
        return threats.risk(unit, hex, interests.price(unit));
    }

    /** The strength of a side on the map and still to come. */
    int strength(Side who) {
        return strength(state.onMap(who)) + strength(state.forces().awaited().of(who));
    }

    private int strength(List<Unit> units) {
        int sum = 0;
        for (Unit unit : units) {
            sum += state.strength(unit);
        }
        return sum;
    }

    int hexOf(Unit unit) {
        return state.deployment().hexOf(unit);
    }

    boolean onMap(Unit unit) {
        return hexOf(unit) != Deployment.NONE;
    }
}
