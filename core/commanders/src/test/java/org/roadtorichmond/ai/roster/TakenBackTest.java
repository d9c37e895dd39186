package org.roadtorichmond.ai.roster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.ai.Playout;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Outcome;
import org.roadtorichmond.scenario.ShippedScenarios;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.VictorySystems;

@DisplayName("a commander that is asked after commands were taken back")
final class TakenBackTest {
    private static final int NODES = 200;
    private static final int APART = 7;
    private static final int MOST = 4;

    static Stream<String> names() {
        return Commanders.names().stream().map(name -> name.equals("general") ? name + "@" + NODES : name);
    }

    private static Game game(long seed) {
        return VictorySystems.newGame(
                ShippedScenarios.survey(seed % 2 == 0 ? "gaines-mill-withdrawal" : "training"), seed);
    }

    @ParameterizedTest
    @MethodSource("names")
    @DisplayName("answers as if it were asked for the first time, though no command is left")
    void nothingLeft(String name) {
        Game game = game(1);
        Commander commander = Commanders.named(name);
        Command first = commander.next(game);
        assertInstanceOf(Outcome.Accepted.class, game.execute(first));
        commander.next(game);
        game.revert();
        assertEquals(first, commander.next(game));
    }

    @ParameterizedTest
    @MethodSource("names")
    @DisplayName("plans again: it gives the order of a commander that knows nothing of what was taken back")
    void plansAfresh(String name) {
        int compared = 0;
        for (long seed = 1; seed <= 2; seed++) {
            Game game = game(seed);
            Commander[] sides = {Commanders.named(name), Commanders.named(name)};
            Playout playout = new Playout(sides[0], sides[1]);
            for (int step = 1; game.state().ending().isEmpty(); step++) {
                playout.step(game);
                if (step % APART == 0 && game.state().ending().isEmpty()) {
                    sides[decider(game)].next(game);
                    for (int back = step / APART % MOST;
                            back >= 0 && !game.log().isEmpty();
                            back--) {
                        game.revert();
                    }
                    Command order = sides[decider(game)].next(game);
                    assertEquals(Commanders.named(name).next(game), order, "step " + step + " of seed " + seed);
                    assertEquals(Optional.empty(), game.check(order));
                    compared++;
                }
            }
        }
        assertTrue(compared > 10, "compared " + compared);
    }

    private static int decider(Game game) {
        return game.state().decider() == Side.UNION ? 0 : 1;
    }
}
