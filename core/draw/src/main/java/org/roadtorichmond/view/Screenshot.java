package org.roadtorichmond.view;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.GL20;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.PixmapIO;
import com.badlogic.gdx.scenes.scene2d.ui.Table;
import com.badlogic.gdx.utils.BufferUtils;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.IntBuffer;
import java.util.Optional;

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

    /**
     * A panel on a sheet of its own, however large, as the bytes of a PNG file; to be called on the thread that draws.
     *
     * @param panel gets the size that it would like to have, and stands on no stage
     * @param margin in pixels, round the panel
     * @return empty if the display cannot draw so large a picture
     */
    public static Optional<byte[]> png(Ink ink, Table panel, int margin) {
        panel.pack();
        // Lines that are wrapped know only then how high they are.
        panel.pack();
        int width = Math.round(panel.getWidth()) + 2 * margin;
        int height = Math.round(panel.getHeight()) + 2 * margin;
        IntBuffer largest = BufferUtils.newIntBuffer(1);
        Gdx.gl.glGetIntegerv(GL20.GL_MAX_TEXTURE_SIZE, largest);
        if (Math.max(width, height) > largest.get(0)) {
            return Optional.empty();
        }
        panel.setPosition(margin, margin);
        Picture picture = new Picture(width, height, false);
        try {
            picture.paint(ink, () -> {
                ink.rectangle(0, 0, width, height, Palette.PANEL);
                panel.draw(ink.batch(), 1);
            });
            return Optional.of(png(opaque(picture.pixels())));
        } finally {
            picture.dispose();
        }
    }

    /** The same picture without what can be seen through; the one given is disposed of. */
    private static Pixmap opaque(Pixmap pixels) {
        Pixmap made = new Pixmap(pixels.getWidth(), pixels.getHeight(), Pixmap.Format.RGB888);
        made.setBlending(Pixmap.Blending.None);
        made.drawPixmap(pixels, 0, 0);
        pixels.dispose();
        return made;
    }

    /** A picture whose rows count from below as the bytes of a PNG file; disposes of it. Any thread may call it. */
    public static byte[] png(Pixmap pixmap) {
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
