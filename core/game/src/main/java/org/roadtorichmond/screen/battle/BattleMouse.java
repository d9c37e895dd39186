package org.roadtorichmond.screen.battle;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input;
import com.badlogic.gdx.InputAdapter;
import com.badlogic.gdx.utils.TimeUtils;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.screen.battle.board.StackPointer;
import org.roadtorichmond.screen.kit.Modifiers;
import org.roadtorichmond.session.Selection;
import org.roadtorichmond.session.control.Control;
import org.roadtorichmond.session.replay.ShownGame;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.view.HexLayout;
import org.roadtorichmond.view.MapCamera;

/** The mouse over the map of a battle. */
final class BattleMouse extends InputAdapter {
    private static final int SLOP = 5;

    /** Within how many milliseconds a second click on the same hex means more than the first. */
    private static final int DOUBLE = 350;

    private final Screen screen;
    private final Control control;
    private final MapCamera camera;
    private final StackPointer stacks;
    private final ShownGame shown;
    private final Modifiers held;
    private int pressedX;
    private int pressedY;
    private int lastX;
    private int lastY;
    private int pressed = -1;
    private boolean dragging;
    private boolean boxing;
    private Set<Hex> boxed = Set.of();
    private long clickedAt;
    private Optional<Hex> clicked = Optional.empty();

    /** What the mouse asks of the screen. */
    interface Screen {
        /** Whether a panel is under a pixel counted from above. */
        boolean onPanel(int x, int y);

        /** Leads the keys back to the map. */
        void leavePanels();

        /** The mouse has come to another hex, in pixels from below. */
        void hovered(int x, int y);

        /** Has everything seen refreshed. */
        void stale();
    }

    BattleMouse(
            Screen screen, Control control, MapCamera camera, StackPointer stacks, ShownGame shown, Modifiers held) {
        this.screen = screen;
        this.control = control;
        this.camera = camera;
        this.stacks = stacks;
        this.shown = shown;
        this.held = held;
    }

    private static int up(int y) {
        return Gdx.graphics.getHeight() - y;
    }

    private Optional<Hex> hex(int x, int y) {
        return camera.layout().at(camera.mapX(x), camera.mapY(up(y)));
    }

    @Override
    public boolean touchDown(int x, int y, int pointer, int button) {
        pressed = button;
        pressedX = x;
        pressedY = y;
        lastX = x;
        lastY = y;
        dragging = false;
        boxing = button == Input.Buttons.LEFT && held.shift() && !shown.unseen();
        boxed = Set.of();
        screen.leavePanels();
        shown.hasten();
        return true;
    }

    @Override
    public boolean touchDragged(int x, int y, int pointer) {
        if (Math.abs(x - pressedX) + Math.abs(y - pressedY) > SLOP) {
            dragging = true;
        }
        if (boxing) {
            box(x, y);
        } else if (dragging && pressed != Input.Buttons.RIGHT) {
            stacks.close();
            camera.drag(x - lastX, lastY - y);
            lastX = x;
            lastY = y;
        }
        return true;
    }

    @Override
    public boolean touchUp(int x, int y, int pointer, int button) {
        if (dragging && boxing && !boxed.isEmpty()) {
            control.display().show(List.of());
            control.box(boxed);
            screen.stale();
        } else if (!dragging && shown.unseen()) {
            // No orders are given for what has not been seen yet; but a hex can be looked at.
            hex(x, y).ifPresent(hex -> control.select(new Selection.Look(hex)));
            screen.stale();
        } else if ((!dragging || boxing) && button == Input.Buttons.LEFT) {
            leftClick(x, y);
            screen.stale();
        } else if (!dragging && button == Input.Buttons.RIGHT) {
            control.dismiss(hex(x, y));
            screen.stale();
        }
        pressed = -1;
        dragging = false;
        boxing = false;
        return true;
    }

    /** Frames the hexes whose centres lie between where the mouse was pressed and where it is. */
    private void box(int x, int y) {
        HexLayout layout = camera.layout();
        float left = camera.mapX(Math.min(x, pressedX));
        float right = camera.mapX(Math.max(x, pressedX));
        float below = camera.mapY(up(Math.max(y, pressedY)));
        float above = camera.mapY(up(Math.min(y, pressedY)));
        Set<Hex> hexes = new TreeSet<>();
        for (int i = 0; i < layout.grid().size(); i++) {
            Hex hex = layout.grid().hex(i);
            boolean across = layout.x(hex) >= left && layout.x(hex) <= right;
            if (across && layout.y(hex) >= below && layout.y(hex) <= above) {
                hexes.add(hex);
            }
        }
        if (!hexes.equals(boxed)) {
            boxed = hexes;
            control.display().show(List.copyOf(hexes));
            screen.stale();
        }
    }

    /** A click on a counter of a fanned stack means its unit; any other is one on the hex. */
    private void leftClick(int x, int y) {
        Optional<Hex> hex = hex(x, y);
        boolean again = TimeUtils.timeSinceMillis(clickedAt) < DOUBLE && clicked.equals(hex);
        clickedAt = TimeUtils.millis();
        clicked = hex;
        if (again && !held.shift() && !held.control() && chosen(hex) && control.widen()) {
            stacks.close();
            return;
        }
        boolean picked = stacks.pointed(control.session().state(), x, up(y))
                .filter(control::pick)
                .isPresent();
        if (!picked || !gathers(control.selection())) {
            stacks.close();
        }
        if (!picked) {
            hex.ifPresent(at -> control.click(at, held.shift(), held.control()));
            if (hex.isEmpty() && !held.shift()) {
                control.back();
            }
        }
    }

    /** Whether the unit that would lead its formation stands in a hex. */
    private boolean chosen(Optional<Hex> hex) {
        List<Unit> units = control.selection().units();
        return !units.isEmpty()
                && hex.isPresent()
                && control.session().state().hexOf(units.get(0)).equals(hex);
    }

    /** Whether units are being gathered one by one, so that a stack had better stay fanned out. */
    private static boolean gathers(Selection selection) {
        return selection instanceof Selection.Attack || selection instanceof Selection.Losses;
    }

    @Override
    public boolean mouseMoved(int x, int y) {
        Hex hex = !screen.onPanel(x, y) ? hex(x, y).orElse(null) : null;
        stacks.moved(hex, x, up(y));
        if (!control.hover().equals(Optional.ofNullable(hex))) {
            control.hover(hex);
            screen.hovered(x, up(y));
        }
        return false;
    }

    @Override
    public boolean scrolled(float amountX, float amountY) {
        stacks.close();
        camera.zoom(amountY > 0 ? -1 : 1, Gdx.input.getX(), up(Gdx.input.getY()));
        return true;
    }
}
