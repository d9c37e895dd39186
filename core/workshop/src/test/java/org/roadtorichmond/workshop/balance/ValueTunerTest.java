package org.roadtorichmond.workshop.balance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roadtorichmond.ai.roster.CommanderSpec;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.balance.lab.ExperimentRunner;
import org.roadtorichmond.balance.lab.GameSource;
import org.roadtorichmond.balance.tune.Tuned;
import org.roadtorichmond.balance.tune.Tuning;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.experiment.ExperimentSheet;
import org.roadtorichmond.scenario.experiment.Factor;
import org.roadtorichmond.scenario.experiment.Target;
import org.roadtorichmond.scenario.json.JsonValues;
import org.roadtorichmond.scenario.json.Located;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.victory.account.PerArmy;
import org.roadtorichmond.work.StepWorker;
import org.roadtorichmond.workshop.Workbench;

@DisplayName("The search of a value in the workshop")
final class ValueTunerTest {
    private static final CommanderSpec CADET = Commanders.parse("cadet").value().orElseThrow();
    private static final int FINALS = 10;

    @TempDir
    private Path folder;

    private final StepWorker worker = new StepWorker();
    private final StepWorker dialWorker = new StepWorker();
    private final List<RuntimeException> faults = new ArrayList<>();
    private final BalanceDial dial = new BalanceDial(dialWorker, faults::add, 0);
    private final ValueTuner tuner = new ValueTuner(worker, dial, faults::add, 0);
    private LoadedScenario scenario;

    @BeforeEach
    void open() {
        scenario = Workbench.judge(Workbench.in(folder).open("training").editor())
                .playable()
                .orElseThrow();
    }

    @AfterEach
    void noFaults() {
        assertEquals(List.of(), faults);
    }

    private TuneWish wish(String path, int... values) {
        List<Node> nodes = new ArrayList<>();
        for (int value : values) {
            nodes.add(JsonValues.number(value));
        }
        return new TuneWish(scenario, path, nodes, new PerArmy<>(CADET, CADET), 0.5, FINALS);
    }

    private void finish() {
        while (worker.step()) {
            // Each step is a batch of one game.
        }
    }

    @Test
    @DisplayName("comes to the same answer as the laboratory, game by game, and counts the games")
    void sameAsTheLaboratory() {
        String path = "units['1/B'].strength";
        TuneWish wish = wish(path, 4, 5, 7, 8);
        List<Integer> games = new ArrayList<>();
        tuner.listen(() -> games.add(tuner.state().games()));
        tuner.start(wish);
        finish();
        assertFalse(tuner.isRunning());
        assertEquals(IntStream.rangeClosed(0, tuner.state().games()).boxed().toList(), games);
        Tuned tuned = laboratory(wish);
        TuneState state = tuner.state();
        assertEquals(tuned.games(), state.games());
        assertEquals(Optional.of(tuned.verdict()), state.verdict());
        assertEquals(
                tuned.asItIs().statuses().get(0).figure(),
                state.asItIs().orElseThrow().share());
        for (var tried : tuned.tried()) {
            String value = tried.variant().name().substring(path.length() + 1);
            int number = List.of("4", "5", "7", "8").indexOf(value);
            TuneState.Share share = state.tried().get(number).share().orElseThrow();
            assertEquals(tried.statuses().get(0).figure(), share.share());
            assertEquals(tried.seeds(), share.games());
            assertEquals(tried.confirmed(), share.confirmed());
        }
    }

    private Tuned laboratory(TuneWish wish) {
        Target target = new Target(
                Optional.empty(),
                Optional.empty(),
                OptionalDouble.of(wish.share()),
                wish.within(),
                Optional.empty(),
                OptionalDouble.empty(),
                OptionalDouble.empty(),
                List.of());
        ExperimentSheet sheet = new ExperimentSheet(
                "tune",
                new Located<>("training", Place.NOWHERE),
                OptionalInt.empty(),
                Optional.of(new Located<>("cadet", Place.NOWHERE)),
                Optional.of(new Located<>("cadet", Place.NOWHERE)),
                OptionalInt.empty(),
                Optional.empty(),
                Optional.empty(),
                OptionalLong.of(1),
                List.of(),
                List.of(Factor.of(new Located<>(wish.path(), Place.NOWHERE), wish.values())),
                false,
                List.of(),
                List.of(target));
        GameSource source =
                new GameSource(ExperimentRunner.threads(1, () -> false), (game, played) -> Optional.empty());
        return Tuning.of(sheet, new Document.ScenarioDocument(scenario), new Tuning.Effort(4, FINALS / 5, 2, FINALS))
                .then(tuning -> tuning.run(source))
                .value()
                .orElseThrow();
    }

    @Test
    @DisplayName("has the dial rest while it runs, and go on when it is stopped; what was found stays")
    void dialRests() {
        dial.show(scenario);
        dialWorker.step();
        tuner.start(wish("units['1/B'].strength", 4, 5));
        worker.step();
        while (dialWorker.step()) {
            // What was asked before is dropped.
        }
        assertFalse(dialWorker.step(), "the dial plays nothing");
        worker.step();
        tuner.stop();
        assertEquals(2, tuner.state().games());
        assertTrue(dialWorker.step(), "the dial plays again");
        finish();
        assertEquals(2, tuner.state().games());
        assertEquals(Optional.empty(), tuner.state().verdict());
        dial.close();
    }

    @Test
    @DisplayName("finds values that the scenario leaves to what is usual")
    void usualValues() {
        for (String path : List.of("rules.stacking", "rules.movement.infantry", "victory.values.trainOut")) {
            tuner.start(wish(path, 3, 4));
            worker.step();
            assertEquals(List.of(), tuner.state().troubles(), path);
            assertEquals(1, tuner.state().games());
            tuner.stop();
            finish();
        }
    }

    @Test
    @DisplayName("says why a value cannot be played, and why there is none of that path")
    void troubles() {
        for (String path : List.of("units['No one'].strength", "units['1/B'].hex")) {
            tuner.start(wish(path, 4, 5));
            finish();
            assertFalse(tuner.isRunning());
            assertFalse(tuner.state().troubles().isEmpty(), path);
        }
    }

    @Test
    @DisplayName(
            "a value that the scenario has already is the scenario as it is, and no value is best if that meets the wish")
    void asItIs() {
        tuner.start(wish("units['1/B'].strength", 6));
        finish();
        assertEquals(Optional.empty(), tuner.state().tried().get(0).share());
        assertEquals(FINALS, tuner.state().asItIs().orElseThrow().games());
        assertEquals(Optional.empty(), tuner.state().best());
    }
}
