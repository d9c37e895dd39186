package org.roadtorichmond.victory;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.words.Sentence;

/**
 * What a side must do to win, in words made from the stakes of its scenario, under any victory system. It changes as stakes are met or
 * lost: what can be paid no more is not named, and what is paid already says so.
 *
 * @param decides who wins, and when that is seen
 * @param paid what the side is paid for, the most important first
 * @param theirs what its enemy is paid for
 * @param stops what would force either to withdraw
 */
public record WaysToWin(Sentence decides, List<Way> paid, List<Way> theirs, List<Sentence> stops) {
    /** Copies the lists. */
    public WaysToWin {
        paid = List.copyOf(paid);
        theirs = List.copyOf(theirs);
        stops = List.copyOf(stops);
    }

    /**
     * One thing that is paid for.
     *
     * @param words what, and how much it pays
     * @param hexes where, if that is known
     */
    public record Way(Sentence words, List<Hex> hexes) {
        /** Copies the list. */
        public Way {
            hexes = List.copyOf(hexes);
        }
    }

    /** All of it in sentences, the most important first. */
    public List<Sentence> sentences() {
        List<Sentence> said = new ArrayList<>();
        said.add(decides);
        list(paid).ifPresent(ways -> said.add(Sentence.of("win.paid", ways)));
        list(theirs).ifPresent(ways -> said.add(Sentence.of("win.theirs", ways)));
        said.addAll(stops);
        return said;
    }

    private static Optional<Sentence> list(List<Way> ways) {
        return ways.stream().map(Way::words).reduce((first, next) -> Sentence.of("win.list", first, next));
    }
}
