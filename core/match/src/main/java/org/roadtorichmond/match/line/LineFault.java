package org.roadtorichmond.match.line;

import org.jspecify.annotations.Nullable;
import org.roadtorichmond.words.Sentence;

/** A line cannot go on, and why; what was not sent over it before is sent over the next one. */
public final class LineFault extends Exception {
    private static final long serialVersionUID = 1L;

    private final transient Sentence sentence;
    private final boolean wrongWord;

    private LineFault(Sentence sentence, boolean wrongWord, @Nullable Throwable cause) {
        super(sentence.toString(), cause);
        this.sentence = sentence;
        this.wrongWord = wrongWord;
    }

    /**
     * A line on which something was said that may not be said there.
     *
     * @param key of the sentence that says why
     * @param values of the sentence
     */
    public static LineFault of(String key, Object... values) {
        return new LineFault(Sentence.of(key, values), false, null);
    }

    /** Nobody answers at an address. */
    public static LineFault nobody(String address) {
        return of("match.line.nobody", address);
    }

    /** Nobody can be awaited at an address, and why, as the system says it. */
    public static LineFault notOpened(String address, String reason) {
        return of("match.line.notOpened", address, reason);
    }

    /** The other end did not prove in time that it knows the word. */
    public static LineFault noWord() {
        return new LineFault(Sentence.of("match.line.wrongWord"), false, null);
    }

    static LineFault wrongWord(Throwable cause) {
        return new LineFault(Sentence.of("match.line.wrongWord"), true, cause);
    }

    /**
     * The connection has ended.
     *
     * @param cause what ended it, if the system told
     */
    public static LineFault broken(@Nullable Throwable cause) {
        return new LineFault(Sentence.of("match.line.broken"), false, cause);
    }

    /** Why, for players. */
    public Sentence sentence() {
        return sentence;
    }

    /** Whether the other end has another word, or none. */
    public boolean isWrongWord() {
        return wrongWord;
    }
}
