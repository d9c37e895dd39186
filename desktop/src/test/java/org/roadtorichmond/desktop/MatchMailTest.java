package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A match by files on the command line")
final class MatchMailTest {
    @TempDir
    private Path folder;

    private Path box;

    @BeforeEach
    void makeBox() throws IOException {
        box = Files.createDirectory(folder.resolve("box"));
    }

    private Commands.Printed hand(String end, Object... more) {
        List<Object> words = new ArrayList<>(List.of(
                "match",
                "--mail",
                box,
                "--word",
                "mechanic",
                "--json",
                "--force",
                "--journal",
                folder.resolve(end + ".journal"),
                "--out",
                folder.resolve(end + ".game.json")));
        words.addAll(List.of(more));
        return Commands.run(words.toArray());
    }

    private Commands.Printed host() {
        return hand("host", "training", "--union", "cadet");
    }

    private Commands.Printed guest() {
        return hand("guest", "--confederate", "cadet");
    }

    private static JsonObject answer(Commands.Printed printed) {
        assertEquals(ExitCode.DONE, printed.code(), printed::toString);
        return JsonParser.parseString(printed.out()).getAsJsonObject();
    }

    @Test
    @DisplayName("goes hand by hand to the end of the game, which is the same on both ends; anybody can check its dice")
    void whole() throws IOException {
        assertEquals(
                "A file of a guest is awaited.", answer(host()).get("awaits").getAsString());
        assertEquals(
                "The host's first file is awaited.",
                answer(guest()).get("awaits").getAsString());
        boolean over = false;
        for (int hands = 0; !over; hands++) {
            assertTrue(hands < 200, "the game comes to an end");
            boolean host = answer(host()).get("over").getAsBoolean();
            over = answer(guest()).get("over").getAsBoolean() && host;
        }
        assertArrayEquals(
                Files.readAllBytes(folder.resolve("host.game.json")),
                Files.readAllBytes(folder.resolve("guest.game.json")));
        Commands.Printed verified = Commands.run("replay", folder.resolve("guest.game.json"), "--verify", "--json");
        assertTrue(answer(verified).get("verified").getAsBoolean(), verified::toString);
    }

    @Test
    @DisplayName("tells of files that are not of this match or were changed, and goes on with the others")
    void foreign() throws IOException {
        answer(guest());
        Files.writeString(box.resolve("letter.match.jsonl"), "Dear Bob,\nhow are you?\n");
        Commands.Printed host = host();
        answer(host);
        assertTrue(host.err().contains("letter.match.jsonl: This is not a file of a match."), host::toString);
        try (var files = Files.list(box)) {
            Path first = files.filter(file -> file.getFileName().toString().contains("union-001"))
                    .findFirst()
                    .orElseThrow();
            Files.writeString(first, Files.readString(first).replace("play", "pray"));
        }
        Commands.Printed guest = guest();
        assertTrue(guest.err().contains("union-001.match.jsonl: This file was changed"), guest::toString);
        assertEquals(
                "The host's first file is awaited.", answer(guest).get("awaits").getAsString());
    }

    @Test
    @DisplayName("tells of a folder that is not there")
    void noFolder() throws IOException {
        Files.delete(box);
        Commands.Printed guest = guest();
        assertEquals(ExitCode.BAD, guest.code());
        assertTrue(guest.err().contains("the folder of"), guest::toString);
    }
}
