package org.roadtorichmond.workshop.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.map.Terrain;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Sentence;
import org.roadtorichmond.workshop.EditableTree;
import org.roadtorichmond.workshop.Pointer;
import org.roadtorichmond.workshop.edits.GroundEdits;

@DisplayName("The tools of the workshop")
class ToolsTest {
    private final Desk desk = new Desk();
    private final EditingSession session = desk.session;

    private List<String> painted(Terrain terrain) {
        EditableTree tree = desk.tree();
        var grid = tree.grid().orElseThrow();
        return IntStream.range(0, grid.size())
                .mapToObj(grid::hex)
                .filter(hex ->
                        GroundEdits.terrain(tree, hex).filter(terrain::equals).isPresent())
                .map(Hex::number)
                .toList();
    }

    @Test
    @DisplayName("the brush paints what is dragged over, also where the mouse skips hexes, as one step back")
    void brush() {
        session.use(ToolKind.TERRAIN);
        desk.drag("0303", "0306", "0506");
        assertEquals(List.of("0303", "0304", "0305", "0306", "0405", "0506"), painted(Terrain.FOREST));
        session.undo();
        assertEquals(List.of(), painted(Terrain.FOREST));
        session.redo();
        assertEquals(6, painted(Terrain.FOREST).size());
    }

    @Test
    @DisplayName("a larger brush paints the hexes round the mouse, which it shows before")
    void largerBrush() {
        session.use(ToolKind.TERRAIN);
        session.set(session.settings().withRadius(1).with(Terrain.SWAMP));
        session.hover(Optional.of(MapPoint.middle(desk.hex("0505"))));
        assertEquals(7, session.preview().hexes().size());
        desk.click("0505");
        assertEquals(session.preview().hexes().stream().map(Hex::number).toList(), painted(Terrain.SWAMP));
        session.set(session.settings().withRadius(9));
        assertEquals(ToolSettings.WIDEST, session.settings().radius());
    }

    @Test
    @DisplayName("fill paints what hangs together, and what is picked up is what the brush paints next")
    void fillAndPick() {
        session.use(ToolKind.TERRAIN);
        desk.drag("0601", "0614");
        session.use(ToolKind.FILL);
        session.set(session.settings().with(Terrain.LAKE));
        session.hover(Optional.of(MapPoint.middle(desk.hex("0101"))));
        assertEquals(70, session.preview().hexes().size());
        desk.click("0101");
        assertEquals(70, painted(Terrain.LAKE).size());
        session.use(ToolKind.PICK);
        desk.click("0603");
        assertEquals(Terrain.FOREST, session.settings().terrain());
    }

    @Test
    @DisplayName(
            "a road is drawn by clicks and drags, goes straight to what is clicked further away, and goes on from its end")
    void roads() {
        session.use(ToolKind.ROAD);
        desk.click("0101", "0102");
        desk.drag("0103", "0105");
        desk.click("0305");
        assertEquals(List.of("0101", "0102", "0103", "0104", "0105", "0204", "0305"), desk.way("Road 1"));
        assertTrue(session.cancel(), "the road ends");
        assertEquals(ToolKind.ROAD, session.kind());
        desk.click("0505", "0506");
        assertEquals(List.of("0505", "0506"), desk.way("Road 2"));
        session.cancel();
        desk.click("0101");
        desk.click("0201");
        assertEquals("0201", desk.way("Road 1").get(0), "it goes on from the end that was clicked");
        assertEquals(new Selected.OfWay("Road 1"), session.selected());
        assertTrue(session.cancel());
        assertTrue(session.cancel(), "the tool is laid down");
        assertEquals(ToolKind.SELECT, session.kind());
    }

    @Test
    @DisplayName("a step back along a road takes its last hex away; a name that was typed is for one road")
    void roadBack() {
        session.use(ToolKind.TRAIL);
        session.set(session.settings().withName("Mill Lane"));
        desk.drag("0303", "0304", "0305", "0304");
        assertEquals(List.of("0303", "0304"), desk.way("Mill Lane"));
        session.cancel();
        desk.drag("0703", "0704");
        assertEquals(List.of("0703", "0704"), desk.way("Trail 1"));
        assertEquals(List.of("Mill Lane"), desk.map().waysThrough(desk.hex("0303")));
    }

    @Test
    @DisplayName("a road that is taken back while it is drawn is begun anew by the next click")
    void roadTakenBack() {
        session.use(ToolKind.RAILROAD);
        desk.click("0303");
        session.undo();
        desk.click("0505", "0506");
        assertEquals(List.of("0505", "0506"), desk.way("Railroad 1"));
    }

    @Test
    @DisplayName("a river is drawn by hexsides and closes its gaps, and shows before which")
    void rivers() {
        session.use(ToolKind.RIVER);
        desk.clickSide("0104", "0105");
        session.hover(Optional.of(MapPoint.on(desk.side("0304", "0305"))));
        int shown = session.preview().sides().size();
        desk.clickSide("0304", "0305");
        assertEquals(shown, desk.water("River 1").size());
        assertTrue(shown >= 4, "no hexside is skipped");
        session.cancel();
        desk.clickSide("0304", "0305");
        desk.clickSide("0404", "0405");
        assertTrue(desk.water("River 1").size() > shown, "it went on from its end");
        assertTrue(desk.water("River 2").isEmpty());
    }

    @Test
    @DisplayName("a river goes on from its end after a click that was too far away was refused")
    void riverAfterRefusal() {
        session.use(ToolKind.RIVER);
        desk.clickSide("0101", "0102");
        desk.clickSide("1213", "1214");
        assertTrue(session.refusal().isPresent());
        desk.clickSide("0201", "0202");
        assertTrue(desk.water("River 1").size() > 1);
        assertEquals(List.of("River 1"), desk.names("waters"));
    }

    @Test
    @DisplayName("a river runs straight to a hexside far away, not by a bow of the same length")
    void straightRiver() {
        session.use(ToolKind.RIVER);
        desk.clickSide("0107", "0108");
        desk.clickSide("1107", "1108");
        List<Integer> rows = desk.map().water("River 1").stream()
                .flatMap(side -> Stream.of(side.first().row(), side.second().row()))
                .distinct()
                .sorted()
                .toList();
        assertTrue(rows.get(0) >= 6 && rows.get(rows.size() - 1) <= 8, rows::toString);
    }

    @Test
    @DisplayName("a bridge and a ford are built where there is water, and refused in words elsewhere")
    void crossings() {
        session.use(ToolKind.BRIDGE);
        desk.clickSide("0104", "0105");
        assertEquals(Optional.of(Sentence.of("workshop.noWater", desk.side("0104", "0105"))), session.refusal());
        session.use(ToolKind.RIVER);
        desk.clickSide("0104", "0105");
        session.use(ToolKind.BRIDGE);
        desk.clickSide("0104", "0105");
        session.use(ToolKind.FORD);
        desk.clickSide("0105", "0104");
        var crossing = desk.map().crossing(desk.side("0104", "0105")).orElseThrow();
        assertEquals(Optional.of("ford"), desk.tree().text(crossing.then("kind")), "in place of the bridge");
        assertEquals(1, desk.tree().elements(EditableTree.MAP.then("crossings")).size());
    }

    @Test
    @DisplayName("the eraser takes a crossing before its water, and cuts a road in two")
    void eraser() {
        session.use(ToolKind.RIVER);
        desk.clickSide("0104", "0105");
        session.use(ToolKind.BRIDGE);
        desk.clickSide("0104", "0105");
        session.use(ToolKind.ROAD);
        desk.drag("0301", "0307");
        session.use(ToolKind.ERASE);
        desk.clickSide("0104", "0105");
        assertTrue(desk.map().crossing(desk.side("0104", "0105")).isEmpty());
        assertFalse(desk.water("River 1").isEmpty());
        desk.clickSide("0104", "0105");
        assertTrue(desk.water("River 1").isEmpty());
        desk.click("0304");
        assertEquals(List.of("0301", "0302", "0303"), desk.way("Road 1"));
        assertEquals(List.of("0305", "0306", "0307"), desk.way("Road 1 2"));
        desk.click("0302");
        assertTrue(desk.way("Road 1").isEmpty(), "two single hexes are no way");
    }

    @Test
    @DisplayName("places are named, and ways at the edge of the map say where they lead")
    void names() {
        session.use(ToolKind.PLACE);
        session.set(session.settings().withName("Elm Station"));
        desk.click("0505", "0505");
        assertEquals(List.of("Elm Station"), desk.map().places(desk.hex("0505")), "named once");
        session.use(ToolKind.EDGE);
        desk.click("0505");
        assertEquals(Optional.of(Sentence.of("workshop.noWayOut", "0505")), session.refusal());
        session.use(ToolKind.ROAD);
        desk.drag("0101", "0103");
        session.use(ToolKind.EDGE);
        session.set(session.settings().withName("Richmond"));
        desk.click("0101");
        assertEquals(
                Optional.of("Richmond"),
                desk.tree().text(EditableTree.MAP.then("edges").then(0).then("to")));
    }

    @Test
    @DisplayName("units are added by side, type and strength, selected in a stack one after another, and dragged")
    void units() {
        session.use(ToolKind.UNIT);
        desk.click("0303");
        session.set(session.settings().with(Side.CONFEDERATE).with(Arm.CAVALRY).withStrength(2));
        desk.click("0303");
        session.use(ToolKind.SELECT);
        session.select(Selected.NOTHING);
        desk.click("0303");
        assertEquals(new Selected.OfUnit("Unit 2"), session.selected());
        desk.click("0303");
        assertEquals(new Selected.OfUnit("Unit 1"), session.selected());
        desk.click("0303");
        assertEquals(new Selected.OfHex(desk.hex("0303")), session.selected());
        session.select(new Selected.OfUnit("Unit 1"));
        desk.drag("0303", "0404", "0505");
        assertEquals(Optional.of(desk.hex("0505")), desk.map().hexOf("Unit 1"), "the selected one is dragged");
        assertEquals(List.of("Unit 2"), desk.map().units(desk.hex("0303")));
        session.copy();
        assertEquals(new Selected.OfUnit("Unit 1 2"), session.selected());
        session.remove();
        assertEquals(2, session.units());
        assertEquals(Selected.NOTHING, session.selected());
        Pointer second = Pointer.of("units").then(1);
        assertEquals(
                "confederate cavalry",
                List.of("side", "type").stream()
                        .map(key -> desk.tree().text(second.then(key)).orElseThrow())
                        .collect(Collectors.joining(" ")));
    }

    @Test
    @DisplayName("exits and zones are drawn by hexes; a drag does everywhere what its first hex does")
    void exitsAndZones() {
        session.use(ToolKind.EXIT);
        desk.drag("0101", "0103");
        desk.click("0102");
        assertEquals(
                List.of("0101", "0103"),
                desk.map().exits(Side.UNION).stream().map(Hex::number).toList());
        session.use(ToolKind.ZONE);
        session.select(Selected.NOTHING);
        desk.drag("0505", "0507");
        desk.click("0506");
        assertEquals(2, desk.map().zone("Zone 1").size());
        session.cancel();
        desk.click("0909");
        assertEquals(1, desk.map().zone("Zone 2").size());
        assertEquals(List.of("Zone 1"), desk.map().zones(desk.hex("0505")));
    }

    @ParameterizedTest
    @CsvSource({"ROAD, Road 1", "TRAIL, Trail 1", "RAILROAD, Railroad 1"})
    @DisplayName("a typed name begins a new way, also where another one ends and while another one is drawn")
    void typedNameOfWay(ToolKind kind, String first) {
        session.use(kind);
        desk.drag("0303", "0305");
        session.cancel();
        session.set(session.settings().withName("Charles City Road"));
        desk.click("0305", "0505");
        assertEquals(List.of("0303", "0304", "0305"), desk.way(first));
        assertEquals("0305", desk.way("Charles City Road").get(0));
        session.set(session.settings().withName("Darbytown Road"));
        desk.click("0606", "0607");
        assertEquals(List.of("0606", "0607"), desk.way("Darbytown Road"));
        session.cancel();
        session.set(session.settings().withName("Charles City Road"));
        desk.click("0505", "0506");
        assertEquals(
                "0506",
                desk.way("Charles City Road").get(desk.way("Charles City Road").size() - 1));
        assertEquals(3, desk.tree().elements(EditableTree.MAP.then("ways")).size(), "its own name goes on with it");
    }

    @ParameterizedTest
    @CsvSource({"STREAM, Stream 1", "RIVER, River 1"})
    @DisplayName("a typed name begins a new water where another one ends")
    void typedNameOfWater(ToolKind kind, String first) {
        session.use(kind);
        desk.clickSide("0104", "0105");
        session.cancel();
        session.set(session.settings().withName("Elm Run"));
        desk.clickSide("0104", "0105");
        desk.clickSide("0204", "0205");
        assertEquals(1, desk.water(first).size());
        assertTrue(desk.water("Elm Run").size() > 1);
    }

    @Test
    @DisplayName("a typed name begins a new zone though another one is selected")
    void typedNameOfZone() {
        session.use(ToolKind.ZONE);
        session.select(Selected.NOTHING);
        desk.drag("0505", "0507");
        session.set(session.settings().withName("Lines"));
        desk.drag("0507", "0509");
        assertEquals(3, desk.map().zone("Zone 1").size());
        assertEquals(3, desk.map().zone("Lines").size());
    }

    @Test
    @DisplayName(
            "ways that cross pass each other in a crossover and meet again; where fewer lead through it is refused in words")
    void crossovers() {
        session.use(ToolKind.ROAD);
        desk.drag("0303", "0307");
        session.cancel();
        desk.drag("0205", "0404");
        session.use(ToolKind.CROSSOVER);
        desk.click("0303");
        assertEquals(Optional.of(Sentence.of("workshop.noTwoWays", "0303")), session.refusal());
        Hex meeting = desk.map().meetings().get(0);
        session.hover(Optional.of(MapPoint.middle(meeting)));
        assertEquals(1, session.preview().hexes().size());
        desk.click(meeting.number());
        assertEquals(List.of(meeting), desk.map().crossovers());
        Pointer ways = desk.map().crossover(meeting).orElseThrow().then("ways");
        assertEquals(2, desk.tree().elements(ways).size());
        assertEquals(List.of(), desk.problems());
        desk.click(meeting.number());
        assertEquals(List.of(), desk.map().crossovers());
        session.undo();
        assertEquals(List.of(meeting), desk.map().crossovers());
    }

    @Test
    @DisplayName(
            "what is erased of a way, or stepped back, leaves no crossover behind, and its other half keeps its own")
    void crossoversFollow() {
        session.use(ToolKind.ROAD);
        desk.drag("0301", "0309");
        session.cancel();
        session.use(ToolKind.TRAIL);
        desk.drag("0202", "0302", "0401");
        session.cancel();
        desk.drag("0207", "0308", "0407");
        session.use(ToolKind.CROSSOVER);
        desk.click("0302", "0308");
        session.use(ToolKind.ERASE);
        desk.click("0305");
        assertEquals(List.of(), desk.problems());
        assertEquals(2, desk.map().crossovers().size());
        desk.click("0302");
        assertEquals(List.of(desk.hex("0308")), desk.map().crossovers());
        assertEquals(List.of(), desk.problems());
    }

    @Test
    @DisplayName(
            "a bridge and a ford are selected where they are clicked, renamed and removed; the tool that builds them keeps them")
    void crossingsSelected() {
        session.use(ToolKind.RIVER);
        desk.clickSide("0104", "0105");
        session.use(ToolKind.BRIDGE);
        session.set(session.settings().withName("Grapevine Bridge"));
        desk.clickSide("0104", "0105");
        Selected bridge = new Selected.OfCrossing(desk.side("0105", "0104"));
        assertEquals(bridge, session.selected());
        desk.clickSide("0105", "0104");
        assertEquals(List.of("Grapevine Bridge"), desk.names("crossings"), "it is not built anew");
        session.set(session.settings().withName("Bottoms Bridge"));
        desk.clickSide("0105", "0104");
        assertEquals(List.of("Bottoms Bridge"), desk.names("crossings"));
        session.use(ToolKind.UNIT);
        desk.click("0104");
        session.use(ToolKind.SELECT);
        session.select(Selected.NOTHING);
        session.hover(Optional.of(MapPoint.on(desk.side("0104", "0105"))));
        assertEquals(1, session.preview().sides().size());
        desk.clickSide("0104", "0105");
        assertEquals(bridge, session.selected(), "also beside a unit");
        session.remove();
        assertEquals(List.of(), desk.names("crossings"));
        assertEquals(bridge, session.selected(), "the water is still there");
    }
}
