package org.roadtorichmond.scenario.campaign;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.ai.Playout;
import org.roadtorichmond.ai.cadet.Cadet;
import org.roadtorichmond.balance.lab.Labs;
import org.roadtorichmond.play.Condition;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.scenario.campaign.BattleEnd.Fate;
import org.roadtorichmond.scenario.campaign.BattleEnd.UnitEnd;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.VictorySystems;
import org.roadtorichmond.victory.account.Adjudication;
import org.roadtorichmond.victory.account.Winner;

@DisplayName("22.1, 22.3 how a battle ends")
final class BattleEndTest {
    private static final int GAMES = 12;

    @Test
    @DisplayName("of each unit it says what the game says: whole games of two scenarios")
    void wholeGames() {
        Map<Fate, Integer> fates = new TreeMap<>();
        int worn = 0;
        for (String scenario : List.of("gaines-mill-battle-points", "training")) {
            for (int seed = 1; seed <= GAMES; seed++) {
                Game game = VictorySystems.newGame(Labs.scenario(scenario).survey(), seed);
                new Playout(new Cadet(), new Cadet()).play(game);
                BattleEnd end = BattleEnd.of(game);
                for (Unit unit : game.state().scenario().units()) {
                    UnitEnd its = end.units().get(unit.id());
                    check(unit, its, game);
                    fates.merge(its.fate(), 1, Integer::sum);
                    worn += its.fate() == Fate.LIVES && its.left() < its.had() ? 1 : 0;
                }
                checkPoints(end, game);
            }
        }
        assertEquals(new TreeSet<>(List.of(Fate.values())), fates.keySet());
        assertTrue(worn > 0, "nobody lost a part of his strength");
    }

    private static void check(Unit unit, UnitEnd its, Game game) {
        GameState state = game.state();
        boolean lost = state.eliminated(unit).isPresent();
        List<Event.UnitEliminated> losses = new ArrayList<>();
        for (Entry entry : game.log()) {
            entry.losses().stream().filter(loss -> loss.unit().equals(unit)).forEach(losses::add);
        }
        assertEquals(unit.strength(), its.had());
        assertEquals(lost ? 0 : state.awaited(unit) ? unit.strength() : state.strength(unit), its.left(), unit.id());
        assertEquals(lost, its.fate() != Fate.LIVES, unit.id());
        assertEquals(losses.stream().anyMatch(Event.UnitEliminated::trapped), its.fate() == Fate.CAPTURED, unit.id());
    }

    /** Who wins has more than ten battle points, and conditions on the winner and on the lead agree with the adjudication. */
    private static void checkPoints(BattleEnd end, Game game) {
        Adjudication verdict = VictorySystem.judge(game);
        assertEquals(20, end.union() + end.confederate());
        for (Side side : Side.values()) {
            boolean wins =
                    verdict.winner().army().filter(army -> army.side() == side).isPresent();
            assertEquals(wins, end.truths().hold(new Condition.Winner(Optional.of(side))));
            if (wins) {
                assertTrue(end.points(side) >= end.points(side.enemy()));
                long lead = verdict.score().of(side) - verdict.score().of(side.enemy());
                assertTrue(end.truths().hold(new Condition.Lead(side, (int) lead)));
                assertFalse(end.truths().hold(new Condition.Lead(side, (int) lead + 1)));
            }
        }
        assertEquals(verdict.winner() == Winner.NONE, end.truths().hold(new Condition.Winner(Optional.empty())));
    }
}
