package org.roadtorichmond.view;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.Texture.TextureFilter;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.math.Affine2;
import com.badlogic.gdx.utils.BufferUtils;
import com.badlogic.gdx.utils.Disposable;
import java.nio.IntBuffer;
import java.util.List;

/** A picture that lies under the ground of a map, such as a scan that is traced, anywhere, turned and of any size. */
public final class Underlay implements Disposable {
    /** Larger pictures show no more than a screen does, and take more memory than a map is worth. */
    private static final int LARGEST = 4096;

    private static final float MARK = 9;
    private static final float STROKE = 2.5f;

    private final Texture texture;
    private final TextureRegion region;
    private float cornerX;
    private float cornerY;
    private float width;
    private float height;
    private float degrees;
    private float opacity = 1;
    private List<Point> marks = List.of();

    /** A point of the map, in hex radii from the upper left of the box round all hexes, downwards. */
    public record Point(float x, float y) {}

    /**
     * A picture; needs the graphics of a running application.
     *
     * @param pixelsWide the pixels in a row, no more than {@link #largest}
     * @param pixelsHigh the number of rows
     * @param rgba four bytes a pixel, row by row from above
     */
    public Underlay(int pixelsWide, int pixelsHigh, byte[] rgba) {
        Pixmap pixmap = new Pixmap(pixelsWide, pixelsHigh, Pixmap.Format.RGBA8888);
        pixmap.getPixels().put(rgba).flip();
        texture = new Texture(pixmap, true);
        texture.setFilter(TextureFilter.MipMapLinearLinear, TextureFilter.Linear);
        pixmap.dispose();
        region = new TextureRegion(texture);
    }

    /** The most pixels that a side of a picture can have here. */
    public static int largest() {
        IntBuffer most = BufferUtils.newIntBuffer(1);
        Gdx.gl.glGetIntegerv(GL20.GL_MAX_TEXTURE_SIZE, most);
        return Math.min(LARGEST, most.get(0));
    }

    /**
     * Lays it down.
     *
     * @param corner where its upper left corner lies
     * @param radiiWide how many hex radii it is wide
     * @param radiiHigh how many hex radii it is high
     * @param turned degrees clockwise
     * @param seen how strongly it is seen, 0 to 1
     */
    public void place(Point corner, float radiiWide, float radiiHigh, float turned, float seen) {
        cornerX = corner.x();
        cornerY = corner.y();
        width = radiiWide;
        height = radiiHigh;
        degrees = turned;
        opacity = seen;
    }

    /** Marks points of the map while the picture is fitted to them. */
    public void mark(List<Point> points) {
        marks = List.copyOf(points);
    }

    /** Draws paper over the window, and the picture on it; ink has begun. */
    void paint(Ink ink, MapCamera camera) {
        ink.rectangle(0, 0, Gdx.graphics.getBackBufferWidth(), Gdx.graphics.getBackBufferHeight(), Palette.PAPER);
        float scale = camera.scale();
        Affine2 lying = new Affine2()
                .translate(x(camera, cornerX), y(camera, cornerY))
                .rotate(-degrees)
                .translate(0, -height * scale);
        ink.batch().setColor(1, 1, 1, opacity);
        ink.batch().draw(region, width * scale, height * scale, lying);
        ink.batch().setColor(1, 1, 1, 1);
    }

    /** Draws the marks; ink has begun. */
    void paintMarks(Ink ink, MapCamera camera) {
        for (Point mark : marks) {
            float x = x(camera, mark.x());
            float y = y(camera, mark.y());
            ink.ring(x, y, MARK, 2 * STROKE, Palette.PAPER);
            ink.ring(x, y, MARK, STROKE, Palette.TARGET);
            ink.line(x - MARK, y, x + MARK, y, 1, Palette.TARGET);
            ink.line(x, y - MARK, x, y + MARK, 1, Palette.TARGET);
        }
    }

    private static float x(MapCamera camera, float x) {
        return camera.pixelX(x);
    }

    private static float y(MapCamera camera, float y) {
        return camera.pixelY(camera.layout().height() - y);
    }

    @Override
    public void dispose() {
        texture.dispose();
    }
}
