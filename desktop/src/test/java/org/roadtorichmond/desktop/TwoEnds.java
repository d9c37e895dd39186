package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.OutputStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import picocli.CommandLine;

/**
 * Both ends of matches between cadets, whose files lie in a folder.
 *
 * @param folder the folder
 */
record TwoEnds(Path folder) {
    /** So that an end notices soon that a line is broken, and yet waits for one that is slow on a busy machine. */
    static final MatchPatience SHORT = waiting(Duration.ofSeconds(10));

    /** Awaits an end that was killed until it is there again. */
    static final MatchPatience FAITHFUL = waiting(Duration.ofMinutes(2));

    /** A short patience, but for those who are away at the end. */
    static MatchPatience waiting(Duration away) {
        return new MatchPatience(
                Duration.ofSeconds(4),
                Duration.ofMillis(250),
                Duration.ofSeconds(4),
                Duration.ofMillis(100),
                away,
                Duration.ofSeconds(1));
    }

    private List<Object> words(String end, Object... more) {
        List<Object> words = new ArrayList<>(List.of(
                "match",
                "--word",
                "mechanic",
                "--json",
                "--force",
                "--journal",
                folder.resolve(end + ".journal"),
                "--out",
                folder.resolve(end + ".game.json")));
        words.addAll(List.of(more));
        return words;
    }

    /** How the host is called. */
    List<Object> host(int port, Object... more) {
        List<Object> words = words("host", "--host", port, "--union", "cadet");
        words.addAll(List.of(more));
        return words;
    }

    /** How the guest is called. */
    List<Object> guest(int port) {
        return words("guest", "--join", "127.0.0.1:" + port, "--confederate", "cadet");
    }

    /** The command line, on which matches have another patience than usual. */
    private static CommandLine commandLine(MatchPatience patience, OutputStream out, OutputStream err) {
        CommandLine commandLine = Main.commandLine(out, err);
        MatchCommand match = commandLine.getSubcommands().get("match").getCommand();
        match.patience(patience);
        return commandLine;
    }

    /** An end as a process of its own. */
    public static void main(String[] words) {
        System.exit(commandLine(SHORT, System.out, System.err).execute(words));
    }

    /** Starts an end; its answer. */
    static CompletableFuture<JsonObject> start(List<Object> words) {
        return start(SHORT, words);
    }

    /** Starts an end with a patience of its own; its answer. */
    static CompletableFuture<JsonObject> start(MatchPatience patience, List<Object> words) {
        return CompletableFuture.supplyAsync(
                () -> {
                    Commands.Printed printed = Commands.run((out, err) -> commandLine(patience, out, err), words);
                    assertEquals(ExitCode.DONE, printed.code(), printed::toString);
                    return JsonParser.parseString(printed.out()).getAsJsonObject();
                },
                work -> new Thread(work, "an end of a match").start());
    }

    /** Plays a match in this process; both ends must end with the same answer. */
    void play(List<Object> hosting, List<Object> joining) {
        CompletableFuture<JsonObject> host = start(hosting);
        CompletableFuture<JsonObject> guest = start(joining);
        assertEquals(host.join(), guest.join());
    }
}
