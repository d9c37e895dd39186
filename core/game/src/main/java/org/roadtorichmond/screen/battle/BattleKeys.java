package org.roadtorichmond.screen.battle;

import com.badlogic.gdx.Gdx;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.screen.battle.board.MapSight;
import org.roadtorichmond.screen.battle.board.StackPointer;
import org.roadtorichmond.session.KeyAction;
import org.roadtorichmond.session.Selection;
import org.roadtorichmond.session.control.Control;
import org.roadtorichmond.session.control.EndGuard;
import org.roadtorichmond.session.control.Layer;
import org.roadtorichmond.session.opponent.OpponentTurn;
import org.roadtorichmond.session.replay.ShownGame;
import org.roadtorichmond.view.MapCamera;

/** What the keys of a battle do. */
final class BattleKeys {
    private static final int NUDGE = 90;

    private final Map<KeyAction, Runnable> handlers = new EnumMap<>(KeyAction.class);
    private final ShownGame shown;
    private final Runnable stale;

    /** The keys of a battle, after most of which everything seen is refreshed. */
    BattleKeys(ShownGame shown, Runnable stale) {
        this.shown = shown;
        this.stale = stale;
        on(KeyAction.PAUSE, shown::pause);
        on(KeyAction.STEP, shown::step);
        on(KeyAction.FASTER, shown::faster);
        on(KeyAction.SLOWER, shown::slower);
    }

    /** Has an action do something, after which everything is refreshed. */
    void on(KeyAction action, Runnable handler) {
        handlers.put(action, () -> {
            handler.run();
            stale.run();
        });
    }

    /** The keys that play the game; the one that confirms answers the question whether to end the phase, too. */
    void game(Control control, EndGuard guard, MapSight sight) {
        on(KeyAction.NEXT_UNIT, () -> {
            control.next();
            sight.follow();
        });
        on(KeyAction.CONFIRM, () -> {
            if (guard.asking() || guard.confirms()) {
                press(KeyAction.END_PHASE);
            } else {
                control.confirm();
                follow(control, sight);
            }
        });
        on(KeyAction.CONFIRM_ALL, () -> {
            control.confirmation().confirmAll();
            follow(control, sight);
        });
        on(KeyAction.PLAN, () -> {
            control.plan();
            sight.follow();
        });
        on(KeyAction.IMPROVE, control::improve);
        on(KeyAction.FORMATION, control::widen);
        on(KeyAction.MARCH_ON, control::marchOn);
        on(KeyAction.HALT, control::halt);
        on(KeyAction.PASS, control.quiet()::press);
        on(KeyAction.UNDO, control::takeBack);
        on(KeyAction.REDO, control::redo);
        on(KeyAction.LEAVE_MAP, control::leave);
        on(KeyAction.ZONES, () -> control.display().cycle(Layer.ZONES));
        on(KeyAction.TERRAIN, () -> control.display().cycle(Layer.GROUND));
        on(KeyAction.GRID, () -> control.display().toggle(Layer.GRID));
        on(KeyAction.LEDGER, () -> control.display().toggle(Layer.POINTS));
    }

    /** The keys that move a cursor on the map and click where it is. */
    void cursor(Control control, MapSight sight, Runnable moved) {
        handlers.put(KeyAction.CURSOR_UP, () -> move(control, sight, 0, -1, moved));
        handlers.put(KeyAction.CURSOR_DOWN, () -> move(control, sight, 0, 1, moved));
        handlers.put(KeyAction.CURSOR_LEFT, () -> move(control, sight, -1, 0, moved));
        handlers.put(KeyAction.CURSOR_RIGHT, () -> move(control, sight, 1, 0, moved));
        on(KeyAction.CURSOR_CLICK, () -> click(control, sight, false, false, moved));
        on(KeyAction.CURSOR_JOIN, () -> click(control, sight, false, true, moved));
        on(KeyAction.CURSOR_STACK, () -> click(control, sight, true, false, moved));
    }

    /** Moves the cursor of the keys; it appears at what is chosen, or in the middle of what is seen. */
    private static void move(Control control, MapSight sight, int right, int down, Runnable moved) {
        boolean turned = sight.turned();
        // On a map that is turned to the left, the columns of the printed one lie one above the other.
        control.cursor().move(turned ? -down : right, turned ? right : down, sight.start());
        control.cursor().hex().ifPresent(sight::bring);
        moved.run();
    }

    /** Clicks where the cursor is; one that is not seen yet only appears. */
    private static void click(Control control, MapSight sight, boolean stack, boolean join, Runnable moved) {
        control.cursor()
                .hex()
                .ifPresentOrElse(hex -> control.click(hex, stack, join), () -> move(control, sight, 0, 0, moved));
        follow(control, sight);
    }

    /** The unit that has to retreat or may advance next is where the keys go on from. */
    private static void follow(Control control, MapSight sight) {
        if (control.selection() instanceof Selection.Mover) {
            sight.follow();
        }
    }

    /** The keys that open and close what stands beside the map. */
    void panels(BattlePanels panels) {
        on(KeyAction.LOG, panels::toggleLog);
        on(KeyAction.SIDE, panels.open()::toggleSide);
        on(KeyAction.ROSTER, () -> panels.reference().toggle(ReferenceDrawer.Tab.ROSTER));
        on(KeyAction.CHARTS, () -> panels.reference().toggle(ReferenceDrawer.Tab.CHARTS));
        on(KeyAction.PANELS, panels.keys()::next);
    }

    /** The keys that open dialogs and other screens. */
    void menu(BattleMenu menu) {
        on(KeyAction.SUPPLY, () -> menu.supplies(display -> display.cycle(Layer.SUPPLIES)));
        on(KeyAction.COMMUNICATIONS, () -> menu.supplies(display -> display.toggle(Layer.COMMUNICATIONS)));
        on(KeyAction.SAVE, menu::save);
        on(KeyAction.KEYS, menu::keys);
        on(KeyAction.INTENT, menu::plans);
        on(KeyAction.ADVICE, menu::advice);
        on(KeyAction.UMPIRE, menu::umpire);
        handlers.put(KeyAction.LOAD, menu::load);
        handlers.put(KeyAction.REPLAY, () -> menu.replay(Optional.empty()));
    }

    /** The key that leads through what the other side did in its last turn. */
    void opponent(OpponentTurn turn, Consumer<List<Hex>> point) {
        on(KeyAction.OPPONENT, () -> turn.next().ifPresent(group -> point.accept(group.hexes())));
    }

    /** The keys that move the map. */
    void camera(MapCamera camera, StackPointer stacks, FieldView view) {
        handlers.put(KeyAction.MAGNIFY, stacks::magnify);
        handlers.put(KeyAction.WHOLE_MAP, view::showWhole);
        handlers.put(KeyAction.ZOOM_IN, () -> zoom(camera, 1));
        handlers.put(KeyAction.ZOOM_OUT, () -> zoom(camera, -1));
        handlers.put(KeyAction.MAP_LEFT, () -> camera.drag(NUDGE, 0));
        handlers.put(KeyAction.MAP_RIGHT, () -> camera.drag(-NUDGE, 0));
        handlers.put(KeyAction.MAP_UP, () -> camera.drag(0, -NUDGE));
        handlers.put(KeyAction.MAP_DOWN, () -> camera.drag(0, NUDGE));
    }

    private static void zoom(MapCamera camera, int steps) {
        camera.zoom(steps, Gdx.input.getX(), Gdx.graphics.getHeight() - Gdx.input.getY());
    }

    /** Does something, if it is done by a key here; returns whether it is. */
    boolean press(KeyAction action) {
        if (shown.press(action)) {
            return true;
        }
        Runnable handler = handlers.get(action);
        if (handler != null) {
            handler.run();
        }
        return handler != null;
    }
}
