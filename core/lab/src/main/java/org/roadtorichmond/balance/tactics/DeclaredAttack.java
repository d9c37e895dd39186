package org.roadtorichmond.balance.tactics;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Odds;
import org.roadtorichmond.unit.Unit;

/**
 * An attack as it was declared.
 *
 * @param attack who attacked what
 * @param odds at which odds it was resolved
 * @param refuges for each hex attacked the most hexes into which one of its units could retreat
 * @param exchange the least that an exchange would have cost, in points
 */
record DeclaredAttack(Command.Attack attack, Odds odds, Map<Hex, Integer> refuges, int exchange) {
    /** Copies the map. */
    DeclaredAttack {
        refuges = Map.copyOf(refuges);
    }

    /** An attack that is about to be made. */
    static DeclaredAttack of(Game game, Command.Attack attack) {
        GameState state = game.state();
        Map<Hex, Integer> refuges = new TreeMap<>();
        for (Hex hex : attack.targets()) {
            refuges.put(
                    hex,
                    state.deployment().unitsAt(hex.index()).stream()
                            .mapToInt(unit -> Refuges.of(game, unit))
                            .max()
                            .orElse(0));
        }
        return new DeclaredAttack(attack, game.rules().combat().odds(attack), refuges, exchange(game, attack));
    }

    /** The cheapest set of adjacent attackers whose printed strength reaches that of the defenders (rule 8.5). */
    private static int exchange(Game game, Command.Attack attack) {
        GameState state = game.state();
        int due = attack.targets().stream()
                .flatMap(hex -> state.deployment().unitsAt(hex.index()).stream())
                .mapToInt(Unit::strength)
                .sum();
        List<Unit> bombarding = game.rules().combat().bombarding(attack);
        int[] points = attack.attackers().stream()
                .filter(unit -> !bombarding.contains(unit))
                .mapToInt(Unit::strength)
                .toArray();
        int all = 0;
        for (int each : points) {
            all += each;
        }
        if (all <= due) {
            return all;
        }
        boolean[] sums = new boolean[all + 1];
        sums[0] = true;
        for (int each : points) {
            for (int sum = all; sum >= each; sum--) {
                sums[sum] |= sums[sum - each];
            }
        }
        int cheapest = due;
        while (!sums[cheapest]) {
            cheapest++;
        }
        return cheapest;
    }
}
