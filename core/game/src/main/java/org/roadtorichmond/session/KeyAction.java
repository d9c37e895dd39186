package org.roadtorichmond.session;

import com.badlogic.gdx.Input.Keys;

/** Everything that has a key on the battle screen, with its usual key. What ends a phase is never what goes to the next unit. */
public enum KeyAction {
    NEXT_UNIT(new Stroke(Keys.TAB)),
    CONFIRM(new Stroke(Keys.ENTER)),
    PLAN(new Stroke(Keys.A)),
    IMPROVE(new Stroke(Keys.B)),
    END_PHASE(new Stroke(Keys.SPACE)),
    UNDO(new Stroke(Keys.Z, true, false)),
    REDO(new Stroke(Keys.Y, true, false)),
    LEAVE_MAP(new Stroke(Keys.X)),
    FORMATION(new Stroke(Keys.F)),
    MARCH_ON(new Stroke(Keys.U)),
    HALT(new Stroke(Keys.U, false, true)),
    PASS(new Stroke(Keys.U, true, false)),
    CURSOR_UP(new Stroke(Keys.UP, false, true)),
    CURSOR_DOWN(new Stroke(Keys.DOWN, false, true)),
    CURSOR_LEFT(new Stroke(Keys.LEFT, false, true)),
    CURSOR_RIGHT(new Stroke(Keys.RIGHT, false, true)),
    CURSOR_CLICK(new Stroke(Keys.C)),
    CURSOR_JOIN(new Stroke(Keys.C, true, false)),
    CURSOR_STACK(new Stroke(Keys.C, false, true)),
    ZONES(new Stroke(Keys.Z)),
    SUPPLY(new Stroke(Keys.S)),
    COMMUNICATIONS(new Stroke(Keys.L)),
    TERRAIN(new Stroke(Keys.T)),
    GRID(new Stroke(Keys.G)),
    LEDGER(new Stroke(Keys.V)),
    HISTORY(new Stroke(Keys.E)),
    LOG(new Stroke(Keys.J)),
    ROSTER(new Stroke(Keys.O)),
    CHARTS(new Stroke(Keys.F3)),
    PANELS(new Stroke(Keys.F6)),
    MINIMAP(new Stroke(Keys.N)),
    SIDE(new Stroke(Keys.F4)),
    MAGNIFY(new Stroke(Keys.M)),
    WHOLE_MAP(new Stroke(Keys.HOME)),
    ZOOM_IN(new Stroke(Keys.PLUS)),
    ZOOM_OUT(new Stroke(Keys.MINUS)),
    MAP_LEFT(new Stroke(Keys.LEFT)),
    MAP_RIGHT(new Stroke(Keys.RIGHT)),
    MAP_UP(new Stroke(Keys.UP)),
    MAP_DOWN(new Stroke(Keys.DOWN)),
    PAUSE(new Stroke(Keys.P)),
    STEP(new Stroke(Keys.PERIOD)),
    FASTER(new Stroke(Keys.PERIOD, false, true)),
    SLOWER(new Stroke(Keys.COMMA, false, true)),
    INTENT(new Stroke(Keys.I)),
    ADVICE(new Stroke(Keys.H)),
    UMPIRE(new Stroke(Keys.K)),
    REPLAY(new Stroke(Keys.R)),
    LAST_TURN(new Stroke(Keys.R, false, true)),
    SOUND(new Stroke(Keys.F9)),
    SAVE(new Stroke(Keys.S, true, false)),
    LOAD(new Stroke(Keys.L, true, false)),
    RULES(new Stroke(Keys.F2)),
    KEYS(new Stroke(Keys.F1)),
    BACK(new Stroke(Keys.ESCAPE));

    private final int key;
    private final boolean control;
    private final boolean shift;

    KeyAction(Stroke usual) {
        key = usual.key();
        control = usual.control();
        shift = usual.shift();
    }

    /** The key that it has unless a player chooses another. */
    public Stroke usual() {
        return new Stroke(key, control, shift);
    }
}
