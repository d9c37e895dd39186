package org.roadtorichmond.screen.workshop;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input;
import com.badlogic.gdx.InputAdapter;
import java.util.Optional;
import org.roadtorichmond.workshop.tools.EditingSession;
import org.roadtorichmond.workshop.tools.MapPoint;

/** The mouse over the map of the workshop: the left button uses the tool, the others and the space bar move the map. */
final class WorkshopMouse extends InputAdapter {
    private static final int SLOP = 5;

    private final EditingSession session;
    private final EditedMap map;
    private final Screen screen;
    private int pressedX;
    private int pressedY;
    private int lastX;
    private int lastY;
    private int pressed = -1;
    private boolean moves;
    private boolean moved;

    /** What the mouse asks of the screen. */
    interface Screen {
        /** Whether a panel is under a pixel counted from above. */
        boolean onPanel(int x, int y);

        /** Leads the keys back to the map; what was typed into a field counts. */
        void leavePanels();

        /** Something is being dragged on the map, or no longer. */
        void drags(boolean on);

        /** Has everything seen refreshed. */
        void stale();
    }

    WorkshopMouse(EditingSession session, EditedMap map, Screen screen) {
        this.session = session;
        this.map = map;
        this.screen = screen;
    }

    private static int up(int y) {
        return Gdx.graphics.getHeight() - y;
    }

    private Optional<MapPoint> point(int x, int y) {
        return map.camera().flatMap(camera -> PointFinder.at(camera.layout(), camera.mapX(x), camera.mapY(up(y))));
    }

    @Override
    public boolean touchDown(int x, int y, int pointer, int button) {
        screen.leavePanels();
        screen.drags(true);
        pressed = button;
        pressedX = x;
        pressedY = y;
        lastX = x;
        lastY = y;
        moved = false;
        moves = button != Input.Buttons.LEFT || Gdx.input.isKeyPressed(Input.Keys.SPACE);
        if (!moves) {
            point(x, y).ifPresentOrElse(session::press, session::cancel);
        }
        screen.stale();
        return true;
    }

    @Override
    public boolean touchDragged(int x, int y, int pointer) {
        moved |= Math.abs(x - pressedX) + Math.abs(y - pressedY) > SLOP;
        if (!moves) {
            point(x, y).ifPresent(session::drag);
            screen.stale();
        } else if (moved) {
            map.camera().ifPresent(camera -> camera.drag(x - lastX, lastY - y));
            lastX = x;
            lastY = y;
            Gdx.graphics.requestRendering();
        }
        return true;
    }

    @Override
    public boolean touchUp(int x, int y, int pointer, int button) {
        screen.drags(false);
        session.release();
        if (pressed == Input.Buttons.RIGHT && !moved) {
            session.cancel();
        }
        pressed = -1;
        screen.stale();
        return true;
    }

    @Override
    public boolean mouseMoved(int x, int y) {
        session.hover(screen.onPanel(x, y) ? Optional.empty() : point(x, y));
        Gdx.graphics.requestRendering();
        return false;
    }

    @Override
    public boolean scrolled(float amountX, float amountY) {
        map.camera().ifPresent(camera -> camera.zoom(amountY > 0 ? -1 : 1, Gdx.input.getX(), up(Gdx.input.getY())));
        Gdx.graphics.requestRendering();
        return true;
    }
}
