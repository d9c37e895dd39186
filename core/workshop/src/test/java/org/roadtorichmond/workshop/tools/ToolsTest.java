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
}
