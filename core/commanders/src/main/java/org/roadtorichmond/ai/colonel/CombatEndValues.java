package org.roadtorichmond.ai.colonel;

import org.roadtorichmond.ai.outlook.Board;
import org.roadtorichmond.ai.outlook.Peril;
import org.roadtorichmond.map.TerrainEffects;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.unit.Unit;

/** What it is worth where units stand when a combat has ended, since no unit can draw back before the enemy's reply. */
final class CombatEndValues {
    private static final double GROUND = 0.12;

    /** How far from a combat it is asked what its end exposes, or covers. */
    private static final int NEAR = 4;

    /** How much more caution than posts do ends of combats ask for. */
    private static final double EXPOSED = 1.4;

    private final GameState state;
    private final PlanningContext context;
    private final Board board;
    private final Peril peril;

    /** Judges the end of a combat; briefly by the unit that is asked about alone, and by what the enemy could do before it goes. */
    CombatEndValues(GameState state, PlanningContext context) {
        this.state = state;
        this.context = context;
        board = context.view.board;
        peril = context.view.peril;
        context.valuation.aims();
        context.view.surveyReply();
    }

    /** What it is worth that a unit stands in a hex, for all near the combat or, briefly, for it alone. */
    double worth(Unit unit, int hex) {
        int from = board.hexOf(unit.ordinal());
        board.place(unit.ordinal(), hex);
        double worth = worth(unit, hex, from);
        board.place(unit.ordinal(), from);
        return worth;
    }

    /**
     * What it is worth as the board stands now.
     *
     * @param unit the unit that has retreated or advanced
     * @param hex where it now stands
     * @param combat where it stood
     */
    double worth(Unit unit, int hex, int combat) {
        return context.brief ? standing(unit, hex) : together(combat);
    }

    /**
     * What it is worth how all stand near a combat, after the enemy's reply: each may keep a way out open for others or leave them
     * alone, bar the enemy's way or free it.
     */
    private double together(int combat) {
        context.view.surveyReply();
        double sum = 0;
        for (Unit unit : state.onMap(context.view.side())) {
            int hex = board.hexOf(unit.ordinal());
            if (hex != Board.NOWHERE && board.grid().distance(hex, combat) <= NEAR) {
                sum += standing(unit, hex);
            }
        }
        return sum;
    }

    /** What it is worth that a unit stands in a hex, by what the enemy can do as he was last looked at. */
    double standing(Unit unit, int hex) {
        double ground = board.defence(hex) >= TerrainEffects.DOUBLED ? GROUND : 0;
        return context.valuation.aims().value(unit, hex) + ground - price(unit) * peril.share(hex, unit);
    }

    /** What it costs that a unit is lost, as far as is minded here. */
    double price(Unit unit) {
        return EXPOSED
                * context.variant().manner().caution()
                * (PostValues.BEING + context.valuation.prices.of(unit.ordinal()));
    }
}
