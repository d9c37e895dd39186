package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roadtorichmond.balance.lab.Bench;
import org.roadtorichmond.scenario.matchup.CommanderRecord;
import org.roadtorichmond.scenario.matchup.Matchup;
import org.roadtorichmond.scenario.matchup.Speed;
import org.roadtorichmond.scenario.yardstick.YardstickReader;

@DisplayName("The figures of strength and balance are measured by one command")
final class MeasureCommandTest {
    @TempDir
    private Path checkout;

    private Path record = Path.of("");
    private Path yardstick = Path.of("");

    private static String run(int code, Object... words) {
        Commands.Printed printed = Commands.run(words);
        assertEquals(code, printed.code(), printed::err);
        return printed.out() + printed.err();
    }

    /** A checkout with one duel of two pairs and one yardstick of four games, both out of date. */
    @BeforeEach
    void checkout() throws IOException {
        Path maps = Files.createDirectories(checkout.resolve("maps"));
        for (String file : new String[] {"training.map.json", "training.scenario.json"}) {
            Files.copy(Path.of("..", "maps", file), maps.resolve(file));
        }
        yardstick = maps.resolve("training.yardstick.json");
        run(
                ExitCode.DONE,
                Commands.simulate("--games", 4, "--seed", 11, "--yardstick", yardstick)
                        .toArray());
        record = Files.createDirectories(checkout.resolve("assets/commanders")).resolve("record.json");
        Files.writeString(record, """
                {
                  "format": "record/1",
                  "matchups": [
                    { "a": "cadet", "b": "cadet", "field": "small", "games": 9, "score": 1, "low": 0, "high": 2,
                      "command": "duel cadet cadet training --pairs 2" }
                  ],
                  "speeds": [
                    { "commander": "cadet", "field": "small", "units": 10, "turns": 1, "millis": 900000,
                      "command": "simulate training --union cadet --confederate cadet --games 2" }
                  ]
                }
                """);
    }

    private CommanderRecord read() throws IOException {
        return CommanderRecord.read(Files.readAllBytes(record)).value().orElseThrow();
    }

    private Matchup written() throws IOException {
        return read().matchups().get(0);
    }

    @Test
    @DisplayName("both files have what was played now, with the program and the time it took")
    void all() throws IOException {
        byte[] before = Files.readAllBytes(yardstick);
        Files.writeString(
                yardstick, Files.readString(yardstick).replaceFirst("\"name\": \"[^\"]*\"", "\"name\": \"Old\""));
        String said = run(ExitCode.DONE, "measure", checkout);
        assertTrue(said.contains("training"), said);
        Matchup matchup = written();
        assertEquals(4, matchup.games());
        assertEquals(5000, matchup.score());
        String program = matchup.source().orElseThrow().program();
        for (Bench bench : Bench.values()) {
            String signature = String.format(Locale.ROOT, "%s %016x", bench.word(), bench.stated());
            assertTrue(program.contains(signature), () -> program + " does not name " + signature);
        }
        assertArrayEquals(before, Files.readAllBytes(yardstick));
        assertEquals(4, YardstickReader.read(before).value().orElseThrow().games());
    }

    @Test
    @DisplayName("a part can be named, and what the files say can be shown without playing")
    void part() throws IOException {
        String shown = run(ExitCode.DONE, "measure", checkout, "--show");
        assertTrue(shown.contains(" 1.00% (0.00 to 2.00)") && shown.contains("4 games"), shown);
        run(ExitCode.DONE, "measure", checkout, "--only", "training");
        assertEquals(9, written().games());
        run(ExitCode.DONE, "measure", checkout, "--only", "record");
        assertNotEquals(9, written().games());
    }

    @Test
    @DisplayName("how long a commander thinks is measured apart from how strong it is, and shown with it")
    void speed() throws IOException {
        String shown = run(ExitCode.DONE, "measure", checkout, "--show");
        assertTrue(shown.contains("900.00 s a player-turn") && shown.contains("1800.0 s a game"), shown);
        String said = run(ExitCode.DONE, "measure", checkout, "--only", "speed");
        assertEquals(9, written().games(), "the duels were not played again");
        Speed speed = read().speeds().get(0);
        assertTrue(
                speed.millis() < 900_000 && speed.turns() == 4 && speed.source().isPresent(), speed::toString);
        assertTrue(said.contains("s a player-turn") && !said.contains("%"), said);
        run(ExitCode.DONE, "measure", checkout, "--only", "record");
        assertEquals(List.of(speed), read().speeds());
    }

    @Test
    @DisplayName("what cannot be measured is said in words")
    void troubles() throws IOException {
        String unknown = run(ExitCode.BAD, "measure", checkout, "--only", "trainings");
        assertTrue(unknown.contains("there are record, speed, training"), unknown);
        String none = run(ExitCode.BAD, "measure", checkout.resolve("maps"));
        assertTrue(none.contains("is no checkout"), none);
        Files.writeString(record, Files.readString(record).replace("cadet training", "cadet nowhere"));
        run(ExitCode.BAD, "measure", checkout, "--only", "record");
        assertEquals(9, written().games());
    }

    @Test
    @DisplayName("nothing is played where a file cannot be written")
    void unwritable() throws IOException {
        Path elsewhere = yardstick.resolveSibling("zouaves.yardstick.json");
        Files.createSymbolicLink(elsewhere, checkout.resolve("nowhere"));
        String told = run(ExitCode.BAD, "measure", checkout);
        assertTrue(told.contains("is no checkout of this game that can be read and written"), told);
        assertEquals(9, written().games());
    }
}
