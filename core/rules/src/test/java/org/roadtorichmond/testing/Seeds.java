package org.roadtorichmond.testing;

import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.roadtorichmond.play.Dice;

/** Seeds that are looked for by the dice that they show. */
public final class Seeds {
    private Seeds() {}

    /** A seed whose first dice show the faces. */
    public static long showing(int... faces) {
        return LongStream.iterate(0, candidate -> candidate + 1)
                .filter(candidate ->
                        IntStream.range(0, faces.length).allMatch(die -> Dice.face(candidate, die + 1) == faces[die]))
                .findFirst()
                .orElseThrow();
    }
}
