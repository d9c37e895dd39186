package org.roadtorichmond.ai.colonel;

import java.util.ArrayList;
import java.util.List;
import org.roadtorichmond.ai.outlook.Board;
import org.roadtorichmond.ai.toolkit.Chances;
import org.roadtorichmond.ai.toolkit.FightModel;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/** What a colonel takes fights to be worth, as its board stands. */
record FightValues(SideView view, Valuation valuation) implements FightModel {
    private static final double DRIVEN_BACK = 0.12;
    private static final double REPULSED = 0.2;

    @Override
    public Scenario scenario() {
        return view.board.scenario();
    }

    @Override
    public Side side() {
        return view.side();
    }

    @Override
    public Chances chances() {
        return valuation.chances();
    }

    @Override
    public List<Unit> unitsAt(int hex) {
        List<Unit> units = new ArrayList<>(2);
        for (int at = view.board.first(hex); at != Board.NOWHERE; at = view.board.next(at)) {
            units.add(view.board.unit(at));
        }
        return units;
    }

    @Override
    public int strength(Unit unit) {
        return view.board.strength(unit.ordinal());
    }

    @Override
    public int multiplier(int hex) {
        return view.board.defence(hex);
    }

    @Override
    public boolean trapped(Unit unit, int hex) {
        return view.board.refuges(unit, hex) == 0;
    }

    @Override
    public double price(Unit unit) {
        return valuation.prices.of(unit.ordinal());
    }

    @Override
    public double drivenBack() {
        return DRIVEN_BACK;
    }

    @Override
    public double repulsed() {
        return REPULSED;
    }

    @Override
    public double taking(int hex) {
        return valuation.taking(hex);
    }

    @Override
    public double feel(double points) {
        return valuation.utility.of(points);
    }
}
