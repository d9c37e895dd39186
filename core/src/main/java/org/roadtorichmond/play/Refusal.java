package org.roadtorichmond.play;

/**
 * Why a command is not allowed.
 *
 * @param rule the number of the rule that forbids it, such as {@code 7.2}
 * @param reason a sentence for the player
 */
public record Refusal(String rule, String reason) {

    @Override
    public String toString() {
        return reason + " (rule " + rule + ")";
    }
}
