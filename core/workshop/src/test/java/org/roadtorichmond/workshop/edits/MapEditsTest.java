package org.roadtorichmond.workshop.edits;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.Hexside;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.map.Crossing;
import org.roadtorichmond.map.Terrain;
import org.roadtorichmond.map.Water;
import org.roadtorichmond.map.Way;
import org.roadtorichmond.scenario.json.JsonValues;
import org.roadtorichmond.workshop.Edit;
import org.roadtorichmond.workshop.EditableTree;
import org.roadtorichmond.workshop.Pointer;
import org.roadtorichmond.workshop.ScenarioEditor;
import org.roadtorichmond.workshop.Workbench;
import org.roadtorichmond.workshop.edits.MapSizeEdits.Resizing;
import org.roadtorichmond.workshop.tools.Selected;

@DisplayName("Edits of the map")
class MapEditsTest {
    private static final Pointer MAP = EditableTree.MAP;

    @TempDir
    private Path folder;

    private ScenarioEditor editor;

    @BeforeEach
    void open() {
        editor = Workbench.in(folder).open("training").editor();
    }

    private Hex hex(String number) {
        return Workbench.hex(editor, number);
    }

    private Hexside side(String written) {
        String[] numbers = written.split("/", -1);
        return new Hexside(hex(numbers[0]), hex(numbers[1]));
    }

    private String row(int row) {
        return editor.questions().text(MAP.then("terrain").then(row - 1)).orElseThrow();
    }

    private Optional<String> text(String list, String name, String key) {
        EditableTree tree = editor.questions();
        return tree.first(MAP.then(list), "name", name).flatMap(at -> tree.text(at.then(key)));
    }

    private String refusal(Edit edit) {
        return editor.apply(edit).orElseThrow().toString();
    }

    private Battlefield field() {
        var judged = Workbench.judge(editor);
        return judged.playable()
                .orElseThrow(() -> new AssertionError(judged.problems().toString()))
                .scenario()
                .field();
    }

    // --- Ground ----------------------------------------------------------------------------------------------------

    @Test
    @DisplayName("paint hexes with a brush, fill what hangs together, and pick terrain up")
    void ground() {
        assertEquals(
                7,
                GroundEdits.brush(editor.questions().grid().orElseThrow(), hex("0303"), 1)
                        .size());
        Workbench.apply(editor, GroundEdits.paint(List.of(hex("0101"), hex("0201"), hex("0802")), Terrain.SWAMP));
        assertEquals("ss.f...".substring(0, 2), row(1).substring(0, 2));
        assertEquals(".ff..f.s", row(2));
        assertEquals(Optional.of(Terrain.TOWN), GroundEdits.terrain(editor.questions(), hex("0604")));
        Workbench.apply(editor, GroundEdits.fill(hex("0203"), Terrain.ROUGH));
        assertEquals(Terrain.ROUGH, field().terrain(hex("0103").index()));
        assertEquals(Optional.of(Terrain.FOREST), GroundEdits.terrain(editor.questions(), hex("0202")));
    }

    @Test
    @DisplayName("give a terrain a letter that the legend does not have yet, and leave taken letters alone")
    void letters() {
        Pointer legend = MAP.then("legend");
        Workbench.apply(
                editor,
                tree -> tree.remove(legend.then("~")),
                tree -> tree.put(legend.then("~"), JsonValues.text("clear")),
                GroundEdits.paint(List.of(hex("0101")), Terrain.LAKE));
        assertEquals("a.f....f", row(1));
        assertEquals(Terrain.LAKE, field().terrain(hex("0101").index()));
    }

    @Test
    @DisplayName("refuse to paint beyond a row that is too short")
    void shortRow() {
        Workbench.apply(editor, tree -> tree.put(MAP.then("terrain").then(0), JsonValues.text("..")));
        assertTrue(refusal(GroundEdits.paint(List.of(hex("0301")), Terrain.LAKE))
                .startsWith("Row 1 of the terrain has 2"));
        assertTrue(refusal(GroundEdits.fill(hex("0301"), Terrain.LAKE)).contains("0301"));
    }

    // --- Ways ------------------------------------------------------------------------------------------------------

    @Test
    @DisplayName("draw a way hex after hex at either end, shorten it, and refuse a jump")
    void ways() {
        Workbench.apply(
                editor,
                WayEdits.draw(Way.Kind.TRAIL, "Lane", List.of(hex("0101"))),
                WayEdits.extend("Lane", hex("0102")),
                WayEdits.extend("Lane", hex("0103")),
                WayEdits.extend("Lane", hex("0201")));
        assertEquals(Optional.of("0201 0101 0102 0103"), text("ways", "Lane", "hexes"));
        assertTrue(refusal(WayEdits.extend("Lane", hex("0808"))).startsWith("0808 is not beside an end"));
        Workbench.apply(
                editor,
                WayEdits.shorten("Lane", hex("0103")),
                Workbench.text(new Selected.OfWay("Lane"), "kind", "road"));
        assertEquals(3, field().ways().get(2).hexes().size());
        assertTrue(refusal(WayEdits.shorten("Lane", hex("0808"))).contains("not its end"));
        assertEquals(
                "The name \"Lane\" is taken. Choose another one.",
                refusal(WayEdits.draw(Way.Kind.ROAD, "Lane", List.of(hex("0101")))));
        Workbench.apply(
                editor,
                WayEdits.shorten("Lane", hex("0102")),
                WayEdits.shorten("Lane", hex("0101")),
                WayEdits.shorten("Lane", hex("0201")));
        assertEquals(Optional.empty(), text("ways", "Lane", "hexes"), "without a hex there is no way");
    }

    @Test
    @DisplayName("rename and remove a way wherever it is named")
    void waysWhereverTheyAreNamed() {
        Workbench.apply(
                editor,
                WayEdits.crossover(hex("0705"), List.of("Mill Road", "Ford Trail")),
                Workbench.text(new Selected.OfWay("Ford Trail"), "name", "Ford Lane"));
        assertEquals(1, field().crossovers().size());
        assertTrue(field().edges().stream().anyMatch(edge -> edge.way().equals("Ford Lane")));
        Workbench.apply(editor, WayEdits.remove("Ford Lane"));
        assertEquals(0, field().crossovers().size());
        assertEquals(2, field().edges().size());
        Workbench.apply(
                editor,
                EdgeEdits.remove(hex("0804"), "Mill Road"),
                EdgeEdits.put(hex("0104"), "Mill Road", "Richmond"));
        assertEquals("Richmond", field().edges().get(0).to());
        assertEquals(1, field().edges().size());
    }

    // --- Water -----------------------------------------------------------------------------------------------------

    @Test
    @DisplayName("add hexsides to a water at either end, each once, whichever hex is named first")
    void water() {
        Workbench.apply(
                editor,
                WaterEdits.add(Water.Kind.STREAM, "Run", side("0202/0102")),
                WaterEdits.add(Water.Kind.STREAM, "Run", side("0102/0202")),
                WaterEdits.add(Water.Kind.STREAM, "Run", side("0103/0202")),
                WaterEdits.add(Water.Kind.STREAM, "Run", side("0102/0201")));
        assertEquals(Optional.of("0102/0201 0102/0202 0103/0202"), text("waters", "Run", "hexsides"));
        Workbench.apply(
                editor,
                Workbench.text(new Selected.OfWater("Run"), "kind", "river"),
                Workbench.text(new Selected.OfWater("Run"), "name", "Elm River"));
        assertEquals(3, field().waters().get(2).hexsides().size());
        assertEquals(Water.Kind.RIVER, field().waters().get(2).kind());
        Workbench.apply(editor, WaterEdits.remove("Elm River"));
        assertEquals(2, field().waters().size());
    }

    @Test
    @DisplayName("let a river run on to a hexside further on without a hole")
    void runsOn() {
        Workbench.apply(
                editor,
                WaterEdits.runTo(Water.Kind.RIVER, "Elm", side("0101/0201")),
                WaterEdits.runTo(Water.Kind.RIVER, "Elm", side("0104/0203")));
        assertEquals(
                Optional.of("0101/0201 0102/0201 0102/0202 0103/0202 0103/0203 0104/0203"),
                text("waters", "Elm", "hexsides"));
        assertEquals(
                List.of(),
                Workbench.judge(editor).warnings().stream()
                        .filter(warning -> warning.problem().sentence().key().equals("warning.waterHole"))
                        .toList());
    }

    @Test
    @DisplayName("build bridges and fords over water, and take them away with it")
    void crossings() {
        Workbench.apply(
                editor,
                WaterEdits.cross(
                        Crossing.Kind.BRIDGE, "New Bridge", side("0602/0502"), List.of(Arm.CAVALRY, Arm.INFANTRY)));
        assertEquals(2, field().crossings().size(), "in place of the ford");
        assertEquals(Optional.of("0502/0602"), text("crossings", "New Bridge", "hexside"));
        assertEquals(
                List.of("infantry", "cavalry"),
                IntStream.range(0, 2)
                        .mapToObj(i -> editor.questions()
                                .text(MAP.then("crossings").then(1).then("for").then(i))
                                .orElseThrow())
                        .toList());
        Workbench.apply(editor, WaterEdits.erase(side("0602/0502")));
        assertEquals(1, field().crossings().size());
        assertFalse(text("waters", "Mill River", "hexsides").orElseThrow().contains("0502/0602"));
    }

    // --- Names -----------------------------------------------------------------------------------------------------

    @Test
    @DisplayName("name, move, rename and remove places, and name the map")
    void places() {
        Workbench.apply(
                editor,
                PlaceEdits.put("Church", hex("0101")),
                PlaceEdits.put("Church", hex("0102")),
                PlaceEdits.rename("Church", "Chapel"),
                PlaceEdits.remove("Signal Hill"),
                PlaceEdits.mapName("Elm Run"));
        assertEquals(
                List.of("Millbrook", "Carter's Farm", "Chapel"),
                field().places().stream().map(place -> place.name()).toList());
        assertEquals(hex("0102"), field().places().get(2).hex());
        assertEquals("Elm Run", field().name());
        assertTrue(refusal(PlaceEdits.rename("Chapel", "Millbrook")).contains("taken"));
        assertTrue(refusal(PlaceEdits.put(" ", hex("0101"))).contains("name"));
    }

    // --- Size ------------------------------------------------------------------------------------------------------

    @ParameterizedTest(name = "to {0} by {1}, {2} to the right and {3} down")
    @CsvSource({"12, 14, 2, 3", "12, 14, 1, 0", "12, 14, 3, 4", "120, 10, 2, 1", "11, 11, 3, 0"})
    @DisplayName("grow the map and move everything on it, so that nothing lies otherwise to anything else")
    void grows(int columns, int rows, int right, int down) {
        Battlefield before = field();
        Resizing size = new Resizing(columns, rows, right, down);
        assertEquals(List.of(), MapSizeEdits.losses(editor.questions(), size));
        Workbench.apply(editor, MapSizeEdits.resize(size));
        // What leads off the map lies within a larger one, and is a problem until the designer carries it on.
        Workbench.apply(editor, tree -> tree.remove(MAP.then("edges")));
        Battlefield after = field();
        assertEquals(columns, after.grid().columns());
        assertEquals(rows, after.grid().rows());
        for (int i = 0; i < before.grid().size(); i++) {
            Hex old = before.grid().hex(i);
            int lower = Math.floorMod(right, 2) == 1 && old.column() % 2 == 0 ? 1 : 0;
            Hex moved = after.grid()
                    .at(old.column() + right, old.row() + down + lower)
                    .orElseThrow();
            assertEquals(before.terrain(i), after.terrain(moved.index()), old + " is " + moved);
            for (int k = 0; k < before.grid().size(); k++) {
                Hex other = before.grid().hex(k);
                int otherLower = Math.floorMod(right, 2) == 1 && other.column() % 2 == 0 ? 1 : 0;
                Hex otherMoved = after.grid()
                        .at(other.column() + right, other.row() + down + otherLower)
                        .orElseThrow();
                assertEquals(before.grid().distance(i, k), after.grid().distance(moved.index(), otherMoved.index()));
            }
        }
        assertEquals(
                before.waters().get(0).hexsides().size(),
                after.waters().get(0).hexsides().size());
        Workbench.apply(editor, MapSizeEdits.resize(new Resizing(8, 8, -right, -down)));
        assertEquals(
                before.ways().stream().map(Way::hexes).toList(),
                field().ways().stream().map(Way::hexes).toList(),
                "and back");
        assertEquals(before.places(), field().places());
    }

    @Test
    @DisplayName("shrink the map: what lies beyond is lost and listed, and a way is cut")
    void shrinks() {
        Resizing size = new Resizing(8, 3, 0, 0);
        List<String> losses = MapSizeEdits.losses(editor.questions(), size).stream()
                .map(at -> String.join("/", at.steps()))
                .toList();
        assertTrue(losses.contains("map/ways/1"), losses::toString);
        assertTrue(losses.contains("map/places/0/hex"), losses::toString);
        assertTrue(losses.contains("units/0/hex"), losses::toString);
        Workbench.apply(editor, MapSizeEdits.resize(size));
        EditableTree tree = editor.questions();
        assertEquals(3, tree.elements(MAP.then("terrain")).size());
        assertEquals(Optional.of("0301 0302 0402 0502 0602 0703"), text("ways", "Ford Trail", "hexes"));
        assertEquals(Optional.empty(), text("ways", "Mill Road", "hexes"));
        assertEquals(0, tree.elements(MAP.then("places")).size());
        assertEquals(8, tree.elements(Pointer.of("units")).size(), "no unit is lost");
        assertTrue(tree.at(Pointer.of("units", "0", "hex")).isEmpty());
        assertFalse(Workbench.judge(editor).isWhole(), "a unit that stands nowhere is a problem");
        editor.undo();
        assertTrue(Workbench.judge(editor).isWhole());
    }

    @Test
    @DisplayName("cut a way that leaves a smaller map and comes back, and name the pieces")
    void cutsWays() {
        Workbench.apply(
                editor,
                WayEdits.draw(
                        Way.Kind.TRAIL,
                        "Loop",
                        List.of("0103", "0104", "0204", "0303", "0302").stream()
                                .map(this::hex)
                                .toList()),
                WayEdits.extend("Loop", hex("0102")),
                MapSizeEdits.resize(new Resizing(8, 3, 0, 0)));
        assertEquals(Optional.of("0102 0103"), text("ways", "Loop", "hexes"));
        assertEquals(Optional.of("0303 0302"), text("ways", "Loop 2", "hexes"));
    }

    @Test
    @DisplayName("refuse a size that no map has")
    void badSizes() {
        assertEquals("A map has 1 to 999 columns and rows.", refusal(MapSizeEdits.resize(new Resizing(0, 5, 0, 0))));
        assertEquals(List.of(), MapSizeEdits.losses(editor.questions(), new Resizing(5, 1000, 0, 0)));
    }
}
