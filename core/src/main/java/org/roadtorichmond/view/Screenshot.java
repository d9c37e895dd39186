package org.roadtorichmond.view;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.PixmapIO;
import java.util.zip.Deflater;

/** Pictures of what the window shows. */
public final class Screenshot {
    private Screenshot() {}

    /** What the window shows, as it has just been drawn; whoever asks has to dispose of it. */
    public static Pixmap take() {
        int width = Gdx.graphics.getBackBufferWidth();
        int height = Gdx.graphics.getBackBufferHeight();
        return Pixmap.createFromFrameBuffer(0, 0, width, height);
    }

    /** Writes what the window shows into a PNG file; to be called on the thread that draws, after drawing. */
    public static void save(FileHandle file) {
        Pixmap pixmap = take();
        file.parent().mkdirs();
        PixmapIO.writePNG(file, pixmap, Deflater.DEFAULT_COMPRESSION, true);
        pixmap.dispose();
    }
}
