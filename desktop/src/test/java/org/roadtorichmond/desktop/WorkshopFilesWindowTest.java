package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.ui.Image;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("Files that go into the workshop and out of it")
final class WorkshopFilesWindowTest {
    @TempDir
    private Path folder;

    @TempDir
    private Path elsewhere;

    private WorkshopFilesScript script;
    private WindowScript window;

    @BeforeEach
    void needDisplay() throws IOException {
        WindowScript.needDisplay(WorkshopFilesWindowTest.class);
        script = new WorkshopFilesScript(folder, elsewhere, "en");
        window = script.window;
    }

    private Path own(String name) {
        return folder.resolve("scenarios").resolve(name);
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    @DisplayName(
            "a dropped map of Tiled asks for its name and its terrain once, and what is left to do stays until it is done")
    void tiled() throws IOException {
        script.list("Workshop");
        script.drop(script.file("tiled/alder-csv.tmx", "tiled/alder.tsx"));
        script.untilTold("How is it called?");
        script.type("Alder Field");
        script.enter();
        script.untilTold("What does it mean?");
        script.button("swamp");
        script.enter();
        script.untilOpen();
        window.step(() -> {
            assertTrue(Files.exists(own("alder-field.scenario.draft.json")));
            assertTrue(text(own("alder-field.answers.csv")).contains("terrain,tile_0031.png,swamp"));
        });
        window.play();
    }

    @Test
    @DisplayName("what is answered in the window is not asked by the command, nor the other way round")
    void oneFileOfAnswers() throws IOException {
        Path map = script.file("tiled/alder-csv.tmx", "tiled/alder.tsx");
        script.list("Workshop");
        script.drop(map);
        script.untilTold("How is it called?");
        script.type("Alder Field");
        script.enter();
        script.untilTold("What does it mean?");
        script.button("swamp");
        script.enter();
        script.untilOpen();
        window.step(() -> {
            Commands.Printed printed = Commands.run(
                    "import", map, "--out", folder.resolve("scenarios"), "--name", "alder-field", "--force", "--json");
            assertEquals(ExitCode.DONE, printed.code(), printed.err());
            assertFalse(printed.out().contains("\"question\""), printed.out());
            printed = Commands.run(
                    "import",
                    map,
                    "--out",
                    folder.resolve("scenarios"),
                    "--name",
                    "oak-field",
                    "--terrain",
                    "tile_0031.png=rough");
            assertEquals(ExitCode.DONE, printed.code(), printed.err());
            delete(own("oak-field.map.json"));
        });
        script.button("Close");
        script.drop(map);
        script.untilTold("How is it called?");
        script.type("Oak Field");
        script.enter();
        script.untilOpen();
        window.step(() -> assertTrue(text(own("oak-field.answers.csv")).contains("terrain,tile_0031.png,rough")));
        window.play();
    }

    private static void delete(Path file) {
        try {
            Files.delete(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    @DisplayName("a question about a tile has the picture of the tile beside it")
    void pictureOfTile() throws IOException {
        Path map = Files.writeString(
                elsewhere.resolve("field.tmx"),
                "<map orientation=\"hexagonal\" staggeraxis=\"x\" staggerindex=\"odd\" hexsidelength=\"6\" width=\"2\" height=\"1\""
                        + " tilewidth=\"14\" tileheight=\"12\"><tileset firstgid=\"1\" name=\"t\" tilewidth=\"14\" tileheight=\"12\""
                        + " tilecount=\"2\" columns=\"2\"><image source=\"t.png\"/></tileset>"
                        + "<layer name=\"a\" width=\"2\" height=\"1\"><data encoding=\"csv\">1,2</data></layer></map>");
        BufferedImage sheet = new BufferedImage(28, 12, BufferedImage.TYPE_INT_ARGB);
        ImageIO.write(sheet, "png", elsewhere.resolve("t.png").toFile());
        script.list("Workshop");
        script.drop(map);
        script.untilTold("How is it called?");
        script.enter();
        script.untilTold("What does it mean?");
        window.step(() -> {
            Image picture = window.program().stage().orElseThrow().getRoot().findActor("picture.t:1");
            assertEquals(14, picture.getDrawable().getMinWidth());
            assertTrue(picture.getWidth() > 0);
        });
        window.play();
    }

    @Test
    @DisplayName("a letter typed in the frame in which the page is built again goes to the field that had the keys")
    void typedWhileBuiltAgain() throws IOException {
        script.list("Workshop");
        script.drop(script.file("tiled/alder-csv.tmx", "tiled/alder.tsx"));
        script.untilTold("How is it called?");
        script.type("Alder");
        window.step(() -> {
            window.program().resize(Gdx.graphics.getWidth(), Gdx.graphics.getHeight());
            WindowScript.type(" Field");
            TextField field = window.program().stage().orElseThrow().getRoot().findActor("named");
            assertEquals("Alder Field", field.getText());
        });
        window.play();
    }

    @Test
    @DisplayName(
            "what was left out is listed, leads to its place, is marked as done, and is gone when the scenario is opened again")
    void toDo() throws IOException {
        script.list("Workshop");
        script.drop(script.file("tiled/alder-objects.tmx", "tiled/alder.tsx"));
        script.untilTold("How is it called?");
        script.enter();
        script.untilOpen();
        script.untilTold("to do that");
        List<String> before = new ArrayList<>();
        window.step(() -> before.add(text(own("alder-objects.todo"))));
        window.step(() -> window.clickButton("done"));
        window.pause(3);
        window.until(() -> !Files.exists(own("alder-objects.todo"))
                || text(own("alder-objects.todo")).contains("\"done\": true"));
        window.restart(() -> WindowScript.opening(folder, Optional.empty(), "human", "human"));
        script.list("Workshop");
        script.button("Open");
        script.untilTold("kept as a draft");
        script.enter();
        script.untilOpen();
        window.step(() -> {
            long all = before.get(0)
                    .lines()
                    .filter(line -> line.contains("\"done\""))
                    .count();
            assertTrue(all >= 1, before.get(0));
            assertEquals(all > 1, window.tells("to do that"));
        });
        window.play();
    }

    @Test
    @DisplayName("a dropped order of battle goes into the scenario that is open, and one step of undo takes it back")
    void orderOfBattle() throws IOException {
        Path table = Files.writeString(
                elsewhere.resolve("oob.csv"),
                "id,side,type,strength,hex\nFirst,union,infantry,4,0505\nSecond,rebels,infantry,3,0303\nThird,union,infantry,,0404\n");
        script.list("Workshop");
        script.drop(table);
        script.untilTold("needs a scenario");
        script.enter();
        script.create("Elm Run");
        script.drop(table);
        script.untilTold("What does it mean?");
        script.button("Confederate");
        script.enter();
        script.untilTold("3 units were taken");
        script.enter();
        script.untilTold("to do that");
        window.step(() -> {
            assertTrue(window.enabled("Undo Ctrl+Z"));
            window.revealWords("Third: ");
        });
        window.pause(2);
        window.step(() -> window.clickWords("Third: "));
        window.pause(2);
        window.step(() -> {
            TextField id = window.program().stage().orElseThrow().getRoot().findActor("id");
            assertEquals("Third", id.getText());
        });
        window.step(() -> WindowScript.key(Keys.ESCAPE));
        window.step(() -> WindowScript.key(Keys.CONTROL_LEFT, Keys.Z));
        script.untilTold("0 units.");
        window.play();
    }

    @Test
    @DisplayName(
            "a scenario is shared as a zip by keys alone, and opens again elsewhere under a number where its name is taken")
    void share() throws IOException {
        script.list("Workshop");
        script.create("Elm Run");
        script.untilTold("can be played");
        window.step(() -> WindowScript.key(Keys.CONTROL_LEFT, Keys.L));
        script.untilTold("Order of battle for a spreadsheet");
        // The first line has the frame.
        window.step(() -> WindowScript.key(Keys.TAB));
        script.enter();
        script.untilTold("One zip with all");
        Path zip = elsewhere.resolve("elm.zip");
        script.type(zip.toString());
        script.enter();
        script.untilTold("Written:");
        script.enter();
        byte[][] bytes = new byte[1][];
        window.step(() -> {
            assertTrue(Files.exists(zip));
            bytes[0] = read(own("elm-run.map.json"));
            String scenario = text(own("elm-run.scenario.json"));
            write(own("elm-run.scenario.json"), scenario.replace("\"turns\": 10", "\"turns\": 9"));
        });
        script.drop(zip);
        script.untilTold("among yours, as elm-run-2.scenario.json");
        script.enter();
        script.untilOpen();
        window.step(() -> {
            assertArrayEquals(bytes[0], read(own("elm-run-2.map.json")));
            assertTrue(text(own("elm-run-2.scenario.json")).contains("elm-run-2.map.json"));
            assertTrue(text(own("elm-run.scenario.json")).contains("\"turns\": 9"));
        });
        window.play();
    }

    private static byte[] read(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void write(Path file, String text) {
        try {
            Files.writeString(file, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    @DisplayName("tables and maps are written for other programs, and a file that is there is replaced only when asked")
    void export() throws IOException {
        script.list("Workshop");
        script.create("Elm Run");
        for (String[] each : new String[][] {
            {"Order of battle for a spreadsheet (CSV)", "oob", "oob.csv"},
            {"Map for Tiled", "field.tmx", "field.tmx"},
            {"Map for Tiled", "field.tmx", "field.tmx"}
        }) {
            boolean again = each[0].equals("Map for Tiled");
            window.step(() -> WindowScript.key(Keys.CONTROL_LEFT, Keys.L));
            script.untilTold(each[0]);
            script.button(each[0]);
            script.untilTold("It is written to:");
            script.type(elsewhere.resolve(each[1]).toString());
            boolean[] there = new boolean[1];
            window.step(() -> there[0] = Files.exists(elsewhere.resolve(each[2])));
            script.enter();
            window.until(() -> there[0] ? window.tells("in its place?") : window.tells("Written:"));
            window.step(() -> {
                assertTrue(!there[0] || again);
                if (there[0]) {
                    WindowScript.key(Keys.ENTER);
                }
            });
            script.untilTold("Written:");
            script.enter();
            window.step(() -> assertTrue(Files.exists(elsewhere.resolve(each[2]))));
        }
        window.play();
    }

    @Test
    @DisplayName("what cannot be taken is refused in a sentence, and nothing is written")
    void refused() throws IOException {
        Path broken = Files.write(elsewhere.resolve("broken.zip"), new byte[] {1, 2, 3});
        Path document = Files.writeString(elsewhere.resolve("letter.doc"), "Dear");
        Path nothing = Files.createDirectory(elsewhere.resolve("empty"));
        script.list("Workshop");
        script.drop(document);
        script.untilTold("letter.doc");
        script.enter();
        script.drop(nothing);
        script.untilTold("There is no scenario and no campaign here");
        script.enter();
        script.drop(elsewhere.resolve("missing.tmx"));
        script.untilTold("no such file");
        script.enter();
        script.drop(broken);
        script.untilTold("How is it called?");
        script.enter();
        script.untilTold("no zip");
        script.enter();
        window.step(() -> assertFalse(Files.exists(folder.resolve("scenarios"))));
        window.step(() -> WindowScript.key(Keys.ESCAPE));
        window.until("Workshop");
        script.drop(document);
        script.untilTold("can be dropped on the list");
        window.play();
    }

    @Test
    @DisplayName("an own scenario is copied, its draft discarded and all of it deleted, after a question")
    void ownScenarios() throws IOException {
        script.list("Workshop");
        script.create("Elm Run");
        window.step(() -> WindowScript.key(Keys.CONTROL_LEFT, Keys.S));
        window.until(() -> Files.exists(own("elm-run.scenario.json")));
        window.step(() -> {
            WindowScript.key(Keys.U);
            window.click("0409");
        });
        script.button("Close");
        window.until(() -> Files.exists(own("elm-run.scenario.draft.json")));
        window.pause(3);
        script.button("More…");
        script.button("Discard the draft");
        script.untilTold("cannot be undone");
        script.enter();
        window.until(() -> !Files.exists(own("elm-run.scenario.draft.json")));
        window.pause(3);
        script.button("More…");
        window.step(() -> assertFalse(window.shows("Discard the draft")));
        script.button("Make a copy");
        script.type("Oak Run");
        script.enter();
        script.untilOpen();
        window.step(() -> WindowScript.key(Keys.CONTROL_LEFT, Keys.S));
        window.until(() -> Files.exists(own("oak-run.scenario.json")));
        script.button("Close");
        window.pause(3);
        script.button("More…");
        script.button("Delete the scenario");
        script.enter();
        window.until(() -> !Files.exists(own("elm-run.scenario.json")));
        window.step(() -> {
            assertFalse(Files.exists(own("elm-run.map.json")));
            assertTrue(Files.exists(own("oak-run.map.json")));
        });
        window.play();
    }
}
