package org.roadtorichmond.session.match;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.match.Match;
import org.roadtorichmond.match.MatchListener;
import org.roadtorichmond.match.SealedJournal;
import org.roadtorichmond.match.SeatReplay;
import org.roadtorichmond.match.mail.MailSeat;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Sentence;

/**
 * A match that can be gone on with.
 *
 * @param file the name of its journal
 * @param meeting how and where its players meet
 * @param written when something last happened in it
 * @param match how it stands; empty as long as the other side has not agreed to it
 * @param damage what is wrong with the journal, if it is damaged
 */
public record LeftMatch(
        String file, Meeting meeting, Instant written, Optional<Match> match, Optional<Sentence> damage) {
    private static final MatchListener SILENT = new MatchListener() {};

    /**
     * Reads a journal.
     *
     * @param lines its lines
     * @return empty if nobody can go on with it: it does not say where the players meet, or they never met
     */
    public static Optional<LeftMatch> of(String file, List<String> lines, Instant written) {
        return Meeting.noted(lines)
                .filter(meeting -> SealedJournal.isBegun(lines) || MailSeat.isAsked(lines))
                .map(meeting -> read(file, meeting, lines, written));
    }

    private static LeftMatch read(String file, Meeting meeting, List<String> lines, Instant written) {
        if (!SealedJournal.isBegun(lines)) {
            return new LeftMatch(file, meeting, written, Optional.empty(), Optional.empty());
        }
        Result<Match> match = meeting.way() == Meeting.Way.FILES
                ? MailSeat.resume(lines, line -> {}, SILENT).map(seat -> seat.match())
                : SeatReplay.resume(lines, line -> {}, SILENT).map(seat -> seat.match());
        return new LeftMatch(
                file,
                meeting,
                written,
                match.value(),
                match.problems().stream().findFirst().map(LeftMatch::told));
    }

    private static Sentence told(Problem problem) {
        return Sentence.of("match.journal.line", problem.line(), problem.sentence());
    }

    /** A journal of which nothing can be read; all that can be done with it is to delete it. */
    public static LeftMatch damaged(String file, Instant written, Sentence why) {
        Meeting unknown = new Meeting(Meeting.Way.FILES, Side.UNION, file, "", "");
        return new LeftMatch(file, unknown, written, Optional.empty(), Optional.of(why));
    }

    /** The same, to be gone on with at another address. */
    public LeftMatch at(String address) {
        return new LeftMatch(file, meeting.at(address), written, match, damage);
    }

    /** Whether its game is over. */
    public boolean isOver() {
        return match.flatMap(Match::game)
                .filter(game -> game.state().ending().isPresent())
                .isPresent();
    }

    /** The side that has to decide something; empty if the game is over or has not begun. */
    public Optional<Side> awaited() {
        return match.flatMap(Match::game)
                .filter(game -> game.state().ending().isEmpty())
                .map(game -> game.state().decider());
    }
}
