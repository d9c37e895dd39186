package org.roadtorichmond.play;

import org.roadtorichmond.words.Sentence;

/**
 * Why a command is not allowed.
 *
 * @param rule the number of the rule that forbids it, such as {@code 7.2}
 * @param sentence the reason, for players
 */
public record Refusal(String rule, Sentence sentence) {

    /**
     * A refusal with a sentence of the bundle.
     *
     * @param key the key of the sentence behind {@code refusal.}
     * @param values what fills its places
     */
    public Refusal(String rule, String key, Object... values) {
        this(rule, Sentence.of("refusal." + key, values));
    }

    /** The reason in English. */
    public String reason() {
        return sentence.toString();
    }

    @Override
    public String toString() {
        return reason() + " (rule " + rule + ")";
    }
}
