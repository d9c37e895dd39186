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
    public void set(Editor editor, boolean happened) {
        editor.tokens(unit, happened ? 0 : tokens);
    }
}
