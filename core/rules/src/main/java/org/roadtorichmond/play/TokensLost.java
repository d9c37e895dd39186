package org.roadtorichmond.play;

import org.roadtorichmond.unit.Unit;

/**
 * A unit lost its spoils tokens, since it was eliminated or became shaken (document 001).
 *
 * @param unit which
 * @param tokens how many
 */
public record TokensLost(Unit unit, int tokens) implements Event {
    @Override
    public void apply(Editor editor) {
        editor.tokens(unit, 0);
    }

    @Override
    public void revert(Editor editor) {
        editor.tokens(unit, tokens);
    }
}
