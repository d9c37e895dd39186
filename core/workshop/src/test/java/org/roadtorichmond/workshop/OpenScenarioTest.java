package org.roadtorichmond.workshop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.roadtorichmond.map.Terrain;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.json.JsonValues;
import org.roadtorichmond.scenario.json.References;
import org.roadtorichmond.scenario.save.FileDifference;
import org.roadtorichmond.scenario.save.MemoryStorage;
import org.roadtorichmond.testing.Checkout;
import org.roadtorichmond.words.Sentence;
import org.roadtorichmond.workshop.OpenScenario.Outcome;
import org.roadtorichmond.workshop.OpenScenario.Saved;
import org.roadtorichmond.workshop.edits.GroundEdits;
import org.roadtorichmond.workshop.edits.PlaceEdits;
import org.roadtorichmond.workshop.edits.UnitEdits;

@DisplayName("A scenario that is open in the workshop")
class OpenScenarioTest {
    private static final String TRAINING = "training.scenario.json";
    private static final String DRAFT = "training.scenario.draft.json";

    @TempDir
    private Path folder;

    private Workbench bench;

    @BeforeEach
    void layOut() {
        bench = Workbench.in(folder);
    }

    static List<String> scenarios() {
        return Workbench.scenarios();
    }

    private static Saved save(OpenScenario open) {
        return save(open, false);
    }

    private static Saved save(OpenScenario open, boolean anyway) {
        Draft draft = open.editor().draft();
        return open.save(draft, new Judge().judge(draft), anyway);
    }

    private static Saved saved(Outcome outcome, String... files) {
        return new Saved(outcome, List.of(files), Optional.empty());
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    @DisplayName("that comes with the game keeps its bytes when it is changed, changed back, saved and opened again")
    void keepsItsBytes(String name) {
        String scenario = bench.text(name);
        OpenScenario open = bench.open(name);
        String mapFile = open.editor().draft().mapName().orElseThrow();
        String map = bench.text(mapFile);
        assertEquals(saved(Outcome.WHOLE), save(open), "nothing differs");
        String story = open.editor().questions().text(Pointer.of("story")).orElseThrow();
        String place =
                open.editor().questions().text(EditableTree.MAP.then("name")).orElseThrow();
        Workbench.apply(open.editor(), Workbench.story("Another one."), mapName("Elsewhere"));
        assertEquals(saved(Outcome.WHOLE, mapFile, name), save(open));
        OpenScenario again = bench.open(name);
        Workbench.apply(again.editor(), Workbench.story(story), mapName(place));
        assertEquals(saved(Outcome.WHOLE, mapFile, name), save(again));
        assertEquals(scenario, bench.text(name));
        assertEquals(map, bench.text(mapFile));
        assertEquals(scenario.contains("\"of\":"), again.editor().isOverlay());
    }

    private static Edit mapName(String name) {
        return tree -> tree.put(EditableTree.MAP.then("name"), JsonValues.text(name));
    }

    @Test
    @DisplayName("writes only what was changed: one line of one file differs")
    void writesWhatWasChanged() {
        List<String> before = bench.text(TRAINING).lines().toList();
        OpenScenario open = bench.open(TRAINING);
        Workbench.apply(open.editor(), Workbench.unit("2/B", 4, "strength"));
        assertEquals(saved(Outcome.WHOLE, TRAINING), save(open));
        List<String> after = bench.text(TRAINING).lines().toList();
        List<String> differ =
                after.stream().filter(line -> !before.contains(line)).toList();
        assertEquals(
                List.of(
                        "    { \"id\": \"2/B\", \"side\": \"confederate\", \"type\": \"infantry\", \"strength\": 4, \"formation\": \"B\", \"commander\": \"Col. Whitlock\", \"hex\": \"0401\" },"),
                differ);
    }

    @Test
    @DisplayName("keeps keys that nobody knows, the schema, odd layouts, escapes and line ends")
    void keepsWhatNobodyKnows() {
        String odd = bench.text(TRAINING)
                .replace("{\n  \"format\"", "{\n  \"$schema\": \"schema/scenario.schema.json\",\n  \"format\"")
                .replace("\"turns\": 4,", "\"turns\"  :\t4, \"x-colour\": { \"sky\":[1,2 , 3] },")
                .replace("\"hex\": \"0808\" }", "\"hex\": \"0808\", \"x-note\": \"caf\\u00e9\" }")
                .replace("\n", "\r\n");
        bench.write(TRAINING, odd);
        OpenScenario open = bench.open(TRAINING);
        Workbench.apply(
                open.editor(),
                PlaceEdits.scenarioName("Other"),
                Workbench.unit("1/A", 6, "strength"),
                UnitEdits.remove("B Art"),
                UnitEdits.copy("B Cav", "C Cav"));
        assertEquals(Outcome.DRAFT, save(open).outcome(), "unknown keys are problems");
        String written = bench.text(DRAFT);
        assertEquals(
                odd.replace("\"First Lesson: Willow Run\"", "\"Other\"")
                        .replace(
                                "\"id\": \"1/A\", \"side\": \"union\", \"type\": \"infantry\", \"strength\": 5",
                                "\"id\": \"1/A\", \"side\": \"union\", \"type\": \"infantry\", \"strength\": 6")
                        .replaceFirst("    \\{ \"id\": \"B Art\".*\r\n", "")
                        .replaceFirst(
                                "(\"x-note\": \"caf)\\\\u00e9\" },",
                                "$1\\\\u00e9\" },\r\n    { \"id\": \"C Cav\", \"side\": \"confederate\", \"type\": \"cavalry\", \"strength\": 1, \"formation\": \"B\", \"commander\": \"Maj. Dancy\", \"hex\": \"0808\", \"x-note\": \"caf\\\\u00e9\" }"),
                written);
        assertEquals(odd, bench.text(TRAINING), "what can be played is as it was");
    }

    @Test
    @DisplayName("with problems is saved as a draft, opened as a draft, and takes its place when it is whole")
    void drafts() {
        String before = bench.text(TRAINING);
        OpenScenario open = bench.open(TRAINING);
        Workbench.apply(open.editor(), Workbench.turns(0));
        assertEquals(saved(Outcome.DRAFT, DRAFT), save(open));
        assertEquals(before, bench.text(TRAINING), "the whole version can still be played");
        assertEquals(List.of(TRAINING), bench.scenarios(Shelf.of(List.of())).drafts());
        assertFalse(Shelf.of(List.of(folder)).scenarios().contains(DRAFT), "no list of scenarios shows it");
        assertEquals(
                List.of(), Workbench.judge(open.editor()).playable().stream().toList());

        OpenScenario again = bench.open(TRAINING);
        assertEquals(0, again.editor().questions().number(Pointer.of("turns")).orElseThrow());
        Workbench.apply(again.editor(), Workbench.turns(5));
        assertTrue(Workbench.judge(again.editor()).isWhole());
        assertEquals(saved(Outcome.WHOLE, TRAINING), save(again));
        assertFalse(bench.has(DRAFT));
        assertEquals(before.replace("\"turns\": 4", "\"turns\": 5"), bench.text(TRAINING));
    }

    @Test
    @DisplayName("notices that somebody changed, deleted or made a file meanwhile, and writes over it only on request")
    void noticesOthers() {
        OpenScenario open = bench.open(TRAINING);
        Workbench.apply(open.editor(), PlaceEdits.scenarioName("Mine"));
        bench.write("training.map.json", bench.text("training.map.json").replace("Willow Run", "Elm Run"));
        assertEquals(saved(Outcome.CHANGED_ON_DISK, "training.map.json"), save(open));
        assertTrue(bench.text(TRAINING).contains("First Lesson"), "nothing is written");
        FileDifference theirs = open.theirs(open.editor().draft()).get(0);
        assertEquals("training.map.json", theirs.file());
        assertEquals(2, theirs.theirs().size(), "the two lines that name it, far from each other");
        assertEquals(2, theirs.yours().size());
        assertTrue(theirs.theirs().get(0).contains("Elm Run"));
        assertTrue(theirs.yours().get(0).contains("Willow Run"));
        assertEquals(
                theirs.theirs().get(0),
                bench.text("training.map.json").lines().toList().get(theirs.line() - 1));
        bench.delete(TRAINING);
        assertFalse(open.theirs(open.editor().draft()).get(1).isThere());
        bench.write(DRAFT, "{}");
        assertEquals(saved(Outcome.CHANGED_ON_DISK, "training.map.json", DRAFT, TRAINING), save(open));
        assertEquals(saved(Outcome.WHOLE, "training.map.json", TRAINING), save(open, true));
        assertTrue(bench.text("training.map.json").contains("\"Willow Run\""));
        assertTrue(bench.text(TRAINING).contains("\"Mine\""));
        assertEquals(saved(Outcome.WHOLE), save(open));
    }

    @Test
    @DisplayName("that lies elsewhere is written into the folder as far as it was changed")
    void fromElsewhere(@TempDir Path own) {
        Workbench empty = Workbench.empty(own);
        Shelf shelf = Shelf.of(List.of(Checkout.path("maps")));
        OpenScenario open =
                empty.scenarios(shelf).open("gaines-mill-withdrawal").value().orElseThrow();
        assertEquals(saved(Outcome.WHOLE), save(open), "nothing is changed, so nothing is copied");
        Workbench.apply(open.editor(), GroundEdits.paint(List.of(Workbench.hex(open.editor(), "0101")), Terrain.LAKE));
        assertEquals(saved(Outcome.WHOLE, "peninsula.map.json", "gaines-mill-withdrawal.scenario.json"), save(open));
        assertTrue(
                empty.text("gaines-mill-withdrawal.scenario.json").contains("\"map\": \"peninsula.map.json\""),
                "the overlay names the map that lies beside it");
        assertTrue(empty.text("peninsula.map.json").contains("\"~..f...fff"));
        OpenScenario again =
                empty.scenarios(shelf).open("gaines-mill-withdrawal").value().orElseThrow();
        assertTrue(again.editor().isOverlay());
        assertEquals(
                Optional.of(Terrain.LAKE),
                GroundEdits.terrain(again.editor().questions(), Workbench.hex(again.editor(), "0101")));
    }

    @Test
    @DisplayName("that is new is written with its map, and is refused where there is a file of its name")
    void newOnes() {
        ScenarioFolder scenarios = bench.scenarios(Shelf.of(List.of()));
        OpenScenario open =
                scenarios.create(new BlankScenario("elm-run", 12, 14)).value().orElseThrow();
        assertEquals(saved(Outcome.WHOLE, "elm-run.map.json", "elm-run.scenario.json"), save(open));
        assertEquals(saved(Outcome.WHOLE), save(open), "nothing differs any more");
        assertEquals(
                List.of(Sentence.of("workshop.there", "\"training.scenario.json\"")),
                scenarios.create(new BlankScenario("training", 12, 14)).problems().stream()
                        .map(problem -> problem.sentence())
                        .toList());
        assertEquals(
                1,
                scenarios.create(new BlankScenario("../x", 12, 14)).problems().size());
    }

    @Test
    @DisplayName("is not opened without a map, a scenario beneath, or from another folder, and the place is named")
    void refusesWhatCannotBeShown() {
        bench.write("a.scenario.json", "{ \"format\": \"scenario/1\", \"name\": \"A\" }");
        bench.write("b.scenario.json", "{ \"format\": \"scenario/1\", \"map\": \"none.map.json\" }");
        bench.write("c.scenario.json", "{ \"format\": \"scenario/1\", \"name\": \"C\", \"of\": \"none\" }");
        bench.write("d.scenario.json", "{ \"format\": \"scenario/1\", }");
        bench.write("e.scenario.json", "{ \"format\": \"scenario/1\", \"map\": \"d.scenario.json\" }");
        bench.write("f.scenario.json", "{ \"format\": \"scenario/1\", \"name\": \"F\", \"of\": \"f\" }");
        assertEquals("line 1, column 1, $", refusal("a"));
        assertEquals("line 1, column 34, $.map", refusal("b"));
        assertEquals("line 1, column 46, $.of", refusal("c"));
        assertEquals("line 1, column 27, $", refusal("d"));
        assertEquals("In the file \"d.scenario.json\", line 1, column 27, $", refusal("e"));
        assertEquals("line 1, column 46, $.of", refusal("f"));
        assertEquals(
                1,
                bench.scenarios(Shelf.of(List.of()))
                        .open("../training")
                        .problems()
                        .size());
    }

    private String refusal(String name) {
        var problems = bench.scenarios(Shelf.of(List.of())).open(name).problems();
        assertEquals(1, problems.size(), problems::toString);
        return problems.get(0).toString().replaceFirst(": .*", "");
    }

    @Test
    @DisplayName("says why the disk refused, and can be saved again")
    void refusedByTheDisk() {
        MemoryStorage storage = new MemoryStorage();
        ScenarioFolder scenarios = new ScenarioFolder(storage, References.NONE);
        OpenScenario open =
                scenarios.create(new BlankScenario("x", 3, 3)).value().orElseThrow();
        storage.refuse(Sentence.of("disk.denied", "x"));
        Saved refused = save(open);
        assertEquals(Outcome.REFUSED, refused.outcome());
        assertTrue(refused.trouble().isPresent());
        assertEquals(List.of(), refused.files());
    }

    @Test
    @DisplayName("is not saved by the judgement of another draft")
    void judgementOfAnother() {
        OpenScenario open = bench.open(TRAINING);
        Judge.Judgement old = Workbench.judge(open.editor());
        Workbench.apply(open.editor(), Workbench.turns(0));
        assertThrows(
                IllegalArgumentException.class, () -> open.save(open.editor().draft(), old, false));
    }
}
