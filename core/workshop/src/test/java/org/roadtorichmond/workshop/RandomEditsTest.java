package org.roadtorichmond.workshop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.scenario.json.JsonValues;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.TreeReader;
import org.roadtorichmond.workshop.edits.PlaceEdits;

@DisplayName("Edits of every kind, as chance has them,")
class RandomEditsTest {
    private static final int SPOILT = 60;

    @ParameterizedTest
    @CsvSource({"road-to-richmond.scenario.json, 10000", "gaines-mill-withdrawal.scenario.json, 2000"})
    @DisplayName("are taken back to the first byte and done again to the last")
    void undoAndRedo(String name, int edits, @TempDir Path folder) {
        Workbench bench = Workbench.in(folder);
        ScenarioEditor editor = bench.open(name).editor();
        RandomEdits random = new RandomEdits(7);
        int made = 0;
        while (made < edits) {
            if (random.chance(0.02)) {
                editor.beginStroke();
            } else if (random.chance(0.1)) {
                editor.endStroke();
            }
            boolean raw = random.chance(0.2);
            EditableTree tree = editor.questions();
            long before = editor.revision();
            Optional<?> refusal = editor.apply(raw ? random.raw(tree) : random.typed(tree));
            boolean changed = editor.revision() > before;
            assertTrue(refusal.isEmpty() || !changed, "a refused edit changes nothing");
            made += changed ? 1 : 0;
            if (changed && ((raw && random.chance(0.95)) || random.chance(0.02))) {
                editor.undo();
            }
            if (made % 1000 == 0 && changed) {
                assertReadsBack(editor);
            }
        }
        Workbench.apply(editor, PlaceEdits.scenarioName("The last edit"));
        assertFalse(editor.canRedo(), "after an edit nothing is done again");
        List<String> last = texts(editor);
        assertEquals(editor.isOverlay(), last.get(0).contains("\"of\":"));
        int back = 0;
        while (editor.canUndo()) {
            assertFalse(editor.undo().isEmpty());
            back++;
        }
        assertTrue(back > edits / 2, back + " steps");
        assertEquals(List.of(bench.text(name), bench.text("peninsula.map.json")), texts(editor));
        while (editor.canRedo()) {
            assertFalse(editor.redo().isEmpty());
        }
        assertEquals(last, texts(editor));
    }

    private static List<String> texts(ScenarioEditor editor) {
        return List.of(Workbench.scenario(editor), Workbench.map(editor));
    }

    /** What is written says what the tree says. */
    private static void assertReadsBack(ScenarioEditor editor) {
        Node.ObjectNode map =
                TreeReader.read(editor.draft().map().orElseThrow()).value().orElseThrow();
        assertTrue(OverlayChanges.same(
                map, editor.tree().member(LayeredFiles.MAP).orElseThrow().value()));
        Node.ObjectNode scenario =
                TreeReader.read(editor.draft().scenario()).value().orElseThrow();
        if (!editor.isOverlay()) {
            assertTrue(OverlayChanges.same(JsonValues.with(scenario, LayeredFiles.MAP, map), editor.tree()));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "road-to-richmond.scenario.json",
                "gaines-mill-withdrawal.scenario.json",
                "training.scenario.json"
            })
    @DisplayName("are judged as validate would judge the files")
    void judgedLikeValidate(String name, @TempDir Path folder, @TempDir Path other) {
        Workbench bench = Workbench.in(folder);
        Workbench written = Workbench.in(other);
        OpenScenario open = bench.open(name);
        ScenarioEditor editor = open.editor();
        String mapName = editor.draft().mapName().orElseThrow();
        RandomEdits edits = new RandomEdits(11);
        Judge judge = new Judge();
        int bad = 0;
        for (int i = 0; i < SPOILT; i++) {
            for (int k = 0; k < 4; k++) {
                EditableTree tree = editor.questions();
                editor.apply(edits.chance(0.5) ? edits.raw(tree) : edits.typed(tree));
            }
            Judge.Judgement judged = judge.judge(editor.draft());
            written.write(name, Workbench.scenario(editor));
            written.write(mapName, Workbench.map(editor));
            assertEquals(told(written.validate(name)), told(all(judged.scenario())));
            assertEquals(told(written.validate(mapName)), told(all(judged.map().orElseThrow())));
            bad += judged.isWhole() ? 0 : 1;
            while (edits.chance(0.7) && editor.canUndo()) {
                editor.undo();
            }
            if (edits.chance(0.2)) {
                while (editor.canUndo()) {
                    editor.undo();
                }
            }
        }
        assertTrue(bad > SPOILT / 4, bad + " of the drafts are spoilt");
    }

    private static List<Problem> all(Result<?> read) {
        List<Problem> all = new ArrayList<>(read.problems());
        all.addAll(read.warnings());
        return all;
    }

    private static List<String> told(List<Problem> problems) {
        return problems.stream().map(Problem::toString).toList();
    }
}
