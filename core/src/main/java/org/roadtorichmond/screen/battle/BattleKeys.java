package org.roadtorichmond.screen.battle;

import com.badlogic.gdx.Gdx;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.roadtorichmond.session.KeyAction;
import org.roadtorichmond.session.KeyMap;
import org.roadtorichmond.session.Selection;
import org.roadtorichmond.session.Stroke;
import org.roadtorichmond.session.control.Control;
import org.roadtorichmond.session.control.Layer;
import org.roadtorichmond.view.MapCamera;

/** What the keys of the battle screen do. */
final class BattleKeys {
    private static final int NUDGE = 90;

    private final Map<KeyAction, Runnable> deeds = new EnumMap<>(KeyAction.class);
    private final Map<KeyAction, Runnable> moves = new EnumMap<>(KeyAction.class);
    private final BattleScreen screen;
    private final KeyMap keys;

    BattleKeys(BattleScreen screen, Control control, MapCamera camera, KeyMap keys) {
        this.screen = screen;
        this.keys = keys;
        game(control);
        cursor(control);
        sheets();
        time(control, screen.time());
        camera(camera);
    }

    private void game(Control control) {
        deeds.put(KeyAction.NEXT_UNIT, () -> {
            control.next();
            screen.sight().follow();
        });
        deeds.put(KeyAction.CONFIRM, () -> {
            control.confirm();
            follow(control);
        });
        deeds.put(KeyAction.PLAN, () -> {
            control.plan();
            screen.sight().follow();
        });
        deeds.put(KeyAction.IMPROVE, control::improve);
        deeds.put(KeyAction.END_PHASE, screen::endPhase);
        deeds.put(KeyAction.UNDO, control::takeBack);
        deeds.put(KeyAction.LEAVE_MAP, control::leave);
        deeds.put(KeyAction.ZONES, control::cycleZones);
        deeds.put(KeyAction.SUPPLY, () -> screen.sheets().layer(Layer.SUPPLY));
        deeds.put(KeyAction.COMMUNICATIONS, () -> screen.sheets().layer(Layer.COMMUNICATIONS));
        deeds.put(KeyAction.TERRAIN, () -> control.toggle(Layer.TERRAIN));
        deeds.put(KeyAction.GRID, () -> control.toggle(Layer.GRID));
        deeds.put(KeyAction.LEDGER, () -> control.toggle(Layer.POINTS));
        deeds.put(KeyAction.MINIMAP, screen::switchMinimap);
    }

    private void cursor(Control control) {
        moves.put(KeyAction.CURSOR_UP, () -> screen.moveCursor(0, -1));
        moves.put(KeyAction.CURSOR_DOWN, () -> screen.moveCursor(0, 1));
        moves.put(KeyAction.CURSOR_LEFT, () -> screen.moveCursor(-1, 0));
        moves.put(KeyAction.CURSOR_RIGHT, () -> screen.moveCursor(1, 0));
        deeds.put(KeyAction.CURSOR_CLICK, () -> click(control, false, false));
        deeds.put(KeyAction.CURSOR_JOIN, () -> click(control, false, true));
        deeds.put(KeyAction.CURSOR_STACK, () -> click(control, true, false));
    }

    /** Clicks where the cursor is; one that is not seen yet only appears. */
    private void click(Control control, boolean stack, boolean join) {
        control.cursor().hex().ifPresentOrElse(hex -> control.click(hex, stack, join), () -> screen.moveCursor(0, 0));
        follow(control);
    }

    /** Who has to retreat or may advance next is where the keys go on from. */
    private void follow(Control control) {
        if (control.selection() instanceof Selection.Mover) {
            screen.sight().follow();
        }
    }

    private void time(Control control, BattleTime time) {
        deeds.put(KeyAction.REDO, control::redo);
        deeds.put(KeyAction.PAUSE, time::pause);
        deeds.put(KeyAction.STEP, time::step);
        deeds.put(KeyAction.FASTER, time::faster);
        deeds.put(KeyAction.SLOWER, time::slower);
        deeds.put(KeyAction.INTENT, () -> new TimeSheets(screen, time).intent());
        moves.put(KeyAction.REPLAY, () -> time.showReplay(Optional.empty()));
        moves.put(KeyAction.LAST_TURN, time::showLastTurn);
    }

    private void sheets() {
        deeds.put(KeyAction.LOG, screen::toggleLog);
        deeds.put(KeyAction.PANELS, () -> screen.panelKeys().next());
        deeds.put(KeyAction.SAVE, () -> screen.sheets().save());
        deeds.put(KeyAction.LOAD, () -> screen.sheets().load());
        deeds.put(KeyAction.KEYS, () -> screen.sheets().keys());
        deeds.put(KeyAction.SOUND, () -> screen.studio().sounds().toggle());
        deeds.put(KeyAction.BACK, screen::escape);
    }

    private void camera(MapCamera camera) {
        moves.put(KeyAction.MAGNIFY, () -> screen.stacks().magnify());
        moves.put(KeyAction.WHOLE_MAP, camera::fit);
        moves.put(KeyAction.ZOOM_IN, () -> zoom(camera, 1));
        moves.put(KeyAction.ZOOM_OUT, () -> zoom(camera, -1));
        moves.put(KeyAction.MAP_LEFT, () -> camera.drag(NUDGE, 0));
        moves.put(KeyAction.MAP_RIGHT, () -> camera.drag(-NUDGE, 0));
        moves.put(KeyAction.MAP_UP, () -> camera.drag(0, -NUDGE));
        moves.put(KeyAction.MAP_DOWN, () -> camera.drag(0, NUDGE));
    }

    private static void zoom(MapCamera camera, int steps) {
        camera.zoom(steps, Gdx.input.getX(), Gdx.graphics.getHeight() - Gdx.input.getY());
    }

    /** Does what a stroke means; whether it means anything here. */
    boolean press(Stroke stroke) {
        return keys.action(stroke).map(this::press).orElse(false);
    }

    /** Does something, if it is done by a key here; whether it is. */
    boolean press(KeyAction action) {
        if (screen.time().press(action)) {
            return true;
        }
        Runnable move = moves.get(action);
        if (move != null) {
            move.run();
            return true;
        }
        Runnable deed = deeds.get(action);
        if (deed == null) {
            return false;
        }
        deed.run();
        screen.refresh();
        return true;
    }
}
