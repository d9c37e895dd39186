package org.roadtorichmond.screen.book;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.Texture.TextureFilter;
import com.badlogic.gdx.math.Matrix4;
import com.badlogic.gdx.utils.Disposable;
import com.badlogic.gdx.utils.GdxRuntimeException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.scenario.save.Storage;
import org.roadtorichmond.view.Ink;
import org.roadtorichmond.view.Screenshot;
import org.roadtorichmond.work.Worker;

/**
 * What the window showed behind the title page the last time, which is seen until the map is drawn again. It is no loss if it cannot be
 * kept.
 */
final class KeptPicture implements Disposable {

    private final Storage storage;
    private final String file;
    private @Nullable Texture picture;
    private boolean kept;

    /** The picture in a storage with words of a language, given by its tag, if there is one; to be made on the thread that draws. */
    KeptPicture(Storage storage, String language) {
        this.storage = storage;
        file = "behind-" + language + ".png";
        if (storage.has(file)) {
            picture = storage.read(file).value().flatMap(KeptPicture::texture).orElse(null);
        }
    }

    /** Empty where somebody has left something there that is no picture. */
    private static Optional<Texture> texture(byte[] png) {
        try {
            Pixmap pixels = new Pixmap(png, 0, png.length);
            Texture made = new Texture(pixels);
            made.setFilter(TextureFilter.Linear, TextureFilter.Linear);
            pixels.dispose();
            return Optional.of(made);
        } catch (GdxRuntimeException e) {
            return Optional.empty();
        }
    }

    /** Whether there is one. */
    boolean known() {
        return picture != null;
    }

    /** Fills the window with the middle of the picture, if there is one. */
    void paint(Ink ink) {
        Texture drawn = picture;
        if (drawn == null) {
            return;
        }
        float width = Gdx.graphics.getBackBufferWidth();
        float height = Gdx.graphics.getBackBufferHeight();
        float scale = Math.max(width / drawn.getWidth(), height / drawn.getHeight());
        float wide = drawn.getWidth() * scale;
        float high = drawn.getHeight() * scale;
        ink.begin(new Matrix4().setToOrtho2D(0, 0, width, height));
        ink.batch().draw(drawn, (width - wide) / 2, (height - high) / 2, wide, high);
        ink.end();
    }

    /** Keeps what the window shows, as it has just been drawn, the first time that this is called. */
    void keep(Worker background) {
        if (!kept) {
            kept = true;
            Pixmap pixels = Screenshot.take();
            background.run(() -> Screenshot.png(pixels), png -> storage.write(file, png));
        }
    }

    @Override
    public void dispose() {
        Texture drawn = picture;
        if (drawn != null) {
            drawn.dispose();
            picture = null;
        }
    }
}
