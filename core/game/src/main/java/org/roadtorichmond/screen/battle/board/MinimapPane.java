package org.roadtorichmond.screen.battle.board;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.scenes.scene2d.InputEvent;
import com.badlogic.gdx.scenes.scene2d.InputListener;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;
import java.util.Collection;
import java.util.function.Supplier;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.screen.kit.Widgets;
import org.roadtorichmond.view.CachedPanels;
import org.roadtorichmond.view.MapCamera;
import org.roadtorichmond.view.MapContents;
import org.roadtorichmond.view.Minimap;
import org.roadtorichmond.view.Palette;

/** The small map in its corner: a click or a drag on it moves the view. */
public final class MinimapPane extends Widget {
    private static final float USUAL = 190;
    private static final float NARROW = 130;

    private final Minimap map;
    private final float longest;
    private final Supplier<MapContents> board;
    private final MapCamera camera;
    private final CachedPanels.Part still;

    /**
     * How large it is, in units of the interface.
     *
     * @param roomy whether the window is wide; where it is not, the legend needs the room beside a map that lies on its side
     */
    public static float size(MapCamera camera, boolean roomy) {
        return camera.layout().turned() && !roomy ? NARROW : USUAL;
    }

    /** A minimap whose longer side has a length in pixels; a click or drag on it moves the camera. */
    public MinimapPane(
            Minimap map, MapCamera camera, float longest, Supplier<MapContents> board, CachedPanels.Part still) {
        this.map = map;
        this.longest = longest;
        this.board = board;
        this.camera = camera;
        this.still = still;
        setTouchable(Touchable.enabled);
        addListener(new InputListener() {
            @Override
            public boolean touchDown(InputEvent event, float x, float y, int pointer, int button) {
                look(event);
                return true;
            }

            @Override
            public void touchDragged(InputEvent event, float x, float y, int pointer) {
                look(event);
            }
        });
    }

    /** Lays it into a table with a frame, which is found by the name "minimap". */
    public void frame(Widgets ui, Table table) {
        table.setBackground(ui.theme().box(Palette.INK, Palette.PAPER, 2));
        table.add(this);
        table.setName("minimap");
    }

    private void look(InputEvent event) {
        camera.look(map.mapX(event.getStageX()), map.mapY(event.getStageY()));
        Gdx.graphics.requestRendering();
    }

    /** Whether it shows more than is seen anyway. */
    public boolean showsMore() {
        return !camera.showsAll();
    }

    /** Whether it covers none of some hexes where it lies now. */
    public boolean leaves(Collection<Hex> hexes) {
        Vector2 corner = localToStageCoordinates(new Vector2());
        float room = camera.scale();
        return hexes.stream().noneMatch(hex -> {
            float x = camera.pixelX(camera.layout().x(hex));
            float y = camera.pixelY(camera.layout().y(hex));
            return x > corner.x - room
                    && x < corner.x + getWidth() + room
                    && y > corner.y - room
                    && y < corner.y + getHeight() + room;
        });
    }

    @Override
    public float getPrefWidth() {
        return map.widthFor(longest);
    }

    @Override
    public float getPrefHeight() {
        return map.heightFor(longest);
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        validate();
        // Panels are drawn in the coordinates of the stage, in which clicks come as well.
        map.draw(getX(), getY(), getWidth(), getHeight(), board.get(), camera, still);
    }
}
