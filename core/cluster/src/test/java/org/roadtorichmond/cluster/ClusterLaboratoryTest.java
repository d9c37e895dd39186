package org.roadtorichmond.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.apache.spark.api.java.JavaSparkContext;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.ai.roster.CommanderSpec;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.balance.GameStart;
import org.roadtorichmond.balance.StopRule;
import org.roadtorichmond.balance.lab.Experiment;
import org.roadtorichmond.balance.lab.Subject;
import org.roadtorichmond.balance.lab.Variant;
import org.roadtorichmond.cluster.Runs.Written;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;

/** Two threads that stand for a cluster write what a program without one writes. */
final class ClusterLaboratoryTest {
    private static JavaSparkContext spark;

    @TempDir
    private Path folder;

    @BeforeAll
    static void begin() {
        spark = Runs.threads(2);
    }

    @AfterAll
    static void end() {
        spark.close();
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "plain | \"games\": 60",
                "two variants and a system more | \"games\": 25, \"vary\": {\"turns\": [3, 4]}, \"as\": [\"simplified\"]",
                "commanders and restrictions | \"games\": 20, \"vary\": {\"union\": [\"cadet\", \"colonel\"]}, \"forbid\": [\"union:roads\"]",
                "what is rolled before the first command | \"games\": 20, \"vary\": {\"rules.variableArrivals\": [true, false]}",
                "until | \"games\": 400, \"until\": \"12%\"",
                "until, of two variants | \"games\": 100, \"until\": \"14%\", \"seed\": 7, \"vary\": {\"turns\": [3, 4]}",
                "test | \"games\": 300, \"sprt\": \"45:55\"",
            })
    @DisplayName("the bytes are those of a run without a cluster")
    void bytes(String name, String members) throws IOException {
        Experiment experiment = Runs.experiment(Runs.json("training.scenario.json", members));
        Written local = Runs.local(experiment, folder.resolve("local"));
        assertEquals(local, Runs.on(spark, experiment, folder.resolve("cluster")), name);
        // A stop rule that never stops would prove nothing.
        assertTrue(experiment.rule() instanceof StopRule.All == (local.games() == experiment.most()), name);
    }

    @Test
    @DisplayName("goes on behind whatever a driver that was killed has left, in the middle of a variant too")
    void resumes() throws IOException {
        Experiment experiment =
                Runs.experiment(Runs.json("training.scenario.json", "\"games\": 20, \"vary\": {\"turns\": [3, 4]}"));
        Written whole = Runs.local(experiment, folder.resolve("local"));
        for (int games : List.of(0, 13, 20, 27)) {
            Path file = folder.resolve("cut" + games);
            whole.cutTo(games, file);
            assertEquals(whole, Runs.on(spark, experiment, file), () -> "behind " + games + " games");
        }
    }

    @Test
    @DisplayName("a game that is played on goes on in the same way elsewhere")
    void playsOn() {
        Experiment whole = Runs.experiment(Runs.json("gaines-mill-withdrawal.scenario.json", "\"games\": 1"));
        Variant fresh = whole.variants().get(0);
        assertSameElsewhere(
                new Variant("later", fresh.scenario(), GameStart.of(half(fresh)), fresh.union(), fresh.confederate()));
    }

    @Test
    @DisplayName("a position is the same elsewhere")
    void positions() {
        String json =
                "{\"format\": \"position/1\", \"scenario\": \"training.scenario.json\", \"turn\": 3, \"units\": []}";
        Document document = new Documents(Shelf.of(List.of()))
                .open(json.getBytes(StandardCharsets.UTF_8))
                .value()
                .orElseThrow();
        Subject subject = Subject.of(document).value().orElseThrow();
        CommanderSpec cadet = Commanders.parse("cadet").value().orElseThrow();
        Variant variant = new Variant("position", subject.scenario(), subject.start(), cadet, cadet);
        assertEquals(3, variant.start().begin(1).state().moment().turn());
        assertSameElsewhere(variant);
    }

    private static void assertSameElsewhere(Variant variant) {
        Experiment experiment = new Experiment(List.of(variant), List.of(), 5, 6, new StopRule.All());
        assertEquals(played(variant, experiment), sent(variant, experiment));
    }

    private static Game half(Variant variant) {
        Game game = variant.play(3, List.of(variant.system())).game();
        Game begun = game.beginning();
        game.log().subList(0, game.log().size() / 2).forEach(begun::restore);
        return begun;
    }

    private static List<String> played(Variant variant, Experiment experiment) {
        return seeds(experiment)
                .mapToObj(seed ->
                        variant.play(seed, experiment.systems(variant)).line().hash())
                .toList();
    }

    private static List<String> sent(Variant variant, Experiment experiment) {
        List<Assignment> assignments =
                seeds(experiment).mapToObj(seed -> new Assignment(0, seed)).toList();
        GamePlayer player = new GamePlayer(Map.of(0, spark.broadcast(new SerializedVariant(variant, experiment))));
        return spark.parallelize(assignments, 2).map(player).collect().stream()
                .flatMap(ClusterLaboratoryTest::hash)
                .toList();
    }

    private static Stream<String> hash(AssignmentResult outcome) {
        return outcome instanceof AssignmentResult.Played played
                ? Stream.of(played.line().replaceAll(".*\"hash\":\"(\\w+)\".*", "$1"))
                : Stream.empty();
    }

    private static LongStream seeds(Experiment experiment) {
        return LongStream.range(experiment.seed(), experiment.seed() + experiment.games());
    }
}
