package org.roadtorichmond.screen;

import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.utils.I18NBundle;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.roadtorichmond.play.KeptWords;
import org.roadtorichmond.play.Refusal;
import org.roadtorichmond.play.Sentence;
import org.roadtorichmond.scenario.Problem;

/** All words that players read, from the bundle in assets/i18n, so that they can be had in other languages. */
public final class Texts {
    private static final int HALVES = 2;
    private static final int MOST_PROBLEMS = 6;

    /** The language of the bundle without a language in its name. */
    private static final String FIRST = Locale.ENGLISH.getLanguage();

    private final I18NBundle bundle;
    private final Locale locale;

    /** The texts of a bundle, whose file is given without its ending. */
    public Texts(FileHandle bundle, Locale locale) {
        boolean first = locale.getLanguage().equals(FIRST);
        this.locale = first ? Locale.UK : locale;
        // Asked for a language that has no file of its own, LibGDX would take the computer's language before the first
        // one.
        this.bundle = I18NBundle.createBundle(bundle, first ? Locale.ROOT : locale);
    }

    /** The language, for dates and numbers. */
    Locale locale() {
        return locale;
    }

    /** The text with a key, its places filled in; sentences among the values are said in its language. */
    public String get(String key, Object... values) {
        if (values.length == 0) {
            return bundle.get(key);
        }
        Object[] words = Arrays.stream(values)
                .map(value -> value instanceof Sentence sentence ? tell(sentence) : value)
                .toArray();
        return bundle.format(key, words);
    }

    /** A sentence of the rules or of a victory system. */
    String tell(Sentence sentence) {
        return sentence.in(locale);
    }

    /** Why a file cannot be used: the first of its problems, one a line. */
    String tell(List<Problem> problems) {
        return problems.stream()
                .limit(MOST_PROBLEMS)
                .map(problem -> tell(problem.told()))
                .collect(Collectors.joining("\n"));
    }

    /** Words that an event keeps in English: the meaning of a die, a cause, the source of a modifier, the reason of an ending. */
    String kept(String english) {
        return tell(KeptWords.read(english));
    }

    /** Why something is not allowed, with its rule. */
    String refusal(Refusal refusal) {
        return get("rule.refusal", tell(refusal.sentence()), refusal.rule());
    }

    /** The word for a constant of the rules: a side, a terrain, an arm, a result. */
    String word(Enum<?> constant) {
        return tell(Sentence.word(constant));
    }

    /** Half movement points as players read them: 2½. */
    static String halves(int halves) {
        String whole = Integer.toString(halves / HALVES);
        if (halves % HALVES == 0) {
            return whole;
        }
        return halves < HALVES ? "½" : whole + "½";
    }
}
