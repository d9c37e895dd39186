package org.roadtorichmond.workshop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.map.Terrain;
import org.roadtorichmond.scenario.json.JsonValues;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.workshop.edits.GroundEdits;
import org.roadtorichmond.workshop.edits.PlaceEdits;
import org.roadtorichmond.workshop.edits.UnitEdits;
import org.roadtorichmond.workshop.edits.ZoneEdits;
import org.roadtorichmond.workshop.tools.Selected;

@DisplayName("The editor of a scenario")
class ScenarioEditorTest {
    @TempDir
    private Path folder;

    private Workbench bench;

    @BeforeEach
    void layOut() {
        bench = Workbench.in(folder);
    }

    private ScenarioEditor training() {
        return bench.open("training").editor();
    }

    private ScenarioEditor overlay() {
        return bench.open("gaines-mill-withdrawal").editor();
    }

    private static Edit paint(ScenarioEditor editor, String hex) {
        return GroundEdits.paint(List.of(Workbench.hex(editor, hex)), Terrain.LAKE);
    }

    @Test
    @DisplayName("takes back a stroke as one, and edits outside of strokes one by one")
    void strokes() {
        ScenarioEditor editor = training();
        String before = Workbench.map(editor);
        Workbench.apply(editor, paint(editor, "0101"));
        String first = Workbench.map(editor);
        editor.beginStroke();
        Workbench.apply(editor, paint(editor, "0202"), paint(editor, "0203"), paint(editor, "0204"));
        editor.endStroke();
        Workbench.apply(editor, paint(editor, "0303"));
        assertEquals(1, editor.undo().size());
        assertEquals(3, editor.undo().size(), "the three hexes of the drag");
        assertEquals(first, Workbench.map(editor));
        assertEquals(1, editor.undo().size());
        assertEquals(before, Workbench.map(editor));
        assertFalse(editor.canUndo());
        assertEquals(List.of(), editor.undo());
        assertEquals(1, editor.redo().size());
        assertEquals(3, editor.redo().size());
        assertTrue(editor.canRedo());
        Workbench.apply(editor, PlaceEdits.scenarioName("Other"));
        assertFalse(editor.canRedo(), "what was taken back is gone after another edit");
    }

    @Test
    @DisplayName("changes nothing and counts no step where an edit is refused or changes nothing")
    void refusals() {
        ScenarioEditor editor = training();
        Node.ObjectNode before = editor.tree();
        Edit half = UnitEdits.remove("1/A").then(UnitEdits.remove("nobody"));
        assertEquals(
                "Nothing is called \"nobody\".",
                editor.apply(half).orElseThrow().toString());
        assertSame(before, editor.tree());
        Workbench.apply(editor, GroundEdits.paint(List.of(Workbench.hex(editor, "0101")), Terrain.CLEAR));
        assertFalse(editor.canUndo(), "it is clear already");
        assertTrue(
                editor.apply(Workbench.perform(new TreeAction.Remove(EditableTree.MAP)))
                        .isPresent(),
                "a map there must be");
        assertTrue(editor.apply(Workbench.perform(new TreeAction.Put(Pointer.of("a", "b"), JsonValues.number(1))))
                .isPresent());
        assertEquals(0, editor.revision());
    }

    @Test
    @DisplayName("shows an overlay as the whole that it makes")
    void showsTheWhole() {
        ScenarioEditor editor = overlay();
        EditableTree tree = editor.questions();
        assertTrue(editor.isOverlay());
        assertEquals(19, tree.elements(Pointer.of("units")).size());
        assertEquals(8, tree.number(Pointer.of("turns")).orElseThrow());
        Pointer hood = tree.first(Pointer.of("units"), "id", "Hood/W").orElseThrow();
        assertEquals(6, tree.number(hood.then("strength")).orElseThrow());
        assertEquals(Optional.of("Brig. Gen. John B. Hood"), tree.text(hood.then("commander")));
        assertEquals(24, tree.grid().orElseThrow().columns());
    }

    @Test
    @DisplayName("keeps an overlay an overlay: it says what differs and no more")
    void overlaysStayOverlays() {
        ScenarioEditor editor = overlay();
        String before = Workbench.scenario(editor);
        Workbench.apply(editor, Workbench.unit("Hood/W", 9, "strength"));
        assertEquals(
                before.replace("\"Hood/W\": { \"strength\": 6", "\"Hood/W\": { \"strength\": 9"),
                Workbench.scenario(editor));
        Workbench.apply(editor, Workbench.unit("Hood/W", 7, "strength"));
        assertEquals(
                before.replace("\"Hood/W\": { \"strength\": 6, ", "\"Hood/W\": { "),
                Workbench.scenario(editor),
                "as strong as beneath");
        editor.undo();
        editor.undo();
        Workbench.apply(editor, UnitEdits.place("Wilcox/L", Workbench.hex(editor, "0401")));
        assertEquals(
                before.replace(
                        "\"Wilcox/L\": { \"arrives\": { \"number\": 5 } }",
                        "\"Wilcox/L\": { \"arrives\": null, \"hex\": \"0401\" }"),
                Workbench.scenario(editor));
        editor.undo();
        Workbench.apply(editor, Workbench.set(JsonValues.number(3000), "victory", "armyPoints"));
        assertEquals(before.replace("2500", "3000"), Workbench.scenario(editor), "also where lines are broken by hand");
    }

    @Test
    @DisplayName("removes, adds and brings back in an overlay what is beneath")
    void overlaysRemoveAndAdd() {
        ScenarioEditor editor = overlay();
        String before = Workbench.scenario(editor);
        Workbench.apply(editor, UnitEdits.remove("Law/W"), UnitEdits.remove("Gregg/APH"));
        assertEquals(
                before.replaceFirst("\"Law/W\": .*", "\"Law/W\": null")
                        .replaceFirst("\"Gregg/APH\": .*", "\"Gregg/APH\": null,"),
                Workbench.scenario(editor));
        Workbench.apply(editor, UnitEdits.add("New", Side.UNION, Arm.CAVALRY, 2, Workbench.hex(editor, "0101")));
        assertTrue(
                Workbench.scenario(editor)
                        .contains(
                                "    \"New\": { \"side\": \"union\", \"type\": \"cavalry\", \"strength\": 2, \"hex\": \"0101\" }\n"));
        Workbench.apply(editor, UnitEdits.remove("New"));
        assertFalse(Workbench.scenario(editor).contains("New\""), "what is not beneath just goes");
        Workbench.apply(
                editor,
                ZoneEdits.add(
                        "Dr. Trent's",
                        List.of(Workbench.hex(editor, "1014")),
                        Optional.empty(),
                        Optional.of(Side.UNION)),
                new Selected.OfZone("Dr. Trent's").set(Pointer.of("until", "turn"), Optional.of(JsonValues.number(3))));
        assertFalse(Workbench.scenario(editor).contains("Dr. Trent's\""), "it is as beneath again");
        assertTrue(
                Workbench.judge(editor).isWhole(),
                () -> Workbench.judge(editor).problems().toString());
        Workbench.apply(editor, Workbench.turns(6));
        assertFalse(Workbench.scenario(editor).contains("\"turns\""));
    }

    @Test
    @DisplayName("refuses what no overlay can say, and says so")
    void whatNoOverlayCanSay() {
        ScenarioEditor editor = overlay();
        String before = Workbench.scenario(editor);
        Edit nameless = tree -> tree.append(Pointer.of("units"), JsonValues.noMembers());
        assertEquals(
                "A scenario that is laid over another one cannot say this. Change the scenario beneath, or make this one whole.",
                editor.apply(nameless).orElseThrow().toString());
        assertEquals(before, Workbench.scenario(editor));
    }

    @Test
    @DisplayName("leads from each problem to what it is about, in a whole scenario, an overlay and a map")
    void problemsHavePlaces() {
        ScenarioEditor whole = training();
        Workbench.apply(whole, Workbench.unit("2/A", "many", "strength"), paint(whole, "0604"));
        assertEquals(List.of("/units/1/strength"), places(whole));
        ScenarioEditor over = overlay();
        Workbench.apply(over, Workbench.unit("Hood/W", -1, "strength"));
        Pointer hood =
                over.questions().first(Pointer.of("units"), "id", "Hood/W").orElseThrow();
        assertEquals(List.of("/units/" + hood.last() + "/strength"), places(over));
        ScenarioEditor map = training();
        Workbench.apply(
                map,
                Workbench.perform(new TreeAction.Remove(
                        EditableTree.MAP.then("waters").then(0).then("name"))));
        assertEquals(List.of("/map/waters/0"), places(map));
        PlacedProblem problem = Workbench.judge(map).problems().get(0);
        assertEquals("training.map.json", problem.file());
    }

    private static List<String> places(ScenarioEditor editor) {
        return Workbench.judge(editor).problems().stream()
                .map(problem ->
                        "/" + String.join("/", problem.in(editor.questions()).steps()))
                .distinct()
                .toList();
    }

    @Test
    @DisplayName("judges again only what was changed")
    void judgesWhatWasChanged() {
        ScenarioEditor editor = training();
        Judge judge = new Judge();
        Judge.Judgement first = judge.judge(editor.draft());
        assertSame(first.scenario(), judge.judge(editor.draft()).scenario());
        Workbench.apply(editor, PlaceEdits.scenarioName("Other"));
        Judge.Judgement second = judge.judge(editor.draft());
        assertSame(first.map(), second.map(), "the map is the same");
        assertNotEquals(first.scenario(), second.scenario());
        assertEquals("Other", second.playable().orElseThrow().scenario().name());
        assertEquals(first.warnings(), second.warnings());
    }
}
