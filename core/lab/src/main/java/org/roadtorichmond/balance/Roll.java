package org.roadtorichmond.balance;

import java.util.ArrayList;
import java.util.List;
import org.roadtorichmond.play.CombatResult;
import org.roadtorichmond.play.CombatTable;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Odds;
import org.roadtorichmond.unit.Side;

/**
 * One die of combat: what it could have shown and what it showed (rule 8.5).
 *
 * @param attack the attack that it was rolled for
 * @param turn the game-turn
 * @param face what it showed, 1 to 6
 * @param results what each face would have meant, in order of the faces
 * @param tolls what each face would have cost, in order of the faces
 */
public record Roll(
        Event.AttackDeclared attack, int turn, int face, List<CombatResult> results, List<ResultLosses> tolls) {
    /** Copies the lists. */
    public Roll {
        results = List.copyOf(results);
        tolls = List.copyOf(tolls);
    }

    /** The die of an attack that is about to be resolved: the state is that before it. */
    public static Roll of(Event.AttackDeclared attack, Event.DieRolled die, GameState state) {
        List<CombatResult> results = results(attack, state);
        List<ResultLosses> tolls = results.stream()
                .map(result -> ResultLosses.of(result, attack, state))
                .toList();
        return new Roll(attack, state.moment().turn(), die.face(), results, tolls);
    }

    /** What each face would mean in an attack that is about to be resolved, in order of the faces. */
    static List<CombatResult> results(Event.AttackDeclared attack, GameState state) {
        List<CombatResult> results = new ArrayList<>();
        boolean alone = attack.bombarding().containsAll(attack.attackers());
        for (CombatResult printed : state.scenario().rules().table().column(attack.odds())) {
            results.add(alone ? printed.byBombardmentAlone() : printed);
        }
        return results;
    }

    /** Who attacked. */
    public Side attacker() {
        return attack.attackers().get(0).side();
    }

    /** The column that was used. */
    public Odds odds() {
        return attack.odds();
    }

    /** What came of it. */
    public CombatResult result() {
        return results.get(face - 1);
    }

    /** What a side lost by it, in strength points. */
    public int lost(Side side) {
        return part(tolls.get(face - 1), side);
    }

    /** What a side would lose on average, in sixths of a strength point: the sum over the six faces. */
    public int expectedSixths(Side side) {
        return tolls.stream().mapToInt(losses -> part(losses, side)).sum();
    }

    private int part(ResultLosses losses, Side side) {
        return side == attacker() ? losses.attackers() : losses.defenders();
    }

    /**
     * How kind the die was to a side, in sixths of a strength point: by how much the difference of the losses turned out better
     * for it than on average. For the enemy it is the same with the other sign; over all six faces it adds up to 0.
     */
    public int favourSixths(Side side) {
        Side enemy = side.enemy();
        int came = lost(enemy) - lost(side);
        return CombatTable.FACES * came - (expectedSixths(enemy) - expectedSixths(side));
    }
}
