package org.roadtorichmond.testing;

import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.roadtorichmond.play.Dice;

/** Finds seeds by the dice that they roll. */
public final class Seeds {
    private Seeds() {}

    /** A seed whose first dice have the given faces. */
    public static long showing(int... faces) {
        return LongStream.iterate(0, candidate -> candidate + 1)
                .filter(candidate ->
                        IntStream.range(0, faces.length).allMatch(die -> Dice.face(candidate, die + 1) == faces[die]))
                .findFirst()
                .orElseThrow();
    }
}
