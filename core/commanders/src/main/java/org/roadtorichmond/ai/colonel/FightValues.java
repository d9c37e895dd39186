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
final class FightValues implements FightModel {
    private static final double DRIVEN_BACK = 0.12;
    private static final double REPULSED = 0.2;

    private final SideView view;
    private final Valuation valuation;
    private final Board board;

    FightValues(SideView view, Valuation valuation) {
        this.view = view;
        this.valuation = valuation;
        board = view.board;
    }

    @Override
    public Scenario scenario() {
        return board.scenario();
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
        for (int at = board.first(hex); at != Board.NOWHERE; at = board.next(at)) {
            units.add(board.unit(at));
        }
        return units;
    }

    @Override
    public int strength(Unit unit) {
        return board.strength(unit.ordinal());
    }

    @Override
    public int multiplier(int hex) {
        return board.defence(hex);
    }

    @Override
    public boolean trapped(Unit unit, int hex) {
        return board.refuges(unit, hex) == 0;
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
