package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.roadtorichmond.testing.Patience;

/** Plays games in real windows and kills them; {@code -Dwindows.kills=200} sets the number. */
@DisplayName("Two windows that are open on one folder and killed at random moments")
@Timeout(value = 1, unit = TimeUnit.DAYS)
final class KilledWindowsTest {
    private static final int KILLS = Integer.getInteger("windows.kills", 1);

    /** The number of kills after which a new folder is used, because the games left behind make the old one slow to read. */
    private static final int KILLS_A_FOLDER = 5;

    private static final int LONGEST_MILLIS = 3000;

    /** Here LWJGL unpacks its libraries where two programs that begin at once get into each other's way in the temporary directory. */
    private static final Path STRAY_LIBRARIES = Path.of(".lwjgl");

    @TempDir
    private Path folder;

    /** For each game in the folder, by seed, the number of commands that must be saved. */
    private final Map<Long, Integer> needed = new HashMap<>();

    private int commands;
    private int unsaid;
    private int games;

    @BeforeEach
    void needsDisplay() {
        WindowScript.needDisplay(KilledWindowsTest.class);
    }

    /** A window in its own process, and its output. */
    private record Player(long seed, String kind, Process process, List<String> said, Thread reader) {
        static Player begin(Path home, long seed, String kind) throws IOException {
            Process process = new ProcessBuilder(
                            Path.of(System.getProperty("java.home"), "bin", "java")
                                    .toString(),
                            "-XX:TieredStopAtLevel=1",
                            "-XX:+UseSerialGC",
                            // Each window has a folder of its own for them.
                            "-Dorg.lwjgl.system.SharedLibraryExtractPath=" + home.resolveSibling("libraries-" + kind),
                            "-cp",
                            System.getProperty("java.class.path"),
                            PlayingWindow.class.getName(),
                            home.toString(),
                            Long.toString(seed),
                            kind)
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
            return new Player(seed, kind, process, said, reader);
        }

        /** The largest number printed after a word. */
        int last(String word) {
            synchronized (said) {
                return said.stream()
                        .filter(line -> line.startsWith(word + " "))
                        .mapToInt(line -> Integer.parseInt(line.substring(word.length() + 1)))
                        .max()
                        .orElse(0);
            }
        }

        void kill() throws InterruptedException {
            // Killed by its handle, because the process object would close the pipe before everything is read.
            process.toHandle().destroyForcibly();
            Patience.end(process);
            reader.join();
        }

        /** The number of commands that must have survived: those that were on disk, and of a person's commands all but the last. */
        int needed() {
            if (last(PlayingWindow.OVER) > 0) {
                return 0;
            }
            int given = kind.equals(PlayingWindow.PERSON) ? last("given") - 1 : 0;
            return Math.max(last("disk"), given);
        }
    }

    @Test
    @DisplayName("lose no game, and of a game at most the last command")
    void killed() throws IOException, InterruptedException {
        boolean strayBefore = Files.exists(STRAY_LIBRARIES);
        Random random = new Random(14);
        Path home = folder;
        for (int kill = 0; kill < KILLS; kill++) {
            if (kill % KILLS_A_FOLDER == 0) {
                home = Files.createDirectory(folder.resolve("home" + kill));
                Shelves.settings(home, Map.of("sound", "false", "pace", "4"));
                needed.clear();
            }
            List<Player> players = List.of(
                    Player.begin(home, 2L * kill, PlayingWindow.PERSON),
                    Player.begin(home, 2L * kill + 1, PlayingWindow.COMMANDERS));
            try {
                play(players, random.nextInt(LONGEST_MILLIS));
            } finally {
                for (Player player : players) {
                    player.kill();
                    needed.put(player.seed(), player.needed());
                }
            }
            verify(home, "kill " + kill);
            count(players, home);
            System.out.printf(
                    "%d kills, %d games: %d commands were said to be on the disk, and are; %d more had been given%n",
                    kill + 1, games, commands, unsaid);
        }
        goOn(home);
        assertEquals(strayBefore, Files.exists(STRAY_LIBRARIES), "libraries in the working directory");
    }

    private static void play(List<Player> players, int millis) throws InterruptedException {
        Patience.until("both windows to play", () -> {
            players.forEach(KilledWindowsTest::assertPlays);
            return players.stream().allMatch(player -> player.last("disk") > 0);
        });
        Thread.sleep(millis);
        players.forEach(KilledWindowsTest::assertPlays);
    }

    private static void assertPlays(Player player) {
        assertTrue(player.process().isAlive(), () -> "game " + player.seed() + " is played until it is killed");
    }

    private void verify(Path home, String when) {
        needed.forEach((seed, least) -> {
            int kept = PlayingWindow.kept(home, seed);
            assertTrue(
                    kept >= least, () -> when + ", game " + seed + ": " + least + " commands were there, now " + kept);
        });
    }

    private void count(List<Player> players, Path home) {
        for (Player player : players) {
            games++;
            commands += player.last("disk");
            unsaid += Math.max(0, player.last("given") - PlayingWindow.kept(home, player.seed()));
        }
    }

    /** Checks that the next window offers one of the two games that were being played. */
    private void goOn(Path home) {
        WindowScript window = new WindowScript(WindowScript.opening(home, Optional.empty(), "human", "human"));
        window.play(() -> {}, () -> assertTrue(window.program().goOn()), () -> {
            int least = needed.get(window.game().state().seed());
            assertTrue(window.game().log().size() >= least, () -> "at least " + least);
            assertEquals(Optional.empty(), window.game().state().ending());
        });
    }
}
