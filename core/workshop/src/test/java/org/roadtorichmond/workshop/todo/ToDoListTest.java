package org.roadtorichmond.workshop.todo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.exchange.draft.ImportReport;
import org.roadtorichmond.exchange.draft.Question;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.References;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.scenario.save.MemoryStorage;
import org.roadtorichmond.words.Sentence;
import org.roadtorichmond.workshop.BlankScenario;
import org.roadtorichmond.workshop.EditableTree;
import org.roadtorichmond.workshop.ScenarioFolder;
import org.roadtorichmond.workshop.edits.PlaceEdits;
import org.roadtorichmond.workshop.tools.Selected;

@DisplayName("What imports leave to do")
final class ToDoListTest {
    private static final String SCENARIO = "elm-run.scenario.json";

    private final MemoryStorage folder = new MemoryStorage();

    private static ToDoList list() {
        ImportReport report = new ImportReport();
        report.taken("units", List.of("A"), Sentence.of("import.turns"));
        report.left("row", List.of(), new Place(3, 1, "id"), Sentence.of("import.csv.nameless", 3));
        report.asked(
                Question.TERRAIN,
                "terrain",
                List.of("tile.png"),
                Place.NOWHERE,
                Sentence.of(
                        "import.tiled.tile",
                        Words.quoted("tile.png"),
                        Words.quoted("set"),
                        7,
                        Sentence.of("verbatim", "0101 0102")));
        report.missing("places", List.of("0203"), Place.NOWHERE, Sentence.of("import.turns"));
        return ToDoList.of(report);
    }

    private ToDoList read() {
        return ToDoList.read(folder, SCENARIO).value().orElseThrow();
    }

    @Test
    @DisplayName(
            "is what the report says is missing or left out, and comes back from its file the same, in any language")
    void kept() {
        ToDoList list = list();
        assertEquals(3, list.items().size());
        assertEquals(Optional.empty(), list.write(folder, SCENARIO));
        assertEquals(list, read());
        String german = read().items().get(0).sentence().in(Locale.GERMAN);
        assertTrue(german.startsWith("Welches Gelände ist die Kachel \"tile.png\""), german);
        assertTrue(folder.has("elm-run.todo"));
    }

    @Test
    @DisplayName("is marked as done or not, one thing by one, and has no file when nothing is left")
    void marked() {
        ToDoList list = list();
        ToDoList some = list.marked(list.items().get(0), true);
        some.write(folder, SCENARIO);
        assertEquals(2, read().open().items().size());
        assertEquals(list, some.marked(some.items().get(0), false));
        ToDoList none = list;
        for (ToDo item : list.items()) {
            none = none.marked(item, true);
        }
        none.write(folder, SCENARIO);
        assertFalse(folder.has("elm-run.todo"));
        assertEquals(ToDoList.EMPTY, read());
    }

    @Test
    @DisplayName("does not repeat what is on it already when the same file is imported again")
    void again() {
        ToDoList done = list().marked(list().items().get(1), true);
        assertEquals(done, done.with(list()));
        assertEquals(list(), ToDoList.EMPTY.with(list()));
    }

    @Test
    @DisplayName("leads to the unit, way, water, zone or hex that it is about, as far as the scenario has it")
    void leads() {
        var open = new ScenarioFolder(folder, References.NONE)
                .create(new BlankScenario("elm-run", 5, 5))
                .value()
                .orElseThrow();
        open.editor().apply(PlaceEdits.mapName("Elm Run"));
        EditableTree tree = open.editor().questions();
        ToDo there = list().items().get(1);
        assertEquals("places", there.what());
        assertEquals(
                "0203",
                ((Selected.OfHex) there.leadsTo(tree).orElseThrow()).hex().number());
        ToDo terrain = list().items().get(0);
        assertEquals(
                "0101",
                ((Selected.OfHex) terrain.leadsTo(tree).orElseThrow()).hex().number());
        ToDo far = new ToDo("hex", List.of("Nobody", "9999"), there.sentence(), false);
        assertEquals(Optional.empty(), far.leadsTo(tree));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "{",
                "[]",
                "{\"format\": \"todo/2\", \"items\": []}",
                "{\"format\": \"todo/1\", \"items\": [{}]}",
                "{\"format\": \"todo/1\", \"items\": [{\"what\": \"x\", \"sentence\": {\"key\": \"no.such\"}}]}",
                "{\"format\": \"todo/1\", \"items\": [{\"what\": \"x\", \"sentence\": {\"key\": \"import.turns\", \"values\": 1}}]}"
            })
    @DisplayName("is not read from a damaged file, or one of a newer version, which is a problem and no exception")
    void damaged(String text) {
        folder.write("elm-run.todo", text.getBytes(StandardCharsets.UTF_8));
        assertFalse(ToDoList.read(folder, SCENARIO).problems().isEmpty());
    }
}
