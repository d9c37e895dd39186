package org.roadtorichmond.session.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.match.mail.MailFile;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.dice.ChainElement;
import org.roadtorichmond.scenario.json.Digest;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.testing.RandomPlay;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Sentence;

@DisplayName("The sessions of a match by files")
final class MailSessionTest {
    private static final LoadedScenario TRAINING =
            new Documents(Shelf.of(List.of())).openScenario("training").value().orElseThrow();
    private static final Side HOST = Side.UNION;
    private static final Side GUEST = Side.CONFEDERATE;
    private static final String WORD = "mechanic";

    private final Map<Side, List<String>> journals = new EnumMap<>(Side.class);
    private final Map<Side, MailSession> ends = new EnumMap<>(Side.class);
    private final Folder folder = new Folder();

    /** A folder in memory. */
    private static final class Folder implements MailBox {
        private final Map<String, byte[]> files = new TreeMap<>();

        @Override
        public Post look(Predicate<MailFile.Head> wanted) {
            List<MailFile> found = new ArrayList<>();
            Map<String, List<Problem>> problems = new LinkedHashMap<>();
            files.forEach((name, bytes) -> {
                Optional<MailFile.Head> head = MailFile.head(bytes);
                if (head.isEmpty() || wanted.test(head.get())) {
                    Result<MailFile> read = MailFile.read(bytes, WORD);
                    read.value().ifPresent(found::add);
                    if (!read.problems().isEmpty()) {
                        problems.put(name, read.problems());
                    }
                }
            });
            found.sort(Comparator.comparingInt(MailFile::number));
            return new Post(found, problems);
        }

        @Override
        public String name(MailFile file) {
            return file.from().word() + "-" + file.number();
        }

        @Override
        public Optional<Sentence> write(MailFile file) {
            files.put(name(file), file.bytes(WORD));
            return Optional.empty();
        }
    }

    @BeforeEach
    void open() {
        for (Side side : Side.values()) {
            journals.put(side, new ArrayList<>());
        }
    }

    private MailSession end(Side side) {
        Meeting meeting = new Meeting(Meeting.Way.FILES, side, "box", WORD, side == HOST ? "Ann" : "Bob");
        MailSession end = MailSession.open(
                        meeting,
                        new MemoryJournal(journals.get(side)),
                        folder,
                        () -> new ChainElement(Digest.of("secret of " + side)),
                        side == HOST ? Optional.of(TRAINING) : Optional.empty())
                .value()
                .orElseThrow();
        ends.put(side, end);
        return end;
    }

    private void look(Side side) {
        ends.get(side).take(ends.get(side).looking().get());
    }

    private void begin() {
        end(GUEST);
        end(HOST);
        look(HOST);
        look(GUEST);
    }

    private Session session(Side side) {
        return ends.get(side).session().orElseThrow();
    }

    private Optional<Side> mover() {
        for (Side side : Side.values()) {
            if (ends.get(side).stage() == MatchSession.Stage.OWN_DECISION) {
                return Optional.of(side);
            }
        }
        return Optional.empty();
    }

    private boolean isOver() {
        return ends.values().stream().allMatch(end -> end.stage() == MatchSession.Stage.OVER);
    }

    private static Command move(Session session, long seed) {
        return new RandomPlay(session.game(), seed).next();
    }

    private void assertAlike() {
        assertEquals(session(HOST).game().log(), session(GUEST).game().log());
        assertEquals(
                session(HOST).game().state().hash(),
                session(GUEST).game().state().hash());
    }

    @Test
    @DisplayName(
            "whole games are alike on both; a file is written when the other side has to decide; either end can be opened again")
    void plays() {
        begin();
        int files = folder.files.size();
        for (int step = 1; !isOver(); step++) {
            assertTrue(step < 2000, "the game comes to an end");
            Optional<Side> mover = mover();
            if (mover.isEmpty()) {
                assertTrue(folder.files.size() > files, "whoever waits has written a file");
                files = folder.files.size();
                look(HOST);
                look(GUEST);
                assertAlike();
                continue;
            }
            Session mine = session(mover.get());
            assertEquals(Optional.empty(), mine.execute(move(mine, step)));
            if (step % 7 == 0) {
                Side again = step % 2 == 0 ? HOST : GUEST;
                long hash = session(again).game().state().hash();
                end(again);
                assertEquals(hash, session(again).game().state().hash());
            }
        }
        assertAlike();
        assertTrue(session(GUEST).saved().match().isPresent());
    }

    @Test
    @DisplayName("a move is taken back before the file is written, and not after it; talk goes with it")
    void takesBack() {
        begin();
        Side mover = mover().orElseThrow();
        Session mine = session(mover);
        assertEquals(Optional.empty(), mine.execute(move(mine, 1)));
        assertEquals(Optional.empty(), mine.undo());
        assertEquals(Optional.empty(), ends.get(mover).say("Good morning"));
        for (int step = 1; mover().equals(Optional.of(mover)); step++) {
            assertEquals(Optional.empty(), mine.execute(move(mine, step)));
        }
        assertTrue(mine.undo().isPresent());
        assertTrue(ends.get(mover).say("One more word").isPresent());
        look(mover.enemy());
        assertEquals(
                List.of(new MatchSession.Said(mover, "Good morning")),
                ends.get(mover.enemy()).talked());
        assertAlike();
    }

    @Test
    @DisplayName("a guest who has asked waits in the list of matches, and goes on when the host's file comes")
    void asks() {
        end(GUEST);
        assertEquals(MatchSession.Stage.FILE_AWAITED, ends.get(GUEST).stage());
        LeftMatch left = LeftMatch.of("a", journals.get(GUEST), Instant.EPOCH).orElseThrow();
        assertEquals(Optional.empty(), left.match());
        assertEquals(Optional.empty(), left.damage());
        end(HOST);
        assertEquals(Optional.empty(), LeftMatch.of("b", journals.get(HOST), Instant.EPOCH));
        look(HOST);
        end(GUEST);
        look(GUEST);
        assertAlike();
        Side mover = mover().orElseThrow();
        for (Side side : Side.values()) {
            LeftMatch now = LeftMatch.of("a", journals.get(side), Instant.EPOCH).orElseThrow();
            assertEquals(Optional.of(mover), now.awaited());
            assertEquals("box", now.meeting().address());
            assertEquals("mailbox", now.at("mailbox").meeting().address());
            assertFalse(now.isOver());
        }
    }

    @Test
    @DisplayName("a file that is none, or was changed, is told of by its name, and the others are read")
    void foreign() {
        end(GUEST);
        folder.files.put("letter", "Dear Bob".getBytes(StandardCharsets.UTF_8));
        end(HOST);
        look(HOST);
        assertTrue(ends.get(HOST).session().isPresent());
        assertTrue(ends.get(HOST).trouble().orElseThrow().toString().contains("letter"));
        folder.files.remove("letter");
        byte[] first = folder.files.get("union-1");
        folder.files.put(
                "union-1",
                new String(first, StandardCharsets.UTF_8).replace("Ann", "Eve").getBytes(StandardCharsets.UTF_8));
        look(GUEST);
        assertTrue(ends.get(GUEST).session().isEmpty());
        assertTrue(ends.get(GUEST).trouble().isPresent());
        folder.files.put("union-1", first);
        look(GUEST);
        assertEquals(Optional.empty(), ends.get(GUEST).trouble());
        assertAlike();
    }
}
