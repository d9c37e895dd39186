package org.roadtorichmond.scenario.campaign;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.play.Condition;
import org.roadtorichmond.play.Payments;
import org.roadtorichmond.scenario.campaign.BattleEnd.Fate;
import org.roadtorichmond.scenario.campaign.BattleEnd.UnitEnd;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.VictorySystems;

@DisplayName("22 campaigns")
final class ChainTest {
    private static final String RETURNS = ", 'returns': {'eliminated': '1/3', 'surrounded': '0', 'nights': %s}";

    @TempDir
    private Path folder;

    private Battles battles;

    @BeforeEach
    void write() {
        battles = Battles.usual(folder);
    }

    /** The end of a battle in which some units suffered, and some conditions were true. */
    private static BattleEnd end(Map<String, UnitEnd> units, int union, List<Condition> truths) {
        return new BattleEnd(units, union, true, truths::contains);
    }

    private static BattleEnd end(Map<String, UnitEnd> units) {
        return end(units, 10, List.of());
    }

    private static String strength(Carried carried, String id) {
        return carried.scenario()
                .scenario()
                .unit(id)
                .map(Unit::strength)
                .map(String::valueOf)
                .orElse("away");
    }

    @ParameterizedTest
    @CsvSource({
        "LIVES, 9, 9, 9",
        "LIVES, 9, 5, 6",
        "ELIMINATED, 9, 0, 3",
        "ELIMINATED, 2, 0, away",
        "CAPTURED, 9, 0, away",
        "LIVES, 12, 12, 12"
    })
    @DisplayName("22.1 a unit has what is left of it, and the campaign's share of what it lost")
    void returns(Fate fate, int had, int left, String next) {
        Chain chain = Chain.of(battles.campaign("", RETURNS.formatted(false)))
                .then(end(Map.of("B", new UnitEnd(had, left, fate))));
        Carried carried = chain.opening().value().orElseThrow();
        assertEquals(next, strength(carried, "B"));
        assertEquals("6", strength(carried, "A"));
        assertEquals(next.equals("9") ? 0 : 1, carried.lines().size());
    }

    @ParameterizedTest
    @CsvSource({"two, 5", "three, 6"})
    @DisplayName("22.1 where only nights bring men back, nobody comes back on the same day")
    void nights(String battle, String next) {
        Campaign campaign = battles.campaign("", RETURNS.formatted(true));
        BattleEnd lost = end(Map.of("B", new UnitEnd(9, 5, Fate.LIVES)));
        Chain chain = Chain.of(campaign).then(lost);
        chain = battle.equals("two") ? chain : chain.then(end(Map.of()));
        assertEquals(next, strength(chain.opening().value().orElseThrow(), "B"));
    }

    @Test
    @DisplayName("22.1 what became of a unit counts once, in the next battle that it is in")
    void once() {
        Chain chain = Chain.of(battles.campaign("", RETURNS.formatted(false)))
                .then(end(Map.of("B", new UnitEnd(9, 0, Fate.ELIMINATED))));
        Carried second = chain.opening().value().orElseThrow();
        assertEquals("3", strength(second, "B"));
        Map<String, UnitEnd> unhurt = new HashMap<>();
        second.scenario()
                .scenario()
                .units()
                .forEach(unit -> unhurt.put(unit.id(), new UnitEnd(unit.strength(), unit.strength(), Fate.LIVES)));
        assertEquals("3", strength(chain.then(end(unhurt)).opening().value().orElseThrow(), "B"));
    }

    @ParameterizedTest
    @CsvSource({"7, '7, not 9'", "9, ''"})
    @DisplayName(
            "22.2 a value that is changed twice has one line, that of the last change beside the scenario's own; none if both are alike")
    void twice(int strength, String told) {
        Campaign campaign = battles.campaign(
                "{'name': 'Sent', 'if': {'held': '0301', 'by': 'union'}, 'in': 'two', 'then': 'units.B.strength="
                        + strength + "'}",
                RETURNS.formatted(false));
        Condition held = campaign.battles().get(0).after().get(0).when();
        Carried carried = Chain.of(campaign)
                .then(end(Map.of("B", new UnitEnd(9, 2, Fate.LIVES)), 10, List.of(held)))
                .opening()
                .value()
                .orElseThrow();
        assertEquals(Integer.toString(strength), strength(carried, "B"));
        assertEquals(
                told,
                carried.lines().stream()
                        .map(line -> line.after() + ", not " + line.before())
                        .collect(Collectors.joining("; ")));
    }

    @Test
    @DisplayName(
            "22.2 what does not go together with what carried over before is left out, and a line says so; the rest carries over")
    void unfit() {
        Campaign campaign = battles.campaign("""
                {'name': 'Near', 'if': {'held': '0301', 'by': 'union'}, 'in': 'two', 'then': 'units.A.hex=0302'},
                {'name': 'Far', 'if': {'held': '0301', 'by': 'union'}, 'in': 'two', 'then': 'units.X.hex=0302'},
                {'name': 'Wagons', 'if': {'lost': 'Train'}, 'in': 'two', 'then': 'victory.train=Train'},
                {'name': 'Late', 'if': {'held': '0301', 'by': 'union'}, 'in': 'two', 'then': 'turns=4'}""", "");
        List<Condition> all = campaign.battles().get(0).after().stream()
                .map(Campaign.Consequence::when)
                .toList();
        Carried carried = Chain.of(campaign)
                .then(end(Map.of("Train", new UnitEnd(0, 0, Fate.ELIMINATED)), 10, all))
                .opening()
                .value()
                .orElseThrow();
        assertEquals(
                List.of(
                        "units['Train'] 0 ",
                        "units.A.hex 0101 0302",
                        "turns 3 4",
                        "units.X.hex 0601 0601",
                        "victory.train  "),
                carried.lines().stream()
                        .map(line -> line.path() + " " + line.before() + " " + line.after())
                        .toList());
        assertTrue(carried.lines().get(3).why().toString().startsWith("Far: this does not go together"));
    }

    @Test
    @DisplayName("22.2 a unit that is named by its number is the same one where another stays away")
    void numbered() {
        Campaign campaign = battles.campaign(
                "{'name': 'Sent', 'if': {'lost': 'A'}, 'in': 'two', 'then': 'units[0].strength=5, units[1].strength=7'}",
                RETURNS.formatted(false));
        Carried carried = Chain.of(campaign)
                .then(end(
                        Map.of("A", new UnitEnd(2, 0, Fate.ELIMINATED)),
                        10,
                        List.of(campaign.battles().get(0).after().get(0).when())))
                .opening()
                .value()
                .orElseThrow();
        assertEquals("away 7", strength(carried, "A") + " " + strength(carried, "B"));
        assertEquals("units['B'].strength", carried.lines().get(1).path());
    }

    @Test
    @DisplayName("22.3 the points of a campaign may be thousands of millions")
    void millions() {
        String finals = IntStream.range(0, 3000)
                .mapToObj(
                        "{'name': 'F%d', 'side': 'union', 'points': 1000000, 'if': {'winner': 'union', 'in': 'one'}}"
                                ::formatted)
                .collect(Collectors.joining(", "));
        Campaign campaign = battles.campaign("", ", 'final': [" + finals + "]");
        BattleEnd won = end(Map.of(), 12, List.of(new Condition.Winner(Optional.of(Side.UNION))));
        assertEquals(3_000_000_012L, Chain.of(campaign).then(won).points(Side.UNION));
    }

    @Test
    @DisplayName("22.1 wagons that were lost stay away, and the scenario does without them; ids may have any signs")
    void wagons() {
        Chain chain = Chain.of(battles.campaign("", RETURNS.formatted(false)))
                .then(end(Map.of(
                        "Train", new UnitEnd(0, 0, Fate.ELIMINATED),
                        "B.o'C/=D", new UnitEnd(3, 2, Fate.LIVES))));
        Carried carried = chain.opening().value().orElseThrow();
        assertEquals("away", strength(carried, "Train"));
        assertTrue(carried.scenario().scenario().victory().train().isEmpty());
        assertEquals("2", strength(carried, "B.o'C/=D"));
    }

    @Test
    @DisplayName("22.2 nothing carries over that is not said")
    void nothing() {
        Campaign campaign = battles.campaign("", "");
        Chain chain = Chain.of(campaign);
        assertSame(
                campaign.battles().get(0).scenario(),
                chain.opening().value().orElseThrow().scenario());
        Map<String, UnitEnd> whole = new HashMap<>();
        campaign.battles()
                .get(0)
                .scenario()
                .scenario()
                .units()
                .forEach(unit -> whole.put(unit.id(), new UnitEnd(unit.strength(), unit.strength(), Fate.LIVES)));
        Carried second = chain.then(end(whole)).opening().value().orElseThrow();
        assertSame(campaign.battles().get(1).scenario(), second.scenario());
        assertEquals(List.of(), second.lines());
    }

    @ParameterizedTest
    @CsvSource({"true, 9, 0102", "false, 6, 0101"})
    @DisplayName("22.2 a consequence changes the values that it names, each with its reason, if its condition is true")
    void consequence(boolean holds, String strength, String hex) {
        Campaign campaign = battles.campaign("""
                {'name': 'Reached', 'if': {'held': '0301', 'by': 'union'}, 'in': 'two', 'why': 'the road is open',
                 'then': 'units.A.strength=9, units.A.hex=0102'}""", "");
        Condition held = campaign.battles().get(0).after().get(0).when();
        Chain chain = Chain.of(campaign).then(end(Map.of(), 10, holds ? List.of(held) : List.of()));
        Carried carried = chain.opening().value().orElseThrow();
        assertEquals(strength, strength(carried, "A"));
        assertEquals(
                hex,
                carried.scenario()
                        .scenario()
                        .setUp()
                        .get(carried.scenario().scenario().unit("A").orElseThrow())
                        .number());
        List<String> told = carried.lines().stream()
                .map(line -> line.path() + " " + line.before() + " " + line.after() + " " + line.why())
                .toList();
        assertEquals(
                holds
                        ? List.of(
                                "units.A.strength 6 9 Reached: the road is open",
                                "units.A.hex 0101 0102 Reached: the road is open")
                        : List.of(),
                told);
    }

    @Test
    @DisplayName(
            "22.2 what a consequence and final points are worth stands in the scenario of the battle that decides them")
    void tomorrow() {
        Campaign campaign = battles.campaign("""
                {'name': 'Reached', 'if': {'held': '0301', 'by': 'confederate'}, 'in': 'two', 'then': 'units.A.strength=5',
                 'side': 'confederate', 'worth': 4}""", """
                , 'final': [{'name': 'Saved', 'side': 'union', 'points': 3, 'if': {'all': [
                    {'out': 'Train', 'at': '0304', 'in': 'two'}, {'not': {'lost': 'II', 'in': 'three'}}]}}]""");
        Chain chain = Chain.of(campaign);
        List<List<String>> names = new ArrayList<>();
        Condition out = new Condition.Fate(
                Condition.Kind.OUT,
                List.of(campaign.battles()
                        .get(1)
                        .scenario()
                        .scenario()
                        .unit("Train")
                        .orElseThrow()),
                Optional.of(campaign.battles()
                        .get(1)
                        .scenario()
                        .scenario()
                        .field()
                        .grid()
                        .parse("0304")
                        .orElseThrow()));
        for (List<Condition> truths : List.of(List.<Condition>of(), List.of(out), List.<Condition>of())) {
            List<Payments.Tomorrow> worth = chain.opening()
                    .value()
                    .orElseThrow()
                    .scenario()
                    .scenario()
                    .victory()
                    .payments()
                    .tomorrow();
            names.add(worth.stream()
                    .map(each -> each.name() + " " + each.side().word() + " " + each.points())
                    .toList());
            chain = chain.then(end(Map.of(), 10, truths));
        }
        assertEquals(List.of(List.of("Reached confederate 4"), List.of(), List.of("Saved union 3")), names);
        assertEquals(40 + 3, chain.points(Side.UNION));
        assertEquals(Optional.empty(), chain.winner());
    }

    @Test
    @DisplayName(
            "22.1, 22.2 where units stay away, conditions mean the others by their ids, and promise nothing for those")
    void away() {
        Campaign campaign = battles.campaign("", """
                , 'final': [{'name': 'Gone', 'side': 'union', 'points': 4, 'if': {'out': 'A', 'in': 'two'}},
                    {'name': 'Destroyed', 'side': 'confederate', 'points': 2, 'if': {'lost': 'I', 'in': 'two'}},
                    {'name': 'Either', 'side': 'confederate', 'points': 2, 'if': {'any': [
                        {'lost': 'A', 'in': 'two'}, {'not': {'stands': 'A', 'at': '0101', 'in': 'two'}}]}},
                    {'name': 'Stands', 'side': 'confederate', 'points': 1, 'if': {'stands': 'Y', 'at': '0603', 'in': 'two'}}]""");
        Chain chain = Chain.of(campaign).then(end(Map.of("A", new UnitEnd(6, 0, Fate.ELIMINATED))));
        LoadedScenario second = chain.opening().value().orElseThrow().scenario();
        assertEquals(
                List.of("Destroyed", "Stands"),
                second.scenario().victory().payments().tomorrow().stream()
                        .map(Payments.Tomorrow::name)
                        .toList());
        Chain after = chain.then(BattleEnd.of(VictorySystems.newGame(second.survey(), 1)));
        assertEquals(
                List.of("Either", "Stands"),
                campaign.finals().stream()
                        .filter(after::isPaid)
                        .map(Campaign.Final::name)
                        .toList());
    }

    @ParameterizedTest
    @CsvSource({"14, 10, 10, UNION", "12, 10, 10, ", "10, 12, 10, UNION", "3, 10, 12, CONFEDERATE", "11, 11, 10, "})
    @DisplayName("22.3 battle points count by their weights; less than a tenth of all is a draw")
    void points(int first, int second, int third, Side winner) {
        Chain chain = Chain.of(battles.campaign("", ""))
                .then(end(Map.of(), first, List.of()))
                .then(end(Map.of(), second, List.of()))
                .then(end(Map.of(), third, List.of()));
        assertEquals(first + 2 * second + third, chain.points(Side.UNION));
        assertEquals(80, chain.points(Side.UNION) + chain.points(Side.CONFEDERATE));
        assertTrue(chain.isOver());
    }

    @Test
    @DisplayName("22.4 a battle that is skipped ends as history has it")
    void skipped() {
        Campaign campaign = battles.campaign("""
                'battles': [{'id': 'one', 'scenario': 'one', 'history': {'lost': {'A': 6, 'B': 3}, 'points': [7, 13], 'happened': ['Reached']},
                   'after': [{'name': 'Reached', 'if': {'held': '0301', 'by': 'union'}, 'in': 'two', 'then': 'units.X.strength=7'},
                     {'name': 'Beaten', 'if': {'all': [{'winner': 'confederate'}, {'lost': 'A'}]}, 'in': 'two', 'then': 'units.Y.strength=5'},
                     {'name': 'Not so', 'if': {'any': [{'winner': 'union'}, {'lost': 'B'}]}, 'in': 'two', 'then': 'units.Y.strength=1'}]},
                  {'id': 'two', 'scenario': 'two'}], 'returns': {'eliminated': '1/2'}""");
        Chain chain = Chain.of(campaign).skip().value().orElseThrow();
        Carried carried = chain.opening().value().orElseThrow();
        assertEquals("3", strength(carried, "A"));
        assertEquals("7", strength(carried, "B"));
        assertEquals("7", strength(carried, "X"));
        assertEquals("5", strength(carried, "Y"));
        assertEquals(7, chain.points(Side.UNION));
        assertEquals(false, chain.ends().get(0).fought());
    }

    @Test
    @DisplayName(
            "22.4 the battles before one are skipped as far as history tells of them; of which it does not is said")
    void skippedTo() {
        Campaign campaign = battles.campaign("""
                'battles': [{'id': 'one', 'scenario': 'one', 'history': {'lost': {'B': 3}, 'points': [7, 13]}},
                  {'id': 'two', 'scenario': 'two', 'title': 'Second'}, {'id': 'three', 'scenario': 'three'}]""");
        assertEquals(Chain.of(campaign), Chain.skippedTo(campaign, 0).value().orElseThrow());
        Chain second = Chain.skippedTo(campaign, 1).value().orElseThrow();
        assertEquals("6", strength(second.opening().value().orElseThrow(), "B"));
        String said = Chain.skippedTo(campaign, 2).problems().get(0).toString();
        assertTrue(said.contains("The campaign tells no history of Second"), said);
    }
}
