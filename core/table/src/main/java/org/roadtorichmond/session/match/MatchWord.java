package org.roadtorichmond.session.match;

import java.util.Random;

/** Makes the words by which two players meet. */
public final class MatchWord {
    private static final String CONSONANTS = "bdfghklmnprstvwz";
    private static final String VOWELS = "aeiou";
    private static final int PAIRS = 4;

    private MatchWord() {}

    /** A word of eight small letters that can be spoken over a telephone. */
    public static String next(Random random) {
        StringBuilder word = new StringBuilder();
        for (int pair = 0; pair < PAIRS; pair++) {
            word.append(CONSONANTS.charAt(random.nextInt(CONSONANTS.length())));
            word.append(VOWELS.charAt(random.nextInt(VOWELS.length())));
        }
        return word.toString();
    }
}
