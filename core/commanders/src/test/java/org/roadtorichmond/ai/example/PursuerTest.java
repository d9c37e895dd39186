package org.roadtorichmond.ai.example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.ai.Playout;
import org.roadtorichmond.ai.cadet.Cadet;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.scenario.ShippedScenarios;
import org.roadtorichmond.testing.ChangedCopy;
import org.roadtorichmond.testing.Checkout;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.VictorySystems;

@DisplayName("The commander of the page on extending the game")
final class PursuerTest {
    private static final String FENCE = "```java";

    private static String spaced(String text) {
        return text.replaceAll("\\s+", " ").strip();
    }

    @Test
    @DisplayName("stands there as it is compiled, but for its imports")
    void quoted() throws IOException {
        String page = Files.readString(Checkout.path("docs/extending.md"));
        int begins = page.indexOf(FENCE, page.indexOf("## A commander")) + FENCE.length();
        String source = Files.readString(
                Checkout.path("core/commanders/src/test/java/org/roadtorichmond/ai/example/Pursuer.java"));
        assertEquals(
                spaced(source.substring(source.indexOf("/** Marches"))),
                spaced(page.substring(begins, page.indexOf("```", begins))));
    }

    @Test
    @DisplayName("is known by its name after the steps there, made on copies")
    void added(@TempDir Path folder) throws Throwable {
        String page = Files.readString(Checkout.path("docs/extending.md"));
        ChangedCopy copy = new ChangedCopy(folder).apply(page.substring(page.indexOf("## A commander")), "");
        assertEquals(3, copy.paths().size(), copy.paths()::toString);
        ChangedCopy.run(copy.compiled().loadClass(PursuerTest.class.getName()), "known");
        for (String path : copy.paths()) {
            assertTrue(path.endsWith(".java") || copy.text(path).contains("\ncommander.pursuer = "), path);
        }
    }

    /** Runs where the steps have been made. */
    static void known() {
        assertEquals(List.of("cadet", "pursuer", "colonel", "general"), Commanders.names());
        Game game = VictorySystems.newGame(ShippedScenarios.survey("training"), 1);
        new Playout(Commanders.named("pursuer"), Commanders.named("pursuer")).play(game);
        assertTrue(game.state().ending().isPresent());
    }

    @ParameterizedTest
    @ValueSource(strings = {"training", "gaines-mill", "gaines-mill-battle-points", "road-to-richmond"})
    @DisplayName("plays whole games by legal commands only, in which it marches and attacks")
    void games(String scenario) {
        for (Side side : Side.values()) {
            Game game = VictorySystems.newGame(ShippedScenarios.survey(scenario), 1);
            boolean union = side == Side.UNION;
            // A playout stops with an exception at the first command that is refused.
            new Playout(union ? new Pursuer() : new Cadet(), union ? new Cadet() : new Pursuer()).play(game);
            assertTrue(game.log().stream()
                    .map(Entry::command)
                    .anyMatch(command -> command instanceof Command.MoveUnit move
                            && move.unit().side() == side));
            assertTrue(game.log().stream()
                    .map(Entry::command)
                    .anyMatch(command -> command instanceof Command.Attack attack
                            && attack.attackers().get(0).side() == side));
        }
    }
}
