package org.roadtorichmond.balance.tactics;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.scenario.tactic.Tactic;

@DisplayName("Conditions of tactical positions")
final class ConditionsTest {
    /** Griffin and the guns against Archer at 3-1, then Cooke against Pender at 1-3. */
    private static final String ATTACKS = "{ \"kind\": \"move-unit\", \"unit\": \"Griffin\", \"to\": \"0404\" },"
            + "{ \"kind\": \"move-unit\", \"unit\": \"Weed\", \"to\": \"0304\" },"
            + "{ \"kind\": \"attack\", \"attackers\": [\"Griffin\", \"Weed\"], \"targets\": [\"0504\"] },"
            + "{ \"kind\": \"attack\", \"attackers\": [\"Cooke\"], \"targets\": [\"0703\"] }";

    private static List<Boolean> fulfilled(Tactic tactic) {
        return Trial.play(
                        tactic,
                        new ScriptedCommander(tactic.solution(), Commanders.named("cadet")),
                        Commanders.named("cadet"),
                        1)
                .fulfilled();
    }

    @ParameterizedTest(name = "{0} {1}: {2}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "on-map | units: [Griffin, Cooke] | true",
                "on-map | units: [Griffin, Sykes] | false",
                "awaited | units: [Sykes] | true",
                "awaited | units: [Griffin] | false",
                "lost | units: [McCall] | true",
                "lost | units: [Slocum] | false",
                "alive | units: [Slocum, Sykes, Griffin] | true",
                "alive | units: [McCall] | false",
                "effective | units: [Griffin] | true",
                "effective | units: [Meade] | false",
                "in-contact | units: [Cooke, Pender] | true",
                "in-contact | units: [Griffin] | false",
                "out-of-contact | units: [Griffin, Sykes] | true",
                "out-of-contact | units: [Cooke] | false",
                "out-of-reach | units: [Huger, Slocum] | false",
                "out-of-reach | units: [Slocum] | true",
                "out-of-reach | units: [Train] | false",
                "escapes | units: [Griffin] | true",
                "escapes | units: [Cooke] | false",
                "refuges | units: [Cooke], least: 1, most: 1 | true",
                "refuges | units: [Cooke], least: 2 | false",
                "refuges | units: [Griffin], least: 5 | true",
                "refuges | units: [Sykes] | false",
                "in | units: [Griffin, Weed], hexes: [0303, 0204] | true",
                "in | units: [Griffin, Weed], hexes: [0303] | false",
                "not-in | units: [Griffin, Weed], hexes: [0101] | true",
                "not-in | units: [Griffin, Weed], hexes: [0303] | false",
                "garrison | hexes: [0303, 0204], least: 2, most: 2 | true",
                "garrison | hexes: [0303, 0204], least: 3 | false",
                "garrison | hexes: [0504], side: confederate, least: 1 | true",
                "garrison | hexes: [0504], side: confederate, most: 0 | false",
                "left | units: [Slocum] | true",
                "left | units: [Slocum], by: 0804 | true",
                "left | units: [Slocum], by: 0104 | false",
                "left | units: [McCall] | false",
                "count | least: 5, most: 5 | true",
                "count | side: confederate, least: 4 | false",
                "owed | most: 1 | true",
                "owed | most: 0 | false",
                "threat | units: [Griffin], atMost: 1-4 | true",
                "threat | units: [Griffin], atMost: 1-5 | false",
                "threat | units: [Cooke], atMost: 5-1 | true",
                "threat | units: [Cooke], atMost: 4-1 | false",
                "distance | units: [Meade], least: 4 | true",
                "distance | units: [Meade], least: 5 | false",
                "tokens | units: [Griffin], least: 1 | false",
                "line | open: false | true",
                "line | open: true, side: confederate | false",
                "held | hex: 0303 | true",
                "held | hex: 0404, side: confederate | true",
                "held | hex: 0404 | false",
                "asleep | zone: Works | true",
                "holes | from: [0101], to: [0102], side: confederate, most: 0 | false",
                "holes | from: [0101], to: [0102], side: confederate, most: 1 | true"
            })
    @DisplayName("are judged as the armies stand")
    void standing(String kind, String keys, boolean holds) {
        assertEquals(List.of(holds), fulfilled(Frame.tactic("phase", json(kind, keys), "")));
    }

    @ParameterizedTest(name = "{0} {1}: {2}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "attack | target: 0504 | true",
                "attack | target: 0801 | false",
                "attack | target: 0504, atLeast: 3-1, atMost: 3-1 | true",
                "attack | target: 0504, atLeast: 4-1 | false",
                "attack | target: 0504, atMost: 2-1 | false",
                "attack | target: 0504, attackers: 2 | true",
                "attack | target: 0504, attackers: 1 | false",
                "attack | target: 0504, by: [Griffin, Weed] | true",
                "attack | target: 0504, by: [Cooke] | false",
                "attack | target: 0504, without: [Cooke] | true",
                "attack | target: 0504, without: [Weed] | false",
                "attack | target: 0504, refuges: 3 | true",
                "attack | target: 0504, refuges: 2 | false",
                "attack | target: 0504, exchange: 4 | true",
                "attack | target: 0504, exchange: 3 | false",
                "no-attack | target: 0801 | true",
                "no-attack | target: 0703 | false",
                "no-attack | by: [Meade] | true",
                "no-attack | by: [Meade, Cooke] | false",
                "no-attack | atMost: 1-4 | true",
                "no-attack | atMost: 1-3 | false",
                "order | first: 0504, then: 0703 | true",
                "order | first: 0703, then: 0504 | false",
                "order | first: 0504, then: 0801 | false",
                "owed | after: movement, most: 2 | true",
                "owed | after: movement, most: 1 | false",
                "in | after: movement, units: [Griffin], hexes: [0404] | true"
            })
    @DisplayName("are judged by the attacks declared")
    void attacks(String kind, String keys, boolean holds) {
        assertEquals(List.of(holds), fulfilled(Frame.tactic("turn", json(kind, keys), ATTACKS)));
    }

    /** A condition as in files, from words without quotes. */
    private static String json(String kind, String keys) {
        String quoted = keys.replaceAll("\\b([A-Za-z]+|\\d{4}|\\d-\\d)\\b", "\"$1\"")
                .replace("\"true\"", "true")
                .replace("\"false\"", "false");
        return "{ \"kind\": \"" + kind + "\", " + quoted + " }";
    }
}
