package org.roadtorichmond.session.orders;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Outcome;
import org.roadtorichmond.play.Reach;
import org.roadtorichmond.play.Refusal;
import org.roadtorichmond.unit.Unit;

/** An order to a hex as it is tried in a game that may be played on: which units have gone which way so far, and which stay. */
final class TrialOrder {
    private final Game game;
    private final Hex goal;
    private final Map<Arm, Approach> approaches = new EnumMap<>(Arm.class);
    private final List<GroupOrder.Way> ways = new ArrayList<>();
    private final List<GroupOrder.Stay> stays = new ArrayList<>();
    private final Set<Unit> columns = new HashSet<>();

    TrialOrder(Game game, Hex goal) {
        this.game = game;
        this.goal = goal;
    }

    Game game() {
        return game;
    }

    Hex goal() {
        return goal;
    }

    HexGrid grid() {
        return game.state().scenario().field().grid();
    }

    int stacking() {
        return game.state().scenario().rules().stacking();
    }

    int hexOf(Unit unit) {
        return game.state().deployment().hexOf(unit);
    }

    /** How near hexes are to the goal for a unit. Control by the enemy does not change while the other side marches. */
    Approach approach(Unit unit) {
        return approaches.computeIfAbsent(unit.arm(), arm -> new Approach(game, unit.side(), arm, goal));
    }

    /** Whether a unit stands as near to the goal as there is room. */
    boolean reached(Unit unit) {
        return columns.contains(unit)
                || (game.state().onMap(unit) && approach(unit).reached(hexOf(unit)));
    }

    /** Takes note that a unit stands where it was meant to, in a column that spreads along the way in from its entry. */
    void inColumn(Unit unit) {
        columns.add(unit);
    }

    /** Whether a unit has been sent on its way. */
    boolean went(Unit unit) {
        return ways.stream().anyMatch(way -> way.unit().equals(unit));
    }

    void stay(Unit unit, Refusal why) {
        stays.add(new GroupOrder.Stay(unit, why));
    }

    /** Marches a unit to a hex if the rules allow it now; whether they did. */
    boolean go(Unit unit, int hex) {
        Reach reach = game.rules().movement().reach(unit);
        if (!reach.ends(hex)) {
            return false;
        }
        List<Hex> path = reach.path(hex);
        return carryOut(unit, path, List.of(new Command.MoveUnit(unit, grid().hex(hex))));
    }

    /** Carries commands out that the rules allow; whether they did. */
    boolean carryOut(Unit unit, List<Hex> path, List<Command> commands) {
        for (Command command : commands) {
            if (game.execute(command) instanceof Outcome.Refused) {
                return false;
            }
        }
        ways.add(new GroupOrder.Way(unit, path, commands, game.state().inEnemyControl(unit)));
        return true;
    }

    /** What has come of it for the units that were ordered. */
    GroupOrder result(List<Unit> units, List<Unit> engaged, List<Hex> provoked) {
        return new GroupOrder(
                goal,
                ways,
                stays,
                units.stream()
                        .filter(unit -> game.state().onMap(unit) && !reached(unit))
                        .toList(),
                engaged,
                provoked);
    }
}
