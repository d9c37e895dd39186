package org.roadtorichmond.desktop;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.match.MatchSession;
import org.roadtorichmond.session.match.Meeting;
import org.roadtorichmond.unit.Side;

/** The guest of a match, for whom a commander plays on the calling thread. */
final class CadetGuest {
    private CadetGuest() {}

    /** Joins a match, whose tasks wait until the guest answers. */
    static MatchSession join(Path folder, String address, String word, BlockingQueue<Runnable> tasks) {
        Meeting meeting = new Meeting(Meeting.Way.GUEST, Side.CONFEDERATE, address, word, "Bob");
        return new PlayerMatches(folder.resolve("guest"))
                .begin(meeting, Optional.empty(), tasks::add)
                .value()
                .orElseThrow();
    }

    /** Does what waits, and gives a command if one is asked for. */
    static void answer(MatchSession guest, BlockingQueue<Runnable> tasks, Commander commander) {
        for (Runnable task = tasks.poll(); task != null; task = tasks.poll()) {
            task.run();
        }
        guest.session()
                .filter(Session::humanDecides)
                .ifPresent(session -> session.execute(commander.next(session.game())));
    }
}
