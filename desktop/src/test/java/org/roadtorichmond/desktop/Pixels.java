package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.Pixmap;
import java.awt.image.BufferedImage;
import java.nio.IntBuffer;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.roadtorichmond.view.Screenshot;

/** Reads the pixels in the window of a script. Tests that do so have the tag {@code pixels}; for all others nothing is drawn. */
public final class Pixels {
    private static final Path FOLDER = Path.of("target", "pictures");
    private static final boolean SAVED = Boolean.getBoolean("pictures");
    private static final boolean DRAWN = !"1".equals(System.getenv("GALLIUM_NOOP"));

    private Pixels() {}

    /** The window as it is drawn, its rows from the bottom. */
    static Pixmap take() {
        look();
        return Screenshot.take();
    }

    /** Fails where nothing is drawn, and so there is nothing to be seen. */
    public static void look() {
        assertTrue(DRAWN, "a test that looks at pixels has the tag 'pixels'");
    }

    /** Saves the window as a picture in target/pictures, if that is asked for by {@code -Dpictures=true}. */
    static void save(String name) {
        if (!SAVED) {
            return;
        }
        Gdx.files
                .absolute(FOLDER.resolve(name + ".png").toAbsolutePath().toString())
                .writeBytes(Screenshot.png(), false);
    }

    /** The colour to the left of a hex's centre, at a fraction of the hex's radius. */
    static Color left(WindowScript window, String number, float part) {
        Pixmap picture = take();
        int x = Math.round(window.x(number) - window.camera().scale() * part);
        // The rows of the picture count from the bottom.
        Color color = new Color(picture.getPixel(x, Gdx.graphics.getHeight() - window.y(number)));
        picture.dispose();
        return color;
    }

    /** Whether two colours are equal except for the smoothing of edges. */
    static boolean alike(Color a, Color b, float most) {
        return Math.abs(a.r - b.r) < most && Math.abs(a.g - b.g) < most && Math.abs(a.b - b.b) < most;
    }

    /** The number of pixels in which the window differs from a picture. */
    static int differences(Pixmap before) {
        Pixmap now = take();
        int count = differences(before, now);
        now.dispose();
        return count;
    }

    /** The number of pixels in which two pictures of one size differ. */
    static int differences(Pixmap one, Pixmap other) {
        // Pixmap.getPixel calls native code for each pixel, which takes longer than to draw the window.
        IntBuffer left = one.getPixels().asIntBuffer();
        IntBuffer right = other.getPixels().asIntBuffer();
        int count = 0;
        if (!left.equals(right)) {
            for (int i = 0; i < left.limit(); i++) {
                count += left.get(i) == right.get(i) ? 0 : 1;
            }
        }
        return count;
    }

    /** The number of pixels with exactly this colour. */
    static int count(Color color) {
        Pixmap picture = take();
        IntBuffer pixels = picture.getPixels().asIntBuffer();
        int wanted = Color.rgba8888(color);
        int count = 0;
        for (int i = 0; i < pixels.limit(); i++) {
            count += pixels.get(i) == wanted ? 1 : 0;
        }
        picture.dispose();
        return count;
    }

    /** The number of colours in a picture of the screen. */
    static int colours(BufferedImage picture) {
        Set<Integer> colours = new HashSet<>();
        for (int y = 0; y < picture.getHeight(); y++) {
            for (int x = 0; x < picture.getWidth(); x++) {
                colours.add(picture.getRGB(x, y));
            }
        }
        return colours.size();
    }

    /** The first pixel of a colour in a part of the window, from the top; x and y from the upper left. */
    static Optional<int[]> find(Color color, int fromX, int fromY, int toX, int toY) {
        Pixmap picture = take();
        try {
            for (int y = fromY; y < toY; y++) {
                for (int x = fromX; x < toX; x++) {
                    if (picture.getPixel(x, picture.getHeight() - 1 - y) == Color.rgba8888(color)) {
                        return Optional.of(new int[] {x, y});
                    }
                }
            }
            return Optional.empty();
        } finally {
            picture.dispose();
        }
    }
}
