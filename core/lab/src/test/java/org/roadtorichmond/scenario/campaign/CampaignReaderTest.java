package org.roadtorichmond.scenario.campaign;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.play.Condition;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.campaign.Campaign.Share;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.testing.Schemas;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

@DisplayName("Campaigns as files")
final class CampaignReaderTest {
    private static final String GOOD = """
            'story': 'S', 'notes': 'N', 'battles': [
              {'id': 'one', 'scenario': 'one', 'title': 'First', 'story': 'T', 'weight': 2,
               'history': {'lost': {'A': 2}, 'points': [9, 11], 'happened': ['Reached', 'Saved'], 'note': 'O'},
               'after': [{'name': 'Reached', 'if': {'all': [{'held': '0301', 'by': 'union'}, {'not': {'any': [{'lost': 'I'}, {'lead': 'union', 'atLeast': 3}]}}]},
                 'in': 'two', 'then': 'units.A.strength=5, units.X.commander=Z', 'why': 'W'}]},
              {'id': 'two', 'scenario': 'two', 'after': [{'name': 'Gone', 'if': {'out': 'Train', 'at': '0304'}, 'in': 'three',
                 'then': 'turns=4', 'side': 'union', 'worth': 3}]},
              {'id': 'three', 'scenario': 'three'}],
            'returns': {'eliminated': '1/3', 'surrounded': '1', 'nights': true},
            'final': [{'name': 'Saved', 'side': 'union', 'points': 3, 'if': {'any': [{'stands': 'B', 'at': '0102', 'in': 'one'}, {'winner': 'draw', 'in': 'three'}]}}]""";

    @TempDir
    private Path folder;

    private Battles battles;

    @BeforeEach
    void write() {
        battles = Battles.usual(folder);
    }

    @Test
    @DisplayName("all is read, and the schema takes it too")
    void all() {
        Campaign campaign = battles.campaign(GOOD);
        assertEquals(List.of(), Schemas.faults(battles.text()));
        assertEquals(
                List.of("First", "two", "three"),
                campaign.battles().stream().map(Campaign.Battle::title).toList());
        assertEquals(new Share(1, 3), campaign.returns().eliminated());
        Campaign.Consequence reached = campaign.battles().get(0).after().get(0);
        Condition.All all = (Condition.All) reached.when();
        Condition.Any any = (Condition.Any) ((Condition.Not) all.parts().get(1)).part();
        assertEquals(
                List.of("A", "B"),
                ((Condition.Fate) any.parts().get(0))
                        .units().stream().map(Unit::id).toList());
        assertEquals(new Condition.Lead(Side.UNION, 3), any.parts().get(1));
        assertEquals(2, reached.then().size());
        assertEquals(
                Side.UNION,
                campaign.battles().get(1).after().get(0).worth().orElseThrow().side());
        assertTrue(campaign.finals().get(0).when() instanceof Condition.Any);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            'scenario': 'three'                     | 'scenario': 'four'                  | four.scenario.json
            'in': 'two', 'then'                     | 'in': 'one', 'then'                 | "one" is no later battle
            units.A.strength=5                      | units.AA.strength=5                 | Nothing stands at "units.AA.strength"
            turns=4                                 | turns=0                             | expected
            'held': '0301'                          | 'held': '0901'                      | 0901
            'lost': 'I'                             | 'lost': 'III'                       | No unit of the scenario has the id "III"
            'out': 'Train', 'at': '0304'            | 'out': 'Train', 'at': '0301'        | can never become true
            {'held': '0301', 'by': 'union'}, {      | {'lost': 'A'}, {'stands': 'I'}, {   | can never become true
            {'held': '0301', 'by': 'union'}, {      | {'winner': 'union'}, {'all': [{'winner': 'draw'}]}, { | can never become true
            {'held': '0301', 'by': 'union'}, {      | {'held': '0301', 'by': 'union'}, {'held': '0301', 'by': 'confederate'}, { | can never become true
            {'held': '0301', 'by': 'union'}, {      | {'stands': 'A', 'at': '0101'}, {'stands': 'A', 'at': '0102'}, { | can never become true
            'any': [{'stands': 'B', 'at': '0102', 'in': 'one'} | 'all': [{'out': 'B', 'in': 'one'}, {'not': {'out': 'B', 'in': 'one'}} | can never become true
            units.A.strength=5                      | units.A.id=C                        | leaves the name of the scenario
            units.A.strength=5                      | name=Other                          | leaves the name of the scenario
            'out': 'Train', 'at': '0304'            | 'winner': 'union'                   | has no worth of its own
            , 'side': 'union', 'worth'              | , 'worth'                           | "side" is missing
            'winner': 'draw'                        | 'winner': 'nobody'                  | expected "union", "confederate" or "draw"
            'winner': 'draw', 'in': 'three'         | 'winner': 'draw', 'in': 'four'      | No battle of the campaign has the id "four"
            'winner': 'draw', 'in': 'three'         | 'winner': 'draw'                    | "in" is missing
            {'lost': 'I'}                           | {}                                  | No condition stands here
            'name': 'Gone'                          | 'name': 'Reached'                   | Another consequence is called "Reached"
            'happened': ['Reached', 'Saved']        | 'happened': ['Lost']                | called "Lost"
            'happened': ['Reached', 'Saved']        | 'happened': ['Gone']                | from this battle
            'points': [9, 11]                       | 'points': [9, 10]                   | make 20 together
            'lost': {'A': 2}                        | 'lost': {'Q': 2}                    | No unit of the scenario has the id "Q"
            'eliminated': '1/3'                     | 'eliminated': '4/3'                 | expected a share
            'eliminated': '1/3'                     | 'eliminated': 'third'               | expected a share
            'nights': true                          | 'night': true                       | night
            """)
    @DisplayName("what is wrong is said where it stands")
    void faults(String right, String wrong, String said) {
        assertTrue(GOOD.contains(right), right);
        Result<Document> read = battles.read(GOOD.replace(right, wrong));
        List<String> problems = read.problems().stream().map(Problem::toString).toList();
        assertEquals(1, problems.size(), problems::toString);
        assertTrue(problems.get(0).contains(said), problems::toString);
    }

    @Test
    @DisplayName("no two battles have one id")
    void twice() {
        List<Problem> problems = battles.read(
                        "'battles': [{'id': 'one', 'scenario': 'one'}, {'id': 'one', 'scenario': 'two'}]")
                .problems();
        assertEquals(
                List.of("Another battle has the same id \"one\". Change one of them."),
                problems.stream().map(Problem::message).toList());
    }

    @Test
    @DisplayName("without a battle there is no campaign")
    void none() {
        assertTrue(battles.read("'battles': []").problems().get(0).message().contains("at least one battle"));
    }

    @Test
    @DisplayName("units without a namesake in the next battle are a warning")
    void strangers() {
        battles.scenario("two", "1862-06-26T16:00", Battles.UNITS.replace("'id': 'A'", "'id': 'AA'"), "");
        Result<Document> read =
                battles.read("'battles': [{'id': 'one', 'scenario': 'one'}, {'id': 'two', 'scenario': 'two'}]");
        assertEquals(
                List.of("1 unit of one has no namesake in two: A."),
                read.warnings().stream().map(Problem::message).toList());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            {'winner': 'union'}                     | units.A.hex=0201    | units.X.hex=0201    | 0201
            {'winner': 'union'}                     | units.Train.hex=0102 | units.A.hex=0102   | 0102
            {'winner': 'union'}                     | exits=null          | exits[0].hexes[0]=0303 | Nothing stands at "exits[0]
            {'any': [{'lost': 'B'}, {'held': '0301', 'by': 'union'}]} | units.A.hex=0201 | units.X.hex=0201 | 0201
            {'lead': 'confederate', 'atLeast': 3}   | units.A.hex=0201    | units.X.hex=0201    |
            {'winner': 'union'}                     | exits[0].hexes[0]=0303 | exits=null         |
            {'winner': 'union'}                     | units.A.hex=0201    | units.X.hex=0202    |
            {'held': '0301', 'by': 'confederate'}   | units.A.hex=0201    | units.X.hex=0201    |
            {'not': {'held': '0301', 'by': 'union'}} | units.A.hex=0201   | units.X.hex=0201    |
            {'not': {'any': [{'lost': 'B'}, {'held': '0301', 'by': 'union'}]}} | units.A.hex=0201 | units.X.hex=0201 |
            {'any': [{'not': {'lead': 'union', 'atLeast': 2}}, {'held': '0301', 'by': 'confederate'}]} | units.A.hex=0201 | units.X.hex=0201 |
            """)
    @DisplayName("two consequences that may come about together and do not go together are a warning")
    void clashes(String when, String first, String second, @Nullable String why) {
        Result<Document> read = battles.read("""
                'battles': [{'id': 'one', 'scenario': 'one', 'after': [
                    {'name': 'First', 'if': %s, 'in': 'two', 'then': '%s'},
                    {'name': 'Second', 'if': {'all': [{'held': '0301', 'by': 'union'}, {'lead': 'union', 'atLeast': 3}]},
                     'in': 'two', 'then': '%s'}]},
                  {'id': 'two', 'scenario': 'two', 'title': 'The second day'}]""".formatted(when, first, second));
        List<String> warnings = read.warnings().stream().map(Problem::toString).toList();
        assertEquals(why == null ? 0 : 1, warnings.size(), warnings::toString);
        for (String warning : warnings) {
            assertTrue(warning.contains("\"Second\" does not go together with \"First\" in The second day"), warning);
            assertTrue(warning.contains(String.valueOf(why)), warning);
        }
    }

    @Test
    @DisplayName("consequences of two battles may always come about together")
    void clashOfTwoBattles() {
        Result<Document> read = battles.read("""
                'battles': [{'id': 'one', 'scenario': 'one', 'after': [
                    {'name': 'First', 'if': {'winner': 'union'}, 'in': 'three', 'then': 'units.A.hex=0201'}]},
                  {'id': 'two', 'scenario': 'two', 'after': [
                    {'name': 'Second', 'if': {'winner': 'confederate'}, 'in': 'three', 'then': 'units.X.hex=0201'}]},
                  {'id': 'three', 'scenario': 'three'}]""");
        assertEquals(1, read.warnings().size(), () -> read.warnings().toString());
    }
}
