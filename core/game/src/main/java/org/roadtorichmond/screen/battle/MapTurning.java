package org.roadtorichmond.screen.battle;

import com.badlogic.gdx.Gdx;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.screen.kit.AppContext;
import org.roadtorichmond.session.MapTurn;
import org.roadtorichmond.session.Setting;
import org.roadtorichmond.view.HexLayout;
import org.roadtorichmond.view.MapCamera;
import org.roadtorichmond.view.MapView;

/**
 * Which way up a battle's map lies: as printed or turned to the left, as the player wishes. Where no wish was stated, a tall map is
 * turned in a wide window. Only the size of the window decides, so that the map stays as it is when panels come and go.
 */
final class MapTurning {
    /** How many times as large the whole map has to be seen where it is turned without having been asked. */
    private static final float WORTH = 1.2f;

    private final AppContext app;
    private final Battlefield field;
    private final HexLayout printed;
    private final boolean free;

    /**
     * For the map of a battle.
     *
     * @param free whether the map may be turned at all: what lessons say of their fields is said of the printed map
     */
    MapTurning(AppContext app, Battlefield field, boolean free) {
        this.app = app;
        this.field = field;
        this.free = free;
        printed = new HexLayout(field.grid());
    }

    /** The layout that suits the player's wish and the present window. */
    HexLayout layout() {
        return printed.turned(free && turned());
    }

    private boolean turned() {
        MapTurn wish = app.preferences().get(Setting.MAP_TURN);
        if (wish != MapTurn.AUTO) {
            return wish == MapTurn.TURNED;
        }
        float width = Gdx.graphics.getWidth() - app.theme().px(BattlePanels.SIDE_WIDTH);
        float height = Gdx.graphics.getHeight() - app.theme().px(BattlePanels.TOP + BattlePanels.FOOT);
        return MapCamera.whole(printed.turned(true), width, height) >= WORTH * MapCamera.whole(printed, width, height);
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
