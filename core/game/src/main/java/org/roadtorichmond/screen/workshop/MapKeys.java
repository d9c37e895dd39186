package org.roadtorichmond.screen.workshop;

import com.badlogic.gdx.Gdx;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.screen.battle.board.Steering;
import org.roadtorichmond.screen.battle.board.SteeringKeys;
import org.roadtorichmond.session.KeyAction;
import org.roadtorichmond.session.KeyMap;
import org.roadtorichmond.view.MapCamera;

/** The keys that move the map of the workshop and zoom it, by steps and, while they are held, gliding as in a battle. */
final class MapKeys {
    private static final int NUDGE = 90;

    private final EditedMap map;
    private final SteeringKeys held;
    private @Nullable MapCamera steered;
    private @Nullable Steering steering;

    MapKeys(EditedMap map, KeyMap keys) {
        this.map = map;
        held = new SteeringKeys(keys);
    }

    /** Does what a key means for the map; whether it means anything. */
    boolean press(KeyAction action) {
        MapCamera camera = map.camera().orElse(null);
        if (camera == null) {
            return false;
        }
        switch (action) {
            case WHOLE_MAP -> map.fit();
            case ZOOM_IN -> zoom(camera, 1);
            case ZOOM_OUT -> zoom(camera, -1);
            case MAP_LEFT -> camera.drag(NUDGE, 0);
            case MAP_RIGHT -> camera.drag(-NUDGE, 0);
            case MAP_UP -> camera.drag(0, -NUDGE);
            case MAP_DOWN -> camera.drag(0, NUDGE);
            default -> {
                return false;
            }
        }
        return true;
    }

    private static void zoom(MapCamera camera, int steps) {
        camera.zoom(steps, Gdx.input.getX(), Gdx.graphics.getHeight() - Gdx.input.getY());
    }

    /** Time has passed: the map glides while its keys are held, if they are the map's and no other key gives them another meaning. */
    void glide(float seconds, boolean plain) {
        MapCamera camera = map.camera().orElse(null);
        if (camera == null) {
            return;
        }
        Steering now = steering;
        if (now == null || !camera.equals(steered)) {
            now = new Steering(camera);
            steering = now;
            steered = camera;
        }
        if (held.move(now, seconds, plain)) {
            Gdx.graphics.requestRendering();
        }
    }
}
