package org.roadtorichmond.match.line;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.match.MatchStart;
import org.roadtorichmond.scenario.dice.MatchTerms;
import org.roadtorichmond.scenario.json.Result;

/** The terms of a match on their way over a line, in parts of which none is too long for one text. */
public final class OfferedTerms {
    private final StringBuilder text = new StringBuilder();
    private int parts;

    /** Terms of which no part has come yet. */
    public OfferedTerms() {}

    /**
     * The texts that offer terms, in order.
     *
     * @throws LineFault if the scenario is too large to be offered
     */
    public static List<byte[]> texts(MatchTerms terms) throws LineFault {
        String text = MatchStart.text(terms);
        int count = (text.length() + Greeting.LONGEST_PART - 1) / Greeting.LONGEST_PART;
        if (count > Greeting.MOST_PARTS) {
            throw LineFault.of("match.line.large", text.length(), Greeting.MOST_PARTS * Greeting.LONGEST_PART);
        }
        List<byte[]> texts = new ArrayList<>();
        for (int part = 1; part <= count; part++) {
            int from = (part - 1) * Greeting.LONGEST_PART;
            String piece = text.substring(from, Math.min(text.length(), from + Greeting.LONGEST_PART));
            texts.add(Greeting.text(new Greeting.Offer(part, count, piece)));
        }
        return texts;
    }

    /**
     * Takes the next part.
     *
     * @return the terms, if this part is the last one
     * @throws LineFault if it is not the next part, or if the whole is no terms of a match that may be played; then it is not taken
     */
    public Optional<MatchTerms> add(Greeting.Offer offer) throws LineFault {
        if (offer.part() != parts + 1 || offer.text().length() > Greeting.LONGEST_PART) {
            throw LineFault.of("match.line.noise");
        }
        Optional<MatchTerms> terms = Optional.empty();
        if (offer.part() >= offer.parts()) {
            Result<MatchTerms> read = MatchStart.readTerms(text + offer.text());
            if (read.value().isEmpty()) {
                throw LineFault.refused(read.problems().get(0).sentence(), offer.version());
            }
            terms = read.value();
        }
        text.append(offer.text());
        parts++;
        return terms;
    }
}
