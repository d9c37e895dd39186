package org.roadtorichmond.session.match;

import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.regex.Pattern;
import org.roadtorichmond.words.Sentence;

/** The words by which two players meet. */
public final class MatchWord {
    /** The longest word, in letters. */
    public static final int LONGEST = 40;

    private static final Pattern FORM = Pattern.compile("[a-z]{8," + LONGEST + "}");
    private static final String CONSONANTS = "bdfghklmnprstvwz";
    private static final String VOWELS = "aeiou";
    private static final int PAIRS = 6;
    private static final int LONG = 2 * PAIRS;

    /** Words that people choose, and others therefore try first. */
    private static final Set<String> COMMON =
            Set.of(("aaaaaaaa abcdefgh abcdefghi abcdefghij alexander antietam baseball basketball battlefield "
                            + "chancellorsville charlotte chocolate christina christmas colonels computer confederate "
                            + "dragonball elizabeth everything football fredericksburg gainesmill generals gettysburg "
                            + "grantlee hamburger hannover headquarters iloveyou independence internet jacksonville jennifer "
                            + "jonathan keyboard letmeinnow lincolns longstreet manassas mcclellan mechanic mechanicsville "
                            + "michelle midnight mountain napoleon northern password passwords passwort peninsula petersburg "
                            + "princess qwertyui qwertyuiop qwertzui qwertzuiop rainbows rappahannock rebelyell richmond "
                            + "roadtorichmond samantha savagesstation sevenpines sharpsburg shenandoah sheridan soldiers "
                            + "southern starwars stonewall stonewalljackson sunshine superman testtest testword trustnoone "
                            + "unionarmy vicksburg victoria virginia washington watchword whatever wilderness")
                    .split(" "));

    private MatchWord() {}

    /** A word of twelve small letters that can be spoken over a telephone; one of 260,000 millions. */
    public static String next(Random random) {
        StringBuilder word = new StringBuilder();
        for (int pair = 0; pair < PAIRS; pair++) {
            word.append(CONSONANTS.charAt(random.nextInt(CONSONANTS.length())));
            word.append(VOWELS.charAt(random.nextInt(VOWELS.length())));
        }
        return word.toString();
    }

    /** Whether a text can be a word: eight small letters or more, and at most {@link #LONGEST}. */
    public static boolean isWord(String text) {
        return FORM.matcher(text).matches();
    }

    /** Why a word that people have chosen is easier to guess than one that is made here, if it is. */
    public static Optional<Sentence> warning(String word) {
        if (COMMON.contains(word)) {
            return Optional.of(Sentence.of("match.word.common"));
        }
        return word.length() < LONG
                ? Optional.of(Sentence.of("match.word.short", word.length(), LONG))
                : Optional.empty();
    }
}
