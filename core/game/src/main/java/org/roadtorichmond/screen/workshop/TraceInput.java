package org.roadtorichmond.screen.workshop;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Buttons;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.InputAdapter;
import java.util.Optional;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.screen.kit.Modifiers;
import org.roadtorichmond.view.HexLayout;
import org.roadtorichmond.view.MapCamera;
import org.roadtorichmond.workshop.trace.Fitting;
import org.roadtorichmond.workshop.trace.SheetPoint;

/**
 * Mouse and keys while the traced picture is being laid: the left button moves it, the wheel with Control makes it larger and with
 * Shift turns it, and arrows, Page and Home keys do the same in small steps. While it is fitted, a click names a point or a hex.
 */
final class TraceInput extends InputAdapter {
    private static final double LARGER = 1.01;
    private static final double SLIGHTLY_LARGER = 1.002;
    private static final double TURN = 0.5;
    private static final double SLIGHT_TURN = 0.1;
    private static final float STEP = 1;
    private static final float LONG_STEP = 10;

    private final TraceControl trace;
    private final EditedMap map;
    private final Screen screen;
    private boolean on;
    private boolean dragging;
    private int lastX;
    private int lastY;

    /** What is asked of the screen. */
    interface Screen {
        Modifiers held();

        /** Leads the keys back to the map; what was typed into a field counts. */
        void leavePanels();
    }

    TraceInput(TraceControl trace, EditedMap map, Screen screen) {
        this.trace = trace;
        this.map = map;
        this.screen = screen;
    }

    /** Whether mouse and keys lay the picture. */
    boolean isOn() {
        return on;
    }

    /** Has mouse and keys lay the picture, or not any more. */
    void turn(boolean next) {
        on = next;
        dragging = false;
        trace.stopFitting();
        trace.keep();
    }

    private static int up(int y) {
        return Gdx.graphics.getHeight() - y;
    }

    private static SheetPoint point(MapCamera camera, float x, float y) {
        return new SheetPoint(camera.mapX(x), camera.layout().height() - camera.mapY(y));
    }

    private Optional<SheetPoint> mouse(int x, int y) {
        return map.camera().map(camera -> point(camera, x, up(y)));
    }

    @Override
    public boolean touchDown(int x, int y, int pointer, int button) {
        boolean ours = on && button == Buttons.LEFT && !Gdx.input.isKeyPressed(Keys.SPACE);
        if (!ours) {
            return false;
        }
        screen.leavePanels();
        if (trace.fitting().isPresent()) {
            map.camera().ifPresent(camera -> {
                HexLayout layout = camera.layout();
                Optional<Hex> hex = layout.at(camera.mapX(x), camera.mapY(up(y)));
                trace.press(point(camera, x, up(y)), hex, layout);
            });
        } else {
            dragging = true;
            lastX = x;
            lastY = y;
        }
        return true;
    }

    @Override
    public boolean touchDragged(int x, int y, int pointer) {
        if (!dragging) {
            return false;
        }
        move(x - lastX, y - lastY);
        lastX = x;
        lastY = y;
        return true;
    }

    @Override
    public boolean touchUp(int x, int y, int pointer, int button) {
        boolean any = dragging;
        dragging = false;
        if (any) {
            trace.keep();
        }
        return any;
    }

    /** Moves the picture by pixels of the window. */
    private void move(float right, float down) {
        map.camera()
                .ifPresent(camera -> trace.lay(place -> place.moved(right / camera.scale(), down / camera.scale())));
    }

    @Override
    public boolean scrolled(float amountX, float amountY) {
        boolean size = on && screen.held().control();
        boolean angle = on && !size && screen.held().shift();
        if (size || angle) {
            // With Shift some systems turn the wheel sideways.
            float amount = amountY == 0 ? amountX : amountY;
            mouse(Gdx.input.getX(), Gdx.input.getY())
                    .ifPresent(at -> trace.lay(place -> size
                            ? place.enlarged(amount > 0 ? 1 / LARGER : LARGER, at)
                            : place.turned(amount > 0 ? TURN : -TURN, at)));
        }
        return size || angle;
    }

    /** Handles a key of the map; whether it lays the picture. */
    boolean key(int key) {
        if (!on || screen.held().shift()) {
            return false;
        }
        float step = screen.held().control() ? LONG_STEP : STEP;
        switch (key) {
            case Keys.LEFT -> move(-step, 0);
            case Keys.RIGHT -> move(step, 0);
            case Keys.UP -> move(0, -step);
            case Keys.DOWN -> move(0, step);
            case Keys.PAGE_UP -> inMiddle(0, SLIGHTLY_LARGER);
            case Keys.PAGE_DOWN -> inMiddle(0, 1 / SLIGHTLY_LARGER);
            case Keys.HOME -> inMiddle(-SLIGHT_TURN, 1);
            case Keys.END -> inMiddle(SLIGHT_TURN, 1);
            default -> {
                return false;
            }
        }
        return true;
    }

    /** Turns the picture and makes it larger about the middle of what is seen. */
    private void inMiddle(double degrees, double times) {
        map.camera().ifPresent(camera -> {
            SheetPoint middle = new SheetPoint(camera.middleX(), camera.layout().height() - camera.middleY());
            trace.lay(place -> place.turned(degrees, middle).enlarged(times, middle));
        });
    }

    /** Whether the next click names a hex. */
    boolean asksForHex() {
        return on && trace.fitting().filter(Fitting::asksForHex).isPresent();
    }

    /** The hex at a pixel of the window, counted from above, that the next click would name. */
    Optional<Hex> hex(int x, int y) {
        return asksForHex()
                ? map.camera().flatMap(camera -> camera.layout().at(camera.mapX(x), camera.mapY(up(y))))
                : Optional.empty();
    }
}
