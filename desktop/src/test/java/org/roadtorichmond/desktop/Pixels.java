package org.roadtorichmond.desktop;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.Pixmap;
import java.awt.image.BufferedImage;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.roadtorichmond.view.Screenshot;

/** Reads the pixels in the window of a script. */
final class Pixels {
    private static final Path PICTURES = Path.of("target", "pictures");

    private Pixels() {}

    /** Saves the window as a picture in target/pictures. */
    static void save(String name) {
        Gdx.files
                .absolute(PICTURES.resolve(name + ".png").toAbsolutePath().toString())
                .writeBytes(Screenshot.png(), false);
    }

    /** The colour to the left of a hex's centre, at a fraction of the hex's radius. */
    static Color left(WindowScript window, String number, float part) {
        Pixmap picture = Screenshot.take();
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
        Pixmap now = Screenshot.take();
        int count = 0;
        for (int x = 0; x < now.getWidth(); x++) {
            for (int y = 0; y < now.getHeight(); y++) {
                count += now.getPixel(x, y) == before.getPixel(x, y) ? 0 : 1;
            }
        }
        now.dispose();
        return count;
    }

    /** The number of pixels with exactly this colour. */
    static int count(Color color) {
        Pixmap picture = Screenshot.take();
        int count = 0;
        for (int y = 0; y < picture.getHeight(); y++) {
            for (int x = 0; x < picture.getWidth(); x++) {
                count += picture.getPixel(x, y) == Color.rgba8888(color) ? 1 : 0;
            }
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
        Pixmap picture = Screenshot.take();
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
