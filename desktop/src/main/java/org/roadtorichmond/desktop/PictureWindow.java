package org.roadtorichmond.desktop;

import com.badlogic.gdx.ApplicationAdapter;
import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.backends.lwjgl3.Lwjgl3ApplicationConfiguration;
import java.util.Optional;
import org.roadtorichmond.view.SheetPicture;

/** An invisible window that provides graphics for one picture and then closes. */
final class PictureWindow extends ApplicationAdapter {
    private static final int SIDE = 64;

    private final SheetPicture picture;
    private final int width;
    private Optional<byte[]> png = Optional.empty();
    private int largest;

    /** A window that draws a picture with a width in pixels. */
    PictureWindow(SheetPicture picture, int width) {
        this.picture = picture;
        this.width = width;
    }

    static Lwjgl3ApplicationConfiguration configuration() {
        Lwjgl3ApplicationConfiguration configuration = Window.configuration();
        configuration.setWindowSizeLimits(-1, -1, -1, -1);
        configuration.setWindowedMode(SIDE, SIDE);
        configuration.setInitialVisible(false);
        configuration.disableAudio(true);
        return configuration;
    }

    @Override
    public void create() {
        largest = SheetPicture.largest();
        if (Math.max(width, picture.height(width)) <= largest) {
            png = Optional.of(picture.png(width));
        }
        Gdx.app.exit();
    }

    /** The picture; empty if it is larger than the graphics can draw. */
    Optional<byte[]> png() {
        return png;
    }

    /** The largest width or height in pixels that the graphics can draw. */
    int largest() {
        return largest;
    }
}
