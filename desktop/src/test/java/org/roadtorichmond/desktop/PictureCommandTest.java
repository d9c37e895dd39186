package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.graphics.Color;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.view.Palette;
import picocli.CommandLine;

@DisplayName("Pictures on the command line")
final class PictureCommandTest {
    private static final Path TESTED = Path.of("..", "core", "rules", "src", "test", "resources");

    @TempDir
    private Path folder;

    private final StringWriter err = new StringWriter();

    private int run(Object... arguments) {
        CommandLine program = Main.commandLine()
                .setOut(new PrintWriter(new StringWriter(), true))
                .setErr(new PrintWriter(err, true));
        return program.execute(
                Stream.concat(Stream.of("picture"), Stream.of(arguments).map(Object::toString))
                        .toArray(String[]::new));
    }

    private List<String> files() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).toList();
        }
    }

    @Test
    @DisplayName("draws maps, scenarios, positions and saved games, each with what stands on it")
    void subjects() throws IOException {
        List<Object> subjects = List.of(
                "training.map.json",
                "training",
                Path.of("..", "maps", "perft", "training-combat.position.json"),
                TESTED.resolve("saves").resolve("game-2.json"));
        Set<String> drawings = new HashSet<>();
        for (Object subject : subjects) {
            Path out = folder.resolve("picture.svg");
            assertEquals(ExitCode.DONE, run(subject, "--out", out, "--force"), err::toString);
            String svg = Files.readString(out);
            assertEquals(!subject.equals("training.map.json"), svg.contains("rm-counter\""), subject::toString);
            assertTrue(drawings.add(svg));
        }
        assertEquals(List.of("picture.svg"), files());
    }

    @Test
    @DisplayName("gives the picture the width that is asked for")
    void width() throws IOException {
        Path out = folder.resolve("picture.SVG");
        assertEquals(ExitCode.DONE, run("training", "--out", out, "--width", 640));
        assertTrue(Files.readString(out).contains("width=\"640\" height="));
    }

    @ParameterizedTest
    @ValueSource(strings = {"picture.gif", "picture", "svg"})
    @DisplayName("refuses an ending that it does not know, and names those that it does")
    void ending(String name) throws IOException {
        assertEquals(ExitCode.BAD, run("training", "--out", folder.resolve(name)));
        assertTrue(err.toString().contains(".svg or .png"), err.toString());
        assertEquals(List.of(), files());
    }

    @ParameterizedTest
    @ValueSource(strings = {"99", "8001", "-1", "wide"})
    @DisplayName("refuses a width that no picture has")
    void badWidth(String width) throws IOException {
        assertEquals(ExitCode.BAD, run("training", "--out", folder.resolve("p.svg"), "--width", width));
        assertTrue(err.toString().contains("--width"), err.toString());
        assertEquals(List.of(), files());
    }

    @Test
    @DisplayName("names the folder that cannot be written to, and leaves what was there")
    void unwritable() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "in the way");
        assertEquals(ExitCode.BAD, run("training", "--out", file.resolve("p.svg")));
        assertTrue(err.toString().contains(file.toString()), err.toString());
        assertEquals(1, err.toString().lines().count(), err.toString());
        assertEquals("in the way", Files.readString(file));
        assertEquals(List.of("file"), files());
    }

    @Test
    @DisplayName("answers missing, damaged and unfit files as other commands do, and writes nothing")
    void badFiles() throws IOException {
        Path damaged = Files.writeString(folder.resolve("damaged.json"), "{ \"format\": \"scenario/1\", ");
        Path sheet = Path.of("..", "maps", "tallies", "gaines-mill-17.tally.json");
        for (Path bad : List.of(folder.resolve("missing.json"), damaged, folder, sheet)) {
            err.getBuffer().setLength(0);
            assertEquals(ExitCode.BAD, run(bad, "--out", folder.resolve("p.svg")));
            assertTrue(err.toString().startsWith(bad + ": "), err.toString());
            assertFalse(err.toString().contains("\tat "));
        }
        assertEquals(List.of("damaged.json"), files());
    }

    @Test
    @DisplayName("draws a PNG of the size that is asked for, with colours of ground, water and both sides")
    @Tag("pixels")
    void png() throws IOException {
        WindowScript.needDisplay(PictureCommandTest.class);
        Path out = folder.resolve("picture.png");
        assertEquals(ExitCode.DONE, run("training", "--out", out, "--width", 900), err::toString);
        BufferedImage picture = ImageIO.read(out.toFile());
        assertEquals(900, picture.getWidth());
        assertTrue(picture.getHeight() > 900, "paper below the map: " + picture.getHeight());
        Set<Integer> colours = new HashSet<>();
        for (int y = 0; y < picture.getHeight(); y++) {
            for (int x = 0; x < picture.getWidth(); x++) {
                colours.add(picture.getRGB(x, y) & 0xffffff);
            }
        }
        assertTrue(colours.size() > 100, "nearly blank: " + colours.size());
        for (Color expected : List.of(Palette.RIVER, Palette.UNION, Palette.CONFEDERATE)) {
            assertTrue(colours.contains(Color.rgb888(expected)), () -> "river and counters: " + expected);
        }
        BufferedImage usual = usual();
        assertEquals(2000, usual.getWidth());
    }

    private BufferedImage usual() throws IOException {
        Path out = folder.resolve("usual.png");
        assertEquals(ExitCode.DONE, run("training.map.json", "--out", out), err::toString);
        return ImageIO.read(out.toFile());
    }
}
