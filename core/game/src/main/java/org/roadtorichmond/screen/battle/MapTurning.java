package org.roadtorichmond.screen.battle;

import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.screen.kit.AppContext;
import org.roadtorichmond.screen.kit.MapRoom;
import org.roadtorichmond.session.MapTurn;
import org.roadtorichmond.session.Setting;
import org.roadtorichmond.view.HexLayout;
import org.roadtorichmond.view.MapCamera;
import org.roadtorichmond.view.MapView;

/**
 * Turns a battle's map when the player or the window wishes it the other way up, as {@link MapRoom} has it.
 *
 * @param free whether the map may be turned at all: what lessons say of their fields is said of the printed map
 */
record MapTurning(AppContext app, Battlefield field, boolean free) {
    /** The layout that suits the player's wish and the present window. */
    HexLayout layout() {
        return free ? MapRoom.layout(app, field) : new HexLayout(field.grid());
    }

    /** Turns a map and the camera over it as {@link #layout} has it; whether they lay otherwise. */
    boolean apply(MapCamera camera, MapView map) {
        boolean next = layout().turned();
        if (next == camera.layout().turned()) {
            return false;
        }
        map.turn(app.topography(field, next));
        camera.turn(next);
        return true;
    }

    /** Wishes the map the other way up than it lies, in every battle from now on. */
    void press() {
        if (free) {
            app.preferences().set(Setting.MAP_TURN, layout().turned() ? MapTurn.PRINTED : MapTurn.TURNED);
        }
    }
}
