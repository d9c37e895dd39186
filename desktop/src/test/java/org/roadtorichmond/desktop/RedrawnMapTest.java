package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.graphics.Pixmap;
import com.badlogic.gdx.utils.ScreenUtils;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.hex.Hexside;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.map.Terrain;
import org.roadtorichmond.map.Water;
import org.roadtorichmond.map.Way;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.json.JsonValues;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.save.FileStorage;
import org.roadtorichmond.view.Fonts;
import org.roadtorichmond.view.HexLayout;
import org.roadtorichmond.view.Ink;
import org.roadtorichmond.view.Legend;
import org.roadtorichmond.view.MapCamera;
import org.roadtorichmond.view.MapContents;
import org.roadtorichmond.view.MapView;
import org.roadtorichmond.view.Obstacles;
import org.roadtorichmond.view.Palette;
import org.roadtorichmond.view.Topography;
import org.roadtorichmond.workshop.DrawableMap;
import org.roadtorichmond.workshop.Edit;
import org.roadtorichmond.workshop.EditableTree;
import org.roadtorichmond.workshop.Pointer;
import org.roadtorichmond.workshop.ScenarioEditor;
import org.roadtorichmond.workshop.ScenarioFolder;
import org.roadtorichmond.workshop.edits.FieldEdits;
import org.roadtorichmond.workshop.edits.GroundEdits;
import org.roadtorichmond.workshop.edits.MapSizeEdits;
import org.roadtorichmond.workshop.edits.PlaceEdits;
import org.roadtorichmond.workshop.edits.WaterEdits;
import org.roadtorichmond.workshop.edits.WayEdits;
import org.roadtorichmond.workshop.tools.Selected;

@Tag("pixels")
@DisplayName("After an edit the map is drawn only where it changed")
final class RedrawnMapTest {
    private static final int WIDTH = 1300;
    private static final int HEIGHT = 900;

    /** What is seen of the map where it is edited, and around. */
    private static final int PART_WIDTH = 700;

    private static final int PART_HEIGHT = 560;
    private static final float SCALE = 33;
    private static final float MIDDLE = 0.5f;

    /** Where the edits are. */
    private static final float EDITED = 0.62f;

    private static final Legend LEGEND = new Legend("", place -> "to " + place, "N", "One mile");
    private static final MapContents NOTHING = new MapContents(List.of(), List.of(), List.of());
    private static final HexGrid GRID = new HexGrid(24, 28);

    @TempDir
    private Path folder;

    private static Hex hex(String number) {
        return GRID.parse(number).orElseThrow();
    }

    private static List<Hex> hexes(String... numbers) {
        return Stream.of(numbers).map(RedrawnMapTest::hex).toList();
    }

    /** The maps before and after each of some edits of the campaign. */
    private List<Battlefield> fields(List<Edit> edits) {
        ScenarioEditor editor = new ScenarioFolder(
                        new FileStorage(folder), Shelf.of(List.of()).beside(Optional.empty()))
                .open("road-to-richmond")
                .value()
                .orElseThrow()
                .editor();
        return Stream.concat(Stream.of(field(editor)), edits.stream().map(edit -> {
                    assertEquals(Optional.empty(), editor.apply(edit));
                    return field(editor);
                }))
                .toList();
    }

    private static Battlefield field(ScenarioEditor editor) {
        return editor.questions()
                .at(EditableTree.MAP)
                .flatMap(map -> DrawableMap.of((Node.ObjectNode) map))
                .orElseThrow();
    }

    /** What draws for as long as a window is open, and looks at the middle of the map, or at a share of its height from below. */
    private record Desk(Ink ink, Fonts fonts, MapCamera camera) {
        static Desk over(Battlefield field, float share) {
            MapCamera camera = new MapCamera(new HexLayout(field.grid()));
            camera.area(0, 0, Gdx.graphics.getWidth(), Gdx.graphics.getHeight());
            camera.see(SCALE, camera.layout().width() / 2, camera.layout().height() * share);
            return new Desk(new Ink(), new Fonts(), camera);
        }

        MapView view(Battlefield field) {
            return new MapView(new Topography(field), LEGEND, Obstacles.NONE, ink, fonts);
        }

        int[] pixels(MapView view) {
            ScreenUtils.clear(Palette.DESK);
            view.draw(camera, NOTHING, Gdx.graphics.getBackBufferWidth(), Gdx.graphics.getBackBufferHeight());
            Pixels.look();
            Pixmap taken = Pixmap.createFromFrameBuffer(0, 0, Gdx.graphics.getWidth(), Gdx.graphics.getHeight());
            int[] pixels = new int[taken.getWidth() * taken.getHeight()];
            taken.getPixels().asIntBuffer().get(pixels);
            taken.dispose();
            return pixels;
        }

        void dispose() {
            ink.dispose();
            fonts.dispose();
        }
    }

    /** Draws a map, edits it, and draws it again with what could be kept; compares each picture with one that is drawn from nothing. */
    private int redrawn(List<Edit> edits, float share, int width, int height) {
        int[] painted = new int[1];
        List<Battlefield> fields = fields(edits);
        OffStage.draw(width, height, () -> {
            Desk desk = Desk.over(fields.get(0), share);
            MapView shown = desk.view(fields.get(0));
            desk.pixels(shown);
            for (Battlefield field : fields.subList(1, fields.size())) {
                MapView next = desk.view(field);
                next.takeOver(shown, Optional.of(next.differenceFrom(shown)));
                shown.dispose();
                shown = next;
                int[] kept = desk.pixels(next);
                MapView fresh = desk.view(field);
                assertArrayEquals(desk.pixels(fresh), kept);
                fresh.dispose();
                painted[0] += next.drawn();
            }
            shown.dispose();
            desk.dispose();
        });
        return painted[0];
    }

    @Test
    @DisplayName("one painted hex of the main map draws no more than six of its pictures")
    void oneHex() {
        int[] all = new int[1];
        OffStage.draw(WIDTH, HEIGHT, () -> {
            Battlefield field = fields(List.of()).get(0);
            Desk desk = Desk.over(field, MIDDLE);
            MapView view = desk.view(field);
            desk.pixels(view);
            all[0] = view.drawn();
            view.dispose();
            desk.dispose();
        });
        int few = redrawn(List.of(GroundEdits.paint(hexes("1213"), Terrain.FOREST)), MIDDLE, WIDTH, HEIGHT);
        assertTrue(all[0] >= 24, all[0] + " pictures are the whole map");
        assertTrue(few >= 1 && few <= 6, few + " pictures were drawn");
    }

    private static Edit text(Selected of, String key, String value) {
        return of.set(Pointer.of(key), Optional.of(JsonValues.text(value)));
    }

    static Stream<Map.Entry<String, List<Edit>>> edits() {
        Map<String, List<Edit>> edits = new TreeMap<>();
        edits.put(
                "ground of each kind",
                Stream.of(Terrain.values())
                        .map(terrain -> GroundEdits.paint(hexes("1210", "1211"), terrain))
                        .toList());
        edits.put(
                "a town, and its name",
                List.of(GroundEdits.paint(hexes("1014"), Terrain.TOWN), PlaceEdits.put("Elm Run", hex("1014"))));
        edits.put(
                "a road that grows, and goes",
                List.of(
                        WayEdits.draw(Way.Kind.ROAD, "Elm Road", hexes("1010", "1011", "1012")),
                        WayEdits.extend("Elm Road", hex("1013")),
                        text(new Selected.OfWay("Elm Road"), "kind", "railroad"),
                        text(new Selected.OfWay("Elm Road"), "kind", "trail"),
                        WayEdits.remove("Elm Road")));
        edits.put(
                "a river that is named",
                List.of(
                        WaterEdits.add(Water.Kind.RIVER, "Elm Run", new Hexside(hex("1306"), hex("1307"))),
                        text(new Selected.OfWater("Elm Run"), "name", "Oak Run"),
                        text(new Selected.OfWater("Oak Run"), "kind", "stream"),
                        WaterEdits.remove("Oak Run")));
        edits.put("another size", List.of(MapSizeEdits.resize(new MapSizeEdits.Resizing(25, 29, 1, 1))));
        return edits.entrySet().stream();
    }

    @ParameterizedTest
    @MethodSource("edits")
    @DisplayName("what is kept and what is drawn again make the picture that is drawn from nothing, pixel by pixel")
    void samePicture(Map.Entry<String, List<Edit>> named) {
        assertTrue(redrawn(named.getValue(), EDITED, PART_WIDTH, PART_HEIGHT) > 0, named.getKey());
    }

    @Test
    @DisplayName("another title and another north are drawn below the map")
    void foot() {
        Edit north = FieldEdits.set(EditableTree.MAP.then("north"), Optional.of(JsonValues.number(45)));
        assertTrue(redrawn(List.of(PlaceEdits.mapName("Elm Run"), north), 0, PART_WIDTH, PART_HEIGHT) > 0);
    }
}
