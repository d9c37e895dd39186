package org.roadtorichmond.session.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.match.SealedJournal;
import org.roadtorichmond.match.mail.MailFile;
import org.roadtorichmond.scenario.dice.ChainElement;
import org.roadtorichmond.scenario.json.Digest;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Sentence;

@DisplayName("A match whose journal the disk refuses, or has lost")
final class JournalTroubleTest extends TwoSessions {
    private final Map<Side, List<String>> journals = new EnumMap<>(Side.class);
    private final Map<Side, FullDisk> disks = new EnumMap<>(Side.class);

    /** A journal on a disk that is full or not. */
    private static final class FullDisk implements Journal {
        private final List<String> kept;
        private final List<String> before;
        private final List<String> waiting = new ArrayList<>();
        private boolean full;
        private boolean refusing;
        private Runnable refused = () -> {};

        FullDisk(List<String> kept) {
            this.kept = kept;
            before = List.copyOf(kept);
        }

        void full(boolean now) {
            full = now;
        }

        /** Refuses the next line once; what is to be so then is looked at before it is tried again. */
        void refuseOnce(Runnable look) {
            full = true;
            refusing = true;
            refused = look;
        }

        @Override
        public List<String> lines() {
            return before;
        }

        @Override
        public void add(String line) {
            waiting.add(line);
            write();
        }

        @Override
        public void retry() {
            if (refusing) {
                refused.run();
                refusing = false;
                full = false;
            }
            write();
        }

        private void write() {
            if (!full) {
                kept.addAll(waiting);
                waiting.clear();
            }
        }

        @Override
        public Optional<Sentence> trouble() {
            return waiting.isEmpty() ? Optional.empty() : Optional.of(Sentence.of("disk.full"));
        }

        @Override
        public void restart(List<String> lines) {
            kept.removeIf(line -> SealedJournal.noted(line).isEmpty());
            lines.forEach(this::add);
        }

        @Override
        public void close() {}
    }

    @BeforeEach
    void open() {
        for (Side side : Side.values()) {
            journals.put(side, new ArrayList<>());
            end(side);
        }
    }

    private void end(Side side) {
        disks.put(side, new FullDisk(journals.get(side)));
        ends.put(side, opened(side, "mechanic").value().orElseThrow());
    }

    private Result<LineSession> opened(Side side, String word) {
        return end(side, word, disks.get(side), "secret of " + side);
    }

    @Test
    @DisplayName(
            "stays open on a full disk, tells so, tells the other side nothing of it, and goes on when there is room")
    void fullDisk() {
        MemoryLine line = begun();
        int[] looked = new int[1];
        for (int step = 1; step <= 6; step++) {
            Side mover = mover();
            Side full = step % 2 == 0 ? mover : mover.enemy();
            int kept = journals.get(full).size();
            int known = session(full.enemy()).game().log().size();
            disks.get(full).refuseOnce(() -> {
                looked[0]++;
                assertEquals(kept, journals.get(full).size());
                assertEquals(
                        "match.journal.unkept",
                        ends.get(full).trouble().orElseThrow().key());
                if (full == mover) {
                    assertEquals(known, session(full.enemy()).game().log().size());
                }
            });
            assertEquals(Optional.empty(), session(mover).execute(move(session(mover), step)));
            line.carry();
            assertEquals(step, looked[0]);
            assertEquals(Optional.empty(), ends.get(full).trouble());
            assertFalse(line.isDropped());
            assertAlike();
        }
    }

    @Test
    @DisplayName("by files gets no file written on a full disk, and gets it when there is room")
    void fullDiskByFiles() {
        List<String> journal = new ArrayList<>();
        FullDisk disk = new FullDisk(journal);
        Map<String, MailFile> written = new TreeMap<>();
        MailBox box = new MailBox() {
            @Override
            public Post look(Predicate<MailFile.Head> wanted) {
                return new Post(List.of(), Map.of());
            }

            @Override
            public String name(MailFile file) {
                return file.from().word() + file.number();
            }

            @Override
            public Optional<Sentence> write(MailFile file) {
                written.put(name(file), file);
                return Optional.empty();
            }
        };
        disk.full(true);
        MailSession guest = MailSession.open(
                        new Meeting(Meeting.Way.FILES, HOST.enemy(), "box", "mechanic", "Bob"),
                        disk,
                        box,
                        () -> new ChainElement(Digest.of("a secret")),
                        Optional.empty())
                .value()
                .orElseThrow();
        assertTrue(written.isEmpty());
        assertTrue(guest.trouble().isPresent());
        disk.full(false);
        guest.take(guest.looking().get());
        assertEquals(1, written.size());
        assertEquals(Optional.empty(), guest.trouble());
    }

    @Test
    @DisplayName("goes on with what the other side gives back, once that is there; both players are told")
    void older() {
        MemoryLine line = begun();
        for (int step = 1; step <= 30; step++) {
            session(mover()).execute(move(session(mover()), step));
            line.carry();
        }
        Side older = mover();
        int commands = session(older).game().log().size();
        List<String> journal = journals.get(older);
        journal.subList(journal.size() / 2, journal.size()).clear();
        end(older);
        assertTrue(session(older).game().log().size() < commands);
        assertTrue(session(older).opponentDecides(), "it waits for the other side");
        MemoryLine next = new MemoryLine(ends);
        next.cut();
        next.open();
        next.carry();
        assertEquals(commands, session(older).game().log().size());
        assertEquals(
                "match.resume.taken", ends.get(older).notice().orElseThrow().key());
        assertEquals(
                "match.resume.given",
                ends.get(older.enemy()).notice().orElseThrow().key());
        assertAlike();
        assertTrue(session(older).humanDecides());
        assertEquals(Optional.empty(), session(older).execute(move(session(older), 99)));
        next.carry();
        assertAlike();
    }

    @Test
    @DisplayName("is given to a guest who has nothing of it once the host has said so, each time that it is asked for")
    void lostWhole() {
        MemoryLine line = begun();
        for (int time = 1; time <= 2; time++) {
            for (int step = 1; step <= 8; step++) {
                session(mover()).execute(move(session(mover()), 10L * time + step));
                line.carry();
            }
            int commands = session(HOST).game().log().size();
            journals.get(HOST.enemy()).clear();
            ends.put(
                    HOST.enemy(),
                    end(HOST.enemy(), "mechanic", new FullDisk(journals.get(HOST.enemy())), "lost " + time)
                            .value()
                            .orElseThrow());
            for (int asked = 0; asked < 2; asked++) {
                line = new MemoryLine(ends);
                line.open();
                line.carry();
                assertTrue(line.isDropped());
                assertTrue(ends.get(HOST).isAsked());
                assertEquals(
                        "match.line.asks",
                        ends.get(HOST).trouble().orElseThrow().key());
                assertEquals(
                        "match.told.asks",
                        ends.get(HOST.enemy()).trouble().orElseThrow().key());
                assertFalse(SealedJournal.isBegun(journals.get(HOST.enemy())));
            }
            ends.get(HOST).give();
            assertFalse(ends.get(HOST).isAsked());
            line = new MemoryLine(ends);
            line.open();
            line.carry();
            assertEquals(commands, session(HOST.enemy()).game().log().size());
            assertFalse(ends.get(HOST).isAsked());
            assertAlike();
            // What was fetched is whole on the disk, and goes on.
            ends.put(
                    HOST.enemy(),
                    end(HOST.enemy(), "mechanic", new FullDisk(journals.get(HOST.enemy())), "no matter")
                            .value()
                            .orElseThrow());
            line = new MemoryLine(ends);
            line.open();
            line.carry();
            assertAlike();
        }
    }

    @Test
    @DisplayName("does not go on with another word, which the other side would not know, and notes none")
    void otherWord() {
        begun();
        for (Side side : Side.values()) {
            List<String> before = List.copyOf(journals.get(side));
            disks.put(side, new FullDisk(journals.get(side)));
            assertEquals(
                    "match.word.other",
                    opened(side, "mistaken").problems().get(0).sentence().key());
            assertEquals(before, journals.get(side));
            // Earlier versions noted any word; the right one is still good then.
            Meeting mistaken = new Meeting(Meeting.Way.HOST, side, Matches.USUAL_ADDRESS, "mistaken", "Ann");
            journals.get(side).add(mistaken.note());
            disks.put(side, new FullDisk(journals.get(side)));
            assertTrue(opened(side, "mechanic").value().isPresent());
        }
    }

    @Test
    @DisplayName("is listed with its problem if its journal is spoilt in whatever place, and gets no note")
    void spoilt() {
        begun();
        List<String> good = List.copyOf(journals.get(HOST));
        for (int at = 1; at < good.size(); at++) {
            for (String instead : List.of("", "nonsense", good.get(at).replace('e', 'f'))) {
                List<String> bad = new ArrayList<>(good);
                bad.set(at, instead);
                Optional<LeftMatch> left = LeftMatch.of("a.journal", bad, Instant.EPOCH);
                assertTrue(left.isPresent(), "it is not hidden");
                if (left.get().damage().isPresent()) {
                    FullDisk disk = new FullDisk(bad);
                    end(HOST, "mechanic", disk, "a secret");
                    assertTrue(disk.trouble().isEmpty() && bad.size() == good.size(), "nothing is added");
                }
            }
        }
        assertTrue(LeftMatch.of("a.journal", good, Instant.EPOCH)
                .orElseThrow()
                .damage()
                .isEmpty());
    }
}
