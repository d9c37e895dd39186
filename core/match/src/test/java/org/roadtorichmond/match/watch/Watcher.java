package org.roadtorichmond.match.watch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.match.Match;
import org.roadtorichmond.match.MatchListener;
import org.roadtorichmond.match.MatchSeat;
import org.roadtorichmond.match.MatchState;
import org.roadtorichmond.match.MessageText;
import org.roadtorichmond.match.line.LineFault;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.unit.Side;

/** A person who watches a match over a line in memory, and what this person is notified of. */
final class Watcher implements MatchListener {
    private final MatchSeat seat;
    private final WatchTalk showing;
    private final WatchTalk watching;
    private final List<byte[]> texts = new ArrayList<>();
    private final List<String> notified = new ArrayList<>();

    Watcher(MatchSeat seat, Optional<MatchState> seen) {
        this.seat = seat;
        showing = WatchTalk.showing(seat);
        watching = WatchTalk.watching("Eve", seen, this);
        try {
            hand(showing.open());
            for (byte[] text : watching.open()) {
                hand(showing.receive(text));
            }
            handAll();
        } catch (LineFault fault) {
            throw new AssertionError(fault);
        }
        assertEquals(Optional.of("Eve"), showing.watcher());
    }

    private void hand(List<byte[]> shown) throws LineFault {
        for (byte[] text : shown) {
            assertTrue(text.length <= MessageText.LARGEST);
            texts.add(text);
            assertEquals(List.of(), watching.receive(text));
        }
    }

    private void handAll() throws LineFault {
        for (List<byte[]> shown = showing.take(); !shown.isEmpty(); shown = showing.take()) {
            hand(shown);
        }
    }

    /** Hands on what has passed since the last time, and compares both ends. */
    void update() {
        try {
            handAll();
        } catch (LineFault fault) {
            throw new AssertionError(fault);
        }
        Match match = seat.match();
        assertEquals(seat.passed().size(), watched().received());
        assertEquals(match.game().map(Game::log), watched().game().map(Game::log));
        assertEquals(
                match.game().map(game -> game.state().hash()),
                watched().game().map(game -> game.state().hash()));
        assertEquals(match.record(), watched().record());
        assertEquals(match.awaitsDie(), watched().awaitsDie());
        assertEquals(match.terms().identity(), watched().terms().identity());
        assertEquals(match.differs(), watched().differs());
    }

    MatchState watched() {
        return watching.match().orElseThrow();
    }

    WatchTalk showing() {
        return showing;
    }

    WatchTalk watching() {
        return watching;
    }

    /** All texts that were shown. */
    List<byte[]> texts() {
        return texts;
    }

    /** What the person was notified of, in a word each. */
    List<String> notified() {
        return notified;
    }

    @Override
    public void begun() {
        notified.add("begun");
    }

    @Override
    public void played(Side by, Entry entry) {
        notified.add("played by " + by);
    }

    @Override
    public void takenBack(Side by, Entry entry) {
        notified.add("taken back by " + by);
    }

    @Override
    public void said(Side by, String words) {
        notified.add(by + ": " + words);
    }

    @Override
    public void differs(int action) {
        notified.add("differs " + action);
    }
}
