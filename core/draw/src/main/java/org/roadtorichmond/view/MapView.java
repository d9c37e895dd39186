package org.roadtorichmond.view;

import com.badlogic.gdx.math.Matrix4;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.utils.Disposable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.hex.Hex;

/** Draws the map with what stands on it, as a camera sees it, and reports which counter lies where. */
public final class MapView implements Disposable {
    /** How many needles that show north the height of the map would have room for, and the radius of the smallest in pixels. */
    private static final float NEEDLES = 46;

    private static final float LEAST_NEEDLE = 9;

    private final Ink ink;
    private final Fonts fonts;
    private final Legend legend;
    private final Obstacles obstacles;
    private MapPainter painter;
    private MapTiles tiles;
    private final Minimap minimap;
    private final CounterSprites sprites;
    private final Magnifier magnifier;
    private final OverlayPainter overlays = new OverlayPainter();
    private final Matrix4 window = new Matrix4();
    private LightPainter lights;
    private Light light = Light.DAY;
    private @Nullable Hex fanned;
    private @Nullable Hex magnified;
    private @Nullable StackPlan plan;
    private @Nullable Underlay underlay;

    /**
     * A view of a battlefield. Any thread can make it; it needs graphics only when it draws.
     *
     * @param topography of the field
     * @param legend the words on its sheet
     * @param obstacles what stands on the map at first, off which names are kept where they can be
     * @param ink what draws
     * @param fonts what writes
     */
    public MapView(Topography topography, Legend legend, Obstacles obstacles, Ink ink, Fonts fonts) {
        this.ink = ink;
        this.fonts = fonts;
        this.legend = legend;
        this.obstacles = obstacles;
        HexLayout layout = topography.layout();
        painter = new MapPainter(topography, legend, obstacles);
        tiles = new MapTiles(painter, layout, ink, fonts);
        lights = new LightPainter(topography.waters());
        minimap = new Minimap(painter, layout, ink, fonts);
        CounterPainter counters = new CounterPainter(ink, fonts);
        sprites = new CounterSprites(ink, counters);
        magnifier = new Magnifier(ink, fonts, counters);
    }

    /** Draws the map by another topography of the same field from now on, which is turned otherwise. */
    public void turn(Topography next) {
        tiles.dispose();
        painter.dispose();
        painter = new MapPainter(next, legend, obstacles);
        tiles = new MapTiles(painter, next.layout(), ink, fonts);
        tiles.clear(underlay != null);
        lights = new LightPainter(next.waters());
        minimap.paint(painter, next.layout());
        plan = null;
    }

    /** Shows the map in a light from the next drawing on; it is day unless this is called. */
    public void light(Light now) {
        light = now;
    }

    /** A small picture of the same map. */
    public Minimap minimap() {
        return minimap;
    }

    /** Fans out the stack on a hex from the next drawing on; none if there is no hex. */
    public void fan(@Nullable Hex hex) {
        fanned = hex;
    }

    /** The hex whose stack is fanned out. */
    public Optional<Hex> fanned() {
        return Optional.ofNullable(fanned);
    }

    /** Shows the stack on a hex magnified from the next drawing on; none if there is no hex. */
    public void magnify(@Nullable Hex hex) {
        magnified = hex;
    }

    /** The uppermost counter at a pixel, counted from below, as it was drawn last. */
    public Optional<Counter> counterAt(float x, float y) {
        StackPlan last = plan;
        return last == null ? Optional.empty() : last.at(x, y);
    }

    /** Whether a pixel, counted from below, lies on the fanned stack as it was drawn last. */
    public boolean onFan(float x, float y) {
        StackPlan last = plan;
        return last != null && last.onFan(x, y);
    }

    /**
     * Where this view looks different from another one, as far as that can be found out without graphics; to be handed to {@link
     * #takeOver}. Any thread may ask.
     */
    public Difference differenceFrom(MapView before) {
        return new Difference(before.painter, painter, painter.compare(before.painter));
    }

    /** Where two views look different. */
    public static final class Difference {
        private final MapPainter before;
        private final MapPainter after;
        private final ChangedArea area;

        private Difference(MapPainter before, MapPainter after, ChangedArea area) {
            this.before = before;
            this.after = after;
            this.area = area;
        }
    }

    /**
     * Takes over what another view has drawn, where both look the same; that one may be drawn until this one is. Of maps of different
     * sizes nothing is taken over.
     *
     * @param known how they differ, if that was found out; else it is found out here, which takes some hundredths of a second
     * @return the number of pictures that need not be drawn
     */
    public int takeOver(MapView before, Optional<Difference> known) {
        ChangedArea area = known.filter(found -> found.before == before.painter && found.after == painter)
                .map(found -> found.area)
                .orElseGet(() -> painter.compare(before.painter));
        return tiles.takeOver(before.tiles, area);
    }

    /** Shows a picture under the ground of the map, which is clear then; none if there is no picture. The caller disposes of it. */
    public void underlay(@Nullable Underlay next) {
        underlay = next;
        tiles.clear(next != null);
    }

    /** How many pictures of parts of the map were drawn so far. */
    public int drawn() {
        return tiles.painted();
    }

    /**
     * Draws ahead some of what {@link #draw} will need of the map itself, for a frame's time; at least a little.
     *
     * @return whether nothing is missing any more
     */
    public boolean prepare(MapCamera camera) {
        return tiles.prepare(camera);
    }

    /** Draws into the window, whose size in pixels is given. */
    public void draw(MapCamera camera, MapContents board, int width, int height) {
        window.setToOrtho2D(0, 0, width, height);
        Underlay lying = underlay;
        tiles.draw(camera, window, () -> {
            if (lying != null) {
                lying.paint(ink, camera);
            }
        });
        MapSection section = new MapSection(
                ink, fonts, camera.layout(), camera.scale(), camera.originX(), camera.originY(), width, height);
        StackPlan now = new StackPlan(camera, board.counters(), fanned);
        plan = now;
        List<StackPlan.Piece> seen = now.pieces().stream()
                .filter(piece -> section.shows(piece.counter().hex()))
                .map(piece -> shaken(piece, board.over(), camera.scale()))
                .toList();
        sprites.prepare(seen);
        sprites.prepare(now.fan());
        ink.begin(window);
        if (camera.showsFoot()) {
            painter.foot(section);
        }
        lights.paint(section, light);
        overlays.paint(section, board.under(), List.of());
        Canvas canvas = new InkCanvas(section);
        List<KeySign> signs = KeySign.beside(canvas, board.signs(), board.counters());
        KeySigns.rings(canvas, signs);
        List<Rectangle> words = new ArrayList<>(KeySigns.arrows(canvas, signs));
        sprites.draw(seen);
        words.addAll(KeySigns.flags(canvas, signs));
        words.addAll(KeySigns.beyond(
                canvas, signs, camera.leftEdge(), camera.bottomEdge(), camera.rightEdge(), camera.topEdge()));
        overlays.paint(section, board.over(), words);
        if (lying != null) {
            lying.paintMarks(ink, camera);
        }
        sprites.draw(now.fan());
        for (Overlay overlay : board.over()) {
            if (overlay instanceof Overlay.Banner banner) {
                MotionPainter.banner(ink, fonts, camera, banner);
            }
        }
        north(canvas, camera, words);
        if (magnified != null) {
            magnifier.paint(camera, magnified, board.counters());
        }
        ink.end();
    }

    /** Where north is, in the upper right of what is seen, or as far below as no words lie on it. */
    private void north(Canvas canvas, MapCamera camera, List<Rectangle> words) {
        float size = Math.max(LEAST_NEEDLE, camera.seenHeight() * camera.scale() / NEEDLES) / camera.scale();
        float inside = 2 * size;
        float x = camera.rightEdge() - inside;
        float y = camera.topEdge() - inside;
        Rectangle needle = new Rectangle(x - inside, y - inside, 2 * inside, 2 * inside);
        while (y > camera.bottomEdge() + inside && words.stream().anyMatch(needle::overlaps)) {
            y -= inside;
            needle.y -= inside;
        }
        painter.north(canvas, x, y, size);
    }

    /** The counter where it is drawn while its hex shakes; it is still found where it lies. */
    private static StackPlan.Piece shaken(StackPlan.Piece piece, List<Overlay> over, float scale) {
        for (Overlay overlay : over) {
            if (overlay instanceof Overlay.Shake shake
                    && shake.hex().equals(piece.counter().hex())) {
                return piece.moved(Math.round(shake.x() * scale), Math.round(shake.y() * scale));
            }
        }
        return piece;
    }

    @Override
    public void dispose() {
        tiles.dispose();
        sprites.dispose();
        minimap.dispose();
        painter.dispose();
    }
}
