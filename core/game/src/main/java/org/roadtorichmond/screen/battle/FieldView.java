package org.roadtorichmond.screen.battle;

import com.badlogic.gdx.Gdx;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.screen.battle.board.MapSight;
import org.roadtorichmond.screen.battle.board.Steering;
import org.roadtorichmond.screen.battle.board.SteeringKeys;
import org.roadtorichmond.screen.kit.AppContext;
import org.roadtorichmond.session.MapPlace;
import org.roadtorichmond.session.Setting;
import org.roadtorichmond.view.MapCamera;
import org.roadtorichmond.view.MapView;

/** What part of the map a battle shows: first the fighting or what was looked at last, then where the player or what is followed leads. */
final class FieldView {
    private static final float READABLE = 28;
    private static final long PRIME = 1_000_003;

    private final AppContext app;
    private final MapCamera camera;
    private final MapSight sight;
    private final Steering steering;
    private final SteeringKeys keys;
    private final MapTurning turning;
    private final MapView map;
    private final long game;
    private float placedAt;
    private int placedWide;
    private int placedHigh;
    private boolean begun;
    private boolean seen;
    private float begunX;
    private float begunY;
    private boolean whole;

    /** The view of a game by a camera, and the map that it sees. */
    FieldView(AppContext app, MapCamera camera, MapView map, MapTurning turning, MapSight sight, GameState state) {
        this.app = app;
        this.camera = camera;
        this.map = map;
        this.turning = turning;
        this.sight = sight;
        steering = new Steering(camera);
        keys = new SteeringKeys(app.keys());
        // A game that is loaded again has the same dice.
        game = state.seed() * PRIME + state.scenario().name().hashCode();
    }

    /** Sees what another camera has seen. */
    void like(MapCamera before) {
        camera.like(before);
        placedAt = app.theme().scale();
    }

    /**
     * Lays the map out in a part of the window, in pixels from the lower left. What comes and goes by itself beside the map does not
     * move it; only another size of the window or the interface does, or what the player opens and closes.
     *
     * @param given how wide it is but for what has come by itself
     */
    void place(int y, int width, int height, int given) {
        boolean still = camera.middleX() == begunX && camera.middleY() == begunY;
        if (turning.apply(camera, map) && still) {
            keep();
        }
        if (whole && still) {
            // The whole map stays so, whatever comes and goes beside it.
            camera.area(0, y, width, height);
            showWhole();
            placed(given);
            return;
        }
        still &= begun;
        float scale = app.theme().scale();
        boolean same = seen && placedAt == scale && placedWide == given && placedHigh == Gdx.graphics.getHeight();
        if (same) {
            camera.areaAround(0, y, width, height);
            if (still) {
                keep();
            }
            return;
        }
        camera.area(0, y, width, height);
        if (still) {
            // It has not been moved: in another room it may have been the whole map, in whose middle is no fighting.
            begin(scale);
        } else if (placedAt > 0) {
            if (placedAt != scale || placedWide != given) {
                sight.resized(READABLE * scale, scale / placedAt);
            }
        } else {
            app.preferences().mapPlace(game).ifPresentOrElse(place -> see(place, scale), () -> begin(scale));
        }
        placed(given);
    }

    private void placed(int given) {
        placedAt = app.theme().scale();
        placedWide = given;
        placedHigh = Gdx.graphics.getHeight();
    }

    private void see(MapPlace place, float scale) {
        camera.see(place.radius() * scale, 0, 0);
        camera.lookAtPrinted(place.x(), place.y());
    }

    private void begin(float scale) {
        sight.begin(READABLE * scale);
        begun = true;
        whole = false;
        keep();
    }

    /** Shows the whole map, until it is moved. */
    void showWhole() {
        camera.fit();
        whole = true;
        keep();
    }

    /** Notes where the map is seen, to know whether it was moved since. */
    private void keep() {
        begunX = camera.middleX();
        begunY = camera.middleY();
    }

    /** Turns the map the other way up as soon as it is placed, which the caller has done. */
    void turn(Runnable placing) {
        turning.press();
        placing.run();
    }

    /** Keeps what is seen, for when the game is shown again. */
    void remember() {
        if (placedAt > 0) {
            float x = camera.layout().printedX(camera.middleX(), camera.middleY());
            float y = camera.layout().printedY(camera.middleX(), camera.middleY());
            app.preferences().mapPlace(game, new MapPlace(camera.scale() / placedAt, x, y));
        }
    }

    /** The mouse is at a pixel of the window, counted from its upper left. */
    void mouse(int x, int y) {
        steering.mouse(x, y);
        if (app.preferences().get(Setting.EDGE_SCROLL)) {
            Gdx.graphics.requestRendering();
        }
    }

    /**
     * Time has passed: the map glides after what is followed, and moves by held keys and at the edges of the window.
     *
     * @param free whether keys and mouse are the map's, and no dialog's or field's
     * @param plain whether no key is held that gives others another meaning
     * @return whether the map is moving, so that another picture is needed
     */
    boolean moves(float seconds, boolean free, boolean plain) {
        seen = true;
        boolean glides = sight.glide(seconds);
        if (!free) {
            return glides;
        }
        boolean held = keys.move(steering, seconds, plain);
        boolean edge = app.preferences().get(Setting.EDGE_SCROLL)
                && steering.edge(
                        seconds, Gdx.graphics.getWidth(), Gdx.graphics.getHeight(), Gdx.graphics.isFullscreen());
        return glides || held || edge;
    }
}
