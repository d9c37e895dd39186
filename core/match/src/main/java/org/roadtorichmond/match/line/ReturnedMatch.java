package org.roadtorichmond.match.line;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.match.Envelope;
import org.roadtorichmond.match.GivenMatch;
import org.roadtorichmond.match.HashChain;
import org.roadtorichmond.match.LostMatch;
import org.roadtorichmond.match.MatchStart;
import org.roadtorichmond.match.MessageText;
import org.roadtorichmond.scenario.dice.MatchTerms;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.words.Sentence;

/** All that has passed in a match on its way over a line to the end that has lost it: first the terms, then each message. */
final class ReturnedMatch {
    /** The most characters of messages that are taken: several times the longest match. */
    private static final int LONGEST = 64 << 20;

    private static final int AT_ONCE = 50;

    private final Greeting.Lost lost;
    private @Nullable LostMatch match;
    private @Nullable MessageText form;
    private int length;
    private int count;

    /** The next texts that give a match back; not too many at a time, since each message has to be marked. */
    static List<byte[]> texts(GivenMatch match) {
        List<byte[]> texts = new ArrayList<>();
        while (match.isLeft() && texts.size() < AT_ONCE) {
            GivenMatch.Given next = match.next();
            String text = new String(match.texts().write(next.envelope()), StandardCharsets.UTF_8);
            texts.add(Greeting.text(new Greeting.Returned(next.by(), text)));
        }
        return texts;
    }

    /** A match of which nothing has come yet. */
    ReturnedMatch(Greeting.Lost lost) {
        this.lost = lost;
    }

    /**
     * Takes the terms.
     *
     * @param chain with which the dice that follow are drawn
     */
    void begin(MatchTerms terms, HashChain chain) {
        match = new LostMatch(new MatchStart(terms, lost.own(), chain));
        form = new MessageText(terms.scenario().scenario());
    }

    /** The match once all has come. */
    Optional<LostMatch> whole() {
        return count < lost.passed() ? Optional.empty() : Optional.ofNullable(match);
    }

    /**
     * Takes the next message.
     *
     * @param version of the other end's program
     * @throws LineFault if there are more than was said, or it is none that is allowed
     */
    void add(Greeting.Returned next, String version) throws LineFault {
        LostMatch now = match;
        MessageText texts = form;
        length += next.text().length();
        count++;
        if (now == null || texts == null || length > LONGEST || count > lost.passed()) {
            throw LineFault.of("match.line.noise");
        }
        Result<Envelope> read = texts.read(next.text().getBytes(StandardCharsets.UTF_8));
        Optional<Sentence> refusal = read.value()
                .map(envelope -> now.take(next.by(), envelope))
                .orElseGet(() -> Optional.of(read.problems().get(0).sentence()));
        if (refusal.isPresent()) {
            throw LineFault.refused(refusal.get(), version);
        }
    }
}
