package org.roadtorichmond.screen.book;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.Texture.TextureFilter;
import com.badlogic.gdx.math.Matrix4;
import com.badlogic.gdx.math.Vector2;
import com.badlogic.gdx.utils.ScreenUtils;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.screen.kit.AppContext;
import org.roadtorichmond.screen.kit.MapRoom;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.view.Counter;
import org.roadtorichmond.view.HexLayout;
import org.roadtorichmond.view.Ink;
import org.roadtorichmond.view.MapCamera;
import org.roadtorichmond.view.MapContents;
import org.roadtorichmond.view.MapView;
import org.roadtorichmond.view.Palette;

/** A picture of a map with what stands on it, drawn once. */
public final class MapImage {
    /** From how many times as large as shown a picture is drawn without counters, which could not be read. */
    private static final float READABLE = 1.2f;

    /** The side of a block that takes a counter's place, in pixels as shown. */
    private static final float BLOCK = 6;

    /** How much of the ground is seen beside the counters, on both sides together, in hex radii. */
    private static final float AROUND = 5;

    /** The least extent of the ground that is seen besides, in hex radii. */
    private static final float NEAREST = 9;

    /** How much of the ground has to be seen beside counters where not all of them can be seen, on both sides together, in hex radii. */
    private static final float RIM = 2;

    private MapImage() {}

    /**
     * Draws the whole map, without its title, as large as fits into a size in pixels, or at the smallest zoom that there is, for which the
     * picture is larger and has to be shrunk. It is drawn in the window and taken from there: to be called before a
     * frame is drawn. The caller has to dispose of it.
     */
    public static Texture take(AppContext app, Scenario scenario, MapContents board, int width, int height) {
        MapCamera camera = new MapCamera(MapRoom.layout(app, scenario.field()));
        int windowWidth = Gdx.graphics.getBackBufferWidth();
        int windowHeight = Gdx.graphics.getBackBufferHeight();
        camera.area(0, 0, Math.min(width, windowWidth), Math.min(height, windowHeight));
        camera.fitPlay();
        float margins = 2 * MapCamera.MARGIN;
        int wide = Math.min(windowWidth, Math.round((camera.layout().width() + margins) * camera.scale()));
        int high = Math.min(windowHeight, Math.round((camera.layout().height() + margins) * camera.scale()));
        camera.area(0, 0, wide, high);
        MapView map = app.map(scenario, camera.layout().turned());
        try {
            ScreenUtils.clear(Palette.PAPER);
            float shrunk = Math.max(1, Math.max(wide / (float) width, high / (float) height));
            if (shrunk > READABLE) {
                map.draw(camera, new MapContents(List.of(), List.of(), List.of()), windowWidth, windowHeight);
                blocks(app.ink(), camera, board.counters(), Math.max(camera.scale(), BLOCK * shrunk));
            } else {
                map.draw(camera, board, windowWidth, windowHeight);
            }
            return taken(wide, high);
        } finally {
            map.dispose();
        }
    }

    /**
     * Draws what a camera sees that looks at the lower left of the window. It is drawn in the window and taken from there: to be
     * called before a frame is drawn. The caller has to dispose of it.
     *
     * @param width how wide the picture is, in pixels, at most as wide as the window
     * @param height how high it is
     */
    public static Texture section(
            AppContext app, Scenario scenario, MapContents board, MapCamera camera, int width, int height) {
        MapView map = app.map(scenario, camera.layout().turned());
        try {
            ScreenUtils.clear(Palette.PAPER);
            map.draw(camera, board, Gdx.graphics.getBackBufferWidth(), Gdx.graphics.getBackBufferHeight());
            return taken(width, height);
        } finally {
            map.dispose();
        }
    }

    /**
     * Draws the ground on which counters stand, near enough to read them, so that it fills a size in pixels to its edges. To be called
     * before a frame is drawn; the caller has to dispose of it.
     */
    static Texture ofGround(AppContext app, Scenario scenario, MapContents board, int width, int height) {
        MapCamera camera = new MapCamera(MapRoom.layout(app, scenario.field()));
        int windowWidth = Gdx.graphics.getBackBufferWidth();
        int windowHeight = Gdx.graphics.getBackBufferHeight();
        int wide = Math.min(width, windowWidth);
        int high = Math.min(height, windowHeight);
        camera.area(0, 0, wide, high);
        frame(camera, board.counters(), wide, high);
        MapView map = app.map(scenario, camera.layout().turned());
        try {
            ScreenUtils.clear(Palette.PAPER);
            map.draw(camera, board, windowWidth, windowHeight);
            return taken(wide, high);
        } finally {
            map.dispose();
        }
    }

    /**
     * Sees all counters as large as fits, but not without the ground round them, and nothing beside the paper. Where they stand too far
     * apart for that, it sees those that are nearest to each other, of both sides as many as can be seen together.
     */
    static void frame(MapCamera camera, List<Counter> counters, int width, int height) {
        HexLayout layout = camera.layout();
        List<Float> xs =
                counters.stream().map(counter -> layout.x(counter.hex())).toList();
        List<Float> ys =
                counters.stream().map(counter -> layout.y(counter.hex())).toList();
        float near = Math.min(width / (extent(xs) + AROUND), height / (extent(ys) + AROUND));
        float filling = Math.max(
                width / (layout.width() + 2 * MapCamera.MARGIN),
                height / (layout.height() + MapCamera.MARGIN + MapCamera.FOOT));
        float scale = (float) Math.ceil(Math.max(near, filling));
        Vector2 middle = near >= filling || counters.isEmpty()
                ? new Vector2(mean(xs, layout.width()), mean(ys, layout.height()))
                : thickest(layout, counters, width / scale - RIM, height / scale - RIM);
        camera.see(scale, 0, 0);
        camera.lookOnPaper(middle.x, middle.y);
    }

    /** The middle between two counters, or that of one, round which most of both sides are seen in a width and height. */
    private static Vector2 thickest(HexLayout layout, List<Counter> counters, float width, float height) {
        List<Vector2> union = places(layout, counters, Side.UNION);
        List<Vector2> confederate = places(layout, counters, Side.CONFEDERATE);
        List<Vector2> all = Stream.of(union, confederate).flatMap(List::stream).toList();
        return all.stream()
                .flatMap(one -> all.stream().map(other -> new Vector2(one).lerp(other, 0.5f)))
                .max(Comparator.comparingDouble(middle -> {
                    double ours = seen(union, middle, width, height);
                    double theirs = seen(confederate, middle, width, height);
                    return ours + theirs + all.size() * Math.min(ours, theirs);
                }))
                .orElseThrow();
    }

    private static List<Vector2> places(HexLayout layout, List<Counter> counters, Side side) {
        return counters.stream()
                .filter(counter -> counter.side() == side)
                .map(Counter::hex)
                .distinct()
                .map(hex -> new Vector2(layout.x(hex), layout.y(hex)))
                .toList();
    }

    /** How much of some places is seen round a point: each counts the less, the farther from it. */
    private static double seen(List<Vector2> places, Vector2 middle, float width, float height) {
        return places.stream()
                .mapToDouble(place -> Math.max(0, 1 - 2 * Math.abs(place.x - middle.x) / width)
                        * Math.max(0, 1 - 2 * Math.abs(place.y - middle.y) / height))
                .sum();
    }

    private static float extent(List<Float> places) {
        float most = places.stream().max(Comparator.naturalOrder()).orElse(0f);
        return Math.max(
                NEAREST, most - places.stream().min(Comparator.naturalOrder()).orElse(0f));
    }

    /** The middle between the outermost places; that of a length where there are none. */
    private static float mean(List<Float> places, float length) {
        return places.isEmpty() ? length / 2 : (Collections.max(places) + Collections.min(places)) / 2;
    }

    private static Texture taken(int width, int height) {
        Texture texture = new Texture(flipped(Pixmap.createFromFrameBuffer(0, 0, width, height)), true);
        texture.setFilter(TextureFilter.MipMapLinearLinear, TextureFilter.Linear);
        return texture;
    }

    /** Blocks of the sides' colours, as on the maps of histories: all that can be made out of counters in a small picture. */
    private static void blocks(Ink ink, MapCamera camera, List<Counter> counters, float size) {
        float rim = size / 6;
        ink.begin(new Matrix4()
                .setToOrtho2D(0, 0, Gdx.graphics.getBackBufferWidth(), Gdx.graphics.getBackBufferHeight()));
        for (Counter counter : counters) {
            float x = camera.pixelX(camera.layout().x(counter.hex())) - size / 2;
            float y = camera.pixelY(camera.layout().y(counter.hex())) - size / 2;
            ink.rectangle(x - rim, y - rim, size + 2 * rim, size + 2 * rim, Palette.INK);
            ink.rectangle(x, y, size, size, Palette.face(counter.side()));
        }
        ink.end();
    }

    /** The picture with its first row on top, opaque; the one given is disposed of. */
    private static Pixmap flipped(Pixmap pixmap) {
        int width = pixmap.getWidth();
        int height = pixmap.getHeight();
        Pixmap made = new Pixmap(width, height, Pixmap.Format.RGB888);
        for (int row = 0; row < height; row++) {
            made.drawPixmap(pixmap, 0, row, 0, height - 1 - row, width, 1);
        }
        pixmap.dispose();
        return made;
    }
}
