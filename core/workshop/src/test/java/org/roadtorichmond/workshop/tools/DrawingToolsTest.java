package org.roadtorichmond.workshop.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.words.Sentence;
import org.roadtorichmond.workshop.EditableTree;
import org.roadtorichmond.workshop.Pointer;

@DisplayName("Names, crossings and crossovers while one draws")
class DrawingToolsTest {
    private final Desk desk = new Desk();
    private final EditingSession session = desk.session;

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
