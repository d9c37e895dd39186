package org.roadtorichmond.scenario.tally;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.scenario.json.Problem;

/** Each case replaces {@code old} by {@code new} in a good sheet, and exactly that place must be refused. */
@DisplayName("The tally reader")
class TallyReaderTest {
    private static final String FLEEING = """
            {"format":"tally/1","system":"battle-points-17","armyPoints":3000,"secondary":{"a":true,"b":false},
             "armies":{"a":{"units":[
               {"id":"a1","cost":400,"startingHealth":20,"health":4,"state":"present","fleeing":false,"general":true,
                "battleStandard":false,"character":true,"joined":"a2"},
               {"id":"a2","cost":100,"startingHealth":10,"health":0,"state":"destroyed","fleeing":false,"general":false,
                "battleStandard":false}]},
              "b":{"units":[]}}}
            """;

    private static final String SPOILS = """
            {"format":"tally/1","system":"spoils-of-war","lastTurn":5,
             "events":[
              {"kind":"destroyed-in-combat","army":"a","unit":"a1","engaged":["b1","b2"],"token":"b1"},
              {"kind":"shaken","army":"b","unit":"b1"},
              {"kind":"rallied","army":"b","unit":"b1"},
              {"kind":"shaken","army":"b","unit":"b2"}],
             "armies":{"a":{"units":[
               {"id":"a1","state":"destroyed","shaken":false,"scoring":{"rankAndFile":true,"standardBearer":true,
                "lightTroops":false,"summoned":false,"arrivedTurn":0}}]},
              "b":{"units":[
               {"id":"b1","state":"present","shaken":false,"scoring":{"rankAndFile":true,"standardBearer":true,
                "lightTroops":false,"summoned":false,"arrivedTurn":0}},
               {"id":"b2","state":"present","shaken":true,"scoring":{"rankAndFile":true,"standardBearer":true,
                "lightTroops":true,"summoned":false,"arrivedTurn":4}}]}}}
            """;

    private static final String WITHDRAWAL = """
            {"format":"tally/1","system":"withdrawal","conceded":"none","bonus":{"a":0,"b":50},
             "armies":{"a":{"units":[
               {"id":"a1","cost":400,"stands":3,"standsLeft":1,"state":"present","character":false,"general":false},
               {"id":"a2","cost":100,"stands":1,"standsLeft":1,"state":"left","character":true,"general":true}]},
              "b":{"units":[]}}}
            """;

    private static final String SHAKEN = """
            {"format":"tally/1","system":"battle-points-16","armyPoints":3000,"secondary":{"a":true,"b":true},
             "secondaryValue":1,"primary":"a",
             "armies":{"a":{"units":[
               {"id":"a1","cost":400,"startingHealth":20,"health":4,"state":"present","shaken":true,"joined":"a2"},
               {"id":"a2","cost":400,"startingHealth":20,"health":4,"state":"present","shaken":true}]},
              "b":{"units":[]}}}
            """;

    private static List<Problem> problems(String json) {
        return TallyReader.read(json.getBytes(StandardCharsets.UTF_8)).problems();
    }

    private static void assertRefused(String sheet, String was, String becomes, String path) {
        assertEquals(List.of(), problems(sheet), "the sheet is good before");
        assertTrue(sheet.contains(was), "there is " + was);
        int at = sheet.indexOf(was);
        String changed = sheet.substring(0, at) + becomes + sheet.substring(at + was.length());
        List<Problem> problems = problems(changed);
        assertEquals(List.of(path), problems.stream().map(Problem::path).toList(), problems::toString);
    }

    @ParameterizedTest(name = "{0} -> {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "tally/1 | tally/2 | $.format",
                "battle-points-17 | battle-points-18 | $.system",
                "\"armyPoints\":3000, | | $",
                "\"armyPoints\":3000 | \"armyPoints\":0 | $.armyPoints",
                "\"b\":false} | \"b\":true} | $.secondary",
                "\"a\":true, | | $.secondary",
                "\"armyPoints\":3000 | \"armyPoints\":3000,\"events\":[] | $.events",
                "\"armyPoints\":3000 | \"armyPoints\":3000,\"frobs\":[] | $.frobs",
                "\"health\":4 | \"health\":21 | $.armies.a.units[0].health",
                "\"health\":4 | \"health\":0 | $.armies.a.units[0].health",
                "\"health\":0 | \"health\":1 | $.armies.a.units[1].health",
                "\"state\":\"present\" | \"state\":\"left\" | $.armies.a.units[0].state",
                "\"joined\":\"a2\" | \"joined\":\"a3\" | $.armies.a.units[0].joined",
                "\"joined\":\"a2\" | \"joined\":\"a1\" | $.armies.a.units[0].joined",
                "\"general\":false | \"general\":true | $.armies.a.units[1].general",
                "\"cost\":400 | \"cost\":-1 | $.armies.a.units[0].cost",
                "\"cost\":400 | \"cost\":0.5 | $.armies.a.units[0].cost",
                "\"cost\":400 | \"cost\":400,\"shaken\":false | $.armies.a.units[0].shaken",
                "\"cost\":400, | | $.armies.a.units[0]",
            })
    @DisplayName("refuses in a sheet of battle-points-17")
    void fleeing(String was, String becomes, String path) {
        assertRefused(FLEEING, was, becomes == null ? "" : becomes, path);
    }

    @ParameterizedTest(name = "{0} -> {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "\"primary\":\"a\" | \"primary\":\"c\" | $.primary",
                "\"primary\":\"a\" | \"primary\":\"a\",\"events\":[] | $.events",
                "\"primary\":\"a\" | \"primary\":\"a\",\"lastTurn\":6 | $.lastTurn",
                "\"secondaryValue\":1 | \"secondaryValue\":11 | $.secondaryValue",
                "\"secondaryValue\":1 | \"secondaryValue\":-1 | $.secondaryValue",
                "\"cost\":400 | \"cost\":400,\"scoring\":{} | $.armies.a.units[0].scoring",
                "\"cost\":400 | \"cost\":400,\"general\":true | $.armies.a.units[0].general",
                "\"shaken\":true, | | $.armies.a.units[0]",
            })
    @DisplayName("refuses in a sheet of battle-points-16")
    void shaken(String was, String becomes, String path) {
        assertRefused(SHAKEN, was, becomes == null ? "" : becomes, path);
    }

    @Test
    @DisplayName(
            "takes the token for a unit that broke and was caught, and says what to do if its flight was written down as well")
    void flight() {
        assertEquals(List.of(), problems(SPOILS));
        List<Problem> problems = problems(
                SPOILS.replace("\"events\":[", "\"events\":[{\"kind\":\"shaken\",\"army\":\"a\",\"unit\":\"a1\"},"));
        assertEquals(
                List.of("$.events[1].token"),
                problems.stream().map(Problem::path).toList(),
                problems::toString);
        assertTrue(problems.get(0).message().contains("its flight from this combat"), problems::toString);
    }

    @Test
    @DisplayName("wants the events and the scoring of units if the spoils of war are played for")
    void spoilsAsPrimary() {
        List<Problem> problems = problems(SHAKEN.replace("\"primary\":\"a\"", "\"primary\":\"spoils-of-war\""));
        assertEquals(
                List.of("$", "$.armies.a.units[0]", "$.armies.a.units[1]"),
                problems.stream().map(Problem::path).toList(),
                problems::toString);
    }

    @ParameterizedTest(name = "{0} -> {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                ",\"token\":\"b1\" | | $.events[0]",
                "\"token\":\"b1\" | \"token\":\"b2\" | $.events[0].token",
                "\"token\":\"b1\" | \"token\":\"b9\" | $.events[0].token",
                "[\"b1\",\"b2\"] | [\"b2\"] | $.events[0].token",
                "[\"b1\",\"b2\"] | [] | $.events[0].token",
                "[\"b1\",\"b2\"] | [\"b1\",\"b1\"] | $.events[0].engaged[1]",
                "[\"b1\",\"b2\"] | [\"b1\",\"a1\"] | $.events[0].engaged[1]",
                "destroyed-in-combat | destroyed-in-bed | $.events[0].kind",
                "\"unit\":\"a1\" | \"unit\":\"a9\" | $.events[0].unit",
                "\"unit\":\"b2\"} | \"unit\":\"b2\",\"token\":\"b1\"} | $.events[3].token",
                "{\"kind\":\"rallied\",\"army\":\"b\",\"unit\":\"b1\"}, | | $.armies.b.units[0].shaken",
                "\"kind\":\"rallied\" | \"kind\":\"destroyed\" | $.armies.b.units[0].state",
                "\"shaken\",\"army\":\"b\",\"unit\":\"b2\" | \"rallied\",\"army\":\"b\",\"unit\":\"b2\" "
                        + "| $.armies.b.units[1].shaken",
                "\"arrivedTurn\":4 | \"arrivedTurn\":6 | $.armies.b.units[1].scoring.arrivedTurn",
                "\"lastTurn\":5 | \"lastTurn\":0 | $.lastTurn",
                "\"lastTurn\":5 | \"lastTurn\":5,\"armyPoints\":5 | $.armyPoints",
                "\"id\":\"b2\" | \"id\":\"b2\",\"cost\":5 | $.armies.b.units[1].cost",
            })
    @DisplayName("refuses in a sheet of spoils-of-war")
    void spoils(String was, String becomes, String path) {
        assertRefused(SPOILS, was, becomes == null ? "" : becomes, path);
    }

    @ParameterizedTest(name = "{0} -> {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "\"conceded\":\"none\" | \"conceded\":\"both\" | $.conceded",
                "\"b\":50 | \"b\":-1 | $.bonus.b",
                "\"b\":50 | \"b\":5,\"c\":5 | $.bonus.c",
                "\"standsLeft\":1 | \"standsLeft\":4 | $.armies.a.units[0].standsLeft",
                "\"standsLeft\":1 | \"standsLeft\":0 | $.armies.a.units[0].standsLeft",
                "\"state\":\"present\" | \"state\":\"destroyed\" | $.armies.a.units[0].standsLeft",
                "\"state\":\"present\" | \"state\":\"left\" | $.armies.a.units[0].state",
                "\"general\":false | \"general\":true | $.armies.a.units[1].general",
                "\"conceded\":\"none\" | \"conceded\":\"none\",\"objectivesOnly\":1 | $.objectivesOnly",
                "\"cost\":400 | \"cost\":400,\"health\":1 | $.armies.a.units[0].health",
            })
    @DisplayName("refuses in a sheet of withdrawal")
    void withdrawal(String was, String becomes, String path) {
        assertRefused(WITHDRAWAL, was, becomes, path);
    }

    @Test
    @DisplayName("refuses an id given twice in an army, not one given in both armies")
    void ids() {
        String id = "\"id\":\"b2\"";
        assertEquals(
                List.of("$.armies.b.units[1].id"),
                paths(SPOILS.replace(id, "\"id\":\"b1\"")
                        .replace("\"b2\"", "\"b1\"")
                        .replace("[\"b1\",\"b1\"]", "[\"b1\"]")));
        assertEquals(List.of(), paths(SPOILS.replace("\"b1\"", "\"a1\"")));
    }

    @Test
    @DisplayName("refuses what happens to a unit after its destruction")
    void afterDestruction() {
        String sheet = SPOILS.replace("\"shaken\":true", "\"shaken\":false");
        String last = "\"shaken\",\"army\":\"b\",\"unit\":\"b2\"";
        assertEquals(
                List.of("$.events[3].unit"), paths(sheet.replace(last, "\"shaken\",\"army\":\"a\",\"unit\":\"a1\"")));
    }

    private static List<String> paths(String json) {
        return problems(json).stream().map(Problem::path).toList();
    }

    @Test
    @DisplayName("tells all problems of a sheet in the order of the file")
    void all() {
        String json = FLEEING.replace("\"armyPoints\":3000", "\"armyPoints\":\"many\"")
                .replace("\"health\":4", "\"health\":40")
                .replace("\"state\":\"destroyed\"", "\"state\":\"dead\"")
                .replace("\"joined\":\"a2\"", "\"bonus\":1");
        List<Problem> problems = problems(json);
        assertEquals(
                List.of(
                        "$.armyPoints",
                        "$.armies.a.units[0].health",
                        "$.armies.a.units[0].bonus",
                        "$.armies.a.units[1].state"),
                problems.stream().map(Problem::path).toList(),
                problems::toString);
    }
}
