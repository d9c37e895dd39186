package org.roadtorichmond.workshop.edits;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.scenario.json.JsonValues;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.workshop.Edit;
import org.roadtorichmond.workshop.Pointer;
import org.roadtorichmond.workshop.ScenarioEditor;
import org.roadtorichmond.workshop.TypedValue;
import org.roadtorichmond.workshop.Workbench;
import org.roadtorichmond.workshop.tools.Selected;

@DisplayName("Edits of the scenario")
class ScenarioEditsTest {
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

    private Scenario scenario() {
        var judged = Workbench.judge(editor);
        return judged.playable()
                .orElseThrow(() -> new AssertionError(judged.problems().toString()))
                .scenario();
    }

    /** The line of the file in which a unit is. */
    private String line(String id) {
        return Workbench.scenario(editor)
                .lines()
                .filter(line -> line.contains("\"id\": \"" + id + "\""))
                .findFirst()
                .orElseThrow()
                .strip()
                .replaceFirst(",$", "");
    }

    private String refusal(Edit edit) {
        return editor.apply(edit).orElseThrow().toString();
    }

    @Test
    @DisplayName("add a unit, say more of it in the order of the format, and place it")
    void units() {
        Workbench.apply(
                editor,
                UnitEdits.add("3/A", Side.UNION, Arm.INFANTRY, 4, hex("0101")),
                Workbench.unit("3/A", "Col. Ames", "commander"),
                Workbench.unit("3/A", "A", "formation"),
                Workbench.unit("3/A", "?", "x-note"));
        assertEquals(
                "{ \"id\": \"3/A\", \"side\": \"union\", \"type\": \"infantry\", \"strength\": 4, \"formation\": \"A\", \"commander\": \"Col. Ames\", \"hex\": \"0101\", \"x-note\": \"?\" }",
                line("3/A"));
        Workbench.apply(editor, Workbench.unit("3/A", Optional.empty(), "x-note"), UnitEdits.place("3/A", hex("0102")));
        assertEquals(9, scenario().units().size());
        assertTrue(line("3/A").endsWith("\"hex\": \"0102\" }"));
        assertEquals("Nothing is called \"4/A\".", refusal(UnitEdits.place("4/A", hex("0102"))));
        assertEquals("The name \"1/B\" is taken. Choose another one.", refusal(Workbench.unit("3/A", "1/B", "id")));
        assertEquals("It needs a name.", refusal(Workbench.unit("3/A", 3, "id")));
    }

    @Test
    @DisplayName("let a unit arrive instead of standing there, and stand there instead of arriving")
    void arrivals() {
        Workbench.apply(
                editor,
                UnitEdits.arrive("1/A", 2, List.of(hex("0104"))),
                Workbench.unit("1/A", Optional.of(JsonValues.truth(true)), "arrives", "optional"),
                Workbench.unit("1/A", 3, "arrives", "last"),
                Workbench.unit("1/A", 5, "movement"));
        assertTrue(
                line("1/A")
                        .endsWith(
                                "\"movement\": 5, \"arrives\": { \"turn\": 2, \"last\": 3, \"hexes\": [\"0104\"], \"optional\": true } }"));
        assertEquals(2, scenario().arrivals().size());
        Workbench.apply(
                editor,
                UnitEdits.arrive("1/A", 1, List.of(hex("0104"), hex("0301"))),
                Workbench.unit("1/A", Optional.empty(), "arrives", "last"),
                Workbench.unit("1/A", Optional.empty(), "arrives", "optional"));
        assertTrue(line("1/A").endsWith("\"arrives\": { \"turn\": 1, \"hexes\": [\"0104\", \"0301\"] } }"));
        Workbench.apply(editor, UnitEdits.place("1/A", hex("0404")));
        assertEquals(1, scenario().arrivals().size());
    }

    @Test
    @DisplayName("copy, rename and remove units; the train stays the train")
    void copies() {
        String copy = UnitEdits.freeId(editor.questions(), "1/A");
        Workbench.apply(
                editor,
                UnitEdits.copy("1/A", copy),
                Workbench.unit("Train", "Wagons", "id"),
                UnitEdits.remove("A Art"));
        assertEquals("1/A 2", copy);
        assertEquals(line("1/A").replace("1/A", "1/A 2"), line("1/A 2"));
        assertEquals("1/A 3", UnitEdits.freeId(editor.questions(), "1/A"));
        assertEquals("Wagons", scenario().victory().train().orElseThrow().id());
        assertEquals(8, scenario().units().size());
    }

    private static Edit until(String key, Node value) {
        return new Selected.OfZone("Mill").set(Pointer.of("until", key), Optional.of(value));
    }

    @Test
    @DisplayName("make zones, put hexes in and out, say until when, and let units leave the map")
    void zones() {
        Workbench.apply(
                editor,
                ZoneEdits.add(
                        "Mill", List.of(hex("0604"), hex("0504")), Optional.of(Side.CONFEDERATE), Optional.empty()),
                ZoneEdits.toggle("Mill", hex("0505")),
                ZoneEdits.toggle("Mill", hex("0504")),
                until("turn", JsonValues.number(3)),
                until("enemyWithin", JsonValues.number(2)),
                Workbench.text(new Selected.OfZone("Mill"), "name", "The mill"),
                ZoneEdits.toggleExit(Side.UNION, hex("0301")),
                ZoneEdits.toggleExit(Side.CONFEDERATE, hex("0804")));
        assertEquals(
                List.of(hex("0604"), hex("0505")), scenario().zones().get(0).hexes());
        assertTrue(
                Workbench.scenario(editor)
                        .contains(
                                "{ \"name\": \"The mill\", \"hexes\": \"0604 0505\", \"closedTo\": \"confederate\", \"until\": { \"turn\": 3, \"enemyWithin\": 2 } }"));
        assertEquals(Set.of(hex("0804"), hex("0301")), scenario().exits().get(Side.UNION));
        assertFalse(scenario().exits().containsKey(Side.CONFEDERATE));
        Workbench.apply(
                editor,
                ZoneEdits.toggleExit(Side.CONFEDERATE, hex("0804")),
                ZoneEdits.toggleExit(Side.UNION, hex("0301")));
        assertTrue(scenario().exits().containsKey(Side.CONFEDERATE));
        Workbench.apply(editor, ZoneEdits.remove("The mill"));
        assertTrue(Workbench.scenario(editor).contains("\"zones\": [],"));
    }

    @Test
    @DisplayName(
            "follow a new name to where a position names a zone, and leave what a zone must say when it says no more")
    void followed() {
        Workbench.apply(
                editor,
                ZoneEdits.add("Mill", List.of(hex("0604")), Optional.of(Side.UNION), Optional.empty()),
                Workbench.set(JsonValues.texts(List.of("Mill")), "position", "open"),
                until("turn", JsonValues.number(3)),
                Workbench.text(new Selected.OfZone("Mill"), "name", "The mill"),
                new Selected.OfZone("The mill").set(Pointer.of("until", "turn"), Optional.empty()));
        assertEquals(
                List.of("The mill"),
                editor.questions().elements(Pointer.of("position", "open")).stream()
                        .map(TypedValue::typed)
                        .toList());
        assertTrue(editor.questions().at(Pointer.of("zones", "0", "until")).isPresent());
        assertEquals(
                Optional.of("Nothing is called \"Mill\"."),
                editor.apply(Workbench.text(new Selected.OfZone("Mill"), "name", "Gone"))
                        .map(Object::toString));
    }

    @Test
    @DisplayName("let one form of a value take the place of another, as the schema has them")
    void forms() {
        Workbench.apply(
                editor,
                Workbench.set(JsonValues.text("none"), "victory", "primary"),
                Workbench.set(JsonValues.texts(List.of("0404")), "victory", "primary", "hexes"),
                Workbench.set(JsonValues.texts(List.of("0404")), "victory", "secondary", "hexes"),
                Workbench.set(JsonValues.texts(List.of("0504")), "victory", "secondary", "union", "hexes"));
        assertEquals(
                "0404",
                TypedValue.typed(editor.questions()
                        .at(Pointer.of("victory", "primary", "hexes"))
                        .orElseThrow()));
        assertEquals(Optional.empty(), editor.questions().at(Pointer.of("victory", "secondary", "hexes")));
        editor.undo();
        assertTrue(editor.questions()
                .at(Pointer.of("victory", "secondary", "hexes"))
                .isPresent());
    }

    @Test
    @DisplayName("set rules, the victory system and its values, and take them back to what is printed")
    void terms() {
        String before = Workbench.scenario(editor);
        Workbench.apply(
                editor,
                Workbench.set(JsonValues.number(3), "rules", "terrain", "forest", "foot"),
                Workbench.set(JsonValues.truth(true), "rules", "attrition"),
                Workbench.set(JsonValues.number(8), "victory", "values", "trainOut"),
                TermEdits.hold(hex("0504"), Side.UNION, 5, OptionalInt.of(2)),
                TermEdits.hold(hex("0504"), Side.UNION, 6, OptionalInt.empty()));
        assertTrue(
                Workbench.scenario(editor)
                        .contains(
                                "\"rules\": { \"strategicMovement\": false, \"terrain\": { \"forest\": { \"foot\": 3 } }, \"attrition\": true },"));
        assertTrue(
                Workbench.scenario(editor)
                        .contains(
                                "\"values\": { \"trainOut\": 8 }, \"holds\": [{ \"hex\": \"0504\", \"side\": \"union\", \"points\": 6 }] },"));
        assertTrue(scenario().rules().options().attrition());
        Workbench.apply(
                editor,
                Workbench.unset("rules", "terrain", "forest", "foot"),
                Workbench.unset("rules", "attrition"),
                Workbench.unset("victory", "values", "trainOut"),
                TermEdits.removeHold(hex("0504"), Side.UNION),
                Workbench.unset("victory", "holds"));
        assertEquals(before, Workbench.scenario(editor));
        Workbench.apply(
                editor,
                Workbench.unset("victory", "allows"),
                Workbench.set(JsonValues.text("withdrawal"), "victory", "system"));
        assertEquals("withdrawal", scenario().victory().system());
    }

    @Test
    @DisplayName("write name, story and notes")
    void texts() {
        Workbench.apply(
                editor,
                PlaceEdits.scenarioName("Elm Run"),
                Workbench.story("One\ntwo."),
                Workbench.set(JsonValues.text(""), "notes"));
        assertEquals("Elm Run", scenario().name());
        assertEquals("One\ntwo.", scenario().story());
        assertEquals("", scenario().notes());
        assertEquals(Optional.of("training.map.json"), editor.draft().mapName());
        assertTrue(editor.questions().at(Pointer.of("map")).isPresent());
    }
}
