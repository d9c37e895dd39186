package org.roadtorichmond.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.ai.roster.CommanderSpec;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.balance.StopRule;
import org.roadtorichmond.balance.duel.Duel;
import org.roadtorichmond.balance.duel.DuelStart;
import org.roadtorichmond.balance.duel.FileUnderSystem;
import org.roadtorichmond.balance.lab.ExperimentChain;
import org.roadtorichmond.balance.lab.GameSource;
import org.roadtorichmond.balance.tune.Tuning;
import org.roadtorichmond.cluster.Runs.Written;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.experiment.ExperimentDocument;
import org.roadtorichmond.scenario.json.Result;

/** Jobs with their options, on two threads that stand for a cluster, write what one machine writes. */
final class JobTest {
    private static final Map<String, String> CONF = Map.of(
            "spark.master", "local[2]",
            "spark.ui.enabled", "false",
            "spark.driver.host", "127.0.0.1",
            "spark.driver.bindAddress", "127.0.0.1");
    private static final int GAMES_LEFT = 13;

    @TempDir
    private Path folder;

    @BeforeAll
    static void begin() {
        CONF.forEach(System::setProperty);
    }

    @AfterAll
    static void end() {
        CONF.keySet().forEach(System::clearProperty);
    }

    /** Runs a job from the beginning, and once more behind games that one machine has played. */
    private void assertWrites(Written local, Job job, Job again, Object... words) throws IOException {
        Path cluster = folder.resolve("cluster");
        assertEquals(0, execute(job, cluster, words));
        assertEquals(local, Written.in(cluster));
        Path cut = folder.resolve("cut");
        local.cutTo(GAMES_LEFT, cut);
        assertEquals(
                0,
                execute(
                        again,
                        cut,
                        Stream.concat(Stream.of(words), Stream.of("--resume")).toArray()));
        assertEquals(local, Written.in(cut));
    }

    private static int execute(Job job, Path results, Object... words) {
        return Job.execute(
                job,
                Stream.concat(Stream.of(words), Stream.of("--results", results, "--slices", 2))
                        .map(Object::toString)
                        .toArray(String[]::new));
    }

    /** What one machine writes. */
    private Written local(ExperimentChain chain, Function<GameSource, Result<?>> use) throws IOException {
        return Runs.chained(chain, folder.resolve("local"), use);
    }

    @Test
    @DisplayName("an experiment")
    void experiment() throws IOException {
        String json = Runs.json("training.scenario.json", "\"games\": 10, \"vary\": {\"turns\": [3, 4]}");
        Path file = Files.writeString(folder.resolve("a.experiment.json"), json, StandardCharsets.UTF_8);
        Written local = Runs.local(Runs.experiment(json), folder.resolve("local"));
        assertWrites(local, new ExperimentJob(), new ExperimentJob(), file);
    }

    @Test
    @DisplayName("a search of values, whose rounds follow from each other")
    void search() throws IOException {
        String json = Runs.json(
                "training.scenario.json",
                "\"union\": \"cadet\", \"confederate\": \"cadet\", \"vary\": {\"turns\": [3, 4, 5, 6, 7]},"
                        + " \"target\": [{\"share\": 50}, {\"union\": \"colonel\", \"share\": 40}]");
        Path file = Files.writeString(folder.resolve("a.experiment.json"), json, StandardCharsets.UTF_8);
        ExperimentDocument document = Runs.document(json);
        Tuning tuning = Tuning.of(document.sheet(), document.subject(), new Tuning.Effort(9, 4, 1, 12))
                .value()
                .orElseThrow();
        Written local = local(tuning.chain(), tuning::run);
        assertTrue(local.games() > tuning.most() / 2, "games: " + local.games());
        assertWrites(
                local,
                new TuneJob(),
                new TuneJob(),
                file,
                "--candidates",
                9,
                "--games",
                4,
                "--confirm",
                1,
                "--finals",
                12);
    }

    @ParameterizedTest
    @ValueSource(strings = {"9", "60 --until 5.5%"})
    @DisplayName("a duel, also where a rule ends it")
    void duel(String pairs) throws IOException {
        String[] words = pairs.split(" ", -1);
        CommanderSpec cadet = Commanders.parse("cadet").value().orElseThrow();
        List<DuelStart> starts = FileUnderSystem.read(
                        new Documents(Shelf.of(List.of())), "training", List.of(FileUnderSystem.ALL))
                .value()
                .orElseThrow()
                .stream()
                .map(DuelStart::of)
                .toList();
        StopRule rule = words.length == 1 ? new StopRule.All() : new StopRule.Until(0.055);
        Duel duel = new Duel(cadet, cadet, starts, Integer.parseInt(words[0]), 3, rule);
        Written local = local(duel.chain(), duel::run);
        assertEquals(words.length == 1, local.games() == duel.most());
        Stream<String> options = Stream.concat(
                Stream.of("cadet", "cadet", "training", "--as", "all", "--seed", "3", "--pairs"), Stream.of(words));
        assertWrites(local, new DuelJob(), new DuelJob(), options.toArray());
    }

    @Test
    @DisplayName("what makes no sense is answered with 2 before any file is made")
    void usage() {
        Path results = folder.resolve("results");
        assertEquals(2, execute(new DuelJob(), results, "cadet", "cadet", "training", "--pairs", 0));
        assertEquals(2, execute(new DuelJob(), results, "cadet", "cadet", "nowhere"));
        assertEquals(2, execute(new DuelJob(), results, "cadet", "sergeant", "training"));
        assertEquals(2, execute(new TuneJob(), results, "training", "--finals", 1));
        assertEquals(2, execute(new TuneJob(), results, "training"));
        assertEquals(Optional.empty(), Optional.of(results).filter(Files::exists));
    }
}
