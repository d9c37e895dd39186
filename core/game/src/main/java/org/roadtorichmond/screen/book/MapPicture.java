package org.roadtorichmond.screen.book;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.utils.Disposable;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.screen.battle.board.BoardModel;
import org.roadtorichmond.screen.kit.AppContext;
import org.roadtorichmond.screen.kit.MapRoom;
import org.roadtorichmond.session.Seats;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.victory.VictorySystems;
import org.roadtorichmond.view.MapCamera;
import org.roadtorichmond.view.MapContents;
import org.roadtorichmond.view.MapView;

/** The whole map of a scenario with its set-up, as a picture that cannot be clicked. Any thread can make it. */
final class MapPicture implements Disposable {
    private final MapCamera camera;
    private final MapView map;
    private final MapContents board;

    MapPicture(AppContext app, LoadedScenario loaded) {
        Battlefield field = loaded.scenario().field();
        camera = new MapCamera(MapRoom.layout(app, field));
        map = app.map(loaded.scenario(), camera.layout().turned());
        // The dice do not matter to what stands where at first.
        Session session = new Session(loaded, VictorySystems.newGame(loaded.survey(), 1), Seats.BOTH_HUMAN);
        board = BoardModel.picture(session, app.texts());
    }

    /** Draws some of the map ahead, for a frame's time; whether it can be shown without being waited for. */
    boolean prepare() {
        return map.prepare(camera);
    }

    /** Fills a part of the window with the middle of the map, in pixels from the lower left. */
    void cover(int width, int height) {
        camera.area(0, 0, width, height);
        camera.fit();
        float margins = 2 * MapCamera.MARGIN;
        camera.atLeast(Math.max(
                width / (camera.layout().width() + margins),
                height / (camera.layout().height() + margins)));
    }

    void paint() {
        map.draw(camera, board, Gdx.graphics.getBackBufferWidth(), Gdx.graphics.getBackBufferHeight());
    }

    @Override
    public void dispose() {
        map.dispose();
    }
}
