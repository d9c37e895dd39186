package org.roadtorichmond.balance.lab;

import java.nio.charset.StandardCharsets;

/**
 * What a results file and its companion say of a game.
 *
 * @param result the line of the results
 * @param course the line of the companion
 * @param end where the next lines begin
 */
record LinePair(String result, String course, GameMark end) {
    /** The place behind the lines where they begin at another. */
    GameMark behind(GameMark begin) {
        return new GameMark(begin.results() + bytes(result), begin.courses() + bytes(course));
    }

    private static int bytes(String line) {
        return line.getBytes(StandardCharsets.UTF_8).length + 1;
    }
}
