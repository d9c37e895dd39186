package org.roadtorichmond.publish.svg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.hex.Hexside;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.map.Crossing;
import org.roadtorichmond.map.MapEdge;
import org.roadtorichmond.map.NamedPlace;
import org.roadtorichmond.map.Terrain;
import org.roadtorichmond.map.Water;
import org.roadtorichmond.map.Way;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.victory.VictorySystems;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;

/**
 * Compares drawings with stored ones. To change the look on purpose, run the test with {@code -Dgolden.renew=true} and look at the
 * drawings.
 */
@DisplayName("The map as a drawing in SVG")
final class MapDrawingTest {
    private static final Path KEPT = Path.of("src", "test", "resources", "svg");
    private static final int LARGEST = 140 * 1024;

    private static GameState state(String scenario) {
        LoadedScenario loaded = new Documents(Shelf.of(List.of()))
                .openScenario(scenario)
                .value()
                .orElseThrow();
        return VictorySystems.newGame(loaded.survey(), 1).state();
    }

    private static Hex hex(HexGrid grid, String number) {
        return grid.parse(number).orElseThrow();
    }

    /** A map with every kind of terrain, water, way and crossing. */
    private static Battlefield everything() {
        HexGrid grid = new HexGrid(9, 6);
        Battlefield.Builder map = new Battlefield.Builder("Everything", grid).north(30);
        for (Terrain terrain : Terrain.values()) {
            map.terrain(grid.at(terrain.ordinal() + 2, 2).orElseThrow(), terrain);
        }
        for (Way.Kind kind : Way.Kind.values()) {
            List<Hex> hexes = new ArrayList<>();
            for (int column = 1; column <= 9; column++) {
                hexes.add(grid.at(column, kind.ordinal() + 3).orElseThrow());
            }
            map.way(new Way(kind, kind + " way", hexes));
        }
        map.edge(new MapEdge(hex(grid, "0103"), "ROAD way", "the west"));
        for (Water.Kind kind : Water.Kind.values()) {
            int column = kind.ordinal() == 0 ? 3 : 6;
            List<Hexside> sides = new ArrayList<>();
            for (int row = 1; row <= 6; row++) {
                Hex left = grid.at(column, row).orElseThrow();
                grid.at(column + 1, row).ifPresent(right -> sides.add(new Hexside(left, right)));
            }
            map.water(new Water(kind, kind + " water", sides));
        }
        map.crossing(new Crossing(
                Crossing.Kind.BRIDGE,
                "Bridge",
                new Hexside(hex(grid, "0603"), hex(grid, "0703")),
                EnumSet.allOf(Arm.class)));
        map.crossing(new Crossing(
                Crossing.Kind.FORD,
                "Ford",
                new Hexside(hex(grid, "0604"), hex(grid, "0704")),
                EnumSet.allOf(Arm.class)));
        return map.place(new NamedPlace("Farm", hex(grid, "0505"))).build();
    }

    private static Document parsed(String svg) {
        try {
            DocumentBuilderFactory factory = DocumentBuilderFactory.newDefaultInstance();
            factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
            factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
            factory.setNamespaceAware(true);
            return factory.newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
        } catch (Exception e) {
            throw new AssertionError("not well formed: " + e.getMessage(), e);
        }
    }

    private static List<Element> elements(String svg) {
        List<Element> elements = new ArrayList<>();
        var all = parsed(svg).getElementsByTagName("*");
        for (int i = 0; i < all.getLength(); i++) {
            elements.add((Element) all.item(i));
        }
        return elements;
    }

    private static void assertGolden(String name, String svg) {
        Path file = KEPT.resolve(name + ".svg");
        try {
            if (Boolean.getBoolean("golden.renew")) {
                Files.createDirectories(KEPT);
                Files.writeString(file, svg, StandardCharsets.UTF_8);
            }
            assertEquals(
                    Files.readString(file, StandardCharsets.UTF_8), svg, () -> name + " looks otherwise than it did");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    @DisplayName("a small scenario is drawn as ever")
    void goldenScenario() {
        GameState state = state("training");
        assertGolden(
                "training",
                MapDrawing.of(state.scenario().field()).counters(state).svg());
    }

    @Test
    @DisplayName("a map with everything and an overlay is drawn as ever")
    void goldenEverything() {
        Battlefield field = everything();
        Map<Hex, Double> heat = Map.of(
                field.grid().hex(0),
                1.0,
                field.grid().hex(8),
                0.42,
                field.grid().hex(9),
                0.0);
        assertGolden(
                "everything",
                MapDrawing.of(field)
                        .overlay(heat, "where units fought", "fought")
                        .prefix("m1-")
                        .title("A title")
                        .width(700)
                        .svg());
    }

    @ParameterizedTest
    @ValueSource(strings = {"road-to-richmond", "gaines-mill", "training"})
    @DisplayName("is well-formed, the same each time, names what it shows and refers to nothing that is not there")
    void sound(String scenario) {
        GameState state = state(scenario);
        MapDrawing drawing =
                MapDrawing.of(state.scenario().field()).counters(state).prefix("x-");
        String svg = drawing.svg();
        assertEquals(
                svg,
                MapDrawing.of(state.scenario().field())
                        .counters(state)
                        .prefix("x-")
                        .svg());
        Element root = parsed(svg).getDocumentElement();
        assertEquals("img", root.getAttribute("role"));
        assertEquals("en", root.getAttribute("lang"));
        assertTrue(root.hasAttribute("viewBox"));
        Set<String> ids = new HashSet<>();
        List<Element> all = elements(svg);
        all.stream()
                .map(each -> each.getAttribute("id"))
                .filter(id -> !id.isEmpty())
                .forEach(id -> {
                    assertTrue(id.startsWith("x-"), id);
                    assertTrue(ids.add(id), id + " is there twice");
                });
        for (Element each : all) {
            String href = each.getAttribute("href");
            assertTrue(href.isEmpty() || ids.contains(href.substring(1)), href);
        }
        assertEquals(state.forces().onMap().all().size(), count(svg, "<g class=\"rm-[uc]\""));
    }

    private static long count(String svg, String pattern) {
        return java.util.regex.Pattern.compile(pattern).matcher(svg).results().count();
    }

    @Test
    @DisplayName("the peninsula with all that stands on it and its flags stays below 140 KB")
    void size() {
        GameState state = state("road-to-richmond");
        MapDrawing map = MapDrawing.of(state.scenario().field());
        int bare = map.svg().getBytes(StandardCharsets.UTF_8).length;
        int full = map.counters(state).svg().getBytes(StandardCharsets.UTF_8).length;
        assertTrue(bare < full && full < LARGEST, () -> bare + " and " + full);
    }

    @ParameterizedTest
    @EnumSource(Terrain.class)
    @DisplayName("every terrain but clear ground is drawn")
    void terrains(Terrain terrain) {
        HexGrid grid = new HexGrid(3, 3);
        String clear = ground(new Battlefield.Builder("M", grid).build());
        String drawn = ground(
                new Battlefield.Builder("M", grid).terrain(grid.hex(4), terrain).build());
        if (terrain == Terrain.CLEAR) {
            assertEquals(clear, drawn);
        } else {
            assertNotEquals(clear, drawn);
        }
    }

    private static String ground(Battlefield field) {
        return MapDrawing.of(field).svg();
    }

    @ParameterizedTest
    @EnumSource(Way.Kind.class)
    @DisplayName("every way is drawn, and named")
    void ways(Way.Kind kind) {
        HexGrid grid = new HexGrid(9, 3);
        List<Hex> hexes = new ArrayList<>();
        for (int column = 1; column <= 9; column++) {
            hexes.add(grid.at(column, 2).orElseThrow());
        }
        String bare = ground(new Battlefield.Builder("M", grid).build());
        String svg = ground(new Battlefield.Builder("M", grid)
                .way(new Way(kind, "The Way", hexes))
                .build());
        assertTrue(count(svg, "<(path|use) ") > count(bare, "<(path|use) ") + 1);
        assertTrue(svg.contains(">The Way</textPath>"));
    }

    @ParameterizedTest
    @EnumSource(Water.Kind.class)
    @DisplayName("every water is drawn")
    void waters(Water.Kind kind) {
        HexGrid grid = new HexGrid(3, 3);
        Hexside side = new Hexside(hex(grid, "0202"), hex(grid, "0203"));
        String bare = ground(new Battlefield.Builder("M", grid).build());
        String svg = ground(new Battlefield.Builder("M", grid)
                .water(new Water(kind, "W", List.of(side)))
                .build());
        assertTrue(count(svg, "<(path|use) ") > count(bare, "<(path|use) "));
    }

    @ParameterizedTest
    @EnumSource(Crossing.Kind.class)
    @DisplayName("every crossing is drawn, and named")
    void crossings(Crossing.Kind kind) {
        HexGrid grid = new HexGrid(3, 3);
        Hexside side = new Hexside(hex(grid, "0202"), hex(grid, "0203"));
        String svg = ground(new Battlefield.Builder("M", grid)
                .crossing(new Crossing(kind, "Crossed", side, EnumSet.allOf(Arm.class)))
                .build());
        assertTrue(count(svg, "stroke-width=\"1.8\"") == 1 && svg.contains(">Crossed<"));
    }

    @Test
    @DisplayName("hostile names are written as they are and break nothing")
    void hostile() {
        String name = "</text><script>alert('\"&amp;\u0001\ud800')</script>]]>";
        HexGrid grid = new HexGrid(5, 5);
        Battlefield field = new Battlefield.Builder(name, grid)
                .place(new NamedPlace(name, grid.hex(12)))
                .build();
        String svg = MapDrawing.of(field)
                .title(name)
                .overlay(Map.of(grid.hex(3), 0.5), name, "a\" onload=\"alert(1)")
                .svg();
        String expected = name.replace('\u0001', '\ufffd').replace('\ud800', '\ufffd');
        List<Element> all = elements(svg);
        assertTrue(all.stream().noneMatch(each -> each.getTagName().equals("script") || each.hasAttribute("onload")));
        assertTrue(all.stream()
                        .filter(each -> each.getTextContent().equals(expected))
                        .count()
                >= 3);
    }

    @Test
    @DisplayName("numbers can be left out")
    void plainer() {
        GameState state = state("training");
        Scenario scenario = state.scenario();
        MapDrawing full = MapDrawing.of(scenario.field()).counters(state);
        assertTrue(full.svg().contains("rm-number fine") || full.svg().contains("rm-number rm-fine"));
        assertFalse(full.numbers(false).svg().contains("\"rm-number"));
    }

    @Test
    @DisplayName("colours follow variables of the page, with the game's palette where it sets none")
    void themable() {
        assertTrue(Style.css().contains(".rm-woods{fill:#d2e2b0;fill:var(--map-woods,#d2e2b0)}"), Style.css());
    }

    @Test
    @DisplayName("shares shade hexes the darker the larger they are, and none where they are nothing")
    void heat() {
        HexGrid grid = new HexGrid(3, 3);
        Battlefield field = new Battlefield.Builder("M", grid).build();
        String svg = MapDrawing.of(field)
                .overlay(Map.of(grid.hex(0), 1.0, grid.hex(1), 0.5, grid.hex(2), 0.0), "fought", "")
                .svg();
        assertEquals(1, count(svg, "<path fill-opacity=\"\\.85\""));
        assertEquals(1, count(svg, "<path fill-opacity=\"\\.4[23]\""));
        assertEquals(2, count(svg, "<path fill-opacity=\"\\.\\d+\""));
        assertTrue(svg.contains(">fought</text>"));
    }

    @Test
    @DisplayName("a prefix that begins no id is refused")
    void prefix() {
        MapDrawing drawing = MapDrawing.of(everything());
        assertThrows(IllegalArgumentException.class, () -> drawing.prefix("1 2"));
    }
}
