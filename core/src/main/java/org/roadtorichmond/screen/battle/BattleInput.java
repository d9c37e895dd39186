package org.roadtorichmond.screen.battle;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input;
import com.badlogic.gdx.InputAdapter;
import java.util.Optional;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.session.KeyAction;
import org.roadtorichmond.session.KeyMap;
import org.roadtorichmond.session.Selection;
import org.roadtorichmond.session.Stroke;
import org.roadtorichmond.session.control.Control;
import org.roadtorichmond.view.MapCamera;

/** Mouse and keys of the battle screen, as far as no panel has used them. */
final class BattleInput extends InputAdapter {
    private static final int SLOP = 5;

    private final BattleScreen screen;
    private final Control control;
    private final MapCamera camera;
    private final BattleKeys keys;
    private int pressedX;
    private int pressedY;
    private int lastX;
    private int lastY;
    private int pressed = -1;
    private boolean dragging;

    BattleInput(BattleScreen screen, Control control, MapCamera camera) {
        this.screen = screen;
        this.control = control;
        this.camera = camera;
        keys = new BattleKeys(
                screen, control, camera, new KeyMap(screen.studio().preferences()));
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
        screen.stage().setKeyboardFocus(null);
        screen.panelKeys().leave();
        return true;
    }

    @Override
    public boolean touchDragged(int x, int y, int pointer) {
        if (Math.abs(x - pressedX) + Math.abs(y - pressedY) > SLOP) {
            dragging = true;
        }
        if (dragging && pressed != Input.Buttons.RIGHT) {
            screen.stacks().close();
            camera.drag(x - lastX, lastY - y);
            lastX = x;
            lastY = y;
        }
        return true;
    }

    @Override
    public boolean touchUp(int x, int y, int pointer, int button) {
        if (!dragging && screen.time().unseen()) {
            // Nobody gives orders for what he has not seen yet; but a hex can be looked at.
            hex(x, y).ifPresent(hex -> control.select(new Selection.Look(hex)));
        } else if (!dragging && button == Input.Buttons.LEFT) {
            leftClick(x, y);
            screen.refresh();
        } else if (!dragging && button == Input.Buttons.RIGHT) {
            control.takeBack();
            screen.refresh();
        }
        pressed = -1;
        dragging = false;
        return true;
    }

    /** A click on a counter of a fanned stack means its unit; any other is one on the hex. */
    private void leftClick(int x, int y) {
        boolean picked = screen.stacks()
                .pointed(control.session().game().state(), x, up(y))
                .filter(control::pick)
                .isPresent();
        if (!picked || !gathers(control.selection())) {
            screen.stacks().close();
        }
        if (!picked) {
            hex(x, y).ifPresentOrElse(hex -> control.click(hex, screen.shift(), screen.control()), control::back);
        }
    }

    /** Whether units are being gathered one by one, so that a stack had better stay fanned out. */
    private static boolean gathers(Selection selection) {
        return selection instanceof Selection.Attack || selection instanceof Selection.Losses;
    }

    @Override
    public boolean mouseMoved(int x, int y) {
        Hex hex = screen.panelAt(x, y) == null ? hex(x, y).orElse(null) : null;
        screen.stacks().moved(hex, x, up(y));
        if (!control.hover().equals(Optional.ofNullable(hex))) {
            control.hover(hex);
            screen.hovered(x, up(y));
        }
        return false;
    }

    @Override
    public boolean scrolled(float amountX, float amountY) {
        screen.stacks().close();
        camera.zoom(amountY > 0 ? -1 : 1, Gdx.input.getX(), up(Gdx.input.getY()));
        return true;
    }

    /** Does what a key's action is, when a button asks for it. */
    void press(KeyAction action) {
        keys.press(action);
    }

    @Override
    public boolean keyDown(int key) {
        if (screen.covered()) {
            return false;
        }
        if (!screen.control() && screen.panelKeys().press(key, screen.shift())) {
            Gdx.graphics.requestRendering();
            return true;
        }
        return keys.press(new Stroke(key, screen.control(), screen.shift()));
    }
}
