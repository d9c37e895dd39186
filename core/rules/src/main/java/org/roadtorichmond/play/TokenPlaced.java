package org.roadtorichmond.play;

import org.roadtorichmond.unit.Unit;

/**
 * A spoils token was put on a unit, since an enemy scoring unit that it was engaged with was destroyed in combat (document 001).
 *
 * @param unit who got it
 * @param victim the unit that was destroyed
 * @param before the tokens on the unit before
 */
public record TokenPlaced(Unit unit, Unit victim, int before) implements Event {
    @Override
    public void set(Editor editor, boolean happened) {
        editor.tokens(unit, happened ? before + 1 : before);
    }
}
