package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.session.match.LeftMatch;
import org.roadtorichmond.session.match.MatchSession;
import org.roadtorichmond.session.match.Meeting;
import org.roadtorichmond.unit.Side;

@DisplayName("The matches of a player")
final class PlayerMatchesTest {
    @TempDir
    private Path folder;

    private PlayerMatches matches;

    @BeforeEach
    void open() {
        matches = new PlayerMatches(folder.resolve("matches"));
    }

    private static Meeting files(String box) {
        return new Meeting(Meeting.Way.FILES, Side.UNION, box, "mechanic", "Ann");
    }

    private Result<MatchSession> begin(Meeting meeting) {
        return matches.begin(meeting, Optional.empty(), Runnable::run);
    }

    @Test
    @DisplayName("one that was asked for is listed, gone on with once at a time, and deleted")
    void asked() {
        assertEquals(List.of(), matches.left());
        MatchSession asked =
                begin(files(folder.resolve("box").toString())).value().orElseThrow();
        assertEquals(List.of(), matches.left(), "it is on the table");
        asked.close();
        LeftMatch left = matches.left().get(0);
        MatchSession once = matches.resume(left, Runnable::run).value().orElseThrow();
        assertTrue(matches.resume(left, Runnable::run).value().isEmpty(), "it is on the table already");
        once.close();
        Meeting other = files(folder.resolve("elsewhere").toString());
        MatchSession again =
                matches.resume(left.at(other.address()), Runnable::run).value().orElseThrow();
        assertEquals(other, again.meeting());
        again.close();
        assertEquals(other, matches.left().get(0).meeting());
        assertEquals(Optional.empty(), matches.delete(left));
        assertEquals(List.of(), matches.left());
    }

    @Test
    @DisplayName("one at which nobody came leaves no journal")
    void nobodyCame() throws IOException {
        Meeting guest = new Meeting(Meeting.Way.GUEST, Side.UNION, "127.0.0.1:" + Ports.free(), "mechanic", "Ann");
        begin(guest).value().orElseThrow().close();
        try (Stream<Path> files = Files.list(folder.resolve("matches"))) {
            assertEquals(0, files.count());
        }
    }

    @Test
    @DisplayName("a folder that cannot be made is told of")
    void badFolder() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "");
        for (String bad : List.of(file.resolve("in").toString(), "a\0b")) {
            Result<MatchSession> made = begin(files(bad));
            assertTrue(made.value().isEmpty());
            assertFalse(made.problems().isEmpty());
            assertEquals(List.of(), matches.left());
        }
    }

    @Test
    @DisplayName(
            "those whose journals cannot be read are listed behind the others with what is wrong, and can be deleted")
    void damaged() throws IOException, InterruptedException {
        begin(files(folder.resolve("box").toString())).value().orElseThrow().close();
        Path there = folder.resolve("matches");
        String good = Files.readString(there.resolve(matches.left().get(0).file()));
        String start = "{\"format\": \"match/1\", \"players\": {}}\n";
        Files.writeString(there.resolve("a.journal"), "Dear Bob,\n");
        Files.writeString(there.resolve("b.journal"), good + start);
        Files.writeString(there.resolve("c.journal"), good + "@ read 1 2 3 -5 " + "0".repeat(64) + "\n" + start);
        Files.write(there.resolve("d.journal"), new byte[] {(byte) 0xff, (byte) 0xfe, 0, '\n'});
        Files.createDirectory(there.resolve("e.journal"));
        Files.createSymbolicLink(there.resolve("f.journal"), there.resolve("nowhere"));
        boolean pipe = new ProcessBuilder("mkfifo", there.resolve("g.journal").toString())
                        .start()
                        .waitFor()
                == 0;
        List<LeftMatch> all = matches.left();
        assertEquals(pipe ? 8 : 7, all.size());
        assertTrue(all.get(0).damage().isEmpty());
        for (LeftMatch left : all.subList(1, all.size())) {
            String told = left.damage().orElseThrow().toString();
            assertTrue(told.endsWith("."), told);
            assertFalse(told.contains("Exception"), told);
            assertEquals(Optional.empty(), matches.delete(left));
        }
        assertEquals(1, matches.left().size());
    }
}
