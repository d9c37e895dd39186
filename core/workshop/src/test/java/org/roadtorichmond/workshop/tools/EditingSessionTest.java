package org.roadtorichmond.workshop.tools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.map.Crossing;
import org.roadtorichmond.map.Terrain;
import org.roadtorichmond.scenario.json.JsonValues;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.save.Storage;
import org.roadtorichmond.words.Sentence;
import org.roadtorichmond.workshop.DrawableMap;
import org.roadtorichmond.workshop.EditableTree;
import org.roadtorichmond.workshop.OpenScenario;
import org.roadtorichmond.workshop.OpenScenario.Outcome;
import org.roadtorichmond.workshop.Pointer;
import org.roadtorichmond.workshop.Workbench;
import org.roadtorichmond.workshop.edits.PlaceEdits;

@DisplayName("The editing of a scenario")
class EditingSessionTest {
    private final Desk desk = new Desk();
    private final List<OpenScenario.Saved> told = new ArrayList<>();

    private List<String> files() {
        return desk.storage.list().stream().map(Storage.Kept::name).sorted().toList();
    }

    private void save() {
        desk.session.save(false, told::add);
        desk.settle();
    }

    @Test
    @DisplayName("judges after each edit; of several edits only the last is answered for")
    void judges() {
        assertTrue(desk.session.judgement().orElseThrow().isWhole(), "a new scenario is whole");
        desk.session.apply(Workbench.turns(0));
        assertEquals(Optional.empty(), desk.session.judgement(), "not yet answered");
        desk.session.apply(PlaceEdits.scenarioName(""));
        int[] answers = new int[1];
        desk.session.listen(() -> answers[0]++);
        desk.settle();
        assertEquals(1, answers[0]);
        assertFalse(desk.session.judgement().orElseThrow().isWhole());
        assertEquals(2, desk.session.findings().size());
        assertEquals(
                List.of("name", "turns"),
                desk.session.findings().stream().map(Finding::field).sorted().toList());
    }

    @Test
    @DisplayName("leads from a problem to what is wrong: a unit, a way, a hex")
    void leads() {
        desk.session.use(ToolKind.UNIT);
        desk.click("0303");
        desk.session.set(desk.session.settings().withStrength(-1));
        desk.click("0404");
        desk.session.use(ToolKind.ROAD);
        desk.click("0101");
        desk.settle();
        assertEquals(
                List.of(new Selected.OfWay("Road 1"), new Selected.OfUnit("Unit 2")),
                desk.session.findings().stream()
                        .filter(finding -> !finding.warning())
                        .map(Finding::leadsTo)
                        .toList());
    }

    @Test
    @DisplayName("draws a map that is not whole yet without what is wrong")
    void drawable() {
        desk.session.use(ToolKind.TERRAIN);
        desk.click("0202");
        desk.session.use(ToolKind.ROAD);
        desk.drag("0301", "0305");
        desk.session.cancel();
        desk.click("0801");
        Node.ObjectNode map = (Node.ObjectNode) desk.tree().at(EditableTree.MAP).orElseThrow();
        var field = DrawableMap.of(map).orElseThrow();
        assertEquals(1, field.ways().size());
        assertEquals(Terrain.FOREST, field.terrain(desk.hex("0202").index()));
        assertEquals(
                Optional.empty(),
                DrawableMap.of(new Node.ObjectNode(map.at(), Map.of())),
                "nothing can be drawn of nothing");
    }

    @Test
    @DisplayName(
            "a road over a river is drawn; its problem leads to the hexside, where a bridge is built while the road goes on")
    void bridgeHere() {
        desk.session.use(ToolKind.RIVER);
        desk.clickSide("0304", "0305");
        desk.session.use(ToolKind.ROAD);
        desk.click("0303", "0306");
        Node.ObjectNode map = (Node.ObjectNode) desk.tree().at(EditableTree.MAP).orElseThrow();
        assertEquals(1, DrawableMap.of(map).orElseThrow().ways().size());
        Selected missing = new Selected.OfCrossing(desk.side("0304", "0305"));
        assertEquals(List.of(missing), desk.problems());
        desk.session.cross(Crossing.Kind.BRIDGE, desk.side("0304", "0305"));
        assertEquals(List.of(), desk.problems());
        assertEquals(missing, desk.session.selected());
        assertEquals(List.of("Bridge 1"), desk.names("crossings"));
        desk.click("0307");
        assertEquals(5, desk.way("Road 1").size(), "the road goes on");
        desk.session.undo();
        desk.session.undo();
        assertEquals(List.of(), desk.names("crossings"));
        assertEquals(List.of(missing), desk.problems());
        desk.session.use(ToolKind.SELECT);
        desk.clickSide("0304", "0305");
        assertEquals(missing, desk.session.selected(), "what is missing can be clicked");
        desk.session.use(ToolKind.TRAIL);
        desk.click("0203", "0206", "0305", "0304");
        assertEquals(2, desk.problems().size());
        desk.session.apply(Workbench.text(new Selected.OfWay("Trail 1"), "kind", "railroad"));
        assertEquals(List.of(missing), desk.problems(), "railroads need none");
    }

    @Test
    @DisplayName("keeps a draft after a quiet second, which is what is opened after the program was killed")
    void keepsDrafts() {
        save();
        assertEquals(List.of("elm-run.map.json", "elm-run.scenario.json"), files());
        desk.session.apply(Workbench.story("Rain."));
        desk.session.time(10_000, told::add);
        desk.session.time(10_900, told::add);
        desk.settle();
        assertEquals(2, files().size(), "not yet a second");
        desk.session.apply(Workbench.set(JsonValues.text("More."), "notes"));
        desk.session.time(11_100, told::add);
        desk.session.time(11_900, told::add);
        desk.settle();
        assertEquals(2, files().size(), "edited again meanwhile");
        desk.session.time(12_200, told::add);
        desk.settle();
        assertTrue(files().contains("elm-run.scenario.draft.json"));
        assertFalse(desk.session.isSaved());

        desk.reopen();
        assertTrue(desk.session.open().isFromDraft());
        assertEquals(Optional.of("Rain."), desk.tree().text(Pointer.of("story")));
        save();
        assertEquals(List.of("elm-run.map.json", "elm-run.scenario.json"), files());
        assertTrue(desk.session.isSaved());
        desk.reopen();
        assertFalse(desk.session.open().isFromDraft());
    }

    @Test
    @DisplayName("is saved again when undo, redo or further edits lead back to what was saved")
    void backAtWhatWasSaved() {
        desk.session.apply(Workbench.story("Rain."));
        save();
        assertTrue(desk.session.isSaved());
        desk.session.undo();
        assertFalse(desk.session.isSaved());
        desk.session.redo();
        assertTrue(desk.session.isSaved(), "redone");
        desk.session.apply(Workbench.story("Sun."));
        assertFalse(desk.session.isSaved());
        desk.session.undo();
        assertTrue(desk.session.isSaved(), "undone");
        desk.session.apply(Workbench.story("Sun."));
        desk.session.apply(Workbench.story("Rain."));
        assertTrue(desk.session.isSaved(), "written back");
        desk.session.use(ToolKind.TERRAIN);
        desk.click("0202");
        assertFalse(desk.session.isSaved(), "the map counts too");
        desk.session.undo();
        assertTrue(desk.session.isSaved());
        desk.reopen();
        desk.session.apply(Workbench.story("Sun."));
        desk.session.undo();
        assertTrue(desk.session.isSaved(), "what was saved before it was opened");
    }

    @Test
    @DisplayName("keeps what was edited when it is closed, and leaves no draft where everything was taken back")
    void closes() {
        save();
        desk.session.apply(Workbench.story("Rain."));
        desk.session.close();
        assertTrue(files().contains("elm-run.scenario.draft.json"));
        desk.reopen();
        desk.session.apply(Workbench.story(""));
        desk.session.close();
        assertEquals(List.of("elm-run.map.json", "elm-run.scenario.json"), files());
    }

    @Test
    @DisplayName("saves a whole scenario as such and one with problems as a draft, and says which")
    void saves() {
        save();
        desk.session.apply(Workbench.turns(0));
        save();
        assertEquals(
                List.of(Outcome.WHOLE, Outcome.DRAFT),
                told.stream().map(OpenScenario.Saved::outcome).toList());
        desk.session.undo();
        save();
        assertEquals(Outcome.WHOLE, told.get(2).outcome());
        assertEquals(2, files().size(), "the draft has gone");
    }

    @Test
    @DisplayName("says why the disk refuses a draft")
    void refused() {
        desk.session.apply(Workbench.story("Rain."));
        desk.storage.refuse(Sentence.of("disk.denied", "x"));
        desk.session.time(1_000, told::add);
        desk.session.time(2_000, told::add);
        desk.settle();
        assertEquals(Outcome.REFUSED, told.get(0).outcome());
        assertTrue(told.get(0).trouble().isPresent());
    }
}
