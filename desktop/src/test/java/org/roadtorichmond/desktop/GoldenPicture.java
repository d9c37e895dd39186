package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.files.FileHandle;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.graphics.PixmapIO;
import java.nio.file.Path;
import java.util.zip.Deflater;

/**
 * Compares a drawing with a picture in {@code desktop/src/test/resources/golden}. To change the look on purpose, run the test with
 * {@code -Dgolden.renew=true} and look at the pictures before you commit them.
 */
final class GoldenPicture {
    /** The largest difference of a colour channel, of 255, that still counts as equal, because drivers smooth edges differently. */
    private static final int ALIKE = 28;
    /** The number of pixels in a thousand that may differ, such as those along edges of letters. */
    private static final int UNLIKE_PER_MILLE = 12;

    private static final String KEPT = "src/test/resources/golden";
    private static final String FOUND = "target/golden";

    private GoldenPicture() {}

    /** Compares the window with the picture. If it fails, it saves what was found and a picture of the differences. */
    static void check(String name) {
        Pixmap found = upright(Pixels.take());
        FileHandle kept = Gdx.files.absolute(absolute(KEPT + "/" + name + ".png"));
        if (Boolean.getBoolean("golden.renew")) {
            write(kept, found);
            found.dispose();
            return;
        }
        assertTrue(kept.exists(), () -> kept + " is missing; -Dgolden.renew=true makes it");
        Pixmap expected = new Pixmap(kept);
        boolean sameSize = expected.getWidth() == found.getWidth() && expected.getHeight() == found.getHeight();
        Pixmap difference = new Pixmap(found.getWidth(), found.getHeight(), Pixmap.Format.RGBA8888);
        int unlike = sameSize ? compare(expected, found, difference) : Integer.MAX_VALUE;
        boolean passes = unlike <= found.getWidth() * found.getHeight() / 1000 * UNLIKE_PER_MILLE;
        if (!passes) {
            write(Gdx.files.absolute(absolute(FOUND + "/" + name + "-found.png")), found);
            write(Gdx.files.absolute(absolute(FOUND + "/" + name + "-difference.png")), difference);
        }
        found.dispose();
        expected.dispose();
        difference.dispose();
        assertTrue(passes, () -> name + " has " + unlike + " unlike pixels; see " + FOUND);
    }

    private static String absolute(String path) {
        return Path.of(path).toAbsolutePath().toString();
    }

    private static void write(FileHandle file, Pixmap pixmap) {
        file.parent().mkdirs();
        PixmapIO.writePNG(file, pixmap, Deflater.BEST_COMPRESSION, false);
    }

    private static Pixmap upright(Pixmap taken) {
        Pixmap upright = new Pixmap(taken.getWidth(), taken.getHeight(), Pixmap.Format.RGB888);
        upright.setBlending(Pixmap.Blending.None);
        for (int y = 0; y < taken.getHeight(); y++) {
            upright.drawPixmap(taken, 0, y, 0, taken.getHeight() - 1 - y, taken.getWidth(), 1);
        }
        taken.dispose();
        return upright;
    }

    /** Counts the pixels that differ and marks them red. */
    private static int compare(Pixmap expected, Pixmap found, Pixmap difference) {
        int unlike = 0;
        for (int y = 0; y < found.getHeight(); y++) {
            for (int x = 0; x < found.getWidth(); x++) {
                boolean alike = alike(expected.getPixel(x, y), found.getPixel(x, y));
                difference.drawPixel(x, y, alike ? 0xffffffff : 0xff0000ff);
                unlike += alike ? 0 : 1;
            }
        }
        return unlike;
    }

    private static boolean alike(int a, int b) {
        for (int shift = 8; shift < Integer.SIZE; shift += 8) {
            if (Math.abs((a >>> shift & 0xff) - (b >>> shift & 0xff)) > ALIKE) {
                return false;
            }
        }
        return true;
    }
}
