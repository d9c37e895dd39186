package org.roadtorichmond.match.line;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.roadtorichmond.match.Envelope;
import org.roadtorichmond.match.LostMatch;
import org.roadtorichmond.match.MatchSeat;
import org.roadtorichmond.match.MessageText;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.unit.Side;

/** All that has passed in a match on its way over a line to the end that has lost it. */
final class ReturnedMatch {
    /** The most characters of messages that are taken: several times the longest match. */
    private static final int LONGEST = 64 << 20;

    private final Greeting.Lost lost;
    private final List<LostMatch.Returned> all = new ArrayList<>();
    private int length;

    /** A match of which nothing has come yet. */
    ReturnedMatch(Greeting.Lost lost) {
        this.lost = lost;
    }

    /** The texts that give a match back: first what follows, then its terms, then all that has passed. */
    static List<byte[]> texts(MatchSeat seat, List<byte[]> terms) {
        List<LostMatch.Returned> passed = LostMatch.returned(seat);
        List<byte[]> texts = new ArrayList<>();
        texts.add(Greeting.text(new Greeting.Lost(seat.start().own().enemy(), passed.size())));
        texts.addAll(terms);
        for (LostMatch.Returned each : passed) {
            String text = new String(seat.texts().write(each.envelope()), StandardCharsets.UTF_8);
            texts.add(Greeting.text(new Greeting.Returned(each.by(), text)));
        }
        return texts;
    }

    /** The side of the end that has lost the match. */
    Side own() {
        return lost.own();
    }

    /** Whether all has come. */
    boolean isWhole() {
        return all.size() >= lost.passed();
    }

    /** What has come, in order; a view. */
    List<LostMatch.Returned> all() {
        return Collections.unmodifiableList(all);
    }

    /**
     * Takes the next message.
     *
     * @param version of the other end's program
     * @throws LineFault if there are more than was said, or it is none
     */
    void add(Greeting.Returned next, MessageText form, String version) throws LineFault {
        length += next.text().length();
        if (length > LONGEST || isWhole()) {
            throw LineFault.of("match.line.noise");
        }
        Result<Envelope> read = form.read(next.text().getBytes(StandardCharsets.UTF_8));
        if (read.value().isEmpty()) {
            throw LineFault.refused(read.problems().get(0).sentence(), version);
        }
        all.add(new LostMatch.Returned(next.by(), read.value().get()));
    }
}
