package org.roadtorichmond.ai.recruit;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
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
    final Staff staff;
    final Side side;
    final Side enemy;
    final Ground ground;
    final Threats threats;
    final int turn;

    Field(Game game, Staff staff) {
        this.game = game;
        this.staff = staff;
        state = game.state();
        scenario = state.scenario();
        grid = scenario.field().grid();
        side = state.moment().player();
        enemy = side.enemy();
        turn = state.moment().turn();
        ground = new Ground(game, side);
        threats = new Threats(game, side, staff.chances(side.enemy()));
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

    /** The strength of a side on the map and still to come. */
    int strength(Side who) {
        return strength(state.onMap(who)) + strength(state.forces().awaited().of(who));
    }

    private int strength(List<Unit> units) {
        return units.stream().mapToInt(state::strength).sum();
    }

    /** The scenario's Train, while it may still matter on the map. */
    Optional<Unit> trainOnMap() {
        return scenario.victory().train().filter(state::onMap);
    }

    int hexOf(Unit unit) {
        return state.deployment().hexOf(unit);
    }

    boolean onMap(Unit unit) {
        return hexOf(unit) != Deployment.NONE;
    }
}
