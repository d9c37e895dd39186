package org.roadtorichmond.view;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.Texture;
import com.badlogic.gdx.graphics.Texture.TextureFilter;
import com.badlogic.gdx.graphics.glutils.FrameBuffer;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.utils.ScissorStack;
import com.badlogic.gdx.utils.Disposable;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * Parts of the window that mostly stay as they are, such as panels beside a map that moves. Each is painted into a picture as large
 * as the window, at the place where it is shown, and copied from there for as long as it would be painted the same way: that is
 * found out by taking a fingerprint of it in every frame, so that no one has to report a change in it. Copying a panel
 * takes a tenth of the time of drawing it.
 *
 * <p>A part must be opaque, and what it draws must change with the numbers that are drawn with: a texture that it draws must not be
 * painted over in the same place.
 */
public final class CachedPanels implements Disposable {
    private static final float WHITE = Color.WHITE_FLOAT_BITS;

    private final Ink ink;
    private @Nullable FrameBuffer picture;

    /** Panels that are drawn with ink; the picture is made when it is first needed. */
    public CachedPanels(Ink ink) {
        this.ink = ink;
    }

    /** A part of the window. */
    public Part part() {
        return new Part();
    }

    /** A part of the window that is painted only when it would be painted in another way than before. */
    public final class Part {
        private final Rectangle place = new Rectangle();
        private @Nullable FrameBuffer paintedIn;
        private long painted;

        private Part() {}

        /**
         * Shows the part; ink has begun, in the coordinates of the window.
         *
         * @param x the left end in whole pixels
         * @param y the lower end in whole pixels, counted from below
         * @param width the width in whole pixels
         * @param height the height in whole pixels
         * @param painter draws the part where it is, and nothing outside it
         */
        public void draw(float x, float y, float width, float height, Runnable painter) {
            OptionalLong fingerprint = ink.fingerprint(painter);
            if (fingerprint.isEmpty()) {
                painter.run();
                return;
            }
            FrameBuffer now = picture();
            boolean same = paintedIn == now
                    && painted == fingerprint.getAsLong()
                    && place.x == x
                    && place.y == y
                    && place.width == width
                    && place.height == height;
            if (!same) {
                place.set(x, y, width, height);
                painted = fingerprint.getAsLong();
                paintedIn = now;
                paint(now, place, painter);
            }
            copy(now.getColorBufferTexture());
        }

        private void copy(Texture texture) {
            float wide = texture.getWidth();
            float high = texture.getHeight();
            float right = place.x + place.width;
            float top = place.y + place.height;
            ink.batch().setPackedColor(WHITE);
            ink.batch().disableBlending();
            ink.batch()
                    .draw(
                            texture,
                            place.x,
                            place.y,
                            place.width,
                            place.height,
                            place.x / wide,
                            place.y / high,
                            right / wide,
                            top / high);
            ink.batch().enableBlending();
        }
    }

    /** Paints a part at its place with the same matrices with which it would be drawn into the window, so that every pixel is the same. */
    private void paint(FrameBuffer into, Rectangle place, Runnable painter) {
        ink.batch().end();
        into.begin();
        ink.batch().begin();
        if (ScissorStack.pushScissors(new Rectangle(place))) {
            painter.run();
            ink.batch().flush();
            ScissorStack.popScissors();
        }
        ink.batch().end();
        into.end();
        ink.batch().begin();
    }

    private FrameBuffer picture() {
        int width = Gdx.graphics.getBackBufferWidth();
        int height = Gdx.graphics.getBackBufferHeight();
        FrameBuffer made = picture;
        if (made != null && made.getWidth() == width && made.getHeight() == height) {
            return made;
        }
        dispose();
        made = Picture.buffer(width, height);
        made.getColorBufferTexture().setFilter(TextureFilter.Nearest, TextureFilter.Nearest);
        picture = made;
        return made;
    }

    @Override
    public void dispose() {
        FrameBuffer made = picture;
        if (made != null) {
            made.dispose();
        }
        picture = null;
    }
}
