package org.roadtorichmond.screen.kit;

import com.badlogic.gdx.Gdx;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.session.MapTurn;
import org.roadtorichmond.session.Setting;
import org.roadtorichmond.view.HexLayout;
import org.roadtorichmond.view.MapCamera;

/**
 * The room that a battle leaves to its map, in units of the interface, and which way up the map lies in it: as printed or turned to the
 * left, as the player wishes. Where no wish was stated, a tall map is turned in a wide window. Only the size of the window decides, so
 * that the map stays as it is when panels come and go, and every picture of a battle lies as the battle does.
 */
public final class MapRoom {
    /** How wide the panel at the side is. */
    public static final float SIDE_WIDTH = 318;
    /** How high the bar at the top is. */
    public static final float TOP = 42;
    /** How high the bar at the bottom is. */
    public static final float FOOT = 58;
    /** How high the tray above it is, in which units that come into the battle stand. */
    public static final float TRAY = 60;

    /** How many times as large the whole map has to be seen where it is turned without having been asked. */
    private static final float WORTH = 1.2f;

    private MapRoom() {}

    /** The layout of a battle's map that suits the player's wish and the present window. */
    public static HexLayout layout(AppContext app, Battlefield field) {
        HexLayout printed = new HexLayout(field.grid());
        MapTurn wish = app.preferences().get(Setting.MAP_TURN);
        return printed.turned(wish == MapTurn.AUTO ? isWorth(app, printed) : wish == MapTurn.TURNED);
    }

    private static boolean isWorth(AppContext app, HexLayout printed) {
        float width = Gdx.graphics.getWidth() - app.theme().px(SIDE_WIDTH);
        float height = Gdx.graphics.getHeight() - app.theme().px(TOP + FOOT);
        return MapCamera.whole(printed.turned(true), width, height) >= WORTH * MapCamera.whole(printed, width, height);
    }
}
