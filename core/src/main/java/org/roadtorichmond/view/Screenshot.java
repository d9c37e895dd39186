package org.roadtorichmond.view;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.PixmapIO;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;

/** Pictures of what the window shows. */
public final class Screenshot {
    private Screenshot() {}

    /** What the window shows, as it has just been drawn; the caller has to dispose of it. */
    public static Pixmap take() {
        int width = Gdx.graphics.getBackBufferWidth();
        int height = Gdx.graphics.getBackBufferHeight();
        return Pixmap.createFromFrameBuffer(0, 0, width, height);
    }

    /** What the window shows as the bytes of a PNG file; to be called on the thread that draws, after drawing. */
    public static byte[] png() {
        return png(take());
    }

    /** A picture whose rows count from below as the bytes of a PNG file; disposes of it. */
    static byte[] png(Pixmap pixmap) {
        PixmapIO.PNG png = new PixmapIO.PNG(pixmap.getWidth() * pixmap.getHeight());
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try {
            png.setFlipY(true);
            png.write(bytes, pixmap);
        } catch (IOException e) {
            throw new UncheckedIOException("memory is no disk and refuses nothing", e);
        } finally {
            png.dispose();
            pixmap.dispose();
        }
        return bytes.toByteArray();
    }
}
