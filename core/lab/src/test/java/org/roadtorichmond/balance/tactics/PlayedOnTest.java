package org.roadtorichmond.balance.tactics;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.ai.Decision;
import org.roadtorichmond.ai.Playout;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.scenario.tactic.Tactic;
import org.roadtorichmond.scenario.tactic.Tactics;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.VictorySystems;
import org.roadtorichmond.victory.account.Army;
import org.roadtorichmond.victory.account.Winner;

/** Checks that tactical positions are honest: their solutions win more often than what they call mistakes. */
@DisplayName("Tactical positions that are played on to the end of the game")
final class PlayedOnTest {
    private static final int GAMES = 60;
    private static final double CHANCE = 0.05;
    private static final double MEAN_GAIN = 0.2;

    /** Plays a script in the first player-turn, and then as a colonel. */
    private static final class Relay implements Commander {
        private final Side side;
        private final Commander script;
        private final Commander colonel = Commanders.named("colonel");
        private int first;

        private Relay(Side side, List<Command> script) {
            this.side = side;
            this.script = new ScriptedCommander(script, colonel);
        }

        @Override
        public Command next(Game game) {
            int turn = game.state().moment().turn();
            first = first == 0 ? turn : first;
            boolean scripted = turn == first && game.state().moment().player() == side;
            return (scripted ? script : colonel).next(game);
        }

        @Override
        public String name() {
            return "relay";
        }

        @Override
        public Decision reason() {
            return colonel.reason();
        }
    }

    /** The share of games won by a player who begins with a script; draws count half. */
    private static double share(Tactic tactic, List<Command> script) {
        double won = 0;
        for (int seed = 1; seed <= GAMES; seed++) {
            Side side = tactic.player();
            Commander player = new Relay(side, script);
            Commander enemy = Commanders.named("colonel");
            Game game = VictorySystems.newGame(
                    tactic.position().scenario().survey(), tactic.position().opening(), seed);
            (side == Side.UNION ? new Playout(player, enemy) : new Playout(enemy, player)).play(game);
            Winner winner = VictorySystem.judge(game).winner();
            won += winner == Winner.NONE ? 0.5 : winner.is(Army.of(side)) ? 1 : 0;
        }
        return won / GAMES;
    }

    @Test
    @Tag("long")
    @DisplayName("are won more often from their solutions than from their mistakes")
    void honest() {
        List<Executable> each = new ArrayList<>();
        double gain = 0;
        Map<String, Tactic> all = Tactics.shipped();
        for (Map.Entry<String, Tactic> entry : all.entrySet()) {
            double solution = share(entry.getValue(), entry.getValue().solution());
            double mistake = share(entry.getValue(), entry.getValue().mistake());
            gain += (solution - mistake) / all.size();
            each.add(() -> assertTrue(
                    solution >= mistake - CHANCE, () -> entry.getKey() + ": " + solution + " against " + mistake));
        }
        double mean = gain;
        each.add(() -> assertTrue(mean >= MEAN_GAIN, () -> "a solution gains " + mean));
        assertAll(each);
    }
}
