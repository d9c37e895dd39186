package org.roadtorichmond.balance.campaign;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.ai.roster.CommanderSpec;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.balance.Estimate;
import org.roadtorichmond.balance.StopRule;
import org.roadtorichmond.balance.campaign.ChainFindings.Followed;
import org.roadtorichmond.balance.lab.GameLine;
import org.roadtorichmond.balance.lab.Labs;
import org.roadtorichmond.balance.lab.SealedGame;
import org.roadtorichmond.balance.lab.Variant;
import org.roadtorichmond.play.Condition;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.campaign.BattleEnd;
import org.roadtorichmond.scenario.campaign.Campaign;
import org.roadtorichmond.scenario.campaign.Campaign.Returns;
import org.roadtorichmond.scenario.campaign.Campaign.Share;
import org.roadtorichmond.scenario.campaign.CampaignDocument;
import org.roadtorichmond.scenario.campaign.Chain;
import org.roadtorichmond.scenario.experiment.Values;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.save.LineFile;
import org.roadtorichmond.scenario.yardstick.Calibration;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.VictorySystem;

@DisplayName("22 campaigns between commanders")
final class CampaignGamesTest {
    private static final CommanderSpec CADET = Commanders.parse("cadet").value().orElseThrow();

    @TempDir
    private Path folder;

    private CampaignDocument document(String battles) throws IOException {
        Path file = folder.resolve("c.campaign.json");
        Files.writeString(
                file,
                ("{'format': 'campaign/1', 'name': 'C', 'battles': [" + battles
                                + "], 'returns': {'eliminated': '1/2'}}")
                        .replace('\'', '"'));
        return (CampaignDocument)
                new Documents(Shelf.of(List.of())).open(file).value().orElseThrow();
    }

    private Campaign campaign(String battles) throws IOException {
        return document(battles).campaign();
    }

    private static CampaignExperiment experiment(int games, CampaignVariant... variants) {
        return new CampaignExperiment(List.of(variants), 3, games, new StopRule.All());
    }

    private CampaignVariant twice(String name, int turns) throws IOException {
        CampaignDocument document =
                document(("{'id': 'a', 'scenario': 'training', 'after': [{'name': 'Won', 'if': {'winner': 'union'}, "
                                + "'in': 'b', 'then': 'turns=%s'}]}, {'id': 'b', 'scenario': 'training', 'weight': 2}")
                        .formatted(turns));
        return new CampaignVariant(name, document, CADET, CADET);
    }

    private static CampaignFindings played(CampaignExperiment experiment, int threads) {
        CampaignFindings findings = new CampaignFindings(experiment, scenario -> Calibration.NONE);
        assertTrue(new CampaignLaboratory(experiment, threads, () -> false)
                .run(Optional.empty(), findings, game -> Optional.empty())
                .complete());
        return findings;
    }

    @Test
    @DisplayName("of one battle a campaign is that battle, bit for bit")
    void one() throws IOException {
        Variant battle = Labs.cadets("training");
        Variant.Played alone = battle.play(7, List.of(battle.system()));
        CampaignVariant.Played chain =
                new CampaignVariant("", document("{'id': 'a', 'scenario': 'training'}"), CADET, CADET).play(7);
        ChainCourse.Battle only = chain.course().battles().get(0);
        assertEquals(alone.line().hash(), only.line().hash());
        assertEquals(alone.line().winner(), only.line().winner());
        assertEquals(alone.course(), only.course());
        assertEquals(BattleEnd.of(alone.game()).union(), only.union());
        assertEquals(only.union(), chain.line().points().union());
    }

    @Test
    @DisplayName("22.1 a battle fought again after itself begins with what the first one left")
    void left() throws IOException {
        CampaignVariant variant = twice("", 5);
        for (int seed = 3; seed < 23; seed++) {
            List<CampaignVariant.Fought> battles = variant.play(seed).battles();
            Map<String, Integer> left = BattleEnd.of(battles.get(0).game().game()).units().entrySet().stream()
                    .collect(Collectors.toMap(
                            Map.Entry::getKey,
                            unit -> unit.getValue().left()
                                    + (unit.getValue().fate() == BattleEnd.Fate.CAPTURED
                                            ? 0
                                            : (unit.getValue().had()
                                                            - unit.getValue().left())
                                                    / 2)));
            BattleEnd.of(battles.get(1).game().game())
                    .units()
                    .forEach((id, end) -> assertEquals(left.get(id), end.had(), id));
        }
    }

    @Test
    @DisplayName(
            "22.4 a battle that is skipped leaves what it would have left if it had been fought as history tells it")
    void skipped() throws IOException {
        int different = 0;
        for (int seed = 1; seed <= 12; seed++) {
            BattleEnd end = BattleEnd.of(Labs.cadets("training")
                    .play(seed, List.of(VictorySystem.ROAD_TO_RICHMOND))
                    .game());
            String lost = end.units().entrySet().stream()
                    .filter(unit -> unit.getValue().fate() != BattleEnd.Fate.LIVES
                            || unit.getValue().had() > unit.getValue().left())
                    .map(unit -> "'" + unit.getKey() + "': "
                            + (unit.getValue().had() - unit.getValue().left()))
                    .collect(Collectors.joining(", "));
            boolean won = end.truths().hold(new Condition.Winner(Optional.of(Side.UNION)));
            Campaign told = campaign(
                    ("{'id': 'a', 'scenario': 'training', 'history': {'lost': {%s}, 'points': [%s, %s], 'happened': [%s]}, "
                                    + "'after': [{'name': 'Won', 'if': {'winner': 'union'}, 'in': 'b', 'then': 'turns=5'}]}, "
                                    + "{'id': 'b', 'scenario': 'training'}")
                            .formatted(lost, end.union(), end.confederate(), won ? "'Won'" : ""));
            // History tells of losses and not of how: those who could not retreat come back like the others here.
            Campaign campaign = new Campaign(
                    told.name(),
                    told.story(),
                    told.notes(),
                    told.battles(),
                    new Returns(new Share(1, 2), new Share(1, 2), false),
                    told.finals());
            Chain fought = Chain.of(campaign).then(end);
            Chain skipped = Chain.of(campaign).skip().value().orElseThrow();
            String next = fought.opening().value().orElseThrow().scenario().scenarioJson();
            assertEquals(
                    next, skipped.opening().value().orElseThrow().scenario().scenarioJson());
            assertEquals(fought.points(Side.UNION), skipped.points(Side.UNION));
            different += next.equals(campaign.battles().get(1).scenario().scenarioJson()) ? 0 : 1;
        }
        assertTrue(different > 6, () -> "nothing was lost");
    }

    @Test
    @DisplayName(
            "who wins is found of the campaign, of each battle, of each by the one before, and where something came about")
    void findings() throws IOException {
        CampaignFindings all = played(experiment(40, twice("", 5)), 1);
        ChainFindings found = all.variants().get(0);
        Wins first = found.wins(0);
        assertEquals(40, first.size());
        Followed won = found.followed().get(0);
        assertTrue(won.with().size() > 0 && won.with().size() < 40, () -> "" + won);
        assertEquals(40, won.times().of());
        assertEquals(won.with(), found.given(1, 0, Side.UNION));
        assertEquals(found.wins(1).union(), won.with().union() + won.without().union());
        assertEquals(first.union(), found.given(1, 0, Side.UNION).size());
        // Two battle points of three are the second battle's: who wins it mostly wins.
        assertTrue(found.decides(1).orElseThrow().low() > 0.5);
        assertTrue(found.decides(0).orElseThrow().of() <= 40);
        assertEquals(40, all.battles().variants().get(1).size());
        assertEquals(
                won.with().score().value() - won.without().score().value(),
                won.with().beyond(won.without()).value());
        assertTrue(won.with().beyond(won.without()).hasInterval());
    }

    @Test
    @DisplayName("the interval of a difference is put together of both intervals")
    void beyond() {
        // Newcombe's method with Student's intervals of both scores.
        Wins some = new Wins(30, 10, 0);
        Wins others = new Wins(20, 20, 0);
        Estimate difference = some.beyond(others);
        double own = some.score().halfWidth();
        double other = others.score().halfWidth();
        assertEquals(0.25, difference.value(), 1e-12);
        assertEquals(Math.sqrt(own * own + other * other), difference.halfWidth(), 1e-12);
        assertFalse(some.beyond(new Wins(1, 0, 0)).hasInterval());
        assertTrue(new Wins(9, 0, 0).beyond(some).hasInterval());
    }

    private Result<CampaignFindings> kept(CampaignExperiment experiment, Path file, int threads) {
        return LineFile.open(file, true, CampaignResults.COMPANION)
                .then(files -> CampaignResults.using(files, experiment, cut -> {}, kept -> {
                    CampaignFindings findings = new CampaignFindings(experiment, scenario -> Calibration.NONE);
                    new CampaignLaboratory(experiment, threads, () -> false)
                            .run(Optional.of(kept), findings, game -> Optional.empty());
                    return Result.good(findings);
                }));
    }

    @Test
    @DisplayName(
            "results have the same bytes on any number of threads, and where they are cut or spoilt and gone on with")
    void resumed() throws IOException {
        CampaignExperiment experiment = experiment(6, twice("as it is", 5), twice("shorter", 4));
        Path one = folder.resolve("one.jsonl");
        Path two = folder.resolve("two.jsonl");
        CampaignFindings whole = kept(experiment, one, 1).value().orElseThrow();
        kept(experiment, two, 2);
        byte[] results = Files.readAllBytes(one);
        String courses = Files.readString(beside(one));
        assertEquals(1 + 2 * 6, courses.lines().count());
        assertArrayEquals(results, Files.readAllBytes(two));
        assertEquals(courses, Files.readString(beside(two)));
        assertEquals(
                whole.battles().signature(), played(experiment, 2).battles().signature());
        for (String spoilt : List.of(
                courses.substring(0, courses.length() / 2), courses.replaceFirst("\"union\":[0-9]+", "\"union\":3"))) {
            Files.write(two, results);
            Files.writeString(beside(two), spoilt);
            CampaignFindings again = kept(experiment, two, 1).value().orElseThrow();
            assertArrayEquals(results, Files.readAllBytes(two));
            assertEquals(courses, Files.readString(beside(two)));
            assertEquals(whole.battles().signature(), again.battles().signature());
            assertEquals(
                    whole.variants().get(1).followed(), again.variants().get(1).followed());
        }
        Result<CampaignFindings> other = kept(experiment(6, twice("as it is", 5), twice("shorter", 3)), one, 1);
        assertTrue(other.problems().get(0).message().contains("another experiment"), other::toString);
        assertArrayEquals(results, Files.readAllBytes(one));
    }

    private static Path beside(Path file) {
        return file.resolveSibling(file.getFileName() + CampaignResults.COMPANION);
    }

    @Test
    @DisplayName(
            "a campaign that cannot have been played is known: another winner, another battle, what did not happen")
    void impossible() throws IOException {
        CampaignExperiment experiment = experiment(1, twice("", 5));
        CampaignVariant.Played played = experiment.variants().get(0).play(3);
        ChainCourse.Battle first = played.course().battles().get(0);
        ChainCourse.Battle second = played.course().battles().get(1);
        List<String> happened = played.course().happened();
        assertTrue(possible(experiment, played.line(), played.course()));
        assertFalse(possible(experiment, played.line(), new ChainCourse(List.of(first), happened)));
        assertFalse(possible(experiment, played.line(), new ChainCourse(List.of(second, first), happened)));
        assertFalse(possible(experiment, played.line(), new ChainCourse(List.of(first, second), List.of("Nothing"))));
        ChainCourse.Battle other =
                new ChainCourse.Battle(first.union() == 20 ? 0 : first.union() + 1, first.line(), first.course());
        assertFalse(possible(experiment, played.line(), new ChainCourse(List.of(other, second), happened)));
    }

    private static boolean possible(CampaignExperiment experiment, GameLine line, ChainCourse course) {
        return experiment.isPossible(experiment.battles(), 0, new SealedGame<>(line, course));
    }

    @Test
    @DisplayName("values are changed by their paths: of the campaign, and of the scenarios of its battles")
    void changed() throws IOException {
        CampaignDocument document = twice("", 5).document();
        for (String path :
                List.of("battles.b.weight", "battles.b.turns", "battles.a.after.Won.then", "returns.eliminated")) {
            assertTrue(document.hasPath(path), path);
        }
        assertFalse(document.hasPath("battles.c.turns"));
        Campaign changed = document.with(
                        Values.changes(
                                "battles.b.weight=3, battles.b.turns=4, battles.a.after.Won.then=turns=3, returns.eliminated=1/3"))
                .value()
                .orElseThrow()
                .campaign();
        assertEquals(3, changed.battles().get(1).weight());
        assertEquals(4, changed.battles().get(1).scenario().scenario().turns());
        assertEquals(new Share(1, 3), changed.returns().eliminated());
        assertEquals(
                1, document.campaign().battles().get(0).after().get(0).then().size());
        for (String wrong :
                List.of("battles.b.turms=4", "battles.b.weight=0", "battles.a.after.Wun.then=turns=3", "turns=3")) {
            Result<CampaignDocument> refused = document.with(Values.changes(wrong));
            assertTrue(refused.value().isEmpty(), wrong);
            assertFalse(refused.problems().isEmpty(), wrong);
        }
    }

    @ParameterizedTest
    @CsvSource({"colonel, 12", "general@500, 6"})
    @DisplayName("22.2 a commander holds a hex that only tomorrow pays for")
    void playsForTomorrow(String commander, int games) throws IOException {
        String plain = "{'id': 'a', 'scenario': 'training'%s}, {'id': 'b', 'scenario': 'training'}";
        int held = 0;
        int without = 0;
        String condition = "{'held': '0402', 'by': 'union'}";
        String after = ", 'after': [{'name': 'Held', 'if': " + condition + ", 'in': 'b', 'then': 'turns=5'%s}]";
        Campaign paid = campaign(plain.formatted(after.formatted(", 'side': 'union', 'worth': 30")));
        Campaign unpaid = campaign(plain.formatted(after.formatted("")));
        for (int seed = 1; seed <= games; seed++) {
            held += holds(paid, commander, seed) ? 1 : 0;
            without += holds(unpaid, commander, seed) ? 1 : 0;
        }
        assertTrue(held > without + games / 3, held + " for " + without);
        assertNotEquals(0, held);
    }

    private static boolean holds(Campaign campaign, String commander, long seed) {
        Variant battle =
                Labs.variant(Chain.of(campaign).opening().value().orElseThrow().scenario(), commander);
        BattleEnd end = BattleEnd.of(battle.play(seed, List.of(battle.system())).game());
        return end.truths().hold(campaign.battles().get(0).after().get(0).when());
    }
}
