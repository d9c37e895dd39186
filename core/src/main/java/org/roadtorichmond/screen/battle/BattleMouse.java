package org.roadtorichmond.screen.battle;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input;
import com.badlogic.gdx.InputAdapter;
import java.util.Optional;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.screen.battle.board.StackPointer;
import org.roadtorichmond.screen.kit.Modifiers;
import org.roadtorichmond.session.Selection;
import org.roadtorichmond.session.control.Control;
import org.roadtorichmond.session.replay.ShownGame;
import org.roadtorichmond.view.MapCamera;

/** The mouse over the map of a battle. */
final class BattleMouse extends InputAdapter {
    private static final int SLOP = 5;

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
        screen.leavePanels();
        return true;
    }

    @Override
    public boolean touchDragged(int x, int y, int pointer) {
        if (Math.abs(x - pressedX) + Math.abs(y - pressedY) > SLOP) {
            dragging = true;
        }
        if (dragging && pressed != Input.Buttons.RIGHT) {
            stacks.close();
            camera.drag(x - lastX, lastY - y);
            lastX = x;
            lastY = y;
        }
        return true;
    }

    @Override
    public boolean touchUp(int x, int y, int pointer, int button) {
        if (!dragging && shown.unseen()) {
            // No orders are given for what has not been seen yet; but a hex can be looked at.
            hex(x, y).ifPresent(hex -> control.select(new Selection.Look(hex)));
            screen.stale();
        } else if (!dragging && button == Input.Buttons.LEFT) {
            leftClick(x, y);
            screen.stale();
        } else if (!dragging && button == Input.Buttons.RIGHT) {
            control.dismiss(hex(x, y));
            screen.stale();
        }
        pressed = -1;
        dragging = false;
        return true;
    }

    /** A click on a counter of a fanned stack means its unit; any other is one on the hex. */
    private void leftClick(int x, int y) {
        boolean picked = stacks.pointed(control.session().game().state(), x, up(y))
                .filter(control::pick)
                .isPresent();
        if (!picked || !gathers(control.selection())) {
            stacks.close();
        }
        if (!picked) {
            hex(x, y).ifPresentOrElse(hex -> control.click(hex, held.shift(), held.control()), control::back);
        }
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
