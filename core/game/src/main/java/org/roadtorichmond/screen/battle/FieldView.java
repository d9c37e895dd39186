package org.roadtorichmond.screen.battle;

import com.badlogic.gdx.Gdx;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.screen.battle.board.MapSight;
import org.roadtorichmond.screen.battle.board.Steering;
import org.roadtorichmond.screen.battle.board.SteeringKeys;
import org.roadtorichmond.screen.kit.AppContext;
import org.roadtorichmond.screen.kit.MapRoom;
import org.roadtorichmond.session.MapPlace;
import org.roadtorichmond.session.Setting;
import org.roadtorichmond.view.MapCamera;
import org.roadtorichmond.view.MapView;

/** What part of the map a battle shows: first the fighting or what was looked at last, then where the player or what is followed leads. */
final class FieldView {
    private static final float READABLE = 28;
    /** From which radius of a hex in pixels counters show the designations by which lessons name them. */
    private static final float NAMED = 38;

    private static final long PRIME = 1_000_003;

    private final AppContext app;
    private final MapCamera camera;
    private final MapSight sight;
    private final Steering steering;
    private final SteeringKeys keys;
    private final MapTurning turning;
    private final MapView map;
    private final boolean taught;
    private final boolean arrivals;
    private final long game;
    private float placedAt;
    private int placedWide;
    private int placedHigh;
    private boolean begun;
    private boolean seen;
    private float begunX;
    private float begunY;
    private boolean whole;

    /**
     * The view of a game by a camera, and the map that it sees.
     *
     * @param taught whether it is that of a lesson, which speaks of all of its field
     */
    FieldView(
            AppContext app,
            MapCamera camera,
            MapView map,
            MapTurning turning,
            MapSight sight,
            GameState state,
            boolean taught) {
        this.app = app;
        this.camera = camera;
        this.map = map;
        this.turning = turning;
        this.sight = sight;
        this.taught = taught;
        arrivals = !state.scenario().arrivals().isEmpty();
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
     * Lays the map out in a part of the window, in pixels from the lower left. Panels come and go beside the map or over it, and each hex
     * stays where it is in the window; only another size of the window or the interface moves it.
     */
    void place(int y, int width, int height) {
        boolean still = begun && camera.middleX() == begunX && camera.middleY() == begunY;
        if (turning.apply(camera, map)) {
            // What has been seen lay otherwise.
            seen = false;
            if (still) {
                keep();
            }
        }
        boolean same = seen
                && placedAt == app.theme().scale()
                && placedWide == Gdx.graphics.getWidth()
                && placedHigh == Gdx.graphics.getHeight();
        if (same) {
            camera.areaAround(0, y, width, height);
            if (still) {
                keep();
            }
            return;
        }
        camera.area(0, y, width, height);
        if (still && whole) {
            showWhole();
        } else if (still || taught) {
            // It has not been moved: in another room it may have been the whole map, in whose middle is no fighting.
            begin();
        } else if (placedAt == 0) {
            app.preferences().mapPlace(game).ifPresentOrElse(this::see, this::begin);
        } else if (placedAt != app.theme().scale() || placedWide != Gdx.graphics.getWidth()) {
            sight.resized(READABLE * app.theme().scale(), app.theme().scale() / placedAt);
        }
        placedAt = app.theme().scale();
        placedWide = Gdx.graphics.getWidth();
        placedHigh = Gdx.graphics.getHeight();
    }

    private void see(MapPlace place) {
        camera.see(place.radius() * app.theme().scale(), 0, 0);
        camera.lookAtPrinted(place.x(), place.y());
    }

    /** Shows the fighting, or all hexes where they can be read so: above where the tray of units that have still to come may be. */
    private void begin() {
        int lowest = arrivals ? app.theme().px(MapRoom.FOOT + MapRoom.TRAY) : 0;
        if (taught) {
            camera.above(lowest, () -> camera.fitPlay(NAMED));
        } else {
            sight.begin(READABLE * app.theme().scale(), lowest);
        }
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
        begun = true;
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
