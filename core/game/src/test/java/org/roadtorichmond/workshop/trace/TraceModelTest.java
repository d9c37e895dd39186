package org.roadtorichmond.workshop.trace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.map.Terrain;
import org.roadtorichmond.scenario.json.References;
import org.roadtorichmond.scenario.save.MemoryStorage;
import org.roadtorichmond.view.HexLayout;
import org.roadtorichmond.workshop.BlankScenario;
import org.roadtorichmond.workshop.ScenarioEditor;
import org.roadtorichmond.workshop.ScenarioFolder;
import org.roadtorichmond.workshop.edits.GroundEdits;
import org.roadtorichmond.workshop.edits.MapSizeEdits;
import org.roadtorichmond.workshop.edits.MapSizeEdits.Resizing;

@DisplayName("A traced picture")
final class TraceModelTest {
    private static final TracePlace PLACE = new TracePlace(new SheetPoint(1.25, -2.5), 64.5, 12.25);

    private final MemoryStorage storage = new MemoryStorage();
    private final TraceFolder folder = new TraceFolder(storage, "elm-run.map.json");
    private final TraceModel model = new TraceModel(folder);
    private final TraceSettings settings = new TraceSettings("elm-run.trace.png", PLACE, 70, true);

    private static void near(SheetPoint expected, SheetPoint found) {
        assertEquals(expected.x(), found.x(), 1e-4);
        assertEquals(expected.y(), found.y(), 1e-4);
    }

    @ParameterizedTest
    @CsvSource({"40, 0", "77.5, 3", "12, -170", "300, 90"})
    @DisplayName("is laid by two points and their hexes as it was drawn")
    void fitting(double hex, double degrees) {
        TracePlace printed = new TracePlace(new SheetPoint(-3, 7), hex, degrees);
        PicturePoint one = printed.picture(new SheetPoint(2, 3));
        PicturePoint other = printed.picture(new SheetPoint(30, 11));
        Fitting done =
                Fitting.BEGUN.with(one).with(new SheetPoint(2, 3)).with(other).with(new SheetPoint(30, 11));
        TracePlace found = done.place(PLACE).orElseThrow();
        assertTrue(done.isDone());
        assertEquals(hex, found.hex(), 1e-6);
        near(printed.sheet(new PicturePoint(500, 900)), found.sheet(new PicturePoint(500, 900)));
    }

    @Test
    @DisplayName("is only moved by the first point, and not at all by two points that are one")
    void first() {
        Fitting one = Fitting.BEGUN.with(new PicturePoint(10, 20));
        assertTrue(one.asksForHex());
        TracePlace moved = one.with(new SheetPoint(5, 5)).place(PLACE).orElseThrow();
        near(new SheetPoint(5, 5), moved.sheet(new PicturePoint(10, 20)));
        assertEquals(List.of(PLACE.hex(), PLACE.degrees()), List.of(moved.hex(), moved.degrees()));
        Fitting same =
                one.with(new SheetPoint(5, 5)).with(new PicturePoint(10, 20)).with(new SheetPoint(9, 9));
        assertEquals(Optional.empty(), same.place(PLACE));
    }

    @Test
    @DisplayName("keeps the point about which it is turned and made larger")
    void about() {
        SheetPoint middle = new SheetPoint(8, 9);
        PicturePoint under = PLACE.picture(middle);
        near(middle, PLACE.turned(33, middle).enlarged(1.7, middle).sheet(under));
        assertEquals(PLACE.hex() / 1.7, PLACE.enlarged(1.7, middle).hex(), 1e-9);
        assertEquals(-170, new TracePlace(new SheetPoint(0, 0), 10, 190).degrees(), 1e-9);
    }

    @Test
    @DisplayName("is kept beside the map with a format and a version, and is there again")
    void kept() {
        assertFalse(folder.isThere());
        assertEquals(Optional.empty(), model.take(settings, new byte[] {1, 2, 3}));
        String text = new String(storage.read("elm-run.trace.json").value().orElseThrow(), StandardCharsets.UTF_8);
        assertTrue(text.contains("\"format\":\"trace/1\"") || text.contains("\"format\": \"trace/1\""), text);
        assertEquals(settings, folder.settings().value().orElseThrow());
        assertEquals(3, folder.picture("elm-run.trace.png").value().orElseThrow().length);
        model.set(settings.withOpacity(20).withShown(false));
        assertEquals(70, folder.settings().value().orElseThrow().opacity());
        model.keep();
        assertEquals(
                settings.withOpacity(20).withShown(false),
                folder.settings().value().orElseThrow());
        TraceSettings jpeg = new TraceSettings("elm-run.trace.jpg", PLACE, 70, true);
        model.take(jpeg, new byte[] {4});
        assertFalse(storage.has("elm-run.trace.png"), "the picture before is gone");
        assertEquals(Optional.empty(), model.remove());
        assertEquals(List.of(), storage.list());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "{\"format\": \"trace/2\", \"picture\": \"a.trace.png\", \"x\": 0, \"y\": 0, \"pixelsPerHex\": 9, \"degrees\": 0, \"opacity\": 9, \"shown\": true}",
                "{\"format\": \"trace/1\", \"picture\": \"../a.trace.png\", \"x\": 0, \"y\": 0, \"pixelsPerHex\": 9, \"degrees\": 0, \"opacity\": 9, \"shown\": true}",
                "{\"format\": \"trace/1\", \"picture\": \"elm-run.map.json\", \"x\": 0, \"y\": 0, \"pixelsPerHex\": 9, \"degrees\": 0, \"opacity\": 9, \"shown\": true}",
                "{\"format\": \"trace/1\", \"picture\": \"a.trace.png\", \"x\": 0, \"y\": 0, \"pixelsPerHex\": 0, \"degrees\": 0, \"opacity\": 101, \"shown\": 1}",
                "[1"
            })
    @DisplayName("is not shown if its file says what cannot be, or leads out of the folder")
    void spoilt(String text) {
        storage.write("elm-run.trace.json", text.getBytes(StandardCharsets.UTF_8));
        assertFalse(folder.settings().problems().isEmpty());
        assertTrue(folder.settings().value().isEmpty());
    }

    /** Where a hex lies on the sheet of a map of so many columns and rows. */
    private static SheetPoint middle(HexGrid grid, String number) {
        HexLayout layout = new HexLayout(grid);
        Hex hex = grid.parse(number).orElseThrow();
        return new SheetPoint(layout.x(hex), layout.height() - layout.y(hex));
    }

    @ParameterizedTest
    @CsvSource({
        "14, 16, 2, 1, 0303, 0504",
        "15, 15, 1, 0, 0303, 0403",
        "15, 15, 1, 0, 0403, 0504",
        "11, 14, -1, 0, 0403, 0303",
        "11, 14, -1, 0, 0503, 0402",
        "20, 20, 0, 0, 0303, 0303"
    })
    @DisplayName("goes with its hexes when the map is shifted and grows, and back when that is undone")
    void moved(int columns, int rows, int right, int down, String before, String after) {
        ScenarioEditor editor = new ScenarioFolder(storage, References.NONE)
                .create(new BlankScenario("elm-run", 12, 14))
                .value()
                .orElseThrow()
                .editor();
        model.show(settings);
        model.follow(editor.questions());
        HexGrid small = new HexGrid(12, 14);
        PicturePoint printed = PLACE.picture(middle(small, before));
        editor.apply(GroundEdits.paint(
                Stream.of("0101").map(hex -> small.parse(hex).orElseThrow()).toList(), Terrain.FOREST));
        model.follow(editor.questions());
        Resizing size = new Resizing(columns, rows, right, down);
        assertEquals(Optional.empty(), editor.apply(MapSizeEdits.resize(size)));
        model.resized(editor.questions(), size);
        model.follow(editor.questions());
        near(
                middle(new HexGrid(columns, rows), after),
                model.settings().orElseThrow().place().sheet(printed));
        TraceSettings shifted = model.settings().orElseThrow();
        editor.undo();
        model.follow(editor.questions());
        near(settings.place().corner(), model.settings().orElseThrow().place().corner());
        editor.redo();
        model.follow(editor.questions());
        near(shifted.place().corner(), model.settings().orElseThrow().place().corner());
    }
}
