package org.roadtorichmond.session;

import com.badlogic.gdx.Input.Keys;

/** Everything that has a key on the battle screen, with its usual key. What ends a phase is never what goes to the next unit. */
public enum KeyAction {
    NEXT_UNIT(new KeyStroke(Keys.TAB)),
    CONFIRM(new KeyStroke(Keys.ENTER)),
    CONFIRM_ALL(new KeyStroke(Keys.ENTER, false, true)),
    PLAN(new KeyStroke(Keys.A)),
    IMPROVE(new KeyStroke(Keys.B)),
    END_PHASE(new KeyStroke(Keys.SPACE)),
    UNDO(new KeyStroke(Keys.Z, true, false)),
    REDO(new KeyStroke(Keys.Y, true, false)),
    LEAVE_MAP(new KeyStroke(Keys.X)),
    FORMATION(new KeyStroke(Keys.F)),
    MARCH_ON(new KeyStroke(Keys.U)),
    HALT(new KeyStroke(Keys.U, false, true)),
    PASS(new KeyStroke(Keys.U, true, false)),
    CURSOR_UP(new KeyStroke(Keys.UP, false, true)),
    CURSOR_DOWN(new KeyStroke(Keys.DOWN, false, true)),
    CURSOR_LEFT(new KeyStroke(Keys.LEFT, false, true)),
    CURSOR_RIGHT(new KeyStroke(Keys.RIGHT, false, true)),
    CURSOR_CLICK(new KeyStroke(Keys.C)),
    CURSOR_JOIN(new KeyStroke(Keys.C, true, false)),
    CURSOR_STACK(new KeyStroke(Keys.C, false, true)),
    ZONES(new KeyStroke(Keys.Z)),
    SUPPLY(new KeyStroke(Keys.S)),
    COMMUNICATIONS(new KeyStroke(Keys.L)),
    TERRAIN(new KeyStroke(Keys.T)),
    GRID(new KeyStroke(Keys.G)),
    LEDGER(new KeyStroke(Keys.V)),
    HISTORY(new KeyStroke(Keys.E)),
    LOG(new KeyStroke(Keys.J)),
    ROSTER(new KeyStroke(Keys.O)),
    CHARTS(new KeyStroke(Keys.F3)),
    PANELS(new KeyStroke(Keys.F6)),
    SIDE(new KeyStroke(Keys.F4)),
    MAGNIFY(new KeyStroke(Keys.M)),
    WHOLE_MAP(new KeyStroke(Keys.HOME)),
    TURN_MAP(new KeyStroke(Keys.HOME, false, true)),
    ZOOM_IN(new KeyStroke(Keys.PLUS)),
    ZOOM_OUT(new KeyStroke(Keys.MINUS)),
    MAP_LEFT(new KeyStroke(Keys.LEFT)),
    MAP_RIGHT(new KeyStroke(Keys.RIGHT)),
    MAP_UP(new KeyStroke(Keys.UP)),
    MAP_DOWN(new KeyStroke(Keys.DOWN)),
    PAUSE(new KeyStroke(Keys.P)),
    STEP(new KeyStroke(Keys.PERIOD)),
    FASTER(new KeyStroke(Keys.PERIOD, false, true)),
    SLOWER(new KeyStroke(Keys.COMMA, false, true)),
    INTENT(new KeyStroke(Keys.I)),
    ADVICE(new KeyStroke(Keys.H)),
    UMPIRE(new KeyStroke(Keys.K)),
    REPLAY(new KeyStroke(Keys.R)),
    OPPONENT(new KeyStroke(Keys.F5)),
    SOUND(new KeyStroke(Keys.F9)),
    SAVE(new KeyStroke(Keys.S, true, false)),
    LOAD(new KeyStroke(Keys.L, true, false)),
    RULES(new KeyStroke(Keys.F2)),
    KEYS(new KeyStroke(Keys.F1)),
    BACK(new KeyStroke(Keys.ESCAPE));

    private final int key;
    private final boolean control;
    private final boolean shift;

    KeyAction(KeyStroke usual) {
        key = usual.key();
        control = usual.control();
        shift = usual.shift();
    }

    /** The key that it has unless a player chooses another. */
    public KeyStroke usual() {
        return new KeyStroke(key, control, shift);
    }
}
