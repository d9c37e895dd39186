package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Input.Keys;
import com.badlogic.gdx.scenes.scene2d.ui.TextField;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Files that go into the workshop and out of it")
final class WorkshopFilesWindowTest {
    private static final int[][] SIZES = {{1024, 640}, {2560, 1440}};
    private static final Path FILES = Path.of("..", "core", "game", "src", "test", "resources", "exchange");

    @TempDir
    private Path folder;

    @TempDir
    private Path elsewhere;

    private WindowScript window;

    @BeforeEach
    void needDisplay() throws IOException {
        WindowScript.needDisplay(WorkshopFilesWindowTest.class);
        open("en");
    }

    private void open(String language) throws IOException {
        Shelves.settings(folder, Map.of("language", language, "sound", "false"));
        window = new WindowScript(WindowScript.opening(folder, Optional.empty(), "human", "human"));
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

    private void drop(Path path) {
        window.step(() -> window.program().dropped(List.of(path.toString())));
    }

    private void list(String workshop) {
        window.until(workshop);
        window.step(() -> WindowScript.key(Keys.W));
        window.pause(3);
    }

    private void untilTold(String words) {
        window.until(() -> window.tells(words));
        window.pause(1);
    }

    private void button(String words) {
        window.step(() -> window.clickButton(words));
        window.pause(2);
    }

    private void untilOpen() {
        window.until(() -> window.program().camera().isPresent());
        window.pause(5);
    }

    /** Types into the field of a dialog that has the keys, in place of what stands there. */
    private void type(String words) {
        window.step(() -> {
            TextField field = (TextField) window.program().stage().orElseThrow().getKeyboardFocus();
            field.selectAll();
            WindowScript.type(words);
        });
    }

    private void enter() {
        window.step(() -> WindowScript.key(Keys.ENTER));
        window.pause(2);
    }

    /** A copy of files of other programs where a player has them. */
    private Path file(String name, String... beside) throws IOException {
        for (String each : beside) {
            Files.copy(
                    FILES.resolve(each), elsewhere.resolve(FILES.resolve(each).getFileName()));
        }
        return Files.copy(
                FILES.resolve(name), elsewhere.resolve(FILES.resolve(name).getFileName()));
    }

    @Test
    @DisplayName(
            "a dropped map of Tiled asks for its name and its terrain once, and what is left to do stays until it is done")
    void tiled() throws IOException {
        list("Workshop");
        drop(file("tiled/alder-csv.tmx", "tiled/alder.tsx"));
        untilTold("How is it called?");
        type("Alder Field");
        enter();
        untilTold("What does it mean?");
        button("swamp");
        enter();
        untilOpen();
        window.step(() -> {
            assertTrue(Files.exists(own("alder-field.scenario.draft.json")));
            assertTrue(text(own("alder-field.answers.csv")).contains("terrain,tile_0031.png,swamp"));
        });
        window.play();
    }

    @Test
    @DisplayName(
            "what was left out is listed, leads to its place, is marked as done, and is gone when the scenario is opened again")
    void toDo() throws IOException {
        list("Workshop");
        drop(file("tiled/alder-objects.tmx", "tiled/alder.tsx"));
        untilTold("How is it called?");
        enter();
        untilOpen();
        untilTold("to do that");
        List<String> before = new ArrayList<>();
        window.step(() -> before.add(text(own("alder-objects.todo"))));
        window.step(() -> window.clickButton("done"));
        window.pause(3);
        window.until(() -> !Files.exists(own("alder-objects.todo"))
                || text(own("alder-objects.todo")).contains("\"done\": true"));
        window.restart(() -> WindowScript.opening(folder, Optional.empty(), "human", "human"));
        list("Workshop");
        button("Open");
        untilTold("kept as a draft");
        enter();
        untilOpen();
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
        list("Workshop");
        window.step(() -> window.clickButton("Create"));
        untilTold("needs a name");
        enter();
        drop(table);
        untilTold("needs a scenario");
        enter();
        create("Elm Run");
        drop(table);
        untilTold("What does it mean?");
        button("Confederate");
        enter();
        untilTold("3 units were taken");
        enter();
        untilTold("to do that");
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
        untilTold("0 units.");
        window.play();
    }

    private void create(String name) {
        window.step(() -> {
            TextField field = window.program().stage().orElseThrow().getRoot().findActor("new.name");
            field.setText(name);
            window.clickButton("Create");
        });
        untilOpen();
    }

    @Test
    @DisplayName(
            "a scenario is shared as a zip by keys alone, and opens again elsewhere under a number where its name is taken")
    void share() throws IOException {
        list("Workshop");
        create("Elm Run");
        untilTold("can be played");
        window.step(() -> WindowScript.key(Keys.CONTROL_LEFT, Keys.L));
        untilTold("Order of battle for a spreadsheet");
        for (int i = 0; i < 2; i++) {
            window.step(() -> WindowScript.key(Keys.TAB));
        }
        enter();
        untilTold("One zip with all");
        Path zip = elsewhere.resolve("elm.zip");
        type(zip.toString());
        enter();
        untilTold("Written:");
        enter();
        byte[][] bytes = new byte[1][];
        window.step(() -> {
            assertTrue(Files.exists(zip));
            bytes[0] = read(own("elm-run.map.json"));
            String scenario = text(own("elm-run.scenario.json"));
            write(own("elm-run.scenario.json"), scenario.replace("\"turns\": 10", "\"turns\": 9"));
        });
        drop(zip);
        untilTold("among yours, as elm-run-2.scenario.json");
        enter();
        untilOpen();
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
        list("Workshop");
        create("Elm Run");
        for (String[] each : new String[][] {
            {"Order of battle for a spreadsheet (CSV)", "oob", "oob.csv"},
            {"Map for Tiled", "field.tmx", "field.tmx"},
            {"Map for Tiled", "field.tmx", "field.tmx"}
        }) {
            boolean again = each[0].equals("Map for Tiled");
            window.step(() -> WindowScript.key(Keys.CONTROL_LEFT, Keys.L));
            untilTold(each[0]);
            button(each[0]);
            untilTold("It is written to:");
            type(elsewhere.resolve(each[1]).toString());
            boolean[] there = new boolean[1];
            window.step(() -> there[0] = Files.exists(elsewhere.resolve(each[2])));
            enter();
            window.until(() -> there[0] ? window.tells("in its place?") : window.tells("Written:"));
            window.step(() -> {
                assertTrue(!there[0] || again);
                if (there[0]) {
                    WindowScript.key(Keys.ENTER);
                }
            });
            untilTold("Written:");
            enter();
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
        list("Workshop");
        drop(document);
        untilTold("letter.doc");
        enter();
        drop(nothing);
        untilTold("There is no scenario here");
        enter();
        drop(elsewhere.resolve("missing.tmx"));
        untilTold("no such file");
        enter();
        drop(broken);
        untilTold("How is it called?");
        enter();
        untilTold("no zip");
        enter();
        window.step(() -> assertFalse(Files.exists(folder.resolve("scenarios"))));
        window.step(() -> WindowScript.key(Keys.ESCAPE));
        window.until("Workshop");
        drop(document);
        untilTold("can be dropped on the list");
        window.play();
    }

    @Test
    @DisplayName("an own scenario is copied, its draft discarded and all of it deleted, after a question")
    void ownScenarios() throws IOException {
        list("Workshop");
        create("Elm Run");
        window.step(() -> WindowScript.key(Keys.CONTROL_LEFT, Keys.S));
        window.until(() -> Files.exists(own("elm-run.scenario.json")));
        window.step(() -> {
            WindowScript.key(Keys.U);
            window.click("0409");
        });
        button("Close");
        window.until(() -> Files.exists(own("elm-run.scenario.draft.json")));
        window.pause(3);
        button("More…");
        button("Discard the draft");
        untilTold("cannot be undone");
        enter();
        window.until(() -> !Files.exists(own("elm-run.scenario.draft.json")));
        window.pause(3);
        button("More…");
        window.step(() -> assertFalse(window.shows("Discard the draft")));
        button("Make a copy");
        type("Oak Run");
        enter();
        untilOpen();
        window.step(() -> WindowScript.key(Keys.CONTROL_LEFT, Keys.S));
        window.until(() -> Files.exists(own("oak-run.scenario.json")));
        button("Close");
        window.pause(3);
        button("More…");
        button("Delete the scenario");
        enter();
        window.until(() -> !Files.exists(own("elm-run.scenario.json")));
        window.step(() -> {
            assertFalse(Files.exists(own("elm-run.map.json")));
            assertTrue(Files.exists(own("oak-run.map.json")));
        });
        window.play();
    }

    @ParameterizedTest
    @CsvSource({"en", "de"})
    @DisplayName("are asked about in dialogs that are whole in a small and in a large window in both languages")
    void pictures(String language) throws IOException {
        open(language);
        boolean english = language.equals("en");
        List<String> faults = new ArrayList<>();
        Optional<EnglishAudit> foreign = english ? Optional.empty() : Optional.of(new EnglishAudit(language, "Alder"));
        list(english ? "Workshop" : "Werkstatt");
        drop(file("tiled/alder-csv.tmx", "tiled/alder.tsx"));
        window.pause(30);
        look(language + "-name", faults, foreign);
        type("Alder");
        enter();
        window.pause(30);
        look(language + "-answers", faults, foreign);
        enter();
        untilOpen();
        window.pause(30);
        look(language + "-todo", faults, foreign);
        window.step(() -> WindowScript.key(Keys.CONTROL_LEFT, Keys.L));
        window.pause(5);
        look(language + "-files", faults, foreign);
        button(english ? "Map for Tiled" : "Karte für Tiled");
        window.pause(20);
        look(language + "-path", faults, foreign);
        window.step(() -> WindowScript.key(Keys.ESCAPE));
        button(english ? "Close" : "Schließen");
        window.pause(20);
        button(english ? "More…" : "Mehr…");
        look(language + "-own", faults, foreign);
        button(english ? "Delete the scenario" : "Das Szenario löschen");
        look(language + "-delete", faults, foreign);
        window.play();
        assertEquals(List.of(), faults, () -> String.join("\n", faults));
    }

    private void look(String name, List<String> faults, Optional<EnglishAudit> foreign) {
        for (int[] size : SIZES) {
            window.resize(size[0], size[1]);
            window.pause(8);
            String picture = String.format(Locale.ROOT, "workshop-files-%s-%dx%d", name, size[0], size[1]);
            window.step(() -> {
                Pixels.save(picture);
                var stage = window.program().stage().orElseThrow();
                LayoutAudit.of(stage).forEach(fault -> faults.add(picture + ": " + fault));
                foreign.ifPresent(audit -> audit.of(stage).forEach(fault -> faults.add(picture + ": " + fault)));
            });
        }
    }
}
