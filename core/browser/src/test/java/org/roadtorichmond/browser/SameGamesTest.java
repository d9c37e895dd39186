package org.roadtorichmond.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roadtorichmond.scenario.json.ShippedFiles;

/** Needs node on the path, which runs scripts as Chromium does. */
@DisplayName("Sixty games are the same in Java and as a script")
final class SameGamesTest {
    private static final List<String> SIX = List.of(
            "road-to-richmond", "battle-points-17", "simplified", "battle-points-16", "spoils-of-war", "withdrawal");

    private static final List<String> GAMES = games();

    private static List<String> inJava;

    @TempDir
    private static Path folder;

    private static List<String> games() {
        List<String> games = new ArrayList<>();
        for (String commander : List.of("cadet", "colonel")) {
            add(games, "gaines-mill", SIX, commander);
            add(games, "savages-station", SIX, commander);
            add(games, "the-bridges", List.of("road-to-richmond", "simplified", "spoils-of-war"), commander);
            add(
                    games,
                    "gaines-mill-battle-points",
                    List.of("battle-points-16", "spoils-of-war", "simplified"),
                    commander);
            add(games, "gaines-mill-withdrawal", List.of("withdrawal", "battle-points-17", "simplified"), commander);
            add(games, "training", List.of("road-to-richmond", "withdrawal"), commander);
            for (String large : List.of("seven-pines", "mechanicsville", "glendale", "malvern-hill")) {
                add(games, large, List.of("road-to-richmond"), commander);
            }
        }
        add(games, "road-to-richmond", SIX.subList(1, SIX.size()), "cadet");
        add(games, "road-to-richmond", List.of("road-to-richmond"), "colonel");
        return games;
    }

    private static void add(List<String> games, String scenario, List<String> systems, String commander) {
        systems.forEach(system -> games.add(scenario + ":" + system + ":" + commander + ":" + (games.size() + 1)));
    }

    @BeforeAll
    static void playInJava() throws IOException, InterruptedException {
        inJava = run(java(), "-cp", System.getProperty("java.class.path"), ProofGames.class.getName());
    }

    private static String java() {
        return Path.of(System.getProperty("java.home"), "bin", "java").toString();
    }

    /** The lines that a program prints which is given all games. */
    private static List<String> run(String... program) throws IOException, InterruptedException {
        Path printed = folder.resolve("printed.txt");
        List<String> words = Stream.concat(Stream.of(program), GAMES.stream()).toList();
        Process process = new ProcessBuilder(words)
                .redirectErrorStream(true)
                .redirectOutput(printed.toFile())
                .start();
        assertEquals(0, process.waitFor(), () -> read(printed).toString());
        return read(printed);
    }

    private static List<String> read(Path file) {
        try {
            return Files.readAllLines(file, StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    @DisplayName("all sixty are played to their end")
    void played() {
        assertEquals(60, inJava.size());
        for (String scenario : ShippedFiles.lines("/maps/scenarios.txt")) {
            String name = scenario.replace(".scenario.json", ":");
            assertTrue(GAMES.stream().anyMatch(game -> game.startsWith(name) && game.contains(":cadet:")), name);
            assertTrue(GAMES.stream().anyMatch(game -> game.startsWith(name) && game.contains(":colonel:")), name);
        }
        assertTrue(inJava.stream().allMatch(line -> line.matches("\\S+ [1-9][0-9]+ [0-9a-f]{8,16}")), inJava::toString);
    }

    @Test
    @DisplayName("with the processor's own mathematics or without")
    void withoutLibm() throws IOException, InterruptedException {
        assertEquals(
                inJava,
                run(
                        java(),
                        "-XX:+UnlockDiagnosticVMOptions",
                        "-XX:-UseLibmIntrinsic",
                        "-cp",
                        System.getProperty("java.class.path"),
                        ProofGames.class.getName()));
    }

    @Test
    @DisplayName("and compiled to a script")
    void asScript() throws IOException, InterruptedException {
        String script = Path.of("target", "proof", "proof.mjs").toUri().toString();
        String start = "import { main } from '" + script + "'; main(process.argv.slice(1));";
        assertEquals(inJava, run("node", "--input-type=module", "--eval", start, "--"));
    }
}
