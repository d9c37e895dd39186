package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.InputProcessor;
import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.Pixmap;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.view.MapCamera;

@DisplayName("A picture to trace in the workshop's window")
final class TraceWindowTest {
    private static final int[][] SIZES = {{1024, 640}, {1456, 900}, {3840, 2160}};
    private static final int PIXELS = 60;
    private static final int ACROSS = 90;
    private static final int DOWN = 70;

    @TempDir
    private Path folder;

    private WorkshopScript script;
    private WindowScript window;

    @BeforeEach
    void needDisplay() throws IOException {
        WindowScript.needDisplay(TraceWindowTest.class);
        open("en");
        scan(folder.resolve("scan.png"));
    }

    private void open(String language) {
        Shelves.settings(folder, Map.of("language", language, "sound", "false"));
        if (!Files.exists(folder.resolve("scenarios"))) {
            Shelves.ownScenario(folder);
        }
        script = new WorkshopScript(folder);
        window = script.window();
    }

    /** A scan of the map with a red dot in the middle of each hex, beginning at some distance from its upper left corner. */
    private static void scan(Path file) throws IOException {
        BufferedImage image = new BufferedImage(900, 900, BufferedImage.TYPE_INT_RGB);
        Graphics2D pen = image.createGraphics();
        pen.setColor(java.awt.Color.WHITE);
        pen.fillRect(0, 0, 900, 900);
        pen.setColor(java.awt.Color.RED);
        for (int column = 1; column <= 8; column++) {
            for (int row = 1; row <= 8; row++) {
                int[] at = dot(column, row);
                pen.fillOval(at[0] - 7, at[1] - 7, 14, 14);
            }
        }
        pen.dispose();
        ImageIO.write(image, "png", file.toFile());
    }

    private static int[] dot(int column, int row) {
        double radius = PIXELS / Math.sqrt(3);
        double low = column % 2 == 0 ? 0.5 : 0;
        return new int[] {
            (int) Math.round(ACROSS + radius * (1 + 1.5 * (column - 1))),
            (int) Math.round(DOWN + PIXELS * (row - 0.5 + low))
        };
    }

    private MapCamera camera() {
        return window.program().camera().orElseThrow();
    }

    private static int up(float y) {
        return Math.round(Gdx.graphics.getHeight() - y);
    }

    private int[] pixel(String number) {
        return new int[] {window.x(number), window.y(number)};
    }

    private double number(String name) {
        return Double.parseDouble(script.field(name));
    }

    private void enter(String language) {
        window.until(language.equals("en") ? "Workshop" : "Werkstatt");
        window.step(() -> WindowScript.key(Keys.W));
        window.pause(3);
        window.step(() -> window.clickButton(language.equals("en") ? "Open" : "Öffnen"));
        window.until(() -> window.program().camera().isPresent());
        window.pause(5);
    }

    /** Takes the scan by its path, which is typed into the field. */
    private void trace() {
        window.step(() -> WindowScript.key(Keys.P));
        window.pause(3);
        script.type("trace.path", folder.resolve("scan.png").toString());
        window.until(() -> window.program().stage().orElseThrow().getRoot().findActor("trace.hex") != null);
        window.pause(3);
    }

    /** Where a point of the picture is seen, by the numbers of its fields. */
    private int[] seen(int[] point) {
        double radii = Math.sqrt(3) / number("trace.hex");
        double cos = Math.cos(Math.toRadians(number("trace.degrees"))) * radii;
        double sin = Math.sin(Math.toRadians(number("trace.degrees"))) * radii;
        double x = number("trace.x") + point[0] * cos - point[1] * sin;
        double y = number("trace.y") + point[0] * sin + point[1] * cos;
        float across = camera().pixelX((float) x);
        return new int[] {
            Math.round(across), up(camera().pixelY(camera().layout().height() - (float) y))
        };
    }

    private static void press(int[] at) {
        WindowScript.press(at[0], at[1], Input.Buttons.LEFT);
    }

    /** Fits the picture by two of its dots and the hexes to which they belong. */
    private void fit(int[] firstDot, String firstHex, int[] secondDot, String secondHex) {
        float[] pixels = new float[1];
        int[][] first = new int[1][];
        window.step(
                () -> {
                    pixels[0] = camera().scale() * (float) (Math.sqrt(3) / number("trace.hex"));
                    first[0] = seen(firstDot);
                    window.clickButton("Fit by two points");
                },
                () -> press(first[0]),
                () -> press(pixel(firstHex)));
        window.pause(2);
        // The picture has moved with its first dot, as large and as upright as it was.
        window.step(
                () -> press(new int[] {
                    Math.round(pixel(firstHex)[0] + (secondDot[0] - firstDot[0]) * pixels[0]),
                    Math.round(pixel(firstHex)[1] + (secondDot[1] - firstDot[1]) * pixels[0])
                }),
                () -> press(pixel(secondHex)));
        window.pause(3);
    }

    @Test
    @DisplayName(
            "two points and their hexes lay a scan so that every printed hex lies on its own, and it is there again next time")
    @Tag("pixels")
    void fitting() {
        enter("en");
        trace();
        fit(dot(2, 2), "0202", dot(7, 7), "0707");
        window.step(() -> {
            assertEquals(PIXELS, number("trace.hex"), 0.7);
            assertEquals(0, number("trace.degrees"), 0.5);
            for (String hex : List.of("0101", "0404", "0808", "0801")) {
                int column = Integer.parseInt(hex.substring(0, 2));
                int row = Integer.parseInt(hex.substring(2));
                int[] printed = seen(dot(column, row));
                int[] drawn = pixel(hex);
                assertTrue(
                        Math.hypot(printed[0] - drawn[0], printed[1] - drawn[1]) < 4,
                        hex + " lies " + (printed[0] - drawn[0]) + ", " + (printed[1] - drawn[1]) + " off");
            }
        });
        List<String> kept = new ArrayList<>();
        window.step(() ->
                kept.add(script.field("trace.x") + " " + script.field("trace.y") + " " + script.field("trace.hex")));
        window.step(() -> WindowScript.key(Keys.ESCAPE));
        window.pause(4);
        window.step(() -> assertTrue(red("0303"), "the dot of the scan is seen in the middle of a hex"));
        window.restart(() -> WindowScript.opening(folder, Optional.empty(), "human", "human"));
        enter("en");
        window.step(() -> WindowScript.key(Keys.P));
        window.until(() -> window.program().stage().orElseThrow().getRoot().findActor("trace.hex") != null);
        window.step(() -> assertEquals(
                kept,
                List.of(script.field("trace.x") + " " + script.field("trace.y") + " " + script.field("trace.hex"))));
        window.play();
    }

    /** Whether the middle of a hex is red. */
    private boolean red(String hex) {
        int[] at = pixel(hex);
        Pixmap taken = Pixels.take();
        Color color = new Color(taken.getPixel(at[0], Gdx.graphics.getHeight() - at[1]));
        taken.dispose();
        return color.r > 0.6f && color.r > color.g + 0.2f && color.r > color.b + 0.2f;
    }

    @Test
    @DisplayName(
            "it is moved, turned, made larger, fainter, hidden and removed by mouse, keys and numbers; undo leaves it alone")
    void laying() {
        enter("en");
        trace();
        double[] before = new double[2];
        window.step(() -> before[0] = number("trace.x"));
        window.step(() -> {
            InputProcessor input = Gdx.input.getInputProcessor();
            int[] at = pixel("0404");
            input.touchDown(at[0], at[1], 0, Input.Buttons.LEFT);
            input.touchDragged(at[0] + 50, at[1], 0);
            input.touchUp(at[0] + 50, at[1], 0, Input.Buttons.LEFT);
        });
        window.pause(2);
        window.step(() -> assertEquals(before[0] + 50 / camera().scale(), number("trace.x"), 0.02));
        window.step(() -> WindowScript.key(Keys.LEFT));
        window.pause(2);
        window.step(() -> assertEquals(before[0] + 49 / camera().scale(), number("trace.x"), 0.02));
        window.step(() -> before[1] = number("trace.hex"));
        window.step(() -> WindowScript.key(Keys.PAGE_UP), () -> WindowScript.key(Keys.END));
        window.pause(2);
        window.step(() -> {
            assertTrue(number("trace.hex") < before[1], "larger pictures have fewer pixels a hex");
            assertEquals(0.1, number("trace.degrees"), 0.001);
        });
        script.type("trace.opacity", "35");
        script.type("trace.degrees", "12,5");
        script.type("trace.hex", "nonsense");
        window.step(() -> {
            assertEquals("35", script.field("trace.opacity"));
            assertEquals("12.5", script.field("trace.degrees"));
            assertTrue(number("trace.hex") < before[1]);
            WindowScript.key(Keys.CONTROL_LEFT, Keys.Z);
        });
        window.pause(2);
        window.step(() -> assertEquals("35", script.field("trace.opacity")));
        window.step(() -> window.clickButton("No"));
        window.pause(2);
        window.step(() -> {
            String text = read("willow.trace.json");
            assertTrue(text.contains("trace/1") && text.contains("willow.trace.png"), text);
            window.clickButton("Remove it");
        });
        window.pause(2);
        window.step(() -> {
            assertFalse(Files.exists(folder.resolve("scenarios/willow.trace.json")));
            assertFalse(Files.exists(folder.resolve("scenarios/willow.trace.png")));
        });
        window.play();
    }

    private String read(String name) {
        try {
            return Files.readString(folder.resolve("scenarios").resolve(name));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    @DisplayName("what is no picture, or none that can be shown, is refused in words and leaves no file")
    void refused() throws IOException {
        Files.writeString(folder.resolve("words.png"), "no picture");
        enter("en");
        window.step(() -> WindowScript.key(Keys.P));
        window.pause(3);
        script.type("trace.path", folder.resolve("words.png").toString());
        window.until(() -> window.tells("no PNG or JPEG"));
        script.type("trace.path", folder.resolve("nowhere.png").toString());
        window.until(() -> window.tells("no such file") || window.tells("no file"));
        window.step(() -> assertFalse(Files.exists(folder.resolve("scenarios/willow.trace.json"))));
        window.play();
    }

    @Test
    @DisplayName("it moves with the map when the map is shifted, and back when that is undone")
    void shifted() {
        enter("en");
        trace();
        double[] before = new double[2];
        window.step(() -> {
            before[0] = number("trace.x");
            before[1] = number("trace.y");
            WindowScript.key(Keys.P);
        });
        window.pause(2);
        window.step(() -> window.reveal("Resize"));
        window.pause(3);
        script.type("ground.right", "2");
        script.type("ground.down", "1");
        window.step(() -> window.clickButton("Resize"));
        window.pause(2);
        window.step(() -> {
            if (window.tells("would lie beyond")) {
                WindowScript.key(Keys.ENTER);
            }
        });
        window.pause(5);
        window.step(() -> WindowScript.key(Keys.P));
        window.pause(3);
        window.step(() -> {
            assertEquals(before[0] + 3, number("trace.x"), 0.011);
            assertEquals(before[1] + Math.sqrt(3), number("trace.y"), 0.011);
            WindowScript.key(Keys.CONTROL_LEFT, Keys.Z);
        });
        window.pause(5);
        window.step(() -> {
            assertEquals(before[0], number("trace.x"), 0.011);
            assertEquals(before[1], number("trace.y"), 0.011);
        });
        window.play();
    }

    @ParameterizedTest
    @CsvSource({"en", "de"})
    @DisplayName("is whole at three sizes of window in both languages, and takes its pictures")
    void pictures(String language) throws IOException {
        open(language);
        boolean english = language.equals("en");
        List<String> faults = new ArrayList<>();
        Optional<EnglishAudit> foreign = english ? Optional.empty() : Optional.of(new EnglishAudit(language, "Willow"));
        enter(language);
        trace();
        for (int[] size : SIZES) {
            window.resize(size[0], size[1]);
            window.pause(8);
            for (String what : List.of("fields", "fitting")) {
                String picture = String.format(Locale.ROOT, "trace-%s-%s-%dx%d", language, what, size[0], size[1]);
                window.step(() -> {
                    Pixels.save(picture);
                    var stage = window.program().stage().orElseThrow();
                    LayoutAudit.of(stage).forEach(fault -> faults.add(picture + ": " + fault));
                    foreign.ifPresent(audit -> audit.of(stage).forEach(fault -> faults.add(picture + ": " + fault)));
                    if (what.equals("fields")) {
                        window.clickButton(english ? "Fit by two points" : "Mit zwei Punkten anpassen");
                    } else {
                        window.clickButton(english ? "Stop fitting" : "Nicht mehr anpassen");
                    }
                });
                window.pause(3);
            }
        }
        window.play();
        assertEquals(List.of(), faults, () -> String.join("\n", faults));
    }
}
