package org.roadtorichmond.ai.toolkit;

import java.util.List;
import java.util.function.ToDoubleFunction;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/**
 * Fights with the enemy where he stands in a game.
 *
 * @param state how the game stands
 * @param chances those of this player's attacks
 * @param ways where units can retreat to
 * @param price what the loss of a unit costs its side, in points of strength
 * @param rough whether they are estimated roughly
 */
public record PositionModel(GameState state, Chances chances, WaysOut ways, ToDoubleFunction<Unit> price, boolean rough)
        implements FightModel {
    private static final double DRIVEN_BACK = 0.18;
    private static final double REPULSED = 0.15;

    @Override
    public Scenario scenario() {
        return state.scenario();
    }

    @Override
    public Side side() {
        return state.moment().player();
    }

    @Override
    public List<Unit> unitsAt(int hex) {
        return state.deployment().unitsAt(hex);
    }

    @Override
    public int strength(Unit unit) {
        return state.strength(unit);
    }

    @Override
    public int multiplier(int hex) {
        return state.survey().multiplier(hex);
    }

    @Override
    public boolean trapped(Unit unit, int hex) {
        return ways.trapped(unit, hex);
    }

    @Override
    public double price(Unit unit) {
        return price.applyAsDouble(unit);
    }

    @Override
    public double drivenBack() {
        return DRIVEN_BACK;
    }

    @Override
    public double repulsed() {
        return REPULSED;
    }
}
