package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.math.Matrix4;
import com.badlogic.gdx.math.Rectangle;
import com.badlogic.gdx.scenes.scene2d.utils.ScissorStack;
import com.badlogic.gdx.utils.ScreenUtils;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.view.CachedPanels;
import org.roadtorichmond.view.Face;
import org.roadtorichmond.view.Fonts;
import org.roadtorichmond.view.Ink;
import org.roadtorichmond.view.Palette;

@Tag("pixels")
@DisplayName("Still parts of the window are copied, and look as if they were drawn")
final class CachedPanelsTest {
    private static final int WIDTH = 320;
    private static final int HEIGHT = 200;

    /** A panel with a box, a disc, a translucent area, letters, and a strip that is partly clipped. */
    private static final class Panel implements Runnable {
        private final Ink ink;
        private final Fonts fonts;
        private Color color = new Color(Palette.UNION);
        private float clip = 40;
        private int drawn;

        Panel(Ink ink, Fonts fonts) {
            this.ink = ink;
            this.fonts = fonts;
        }

        @Override
        public void run() {
            drawn++;
            ink.rectangle(18, 8, 284, 184, Palette.PANEL);
            ink.disc(80, 90, 33.3f, color);
            ink.rectangle(60.5f, 70.5f, 90, 30, Palette.clear(Palette.BAD, 0.4f));
            fonts.centred(ink, fonts.get(Face.BOOK, 23), "Gaines’s Mill", 160, 150, Palette.INK);
            ink.batch().flush();
            if (ScissorStack.pushScissors(new Rectangle(200, 20, clip, 60))) {
                ink.disc(220, 50, 40, Palette.CONFEDERATE_DARK);
                ink.batch().flush();
                ScissorStack.popScissors();
            }
        }
    }

    private static void shown(Ink ink, CachedPanels.Part part, Runnable panel) {
        ScreenUtils.clear(Palette.GOOD);
        ink.begin(new Matrix4().setToOrtho2D(0, 0, WIDTH, HEIGHT));
        part.draw(20, 10, 280, 180, panel);
        ink.end();
    }

    /** The panel drawn directly into the window, clipped to its bounds. */
    private static Pixmap direct(Ink ink, Runnable panel) {
        ScreenUtils.clear(Palette.GOOD);
        ink.begin(new Matrix4().setToOrtho2D(0, 0, WIDTH, HEIGHT));
        assertTrue(ScissorStack.pushScissors(new Rectangle(20, 10, 280, 180)));
        panel.run();
        ink.batch().flush();
        ScissorStack.popScissors();
        ink.end();
        return Pixels.take();
    }

    @Test
    @DisplayName("every pixel is the same, whether painted just now or copied, and after each change")
    void looksTheSame() {
        OffStage.draw(WIDTH, HEIGHT, () -> {
            Ink ink = new Ink();
            Fonts fonts = new Fonts();
            CachedPanels cached = new CachedPanels(ink);
            CachedPanels.Part part = cached.part();
            Panel panel = new Panel(ink, fonts);
            Runnable[] changes = {
                () -> {},
                () -> panel.color = new Color(Palette.UNION).add(1 / 255f, 0, 0, 0),
                () -> panel.clip = 41,
                () -> Palette.PANEL.b -= 2 / 255f
            };
            Color before = new Color(Palette.PANEL);
            for (Runnable change : changes) {
                change.run();
                Pixmap expected = direct(ink, panel);
                panel.drawn = 0;
                shown(ink, part, panel);
                assertEquals(2, panel.drawn, "proved and painted");
                assertEquals(0, Pixels.differences(expected), "painted");
                shown(ink, part, panel);
                assertEquals(3, panel.drawn, "only proved");
                assertEquals(0, Pixels.differences(expected), "copied");
                expected.dispose();
            }
            Palette.PANEL.set(before);
            cached.dispose();
            fonts.dispose();
            ink.dispose();
        });
    }

    @Test
    @DisplayName("a panel that paints a picture of its own while it is drawn is drawn all the same")
    void spoiltProof() {
        OffStage.draw(WIDTH, HEIGHT, () -> {
            Ink ink = new Ink();
            CachedPanels cached = new CachedPanels(ink);
            Pixmap expected = direct(ink, () -> ink.rectangle(0, 0, WIDTH, HEIGHT, Palette.INK));
            shown(ink, cached.part(), () -> {
                ink.rectangle(20, 10, 280, 180, Palette.UNION);
                ink.end();
                ink.begin(new Matrix4().setToOrtho2D(0, 0, WIDTH, HEIGHT));
                ink.rectangle(20, 10, 280, 180, Palette.INK);
            });
            assertTrue(Pixels.differences(expected) < 2 * (280 + 180) + 4, "all but the edge that fades out");
            expected.dispose();
            cached.dispose();
            ink.dispose();
        });
    }
}
