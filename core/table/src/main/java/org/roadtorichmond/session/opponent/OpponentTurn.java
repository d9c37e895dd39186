package org.roadtorichmond.session.opponent;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.EventTable;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.session.PerPerson;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.replay.Replay;
import org.roadtorichmond.unit.Side;

/**
 * The last player-turn of the other side, as the person whose turn it is reads it: its report, whether that is unfolded, and which
 * place in it is looked at. It is read from the log alone, so that it says nothing that a replay would not show, and it is there
 * again when a game is loaded.
 */
public final class OpponentTurn {
    private final Session session;
    private final PerPerson<Reader> readers;
    private @Nullable Replay replay;
    private @Nullable Known known;

    /** How one person reads. */
    private static final class Reader {
        private Optional<Boolean> unfolded = Optional.empty();
        private Optional<TurnReport.Group> pointed = Optional.empty();
    }

    /** What was last found, and for which log. */
    private record Known(int entries, Optional<Entry> last, Optional<TurnReport> report, List<Event> events) {}

    /** The other side's last turn, now and later. */
    public OpponentTurn(Session session) {
        this.session = session;
        readers = new PerPerson<>(session, Reader::new);
    }

    /** What each kind of event means to a reader. */
    public static EventTable<?> events() {
        return TurnReader.events();
    }

    /** The report, while a person has a player-turn after one of the other side. */
    public Optional<TurnReport> report() {
        Moment moment = session.state().moment();
        if (!session.seats().human(moment.player())) {
            return Optional.empty();
        }
        List<Entry> log = session.game().log();
        Known before = known;
        if (before == null
                || before.entries() != log.size()
                || !before.last().equals(session.game().last())) {
            known = read(log, moment.player().enemy(), before);
        }
        return known == null ? Optional.empty() : known.report();
    }

    private Known read(List<Entry> log, Side side, @Nullable Known before) {
        Replay twin = replay == null ? new Replay(session.game()) : replay;
        replay = twin;
        twin.follow(log);
        Optional<Replay.Stretch> stretch = twin.lastTurnOf(side);
        List<Event> events = stretch.map(part -> IntStream.range(part.from(), part.to())
                        .mapToObj(step -> twin.step(step).event())
                        .toList())
                .orElse(List.of());
        Optional<TurnReport> report = before != null && before.events().equals(events)
                ? before.report()
                : stretch.map(part -> TurnReader.read(twin, side, part))
                        .filter(read -> !read.groups().isEmpty());
        return new Known(log.size(), session.game().last(), report, events);
    }

    /** Whether the report is read line by line: as its reader wishes, or else while he marches. */
    public boolean unfolded() {
        return readers.now().unfolded.orElse(session.state().moment().phase() == Phase.MOVEMENT);
    }

    /** Unfolds the report, or folds it, also in later turns. */
    public void toggle() {
        readers.now().unfolded = Optional.of(!unfolded());
    }

    /** The place that is looked at, if it is one of the report's. */
    public Optional<TurnReport.Group> pointed() {
        return report().flatMap(now -> readers.now().pointed.filter(now.groups()::contains));
    }

    /** Looks at a place. */
    public void point(TurnReport.Group group) {
        readers.now().pointed = Optional.of(group);
    }

    /** Looks at the next place, after the last at the first; none if there is no report. */
    public Optional<TurnReport.Group> next() {
        List<TurnReport.Group> groups = report().map(TurnReport::groups).orElse(List.of());
        if (groups.isEmpty()) {
            return Optional.empty();
        }
        int at = pointed().map(groups::indexOf).orElse(-1);
        TurnReport.Group next = groups.get((at + 1) % groups.size());
        point(next);
        return Optional.of(next);
    }
}
