package org.roadtorichmond.balance;

import java.util.List;
import org.roadtorichmond.play.CombatResult;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/**
 * What a result of the combat results table costs both sides by itself, in strength points (rules 8.5, 16.4).
 *
 * <p>Units that are eliminated because they have no way to retreat are not counted: that is where they stood, and not what the
 * die showed. An exchange costs the attackers what rule 8.5 asks for, not what their choice of units adds to it.
 *
 * @param attackers the attackers' loss
 * @param defenders the defenders' loss
 */
public record ResultLosses(int attackers, int defenders) {
    /** No loss. */
    public static final ResultLosses NONE = new ResultLosses(0, 0);

    /** What a result costs in an attack that is about to be resolved: the state is that before it. */
    static ResultLosses of(CombatResult result, Event.AttackDeclared attack, GameState state) {
        Side enemy = attack.attackers().get(0).side().enemy();
        List<Unit> defenders = attack.targets().stream()
                .flatMap(hex -> state.deployment().unitsAt(hex.index()).stream())
                .filter(unit -> unit.side() == enemy)
                .toList();
        List<Unit> close = attack.attackers().stream()
                .filter(unit -> !attack.bombarding().contains(unit))
                .toList();
        return switch (result) {
            case AE -> new ResultLosses(present(close, state), 0);
            case AR -> new ResultLosses(attrition(close, state), 0);
            case DE -> new ResultLosses(0, present(defenders, state));
            case DR -> new ResultLosses(0, attrition(defenders, state));
            case EX -> new ResultLosses(Math.min(printed(defenders), present(close, state)), present(defenders, state));
            case NO_EFFECT -> NONE;
        };
    }

    private static int printed(List<Unit> units) {
        return units.stream().mapToInt(Unit::strength).sum();
    }

    private static int present(List<Unit> units, GameState state) {
        return units.stream().mapToInt(state::strength).sum();
    }

    /** What a retreat costs: nothing, or a point of each unit that has one to spare (rule 16.4). */
    private static int attrition(List<Unit> units, GameState state) {
        return state.scenario().rules().options().attrition()
                ? (int) units.stream().filter(unit -> state.strength(unit) > 1).count()
                : 0;
    }
}
