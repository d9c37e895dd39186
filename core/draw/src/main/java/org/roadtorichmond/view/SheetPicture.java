package org.roadtorichmond.view;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.utils.BufferUtils;
import java.nio.IntBuffer;
import java.util.List;

/**
 * The whole sheet with counters on it as a picture of any size, drawn as in the window but larger than any window. Needs the
 * graphics of a running application, and is to be asked on the thread that draws.
 *
 * @param topography the field
 * @param legend the words on its sheet
 * @param counters the counters on it
 * @param signs the signs on it
 */
public record SheetPicture(Topography topography, Legend legend, List<Counter> counters, List<KeySign> signs) {
    /** How many numbers a driver may write when it is asked for one. */
    private static final int ANSWER = 16;

    /** Copies the lists. */
    public SheetPicture {
        counters = List.copyOf(counters);
        signs = List.copyOf(signs);
    }

    /** The height in pixels of a picture of a width. */
    public int height(int width) {
        return Math.round((topography.layout().height() + MapCamera.MARGIN + MapCamera.FOOT) * scale(width));
    }

    private float scale(int width) {
        return width / (topography.layout().width() + 2 * MapCamera.MARGIN);
    }

    /** The largest width or height in pixels that the graphics can draw. */
    public static int largest() {
        IntBuffer answer = BufferUtils.newIntBuffer(ANSWER);
        Gdx.gl.glGetIntegerv(GL20.GL_MAX_TEXTURE_SIZE, answer);
        return answer.get(0);
    }

    /** The picture as the bytes of a PNG file; neither its width nor its height may be more than {@link #largest}. */
    public byte[] png(int width) {
        Ink ink = new Ink();
        Fonts fonts = new Fonts();
        MapPainter painter = new MapPainter(topography, legend, Obstacles.of(counters, signs));
        Picture picture = new Picture(width, height(width), false);
        try {
            float scale = scale(width);
            float left = MapCamera.MARGIN * scale;
            float foot = MapCamera.FOOT * scale;
            MapSection section = new MapSection(
                    ink, fonts, topography.layout(), scale, left, foot, picture.width(), picture.height());
            CounterPainter printer = new CounterPainter(ink, fonts);
            picture.paint(ink, () -> {
                painter.paint(section);
                KeySigns.draw(new InkCanvas(section), signs);
                StackPlan.stacked(section, counters)
                        .forEach(piece -> printer.paint(piece.counter(), piece.x(), piece.y(), piece.size()));
            });
            return Screenshot.png(picture.pixels());
        } finally {
            picture.dispose();
            painter.dispose();
            fonts.dispose();
            ink.dispose();
        }
    }
}
