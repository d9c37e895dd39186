package org.roadtorichmond.session.played;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.played.Apart;
import org.roadtorichmond.scenario.played.Earned;
import org.roadtorichmond.scenario.played.KeptGames;
import org.roadtorichmond.scenario.played.PlayedGame;
import org.roadtorichmond.scenario.played.PlayedGamesWriter;
import org.roadtorichmond.scenario.played.SolvedPosition;
import org.roadtorichmond.scenario.save.FileStorage;
import org.roadtorichmond.scenario.save.MemoryStorage;
import org.roadtorichmond.scenario.save.Storage;
import org.roadtorichmond.session.Archive;
import org.roadtorichmond.testing.Schemas;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.account.Measure;
import org.roadtorichmond.victory.account.Score;
import org.roadtorichmond.words.Sentence;

@DisplayName("The games that a player has finished")
final class MyGamesTest {
    private static final String FILE = "my-games.json";

    private final MemoryStorage storage = new MemoryStorage();

    private static PlayedGame game(int number, String scenario, Optional<Side> winner) {
        return new PlayedGame(
                String.format(Locale.ROOT, "%032x", number),
                LocalDateTime.of(2026, 7, 1, 12, number),
                scenario,
                Optional.of(Side.UNION),
                "colonel",
                winner,
                new Score(Measure.VICTORY_POINTS, 30 + number, 20),
                100,
                6,
                OptionalInt.of(40),
                OptionalInt.empty(),
                OptionalInt.of(15),
                Optional.empty(),
                2,
                List.of(new Earned("held-ground", List.of("0704", "V"))));
    }

    private static byte[] bytes(List<PlayedGame> games) {
        return PlayedGamesWriter.bytes(new KeptGames(games, List.of()));
    }

    private static PlayedGame won(int number) {
        return game(number, "Gaines' Mill", Optional.of(Side.UNION));
    }

    private static PlayedGame apart(PlayedGame game, Apart why) {
        return new PlayedGame(
                game.key(),
                game.ended(),
                game.scenario(),
                game.side(),
                game.opponent(),
                game.winner(),
                game.score(),
                game.stake(),
                game.turn(),
                game.decided(),
                game.clearer(),
                game.lowest(),
                Optional.of(why),
                game.advice(),
                game.marks());
    }

    @Test
    @DisplayName("stand in a file with a line for each")
    void lines() {
        PlayedGame plain = new PlayedGame(
                "0".repeat(32),
                LocalDateTime.of(2026, 7, 1, 12, 0, 5, 7),
                "Gaines' <Mill>",
                Optional.empty(),
                "human",
                Optional.empty(),
                new Score(Measure.VICTORY_POINTS, -1, 0),
                0,
                1,
                OptionalInt.empty(),
                OptionalInt.empty(),
                OptionalInt.empty(),
                Optional.of(Apart.PRACTICE),
                0,
                List.of());
        assertEquals("""
                {
                  "format": "my-games/1",
                  "games": [
                    {"game":"00000000000000000000000000000003","ended":"2026-07-01T12:03:00","scenario":"Gaines' Mill","side":"union","opponent":"colonel","winner":"union","measure":"victory-points","union":33,"confederate":20,"stake":100,"turn":6,"decided":40,"lowest":15,"advice":2,"marks":[{"mark":"held-ground","values":["0704","V"]}]},
                    {"game":"00000000000000000000000000000000","ended":"2026-07-01T12:00:05","scenario":"Gaines' <Mill>","opponent":"human","measure":"victory-points","union":-1,"confederate":0,"stake":0,"turn":1,"apart":"practice"}
                  ]
                }
                """, new String(bytes(List.of(won(3), plain)), StandardCharsets.UTF_8));
        assertEquals("""
                {
                  "format": "my-games/1",
                  "games": []
                }
                """, new String(bytes(List.of()), StandardCharsets.UTF_8));
    }

    @Test
    @DisplayName("are read again as they were added, and the file keeps to its schema and is good to the game")
    void readAgain() throws Exception {
        MyGames first = new MyGames(storage);
        assertEquals(Optional.empty(), first.add(won(1)));
        assertEquals(Optional.empty(), first.add(apart(game(2, "Training", Optional.empty()), Apart.PRACTICE)));
        assertEquals(first.all(), new MyGames(storage).all());
        assertEquals(List.of(won(1)), first.all().subList(0, 1));
        assertEquals(List.of(), Schemas.faults(storage.text(FILE)));
        assertEquals(
                List.of(),
                new Documents(Shelf.of(List.of()))
                        .open(storage.read(FILE).value().orElseThrow())
                        .problems());
    }

    @Test
    @DisplayName("are counted by scenario; those apart are not played or won")
    void counted() {
        MyGames games = new MyGames(storage);
        games.add(won(1));
        games.add(game(2, "Gaines' Mill", Optional.of(Side.CONFEDERATE)));
        games.add(apart(won(3), Apart.TAKEN_OVER));
        games.add(game(4, "Training", Optional.empty()));
        assertEquals(2, games.played("Gaines' Mill"));
        assertEquals(1, games.won("Gaines' Mill"));
    }

    @Test
    @DisplayName("are found through the archive, in a folder among the player's data")
    void inTheArchive(@TempDir Path home) {
        Archive archive = new Archive(Shelf.of(List.of()), new FileStorage(home));
        MyGames.of(archive).add(won(1));
        assertEquals(1, MyGames.of(archive).won("Gaines' Mill"));
        assertTrue(home.resolve("my-games").resolve(FILE).toFile().isFile());
    }

    @Test
    @DisplayName("are added once, however often they are finished")
    void once() {
        MyGames games = new MyGames(storage);
        games.add(won(1));
        games.add(game(1, "Gaines' Mill", Optional.of(Side.CONFEDERATE)));
        assertEquals(List.of(won(1)), new MyGames(storage).all());
    }

    @Test
    @DisplayName("of two windows are all kept")
    void twoWindows() {
        MyGames one = new MyGames(storage);
        MyGames other = new MyGames(storage);
        one.add(won(1));
        other.add(won(2));
        one.add(won(3));
        assertEquals(List.of(won(1), won(2), won(3)), new MyGames(storage).all());
    }

    @Test
    @DisplayName("are not written while another window writes, which is said after a while")
    void heldElsewhere() {
        MyGames games = new MyGames(storage);
        Storage.Hold other = storage.hold().orElseThrow();
        assertEquals("disk.busy", games.add(won(1)).orElseThrow().key());
        other.close();
        assertEquals(Optional.empty(), games.add(won(1)));
    }

    @Test
    @DisplayName(
            "hold, as far as the lines of a spoilt file can be read, which is put aside before anything is written")
    void spoilt() {
        MyGames games = new MyGames(storage);
        games.add(won(1));
        games.add(won(2));
        games.add(won(3));
        String spoilt = storage.text(FILE).replaceFirst("\"union\":32", "\"union\":thirty");
        storage.text(FILE, spoilt);
        MyGames found = new MyGames(storage);
        assertEquals(List.of(won(1), won(3)), found.all());
        assertEquals(5, found.problems().get(0).line());
        assertEquals(spoilt, storage.text(FILE));
        assertEquals(Optional.empty(), found.add(won(4)));
        assertEquals(spoilt, storage.text("my-games-damaged-1.json"));
        assertEquals(List.of(won(1), won(3), won(4)), new MyGames(storage).all());
        assertEquals(List.of(), found.problems());
    }

    private static SolvedPosition solved(String name, int stars, int percent) {
        return new SolvedPosition(name, stars, percent, LocalDateTime.of(2026, 7, 1, 12, stars));
    }

    @Test
    @DisplayName("have the positions beside them, each with its best try, in a file that keeps to its schema")
    void positions() throws Exception {
        MyGames games = new MyGames(storage);
        games.add(won(1));
        String before = storage.text(FILE);
        assertFalse(before.contains("positions"), "a file without any says nothing of them");
        assertEquals(List.of(), new MyGames(storage).positions());
        assertEquals(Optional.empty(), games.add(solved("16-train-runs", 2, 70)));
        games.add(solved("06-bridge", 0, 10));
        games.add(solved("16-train-runs", 1, 99));
        games.add(solved("16-train-runs", 2, 70));
        MyGames found = new MyGames(storage);
        assertEquals(List.of(solved("16-train-runs", 2, 70), solved("06-bridge", 0, 10)), found.positions());
        found.add(solved("16-train-runs", 3, 95));
        assertEquals(Optional.of(solved("16-train-runs", 3, 95)), new MyGames(storage).position("16-train-runs"));
        assertEquals(List.of(won(1)), new MyGames(storage).all());
        assertEquals(List.of(), Schemas.faults(storage.text(FILE)));
    }

    @Test
    @DisplayName("that are spoilt leave the stars of positions as they are, and the other way round")
    void spoiltPositions() {
        MyGames games = new MyGames(storage);
        games.add(won(1));
        games.add(solved("16-train-runs", 2, 70));
        games.add(solved("06-bridge", 3, 100));
        storage.text(FILE, storage.text(FILE).replaceFirst("\"stars\":3", "\"stars\":4"));
        MyGames found = new MyGames(storage);
        assertEquals(1, found.problems().size());
        assertEquals(List.of(won(1)), found.all());
        assertEquals(List.of(solved("16-train-runs", 2, 70)), found.positions());
    }

    @Test
    @DisplayName("of a later version of the program are put aside, too")
    void later() {
        String later = "{\"format\": \"my-games/2\", \"games\": []}";
        storage.text(FILE, later);
        new MyGames(storage).add(won(1));
        assertEquals(later, storage.text("my-games-damaged-1.json"));
        assertEquals(List.of(won(1)), new MyGames(storage).all());
    }

    @Test
    @DisplayName("stay as they are where the disk refuses to write")
    void refused() {
        MyGames games = new MyGames(storage);
        games.add(won(1));
        String before = storage.text(FILE);
        storage.refuse(Sentence.of("disk.full"));
        assertEquals("disk.full", games.add(won(2)).orElseThrow().key());
        assertEquals(before, storage.text(FILE));
        assertEquals(List.of(won(1)), games.all());
    }

    @Test
    @DisplayName("are forgotten when the player wishes it")
    void cleared() {
        MyGames games = new MyGames(storage);
        games.add(won(1));
        assertEquals(Optional.empty(), games.clear());
        assertEquals(List.of(), games.all());
        assertFalse(storage.has(FILE));
    }

    @Test
    @DisplayName("have their problems named with line and remedy")
    void problems() {
        MyGames games = new MyGames(storage);
        games.add(won(1));
        String text = storage.text(FILE);
        storage.text(FILE, text.replace("\"opponent\":\"colonel\"", "\"oponent\":\"colonel\""));
        List<Problem> found = new MyGames(storage).problems();
        assertEquals(2, found.size(), found::toString);
        assertTrue(found.stream().anyMatch(problem -> problem.message().contains("did you mean \"opponent\"")));
        storage.text(FILE, text.replace(String.format(Locale.ROOT, "%032x", 1), "1"));
        assertTrue(new MyGames(storage).problems().get(0).message().contains("32 hexadecimal digits"));
    }
}
