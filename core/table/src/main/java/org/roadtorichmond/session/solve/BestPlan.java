package org.roadtorichmond.session.solve;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.balance.tactics.Assessment;
import org.roadtorichmond.balance.tactics.ScriptedCommander;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.scenario.tactic.Tactic;
import org.roadtorichmond.victory.VictorySystems;

/**
 * The best plan known of a position as it is drawn on its map: how it goes with one of the many dice that it was tried with.
 *
 * @param ways which ways its units march, hex by hex
 * @param attacks from where which hexes are attacked: the hex of an attacker, and the one attacked
 * @param doors where units come in or leave the map
 */
public record BestPlan(List<List<Hex>> ways, List<List<Hex>> attacks, List<Hex> doors) {
    private static final long SEED = 1;

    /** Copies the lists. */
    public BestPlan {
        ways = List.copyOf(ways);
        attacks = List.copyOf(attacks);
        doors = List.copyOf(doors);
    }

    /** That of a position; some hundredths of a second of work. */
    public static BestPlan of(Tactic tactic) {
        Game game = VictorySystems.newGame(
                tactic.position().scenario().survey(), tactic.position().opening(), SEED);
        Commander solver = new ScriptedCommander(tactic.solution(), Commanders.named(Assessment.ENEMY));
        Commander enemy = Commanders.named(Assessment.ENEMY);
        Set<List<Hex>> ways = new LinkedHashSet<>();
        Set<List<Hex>> attacks = new LinkedHashSet<>();
        Set<Hex> doors = new LinkedHashSet<>();
        while (!tactic.over(game.state())) {
            boolean own = game.state().decider() == tactic.player();
            Command command = (own ? solver : enemy).next(game);
            if (own && command instanceof Command.Attack attack) {
                attack.attackers().stream()
                        .flatMap(unit -> game.state().hexOf(unit).stream())
                        .forEach(from -> attack.targets().forEach(target -> attacks.add(List.of(from, target))));
            }
            game.execute(command);
            for (Event event : own ? game.log().get(game.log().size() - 1).events() : List.<Event>of()) {
                if (event instanceof Event.UnitMoved moved) {
                    ways.add(moved.path());
                } else if (event instanceof Event.UnitEntered entered) {
                    doors.add(entered.hex());
                } else if (event instanceof Event.UnitExited exited) {
                    doors.add(exited.hex());
                }
            }
        }
        return new BestPlan(List.copyOf(ways), List.copyOf(attacks), List.copyOf(doors));
    }
}
