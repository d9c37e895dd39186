package org.roadtorichmond.view;

import com.badlogic.gdx.math.Matrix4;
import com.badlogic.gdx.utils.Disposable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.Battlefield;

/** Draws the map with what stands on it, as a camera sees it. */
public final class MapView implements Disposable {
    /** The side of a counter in hex radii: two of them overlapping still leave the hex's number free. */
    private static final float COUNTER = 1.12f;

    private static final float STAGGER = 0.2f;

    private final Ink ink;
    private final Fonts fonts;
    private final MapTiles tiles;
    private final CounterPainter counters;
    private final OverlayPainter overlays = new OverlayPainter();

    /** A view of a battlefield. */
    public MapView(Battlefield field, HexLayout layout, Ink ink, Fonts fonts) {
        this.ink = ink;
        this.fonts = fonts;
        tiles = new MapTiles(field, layout, ink, fonts);
        counters = new CounterPainter(ink, fonts);
    }

    /** Draws into the window, whose size in pixels is given. */
    public void draw(MapCamera camera, Board board, int width, int height) {
        Matrix4 window = new Matrix4().setToOrtho2D(0, 0, width, height);
        tiles.draw(camera, window, width, height);
        Plate plate = new Plate(
                ink, fonts, camera.layout(), camera.scale(), camera.originX(), camera.originY(), width, height);
        ink.begin(window);
        overlays.paint(plate, board.under());
        paintCounters(plate, board.counters());
        overlays.paint(plate, board.over());
        ink.end();
    }

    private void paintCounters(Plate plate, List<Counter> all) {
        Map<Hex, List<Counter>> stacks = new LinkedHashMap<>();
        for (Counter counter : all) {
            stacks.computeIfAbsent(counter.hex(), hex -> new ArrayList<>()).add(counter);
        }
        stacks.forEach((hex, stack) -> {
            if (plate.shows(hex)) {
                paintStack(plate, hex, stack);
            }
        });
    }

    private void paintStack(Plate plate, Hex hex, List<Counter> stack) {
        float size = Math.round(plate.scale() * COUNTER);
        float step = plate.scale() * STAGGER;
        for (int i = 0; i < stack.size(); i++) {
            float offset = (i - (stack.size() - 1) / 2f) * step;
            float x = Math.round(plate.x(hex) - size / 2 + offset);
            float y = Math.round(plate.y(hex) - size / 2 - offset * 0.75f);
            counters.paint(stack.get(i), x, y, size);
        }
    }

    @Override
    public void dispose() {
        tiles.dispose();
    }
}
