package org.roadtorichmond.match;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Sentence;

/**
 * A match that this side has lost with its whole journal, and the other side gives back message by message. What that tells of the past is
 * checked by the rules, and by nothing else; the dice that follow are drawn with the start's own chain. One thread at a time.
 */
public final class LostMatch {
    private final MatchStart start;
    private final LaterListener later = new LaterListener();
    private final MatchSeat seat;
    private final List<String> lines = new ArrayList<>();
    private Consumer<String> file = lines::add;
    private final SealedJournal sealed = new SealedJournal(line -> file.accept(line));

    /** A match of which nothing has come but its terms. */
    public LostMatch(MatchStart start) {
        this.start = start;
        seat = new MatchSeat(start, later);
        sealed.add(start.text());
    }

    /** Takes the next message that has passed, as the other side has them in order; returns why it is refused, if it is. */
    public Optional<Sentence> take(Side by, Envelope envelope) {
        String text = new String(seat.texts().write(envelope), StandardCharsets.UTF_8);
        String line = (by == start.own() ? MatchSeat.RETURNED : MatchSeat.OTHER) + text;
        Optional<Sentence> refusal = repeat(line);
        if (refusal.isEmpty()) {
            sealed.add(line);
        }
        return refusal;
    }

    private Optional<Sentence> repeat(String line) {
        try {
            return seat.repeat(line);
        } catch (RuntimeException e) {
            // What never happened may contradict the state, which shows in whatever way.
            return Optional.of(Sentence.of("match.badTerms"));
        }
    }

    /**
     * Takes the place in the match once all has come. The listener is told of nothing that was before.
     *
     * @param restored takes all that the journal is to hold of it until now
     * @param journal takes what follows, as for {@link MatchSeat#begin}
     * @return the problem if this side cannot take another chain now
     */
    public Result<MatchSeat> begin(Consumer<List<String>> restored, Consumer<String> journal, MatchListener listener) {
        restored.accept(lines);
        file = journal;
        seat.begin(sealed);
        later.begin(listener);
        return seat.own(new Message.Renew(start.chain().commitment()))
                .<Result<MatchSeat>>map(why -> Result.bad(why))
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
