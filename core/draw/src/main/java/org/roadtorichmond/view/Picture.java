package org.roadtorichmond.view;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.Texture.TextureFilter;
import com.badlogic.gdx.graphics.g2d.PolygonSpriteBatch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.graphics.glutils.FrameBuffer;
import com.badlogic.gdx.graphics.glutils.GLFrameBuffer.FrameBufferBuilder;
import com.badlogic.gdx.graphics.glutils.GLVersion;
import com.badlogic.gdx.math.Matrix4;
import com.badlogic.gdx.utils.Disposable;
import com.badlogic.gdx.utils.ScreenUtils;

/** A picture that is painted once and then copied. */
final class Picture implements Disposable {
    /** Of OpenGL 1.2; LibGDX names only what OpenGL ES has. */
    private static final int GL_BGRA = 0x80e1;

    private final FrameBuffer buffer;
    private final TextureRegion region;
    private int users = 1;

    /** A picture of a size in pixels; one that is to be shown at other sizes is smoothed. */
    Picture(int width, int height, boolean smooth) {
        buffer = buffer(width, height);
        TextureFilter filter = smooth ? TextureFilter.Linear : TextureFilter.Nearest;
        Texture texture = buffer.getColorBufferTexture();
        texture.setFilter(filter, filter);
        region = new TextureRegion(texture);
        region.flip(false, true);
    }

    /** The same for one more user, each of whom disposes of it. */
    Picture shared() {
        users++;
        return this;
    }

    /** What a picture of a size in pixels is painted into, with its bytes in the order of the window's where that can be had. */
    static FrameBuffer buffer(int width, int height) {
        FrameBufferBuilder builder = new FrameBufferBuilder(width, height);
        int order = order(Gdx.graphics.getGLVersion().getType());
        builder.addColorTextureAttachment(GL20.GL_RGBA, order, GL20.GL_UNSIGNED_BYTE);
        return builder.build();
    }

    /** The order of bytes: that of the windows of desktops, which copies fast; OpenGL ES and WebGL do not promise it. */
    static int order(GLVersion.Type type) {
        return type == GLVersion.Type.OpenGL ? GL_BGRA : GL20.GL_RGBA;
    }

    /** Paints it; if ink has begun, it goes on afterwards as before. */
    void paint(Ink ink, Runnable painter) {
        clear();
        add(ink, painter);
    }

    /** Makes all of it transparent. */
    void clear() {
        buffer.begin();
        ScreenUtils.clear(0, 0, 0, 0);
        buffer.end();
    }

    /** Paints over what is there; if ink has begun, it goes on afterwards as before. */
    void add(Ink ink, Runnable painter) {
        PolygonSpriteBatch batch = ink.batch();
        boolean drawing = batch.isDrawing();
        Matrix4 before = new Matrix4(batch.getProjectionMatrix());
        if (drawing) {
            batch.end();
        }
        boolean blending = batch.isBlendingEnabled();
        batch.enableBlending();
        buffer.begin();
        ink.begin(new Matrix4().setToOrtho2D(0, 0, buffer.getWidth(), buffer.getHeight()));
        painter.run();
        ink.end();
        buffer.end();
        batch.setProjectionMatrix(before);
        if (!blending) {
            batch.disableBlending();
        }
        if (drawing) {
            batch.begin();
        }
    }

    /** The picture the right way up. */
    TextureRegion region() {
        return region;
    }

    /** What is painted, its rows counted from below; the caller has to dispose of it. */
    Pixmap pixels() {
        buffer.begin();
        Pixmap pixels = Pixmap.createFromFrameBuffer(0, 0, width(), height());
        buffer.end();
        return pixels;
    }

    int width() {
        return buffer.getWidth();
    }

    int height() {
        return buffer.getHeight();
    }

    @Override
    public void dispose() {
        users--;
        if (users == 0) {
            buffer.dispose();
        }
    }
}
