package org.roadtorichmond.match.line;

import org.jspecify.annotations.Nullable;
import org.roadtorichmond.words.ProgramVersion;
import org.roadtorichmond.words.Sentence;

/** A line cannot go on, and why; what was not sent over it before is sent over the next one. */
public final class LineFault extends Exception {
    private static final long serialVersionUID = 1L;

    private static final String VERSION = "match.line.version";

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
        return of(Sentence.of(key, values));
    }

    static LineFault of(Sentence why) {
        return new LineFault(why, false, null);
    }

    /**
     * What the other end said is not allowed here.
     *
     * @param why not
     * @param version of the other end's program
     */
    static LineFault refused(Sentence why, String version) {
        return of("match.line.refused", why, versions(version));
    }

    /** How the version of the other end's program compares with this one, and what to do where they differ. */
    public static Sentence versions(String other) {
        return other.equals(ProgramVersion.HERE)
                ? Sentence.of("match.version.same", other)
                : Sentence.of("match.version.other", ProgramVersion.HERE, other);
    }

    /** Nobody answers at an address. */
    public static LineFault nobody(String address) {
        return of("match.line.nobody", address);
    }

    /** Nobody can be awaited at an address, and why, as the system says it. */
    public static LineFault notOpened(String address, String reason) {
        return of("match.line.notOpened", address, reason);
    }

    /** A connection was taken at an address, but nothing was answered in time. */
    public static LineFault silent(String address) {
        return of("match.line.silent", address);
    }

    /** A connection ended before both ends had proved the word. */
    public static LineFault cut(String address) {
        return of("match.line.cut", address);
    }

    /** A guest waits before he proves the word again, since several tries to join at an address ended before the host proved it. */
    public static LineFault careful(String address) {
        return of("match.line.careful", address);
    }

    /** What a host is told of somebody at an address who did not prove the word; there were so many such tries in the last hour. */
    public static Sentence tried(String address, int tries) {
        return Sentence.of("match.line.tried", address, tries);
    }

    /** What a host is told of somebody at an address who was turned away before he could try. */
    public Sentence turnedAway(String address) {
        return Sentence.of("match.line.away", address, sentence);
    }

    /** The other end's program speaks another version. */
    static LineFault version() {
        return of(VERSION);
    }

    /** Whether the other end's program speaks another version. */
    public boolean isVersion() {
        return sentence.key().equals(VERSION);
    }

    /** What came was changed on the way. */
    static LineFault spoilt(@Nullable Throwable cause) {
        return new LineFault(Sentence.of("match.line.spoilt"), false, cause);
    }

    static LineFault wrongWord(@Nullable Throwable cause) {
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
