package org.roadtorichmond.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Options;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.testing.Checkout;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.VictorySystems;
import org.roadtorichmond.victory.account.Adjudication;
import org.roadtorichmond.victory.account.Army;

@DisplayName("The engine in ten lines, as docs/extending.md has it")
final class EngineExampleTest {
    private static final Path SOURCE =
            Checkout.path("core/rules/src/test/java/org/roadtorichmond/scenario/EngineExampleTest.java");

    private static void example(PrintStream out) {
        // example
        Documents documents = new Documents(Shelf.of(List.of()));
        LoadedScenario scenario = documents.openScenario("training").value().orElseThrow();
        Game game = VictorySystems.newGame(scenario.survey(), 1);
        while (game.state().ending().isEmpty()) {
            List<Command> options = new Options(game).all();
            game.execute(options.get(options.size() - 1));
        }
        Adjudication verdict = VictorySystem.judge(game);
        verdict.sides().of(Army.A).lines().forEach(line -> out.println(line.points() + " " + line.sentence()));
        out.println(verdict.winner());
        // end
    }

    @Test
    @DisplayName("is what is compiled here, and plays a game to its end")
    void compilesAndPlays() throws IOException {
        String page = Files.readString(Checkout.path("docs/extending.md"));
        String section = page.substring(page.indexOf("## The engine in ten lines"));
        String quoted = section.substring(section.indexOf("```java\n") + "```java\n".length());
        String source = Files.readString(SOURCE);
        String body = source.substring(
                source.indexOf("// example\n") + "// example\n".length(), source.indexOf("        // end"));
        assertEquals(
                body.stripTrailing().stripIndent(),
                quoted.substring(0, quoted.indexOf("```")).strip());

        ByteArrayOutputStream said = new ByteArrayOutputStream();
        example(new PrintStream(said, true, StandardCharsets.UTF_8));
        assertTrue(said.toString(StandardCharsets.UTF_8).lines().count() > 1, said::toString);
    }
}
