package org.roadtorichmond.match;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Sentence;

/** A match that one side has lost with its whole journal, and the other side gives back. */
public final class LostMatch {
    private LostMatch() {}

    /**
     * A message that has passed, as the other side gives it back to one that has lost the match.
     *
     * @param by who sent it
     * @param envelope it came in
     */
    public record Returned(Side by, Envelope envelope) {}

    /** All messages that have passed, in order, for the other side if it has lost them. */
    public static List<Returned> returned(MatchSeat seat) {
        List<Returned> all = new ArrayList<>();
        int sent = 0;
        for (Passed each : seat.all()) {
            if (each.by() == seat.start().own()) {
                sent++;
                Optional<String> seal = Optional.of(seat.seal(sent, each.message()));
                all.add(new Returned(each.by(), new Envelope(sent, 0, each.message(), seal)));
            } else {
                all.add(new Returned(each.by(), seat.cameIn().get(all.size() - sent)));
            }
        }
        return all;
    }

    /**
     * Takes a place in a match that this side has lost and the other one gives back. What that tells of the past is checked by the rules, and by
     * nothing else; the dice that follow are drawn with the start's own chain. The listener is told of nothing that was before.
     *
     * @param passed all messages of both sides, in the order in which the other side has them
     * @param journal as for {@link MatchSeat#begin}
     * @return the problem if something is not allowed; then nothing is written
     */
    public static Result<MatchSeat> restore(
            MatchStart start, List<Returned> passed, Consumer<String> journal, MatchListener listener) {
        LaterListener later = new LaterListener(listener);
        MatchSeat seat = new MatchSeat(start, later);
        List<String> lines = new ArrayList<>(List.of(start.text()));
        for (Returned each : passed) {
            String text = new String(seat.texts().write(each.envelope()), StandardCharsets.UTF_8);
            lines.add((each.by() == start.own() ? MatchSeat.RETURNED : MatchSeat.OTHER) + text);
            Optional<Sentence> trouble = seat.repeat(lines.get(lines.size() - 1));
            if (trouble.isPresent()) {
                return Result.bad(new Problem(Place.NOWHERE, trouble.get()));
            }
        }
        SealedJournal sealed = new SealedJournal(journal);
        lines.forEach(sealed::add);
        seat.begin(sealed, later);
        return seat.own(new Message.Renew(start.chain().commitment()))
                .<Result<MatchSeat>>map(why -> Result.bad(new Problem(Place.NOWHERE, why)))
                .orElseGet(() -> Result.good(seat));
    }

    /** Whether the program ended while a journal took a match that was fetched whole; it has to be fetched again. */
    public static boolean isHalfRestored(List<String> lines) {
        return SealedJournal.isBegun(lines)
                && lines.stream().noneMatch(line -> line.startsWith(MatchSeat.OWN))
                && MatchStart.read(lines.get(SealedJournal.begin(lines)))
                        .value()
                        .filter(MatchStart::isRestored)
                        .isPresent();
    }
}
