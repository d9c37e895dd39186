package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.math.Rectangle;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.unit.Side;

/**
 * Films the picture of {@code assets/pictures} that moves, as {@link ReadmePicturesTest} takes those that do not. The window is told that
 * each frame takes a tenth of a second, so the film is the same on each machine.
 */
@Tag("pixels")
@EnabledIfSystemProperty(named = "pictures", matches = "true")
@DisplayName("The moving picture of the README")
final class ReadmeMovingPictureTest {
    private static final int WIDTH = 1024;
    private static final int HEIGHT = 600;
    private static final int FILM_WIDTH = 896;
    private static final int FILM_HEIGHT = 525;
    /** The radius of a hex at which counters show all that they have. */
    private static final int NEAR = 34;

    private static final int HUNDREDTHS = 10;
    private static final float SECONDS = HUNDREDTHS / 100f;
    private static final int SHORTEST = 1000;
    private static final int LONGEST = 2000;
    private static final long MOST_BYTES = 1 << 20;
    /** In how many frames the mouse comes from one place to the next. */
    private static final int GLIDE = 4;
    /** In how many frames a way of retreat is read. */
    private static final int MOMENT = 5;

    @TempDir
    private Path folder;

    private final ClaimedGraphics time = ClaimedGraphics.stopped();
    private final MovingPicture film = new MovingPicture(FILM_WIDTH, FILM_HEIGHT);
    private WindowScript window;
    private int mouseX = WIDTH / 2;
    private int mouseY = HEIGHT / 2;
    /** For how many frames a way of retreat was seen. */
    private int shown;

    private void open() {
        Shelves.settings(folder, Map.of("sound", "false", "pace", "4", "follow", "false", "smallMap", "false"));
        window = new WindowScript(WindowScript.opening(folder, Optional.of("savages-station"), "colonel", "human"))
                .claiming(time);
        window.resize(WIDTH, HEIGHT);
        window.step(() -> window.camera()
                .see(
                        NEAR,
                        window.camera().layout().x(window.hex("0516")),
                        window.camera().layout().y(window.hex("0516"))));
        // The map is drawn a piece a frame; meanwhile no time passes.
        window.pause(60);
        window.step(() -> time.tick(SECONDS));
    }

    private void take() {
        Pixmap pixels = Pixels.take();
        BufferedImage picture = new BufferedImage(WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB);
        for (int y = 0; y < HEIGHT; y++) {
            for (int x = 0; x < WIDTH; x++) {
                picture.setRGB(x, HEIGHT - 1 - y, pixels.getPixel(x, y) >>> Byte.SIZE);
            }
        }
        pixels.dispose();
        film.add(picture, HUNDREDTHS, mouseX, mouseY);
    }

    private void film(int frames) {
        for (int i = 0; i < frames; i++) {
            window.step(this::take);
        }
    }

    /** Films until a condition holds, but not while a commander thinks, which takes now more and now less. */
    private void filmUntil(BooleanSupplier done) {
        window.until(() -> {
            boolean thinking = window.tells("Thinking:") || window.tells("is thinking");
            time.tick(thinking ? 0 : SECONDS);
            if (!thinking) {
                take();
            }
            return !thinking && done.getAsBoolean();
        });
    }

    /** The mouse goes to a place of the window. */
    private void point(Supplier<int[]> place) {
        int[] from = new int[2];
        window.step(() -> {
            from[0] = mouseX;
            from[1] = mouseY;
        });
        for (int i = 1; i <= GLIDE; i++) {
            int part = i;
            window.step(() -> {
                mouseX = from[0] + (place.get()[0] - from[0]) * part / GLIDE;
                mouseY = from[1] + (place.get()[1] - from[1]) * part / GLIDE;
                WindowScript.move(mouseX, mouseY);
                take();
            });
        }
    }

    private void point(String hex) {
        point(() -> new int[] {window.x(hex), window.y(hex)});
    }

    private void click(String hex) {
        point(hex);
        window.step(() -> window.click(hex));
    }

    private void clickWords(String words) {
        point(() -> {
            Rectangle place = window.program().find(words).orElseThrow();
            return new int[] {Math.round(place.x + place.width / 2), HEIGHT - Math.round(place.y + place.height / 2)};
        });
        window.step(() -> window.clickWords(words));
    }

    /** Ends a phase by keys; those who would be asked whether they mean it say so. */
    private void endPhase(Phase next) {
        window.step(() -> WindowScript.key(Keys.SPACE), () -> WindowScript.key(Keys.SPACE));
        window.step(() -> assertEquals(next, window.game().state().moment().phase()));
    }

    /** A brigade marches, and three attack at the best odds that there are. */
    private void attack() {
        film(8);
        click("0216");
        // The brigade below is the stronger one.
        window.step(() -> WindowScript.join(() -> window.click("0216")));
        film(10);
        point("0515");
        film(8);
        window.step(() -> window.click("0515"));
        film(12);
        endPhase(Phase.COMBAT);
        film(6);
        click("0415");
        film(3);
        click("0516");
        film(7);
        window.step(() -> WindowScript.key(Keys.B));
        film(4);
        click("0515");
        film(8);
        clickWords("Attack (");
        filmUntil(() -> window.tells("Advance after combat"));
        film(8);
    }

    /** Takes ways of retreat as they are drawn, each after a moment; false if one still has to be taken. */
    private boolean decided() {
        boolean due = window.tells("As drawn (Enter)");
        shown = due ? shown + 1 : 0;
        if (shown == MOMENT) {
            WindowScript.key(Keys.ENTER);
        }
        return !due;
    }

    @Test
    @DisplayName(
            "a march, an attack with a retreat and an advance, and the opponent's turn, in twenty seconds and a megabyte")
    void game() throws IOException {
        WindowScript.needDisplay(ReadmeMovingPictureTest.class);
        open();
        attack();
        clickWords("Toombs/DRJ");
        film(4);
        click("0516");
        film(12);
        window.step(() -> assertEquals(Optional.of(window.hex("0516")), window.place("Toombs/DRJ")));
        endPhase(Phase.MOVEMENT);
        filmUntil(() -> decided()
                && window.game().state().moment().player() == Side.CONFEDERATE
                && window.tells("have not moved"));
        film(25);
        window.play();
        Path file = Files.createDirectories(Path.of("target", "pictures")).resolve("game.gif");
        film.write(file);
        assertTrue(Files.size(file) <= MOST_BYTES, "bytes: " + Files.size(file));
        assertTrue(film.hundredths() >= SHORTEST && film.hundredths() <= LONGEST, "hundredths: " + film.hundredths());
    }
}
