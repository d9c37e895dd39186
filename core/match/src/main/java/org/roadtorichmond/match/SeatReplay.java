package org.roadtorichmond.match;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.words.Sentence;

/** Brings a place in a match back by doing again what stands in its journal. */
public final class SeatReplay {
    private SeatReplay() {}

    /**
     * Takes a place again; the listener is told of nothing that was before.
     *
     * @param lines the journal; half a line at its end is left out by whoever reads it
     * @param journal takes what is added
     * @return the problem if the lines are not those of a journal
     */
    public static Result<MatchSeat> resume(List<String> lines, Consumer<String> journal, MatchListener listener) {
        int first = SealedJournal.begin(lines);
        if (first == lines.size()) {
            return Result.bad(Sentence.of("match.noJournal"));
        }
        SealedJournal sealed = new SealedJournal(journal);
        OptionalInt changed = sealed.take(lines, first);
        if (changed.isPresent()) {
            return spoilt(changed.getAsInt(), Sentence.of("match.journal.changed"));
        }
        Result<MatchStart> read = MatchStart.read(lines.get(first));
        return read.problems().isEmpty()
                ? read.then(start -> repeat(start, lines, first, sealed, listener))
                : spoilt(first + 1, read.problems().get(0).sentence());
    }

    private static Result<MatchSeat> repeat(
            MatchStart start, List<String> lines, int first, SealedJournal journal, MatchListener listener) {
        LaterListener later = new LaterListener();
        int line = first;
        try {
            MatchSeat seat = new MatchSeat(start, later);
            for (line++; line < lines.size(); line++) {
                Optional<Sentence> trouble = seat.repeat(lines.get(line));
                if (trouble.isPresent()) {
                    return spoilt(line + 1, trouble.get());
                }
            }
            seat.begin(journal);
            later.begin(listener);
            return Result.good(seat);
        } catch (RuntimeException e) {
            // What was never written by this program may contradict the state, which shows in whatever way.
            return spoilt(line + 1, Sentence.of("match.journal.changed"));
        }
    }

    private static <T> Result<T> spoilt(int line, Sentence why) {
        return Result.bad(new Problem(new Place(line, 1, "$"), why));
    }
}
