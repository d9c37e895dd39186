package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.match.Invitation;
import org.roadtorichmond.testing.Patience;

@DisplayName("A match on the command line")
final class MatchCommandTest {
    /** So many games are played at a time, since an end waits for most of it. */
    private static final int TABLES = 12;

    /** By how many bytes a journal grows at least between two kills. */
    private static final int KILL_AFTER = 5000;

    @TempDir
    private Path folder;

    private TwoEnds ends;

    @BeforeEach
    void begin() {
        ends = new TwoEnds(folder);
    }

    /** Plays a game through a proxy; how often that spoilt something. */
    private int play(String scenario, int trouble, long seed) throws IOException {
        Files.deleteIfExists(folder.resolve("host.journal"));
        Files.deleteIfExists(folder.resolve("guest.journal"));
        return play(ends, scenario, trouble, seed);
    }

    private static int play(TwoEnds ends, String scenario, int trouble, long seed) throws IOException {
        int port = Ports.free();
        try (RoughProxy proxy = new RoughProxy(port, trouble, seed)) {
            ends.play(ends.host(port, scenario), ends.guest(proxy.port()));
            return proxy.troubles();
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 8, 15})
    @DisplayName(
            "both ends end with the same game, whose dice anybody can check, though the line between them breaks again and again")
    void sameGame(int trouble) throws IOException {
        int troubles = 0;
        for (long seed = 1; seed <= 2; seed++) {
            troubles += play("training", trouble, seed);
            assertSame(folder);
            Commands.Printed verified = Commands.run("replay", folder.resolve("guest.game.json"), "--verify", "--json");
            JsonObject answer = JsonParser.parseString(verified.out()).getAsJsonObject();
            assertTrue(answer.get("verified").getAsBoolean(), verified::toString);
            assertTrue(answer.has("match"));
        }
        assertTrue(troubles > 0, "something was spoilt");
    }

    private static void assertSame(Path ends) throws IOException {
        assertArrayEquals(
                Files.readAllBytes(ends.resolve("host.game.json")),
                Files.readAllBytes(ends.resolve("guest.game.json")));
    }

    @Test
    @DisplayName("an end that is called again after the end of the game tells of it, though nobody is there any more")
    void alone() throws IOException {
        int port = Ports.free();
        List<Object> hosting = ends.host(port, "training");
        ends.play(hosting, ends.guest(port));
        MatchPatience soon = TwoEnds.waiting(Duration.ofSeconds(1));
        CompletableFuture<JsonObject> host = TwoEnds.start(soon, hosting);
        CompletableFuture<JsonObject> guest = TwoEnds.start(soon, ends.guest(Ports.free()));
        assertEquals(host.join(), guest.join());
        assertTrue(host.join().get("over").getAsBoolean());
    }

    @Test
    @DisplayName("a host prints an invitation, with which a guest joins without address and word")
    void invited() throws Exception {
        int port = Ports.free();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        List<Object> hosting = ends.host(port, "training", "--watch", Ports.free(), "--watch-word", "onlooker");
        CompletableFuture<Integer> host =
                CompletableFuture.supplyAsync(() -> Main.commandLine(OutputStream.nullOutputStream(), err)
                        .execute(hosting.stream().map(Object::toString).toArray(String[]::new)));
        Patience.until("both invitations", () -> invitations(err).size() == 2);
        List<String> lines = invitations(err);
        Invitation playing = Invitation.read(lines.get(0)).value().orElseThrow();
        assertEquals(List.of("127.0.0.1:" + port), playing.addresses());
        Invitation watching = Invitation.read(lines.get(1)).value().orElseThrow();
        assertTrue(watching.watching());
        assertEquals("onlooker", watching.word());
        List<Object> joining = List.of(
                "match",
                "--join",
                playing.line(),
                "--confederate",
                "cadet",
                "--journal",
                folder.resolve("guest.journal"));
        Commands.Printed guest = Commands.run(joining.toArray());
        assertEquals(ExitCode.DONE, guest.code(), guest::toString);
        assertEquals(ExitCode.DONE, host.join());
    }

    /** Those that are printed to their end. */
    private static List<String> invitations(ByteArrayOutputStream err) {
        String said = err.toString(StandardCharsets.UTF_8);
        return said.substring(0, said.lastIndexOf('\n') + 1)
                .lines()
                .filter(line -> line.contains("richmond:"))
                .toList();
    }

    @ParameterizedTest
    @DisplayName(
            "an invitation that is none, cut, newer or one to watch is refused with its sentence, and no file is made")
    @CsvSource({
        "richmond:1, This invitation is cut",
        "richmond:2abc, of a newer version",
        "richmond:0abc, was changed on its way",
        "watch, the window does"
    })
    void uninvited(String line, String sentence) {
        String invitation =
                line.equals("watch") ? new Invitation(true, "onlooker", "x", List.of("127.0.0.1:1")).line() : line;
        Commands.Printed printed =
                Commands.run("match", "--join", invitation, "--confederate", "cadet", "--journal", folder.resolve("j"));
        assertEquals(ExitCode.BAD, printed.code());
        assertTrue(printed.err().contains(sentence), printed::err);
        assertTrue(Files.notExists(folder.resolve("j")));
    }

    @Test
    @DisplayName("an address at which somebody listens already is told of, and no journal is left")
    void taken() throws IOException {
        try (ServerSocket other = new ServerSocket(Ports.free(), 1, InetAddress.getLoopbackAddress())) {
            Commands.Printed host =
                    Commands.run(ends.host(other.getLocalPort(), "training").toArray());
            assertEquals(ExitCode.BAD, host.code());
            assertTrue(host.err().contains("127.0.0.1:" + other.getLocalPort()), host::toString);
            assertFalse(Files.exists(folder.resolve("host.journal")));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 8, 15})
    @Tag("long")
    @DisplayName("100 games over a bad line, at each of three rates of harm, all end, with the same bytes on both ends")
    void hundredGames(int trouble) throws Exception {
        ExecutorService tables = Executors.newFixedThreadPool(TABLES);
        List<Future<Integer>> games = new ArrayList<>();
        for (long seed = 1; seed <= 100; seed++) {
            Path own = Files.createDirectory(folder.resolve("game-" + seed));
            long spoiling = seed;
            games.add(tables.submit(() -> {
                int troubles = play(new TwoEnds(own), "training", trouble, spoiling);
                assertSame(own);
                return troubles;
            }));
        }
        int troubles = 0;
        for (Future<Integer> game : games) {
            troubles += game.get();
        }
        tables.shutdown();
        System.out.println("A hundred games, and the line was spoilt " + troubles + " times.");
    }

    private Process process(List<Object> words) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                TwoEnds.class.getName()));
        words.forEach(word -> command.add(word.toString()));
        return new ProcessBuilder(command)
                .redirectOutput(folder.resolve("out").toFile())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
    }

    /** Plays a game of which one end is killed again and again; how often that was while it was played. */
    private int playKilled(long seed) throws IOException, InterruptedException {
        Files.deleteIfExists(folder.resolve("host.journal"));
        Files.deleteIfExists(folder.resolve("guest.journal"));
        int port = Ports.free();
        Random random = new Random(seed);
        boolean host = seed % 2 == 0;
        CompletableFuture<JsonObject> stays =
                TwoEnds.start(TwoEnds.FAITHFUL, host ? ends.guest(port) : ends.host(port, "training"));
        List<Object> killed = host ? ends.host(port, "training") : ends.guest(port);
        Path journal = folder.resolve(host ? "host.journal" : "guest.journal");
        int kills = 0;
        Process process = process(killed);
        long size = 0;
        while (!process.waitFor(20, TimeUnit.MILLISECONDS)) {
            long now = Files.exists(journal) ? Files.size(journal) : 0;
            if (now > size + KILL_AFTER + random.nextInt(KILL_AFTER) && !stays.isDone()) {
                size = now;
                kills++;
                process.destroyForcibly().waitFor();
                process = process(killed);
            }
        }
        assertEquals(ExitCode.DONE, process.exitValue());
        JsonObject other =
                JsonParser.parseString(Files.readString(folder.resolve("out"))).getAsJsonObject();
        assertEquals(stays.join(), other);
        return kills;
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2})
    @DisplayName("either end is killed again and again, and the match goes on from its journal")
    void killed(long seed) throws IOException, InterruptedException {
        assertTrue(playKilled(seed) > 0, "it was killed");
    }

    private static void cut(Path journal, double part) throws IOException {
        List<String> lines = Files.readAllLines(journal);
        Files.write(journal, lines.subList(0, (int) (lines.size() * part)));
    }

    /** Cuts a journal before the first action of its second half, where no die is half drawn: then nothing can be given back. */
    private static void cutBetweenActions(Path journal) throws IOException {
        List<String> lines = Files.readAllLines(journal);
        int at = lines.size() / 2;
        while (!lines.get(at).contains("\"kind\":\"play\"")) {
            at++;
        }
        Files.write(journal, lines.subList(0, at));
    }

    @ParameterizedTest
    @CsvSource({"0.7, 0.4", "0.3, 0.6"})
    @DisplayName(
            "an end whose journal is older than what the other one has seen gets what it lacks from there, and both play to the end")
    void olderJournal(double host, double guest) throws IOException {
        play("training", 0, 5);
        cut(folder.resolve("host.journal"), host);
        cut(folder.resolve("guest.journal"), guest);
        Path older = folder.resolve(host < guest ? "host.journal" : "guest.journal");
        long size = Files.size(older);
        assertEquals(0, play(ends, "training", 0, 6));
        assertTrue(Files.size(older) > size);
        assertArrayEquals(
                Files.readAllBytes(folder.resolve("host.game.json")),
                Files.readAllBytes(folder.resolve("guest.game.json")));
    }

    @Test
    @DisplayName(
            "a guest whose journal is gone joins again with what the invitation says, and both play to the same end")
    void lostJournal() throws IOException {
        play("training", 0, 7);
        cutBetweenActions(folder.resolve("host.journal"));
        Files.delete(folder.resolve("guest.journal"));
        int port = Ports.free();
        ends.play(ends.host(port, "training", "--give-back"), ends.guest(port));
        assertSame(folder);
        Commands.Printed verified = Commands.run("replay", folder.resolve("guest.game.json"), "--verify");
        assertEquals(ExitCode.DONE, verified.code(), verified::toString);
        assertTrue(verified.out().contains("that computer had lost its first chain"), verified::out);
        String json = Commands.run("replay", folder.resolve("guest.game.json"), "--verify", "--json")
                .out();
        JsonObject told = JsonParser.parseString(json).getAsJsonObject();
        assertEquals(
                "confederate",
                told.getAsJsonObject("match")
                        .getAsJsonArray("renewed")
                        .get(0)
                        .getAsJsonObject()
                        .get("by")
                        .getAsString());
    }

    @Test
    @Tag("long")
    @DisplayName("200 kills of either end")
    void killedOften() throws IOException, InterruptedException {
        int kills = 0;
        int games = 0;
        while (kills < 200) {
            games++;
            kills += playKilled(100 + games);
        }
        System.out.println(kills + " kills in " + games + " games.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--union cadet | give either --host or --join or --mail",
                "--host 7862 --union cadet | the host names the scenario",
                "training --join 127.0.0.1:7862 --union cadet | the guest gets the scenario from the host",
                "training --host 7862 | give either --union or --confederate",
                "training --host 7862 --union cadet --confederate cadet | give either --union or --confederate",
                "training --host seven --union cadet | --host takes PORT or ADDRESS:PORT",
                "--join 7862 --union cadet | --join takes ADDRESS:PORT",
                "--join 127.0.0.1:0 --union cadet | --join takes ADDRESS:PORT",
                "--join [::1]:0 --union cadet | --join takes ADDRESS:PORT",
                "training --host 7862 --union marshal | --union",
                "training --host 7862 --union cadet --watch 7863 | --watch and --watch-word belong together",
                "training --mail . --union cadet --watch 7863 --watch-word onlooker | to a match on a line",
                "training --host 7862 --union cadet --watch x --watch-word onlooker | --watch takes PORT",
                "training --host 7862 --union cadet --watch 7863 --watch-word mechanic | not be the match's word",
                "--join 127.0.0.1:7862 --union cadet --give-back | --give-back belongs to --host",
                "training --host 7862 --union human --give-back | --give-back is for commanders",
                "training --host 7862 --union human --json | --out and --json are for commanders",
                "training --host 7862 --union cadet --out a.html | does not end in .game.json",
                "training --host 7862 --union cadet --out nowhere/a.game.json | nowhere",
                "training --host 7862 --union human --out a.game.json | --out and --json are for commanders",
            })
    @DisplayName("what is called wrongly is refused with a sentence, and no file is made")
    void usage(String words, String message) {
        List<Object> all = new ArrayList<>(List.of("match", "--word", "mechanic", "--journal", folder.resolve("j")));
        all.addAll(List.of(words.split(" ")));
        Commands.Printed printed = Commands.run(all.toArray());
        assertEquals(ExitCode.BAD, printed.code());
        assertTrue(printed.err().contains(message), printed::err);
        assertTrue(Files.notExists(folder.resolve("j")));
    }
}
