package org.roadtorichmond.view;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.g2d.PolygonSpriteBatch;
import com.badlogic.gdx.graphics.glutils.ShaderProgram;
import com.badlogic.gdx.math.Matrix4;
import com.badlogic.gdx.utils.Disposable;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalLong;

/**
 * Draws smooth shapes in pixels: each shape is a core of full colour and a rim one pixel wide that fades out, so that
 * edges are smooth on every machine and in baked textures as well, without asking the driver for multisampling.
 *
 * <p>Shapes and writing go into one batch in the order in which they are drawn.
 */
public final class Ink implements Disposable {
    private static final int FLOATS = 5;
    private static final int MAXIMUM_CORNERS = 64;

    private final FingerprintBatch batch = new FingerprintBatch(8000);
    private final Texture white;
    private final float[] vertices = new float[MAXIMUM_CORNERS * 2 * FLOATS];
    private final short[] triangles = new short[MAXIMUM_CORNERS * 9];
    private final float[] quad = new float[8];
    private final Map<String, ShaderProgram> shaders = new HashMap<>();

    /** Needs the graphics of a running application. */
    public Ink() {
        Pixmap pixmap = new Pixmap(1, 1, Pixmap.Format.RGBA8888);
        pixmap.setColor(Color.WHITE);
        pixmap.fill();
        white = new Texture(pixmap);
        pixmap.dispose();
        blendUsually();
    }

    /** Blends colours by their alpha, so that what is opaque stays so under clear strokes. */
    void blendUsually() {
        batch.setBlendFunctionSeparate(
                GL20.GL_SRC_ALPHA, GL20.GL_ONE_MINUS_SRC_ALPHA, GL20.GL_ONE, GL20.GL_ONE_MINUS_SRC_ALPHA);
    }

    /** The batch, for writing and textures. */
    public PolygonSpriteBatch batch() {
        return batch;
    }

    /** A shader of the game by the name of its files, made when it is first asked for. */
    ShaderProgram shader(String name) {
        return shaders.computeIfAbsent(name, asked -> {
            ShaderProgram made = new ShaderProgram(
                    Gdx.files.classpath("assets/shaders/" + asked + ".vert"),
                    Gdx.files.classpath("assets/shaders/" + asked + ".frag"));
            if (!made.isCompiled()) {
                throw new IllegalStateException(made.getLog());
            }
            return made;
        });
    }

    /** A number for all that a painter would draw, as {@link FingerprintBatch#fingerprint} returns it; drawing has begun. */
    OptionalLong fingerprint(Runnable painter) {
        return batch.fingerprint(painter);
    }

    /** Begins drawing with the given projection. */
    public void begin(Matrix4 projection) {
        batch.setProjectionMatrix(projection);
        batch.begin();
    }

    /** Leaves so much of all that was drawn until now in the lower left, colours and opacity alike: 0 is nothing, 1 all of it. */
    void fade(float width, float height, float share) {
        batch.setBlendFunctionSeparate(GL20.GL_ZERO, GL20.GL_SRC_ALPHA, GL20.GL_ZERO, GL20.GL_SRC_ALPHA);
        batch.setColor(1, 1, 1, share);
        batch.draw(white, 0, 0, width, height);
        batch.setColor(Color.WHITE);
        blendUsually();
    }

    /** Blends pictures whose colours are as faint already as they are clear, such as what was painted on nothing. */
    void blendPainted() {
        batch.setBlendFunction(GL20.GL_ONE, GL20.GL_ONE_MINUS_SRC_ALPHA);
    }

    /** Ends drawing. */
    public void end() {
        batch.end();
    }

    /** Fills a convex polygon given as x, y, x, y, ..., counter-clockwise. */
    public void polygon(float[] points, int corners, Color color) {
        float inside = color.toFloatBits();
        float outside = Color.toFloatBits(color.r, color.g, color.b, 0);
        for (int i = 0; i < corners; i++) {
            corner(points, corners, i, inside, outside);
        }
        int count = 0;
        for (int i = 1; i < corners - 1; i++) {
            count = triangle(count, 0, 2 * i, 2 * i + 2);
        }
        for (int i = 0; i < corners; i++) {
            int next = (i + 1) % corners;
            count = triangle(count, 2 * i, 2 * i + 1, 2 * next);
            count = triangle(count, 2 * next, 2 * i + 1, 2 * next + 1);
        }
        batch.draw(white, vertices, 0, corners * 2 * FLOATS, triangles, 0, count);
    }

    /** Places a corner half a pixel inside the outline and its faded twin half a pixel outside. */
    private void corner(float[] points, int corners, int i, float inside, float outside) {
        int before = 2 * ((i + corners - 1) % corners);
        int after = 2 * ((i + 1) % corners);
        float x = points[2 * i];
        float y = points[2 * i + 1];
        float inX = x - points[before];
        float inY = y - points[before + 1];
        float outX = points[after] - x;
        float outY = points[after + 1] - y;
        float inLength = Math.max(1e-4f, length(inX, inY));
        float outLength = Math.max(1e-4f, length(outX, outY));
        float normalX = inY / inLength + outY / outLength;
        float normalY = -inX / inLength - outX / outLength;
        float square = normalX * normalX + normalY * normalY;
        float reach = square < 0.5f ? 0.5f : 1 / square;
        vertex(2 * i, x - normalX * reach, y - normalY * reach, inside);
        vertex(2 * i + 1, x + normalX * reach, y + normalY * reach, outside);
    }

    private static float length(float x, float y) {
        return (float) Math.sqrt(x * x + y * y);
    }

    private void vertex(int place, float x, float y, float color) {
        int at = place * FLOATS;
        vertices[at] = x;
        vertices[at + 1] = y;
        vertices[at + 2] = color;
        vertices[at + 3] = 0.5f;
        vertices[at + 4] = 0.5f;
    }

    private int triangle(int count, int a, int b, int c) {
        triangles[count] = (short) a;
        triangles[count + 1] = (short) b;
        triangles[count + 2] = (short) c;
        return count + 3;
    }

    /** Fills a rectangle. */
    public void rectangle(float x, float y, float width, float height, Color color) {
        quad(x, y, x + width, y, x + width, y + height, x, y + height, color);
    }

    /** Fills a convex four-sided shape, counter-clockwise. */
    public void quad(float x1, float y1, float x2, float y2, float x3, float y3, float x4, float y4, Color color) {
        quad[0] = x1;
        quad[1] = y1;
        quad[2] = x2;
        quad[3] = y2;
        quad[4] = x3;
        quad[5] = y3;
        quad[6] = x4;
        quad[7] = y4;
        polygon(quad, 4, color);
    }

    /** Draws the outline of a rectangle, its stroke inside. */
    public void frame(float x, float y, float width, float height, float stroke, Color color) {
        rectangle(x, y, width, stroke, color);
        rectangle(x, y + height - stroke, width, stroke, color);
        rectangle(x, y + stroke, stroke, height - 2 * stroke, color);
        rectangle(x + width - stroke, y + stroke, stroke, height - 2 * stroke, color);
    }

    /** Draws a straight stroke; one thinner than a pixel is drawn fainter instead. */
    public void line(float x1, float y1, float x2, float y2, float width, Color color) {
        float dx = x2 - x1;
        float dy = y2 - y1;
        float length = length(dx, dy);
        if (length < 1e-3f) {
            return;
        }
        float half = Math.max(width, 1) / 2;
        float nx = -dy / length * half;
        float ny = dx / length * half;
        Color shade = width < 1 ? Palette.clear(color, color.a * width) : color;
        quad(x1 - nx, y1 - ny, x2 - nx, y2 - ny, x2 + nx, y2 + ny, x1 + nx, y1 + ny, shade);
    }

    /** Draws a row of strokes with round joints, through points given as x, y, x, y, ... */
    public void polyline(float[] points, float width, Color color) {
        for (int i = 2; i < points.length; i += 2) {
            line(points[i - 2], points[i - 1], points[i], points[i + 1], width, color);
            if (width > 2 && i > 2 && color.a > 0.99f) {
                disc(points[i - 2], points[i - 1], width / 2, color);
            }
        }
    }

    /** Fills a circle. */
    public void disc(float x, float y, float radius, Color color) {
        int corners = Math.max(8, Math.min(48, (int) (6 * Math.sqrt(radius))));
        float[] points = new float[2 * corners];
        for (int i = 0; i < corners; i++) {
            points[2 * i] = x + radius * (float) Math.cos(2 * Math.PI * i / corners);
            points[2 * i + 1] = y + radius * (float) Math.sin(2 * Math.PI * i / corners);
        }
        polygon(points, corners, color);
    }

    /** Draws a circle's outline. */
    public void ring(float x, float y, float radius, float width, Color color) {
        int corners = Math.max(12, Math.min(60, (int) (8 * Math.sqrt(radius))));
        for (int i = 0; i < corners; i++) {
            double from = 2 * Math.PI * i / corners;
            double to = 2 * Math.PI * (i + 1) / corners;
            line(
                    x + radius * (float) Math.cos(from),
                    y + radius * (float) Math.sin(from),
                    x + radius * (float) Math.cos(to),
                    y + radius * (float) Math.sin(to),
                    width,
                    color);
        }
    }

    /** Draws the outline of a hex of a radius, as it lies on a map that is not turned. */
    public void hexOutline(float x, float y, float radius, float width, Color color) {
        for (int i = 0; i < 6; i++) {
            double from = Math.PI / 3 * i;
            double to = Math.PI / 3 * (i + 1);
            line(
                    x + radius * (float) Math.cos(from),
                    y + radius * (float) Math.sin(from),
                    x + radius * (float) Math.cos(to),
                    y + radius * (float) Math.sin(to),
                    width,
                    color);
        }
    }

    @Override
    public void dispose() {
        shaders.values().forEach(ShaderProgram::dispose);
        batch.dispose();
        white.dispose();
    }
}
