package org.roadtorichmond.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.save.FileStorage;
import org.roadtorichmond.scenario.save.MemoryStorage;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.scenario.save.Storage;
import org.roadtorichmond.testing.Patience;
import org.roadtorichmond.work.Background;

@DisplayName("Two windows on one folder")
final class TwoWindowsTest {
    /** The number of times two processes are killed; {@code -Dwindows.kills=200} sets it. */
    private static final int KILLS = Integer.getInteger("windows.kills", 4);

    @TempDir
    private Path folder;

    private static AutosaveService window(Storage home) {
        Archive archive = new Archive(Shelf.of(List.of()), home);
        return new AutosaveService(
                archive,
                new Background("autosaves", Runnable::run),
                saved -> archive.save(saved, archive.unshared("other")));
    }

    /** Continues or begins a game as a separate process, and prints each command that was given, until it is killed. */
    public static void main(String... arguments) {
        AutosaveService keeping = window(new FileStorage(Path.of(arguments[0])));
        Session session = Session.of(SavedGames.begun(
                Lesson.session(Seats.BOTH_HUMAN).loaded(),
                Long.parseLong(arguments[1]),
                new Players(Seats.BOTH_HUMAN),
                false));
        keeping.watch(session);
        for (int given = 1; session.game().state().ending().isEmpty(); given++) {
            session.execute(new Command.EndPhase());
            if (session.game().log().size() < given) {
                break;
            }
            // Printed only when the command is on disk, however long that takes.
            keeping.unsaved();
            System.out.println(given);
            System.out.flush();
        }
        keeping.close();
        System.out.println("over");
        while (true) {
            java.util.concurrent.locks.LockSupport.park();
        }
    }

    @Test
    @DisplayName("each know that the other is there, and neither is offered the game of the other")
    void besideEachOther() {
        MemoryStorage home = new MemoryStorage();
        AutosaveService first = window(home);
        assertFalse(first.isBeside());
        AutosaveService second = window(home);
        assertTrue(second.isBeside());
        Session one = Lesson.session(Seats.BOTH_HUMAN);
        Session two = Lesson.session(Seats.BOTH_HUMAN);
        first.watch(one);
        second.watch(two);
        for (int i = 0; i < 6; i++) {
            one.execute(new Command.EndPhase());
        }
        two.execute(new Command.EndPhase());
        two.execute(new Command.EndPhase());
        assertEquals(
                Optional.of(2),
                second.unfinished().map(game -> game.game().log().size()));
        assertEquals(
                one.game().log().size(),
                first.unfinished().orElseThrow().game().log().size());
        second.close();
        first.close();
        AutosaveService third = window(home);
        assertFalse(third.isBeside());
        AutosaveService fourth = window(home);
        assertEquals(
                java.util.Set.of(2, one.game().log().size()),
                java.util.stream.Stream.of(third, fourth)
                        .map(window ->
                                window.unfinished().orElseThrow().game().log().size())
                        .collect(java.util.stream.Collectors.toSet()));
        third.close();
        fourth.close();
    }

    @Test
    @DisplayName("on one disk hold a folder each, also in one process, and leave it when they are closed")
    void onDisk() {
        FileStorage storage = new FileStorage(folder);
        Storage.Hold hold = storage.hold().orElseThrow();
        assertTrue(new FileStorage(folder.resolve(".")).hold().isEmpty());
        hold.close();
        new FileStorage(folder).hold().orElseThrow().close();
    }

    /** A process that plays until it is killed. */
    private record Player(long seed, Process process, List<String> said, Thread reader) {
        static Player begin(Path folder, long seed) throws IOException {
            Process process = new ProcessBuilder(
                            Path.of(System.getProperty("java.home"), "bin", "java")
                                    .toString(),
                            "-XX:TieredStopAtLevel=1",
                            "-XX:+UseSerialGC",
                            "-cp",
                            System.getProperty("java.class.path"),
                            TwoWindowsTest.class.getName(),
                            folder.toString(),
                            Long.toString(seed))
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
            List<String> said = new ArrayList<>();
            BufferedReader out =
                    new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.US_ASCII));
            Thread reader = new Thread(() -> out.lines().forEach(line -> {
                synchronized (said) {
                    said.add(line);
                }
            }));
            reader.start();
            return new Player(seed, process, said, reader);
        }

        boolean begun() {
            synchronized (said) {
                return !said.isEmpty();
            }
        }

        int killed() throws InterruptedException {
            // Killed by its handle, because the process object would close the pipe before everything is read.
            process.toHandle().destroyForcibly();
            Patience.end(process);
            reader.join();
            return said.contains("over") ? 0 : said.size();
        }
    }

    @Test
    @DisplayName("are killed at random moments: no saved command of either game is lost")
    void killed() throws IOException, InterruptedException {
        Random random = new Random(14);
        for (int kill = 0; kill < KILLS; kill++) {
            Path home = folder.resolve("home" + kill);
            Player one = Player.begin(home, 2L * kill);
            Player two = Player.begin(home, 2L * kill + 1);
            Patience.until("both games", () -> one.begun() && two.begun());
            Thread.sleep(random.nextInt(30));
            int[] given = {one.killed(), two.killed()};
            Archive archive = new Archive(Shelf.of(List.of()), new FileStorage(home));
            for (int player = 0; player < 2; player++) {
                long seed = 2L * kill + player;
                int kept = java.util.stream.Stream.concat(archive.autosaved().stream(), archive.saves().stream())
                        .flatMap(save -> archive.load(save).value().stream())
                        .map(SavedGame::game)
                        .filter(game -> game.state().seed() == seed)
                        .mapToInt(game -> game.log().size())
                        .max()
                        .orElse(0);
                assertTrue(
                        kept >= given[player],
                        "kill " + kill + ", window " + player + ": given " + given[player] + ", kept " + kept);
            }
        }
    }
}
