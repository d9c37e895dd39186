package org.roadtorichmond.workshop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.save.MemoryStorage;
import org.roadtorichmond.words.Sentence;
import org.roadtorichmond.workshop.OpenScenario.Outcome;
import org.roadtorichmond.workshop.edits.PlaceEdits;
import org.roadtorichmond.workshop.edits.TextEdits;

@DisplayName("After a crash, what was edited in the workshop and not saved")
class RecoveryTest {
    private static final String TRAINING = "training.scenario.json";

    @TempDir
    private Path folder;

    private final MemoryStorage storage = new MemoryStorage();
    private final Recovery recovery = new Recovery(storage);
    private Workbench bench;

    @BeforeEach
    void layOut() {
        bench = Workbench.in(folder);
    }

    private static OpenScenario.Saved save(OpenScenario open) {
        Draft draft = open.editor().draft();
        return open.save(draft, new Judge().judge(draft), false);
    }

    @Test
    @DisplayName("is there again to the letter, and is written when it is saved")
    void isThereAgain() {
        OpenScenario open = bench.open(TRAINING);
        Workbench.apply(open.editor(), TextEdits.story("Two\nlines, \"quoted\"."));
        assertEquals(Optional.empty(), recovery.keep(open));
        assertEquals(List.of(TRAINING), recovery.waiting());

        OpenScenario again = recovery.open(TRAINING, bench.scenarios(Shelf.of(List.of())))
                .value()
                .orElseThrow();
        assertEquals(Workbench.scenario(open.editor()), Workbench.scenario(again.editor()));
        assertEquals(Outcome.WHOLE, save(again).outcome());
        assertTrue(bench.text(TRAINING).contains("Two\\nlines"));
        assertEquals(Optional.empty(), recovery.forget(TRAINING));
        assertEquals(List.of(), recovery.waiting());
    }

    @Test
    @DisplayName("is only what the files do not say: a map that was not edited is read from its file")
    void onlyWhatDiffers() {
        OpenScenario open = bench.open(TRAINING);
        Workbench.apply(open.editor(), TextEdits.name("Other"));
        recovery.keep(open);
        assertFalse(storage.text("training.scenario.recovery.json").contains("Mill River"));
        Workbench.apply(open.editor(), PlaceEdits.mapName("Elm Run"));
        recovery.keep(open);
        assertTrue(storage.text("training.scenario.recovery.json").contains("Mill River"));
    }

    @Test
    @DisplayName("does not hide that somebody changed a file since then")
    void noticesOthers() {
        OpenScenario open = bench.open(TRAINING);
        Workbench.apply(open.editor(), TextEdits.name("Mine"));
        recovery.keep(open);
        bench.write(TRAINING, bench.text(TRAINING).replace("First Lesson", "Theirs"));
        OpenScenario again = recovery.open(TRAINING, bench.scenarios(Shelf.of(List.of())))
                .value()
                .orElseThrow();
        assertEquals(List.of(TRAINING), again.changedOnDisk());
        assertEquals(Outcome.CHANGED_ON_DISK, save(again).outcome());
    }

    @Test
    @DisplayName("is there also of a scenario that no file has yet")
    void neverSaved() {
        ScenarioFolder scenarios = bench.scenarios(Shelf.of(List.of()));
        OpenScenario open =
                scenarios.create(new BlankScenario("elm-run", 3, 4)).value().orElseThrow();
        Workbench.apply(open.editor(), TextEdits.name("Elm Run"));
        recovery.keep(open);
        OpenScenario again =
                recovery.open("elm-run.scenario.json", scenarios).value().orElseThrow();
        assertEquals(
                List.of("elm-run.map.json", "elm-run.scenario.json"),
                save(again).files());
    }

    @Test
    @DisplayName("has problems where its file is damaged, and a sentence where the disk refuses")
    void damaged() {
        OpenScenario open = bench.open(TRAINING);
        storage.refuse(Sentence.of("disk.denied", "x"));
        assertTrue(recovery.keep(open).isPresent());
        storage.text("training.scenario.recovery.json", "{ \"format\": \"recovery/1\", \"files\": 3 }");
        assertFalse(recovery.open(TRAINING, bench.scenarios(Shelf.of(List.of())))
                .problems()
                .isEmpty());
    }
}
