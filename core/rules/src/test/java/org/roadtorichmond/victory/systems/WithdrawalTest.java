package org.roadtorichmond.victory.systems;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.roadtorichmond.play.GameLength;
import org.roadtorichmond.victory.account.Adjudication;
import org.roadtorichmond.victory.account.Army;
import org.roadtorichmond.victory.account.PerArmy;
import org.roadtorichmond.victory.account.Winner;
import org.roadtorichmond.victory.sheets.WithdrawalSheet;
import org.roadtorichmond.victory.sheets.WithdrawalSheet.State;
import org.roadtorichmond.victory.sheets.WithdrawalSheet.Unit;

@DisplayName("Withdrawal")
class WithdrawalTest {
    private static final PerArmy<Integer> NO_BONUS = new PerArmy<>(0, 0);

    private static Unit unit(int cost, int stands, int left) {
        return new Unit("u", cost, stands, left, left == 0 ? State.DESTROYED : State.PRESENT, false, false);
    }

    private static Unit general(State state) {
        return new Unit("g", 100, 1, state == State.DESTROYED ? 0 : 1, state, true, true);
    }

    private static Adjudication score(List<Unit> a, List<Unit> b, Winner conceded, PerArmy<Integer> bonus) {
        WithdrawalSheet sheet = new WithdrawalSheet(new PerArmy<>(a, b), conceded, bonus, false);
        return new Withdrawal().score(sheet, PerArmy.SHEET_NAMES);
    }

    private static Adjudication score(List<Unit> a, List<Unit> b) {
        return score(a, b, Winner.NONE, NO_BONUS);
    }

    @ParameterizedTest(name = "{1} stands, {2} left, value {0}: {3} points")
    @CsvSource({
        "99, 4, 0, 99", "99, 1, 0, 99", "100, 3, 1, 50", "90, 3, 1, 45", "91, 3, 1, 50", "99, 6, 1, 50",
                "101, 3, 1, 55",
        "1, 3, 1, 5", "0, 3, 1, 0", "10, 3, 1, 5", "11, 3, 1, 10", "100, 2, 1, 0", "100, 1, 1, 0", "100, 3, 2, 0",
        "100, 4, 2, 0"
    })
    @DisplayName("gives the value of destroyed units, and of reduced ones half, up to the nearest 5")
    void points(int cost, int stands, int left, long points) {
        assertEquals(
                points,
                score(List.of(), List.of(unit(cost, stands, left))).sides().a().total());
    }

    @ParameterizedTest(name = "of {0} units {1} destroyed, {2} reduced: breaks {3}")
    @CsvSource({
        "1, 0, 1, false", "1, 1, 0, true", "4, 1, 1, false", "4, 2, 0, true", "4, 1, 2, true", "4, 0, 4, true",
        "4, 0, 3, false", "5, 2, 1, false", "5, 3, 0, true", "5, 2, 2, true", "5, 1, 4, true", "5, 0, 5, false",
        "0, 0, 0, false", "6, 2, 2, true", "6, 2, 1, false"
    })
    @DisplayName("comes at half the units, rounded up, a unit reduced to one stand counting half")
    void breakPoint(int units, int destroyed, int reduced, boolean breaks) {
        List<Unit> army = new ArrayList<>();
        for (int i = 0; i < units; i++) {
            army.add(unit(0, 3, i < destroyed ? 0 : i < destroyed + reduced ? 1 : 3));
        }
        army.add(general(State.PRESENT));
        army.add(new Unit("hero", 0, 1, 0, State.DESTROYED, true, false));
        assertEquals(breaks, score(army, List.of()).withdraws().orElseThrow().a());
    }

    @Test
    @DisplayName("asks of characters only whether they were slain: worn down to one stand they give nothing")
    void wornCharacters() {
        Unit worn = new Unit("wizard", 100, 3, 1, State.PRESENT, true, false);
        Adjudication result = score(List.of(worn, unit(10, 3, 3)), List.of(unit(10, 3, 3)));
        assertEquals(0, result.sides().b().total());
        assertEquals(false, result.withdraws().orElseThrow().a());
        Unit slain = new Unit("wizard", 100, 3, 0, State.DESTROYED, true, false);
        assertEquals(100, score(List.of(), List.of(slain)).sides().a().total());
    }

    @ParameterizedTest(name = "general {0}: withdraws {1}, {2} points for the enemy")
    @CsvSource({"PRESENT, false, 0", "LEFT, true, 0", "DESTROYED, true, 100"})
    @DisplayName("comes when the general is slain or leaves for good; only the slain one scores")
    void generals(State state, boolean withdraws, long points) {
        Adjudication result = score(List.of(general(state), unit(10, 3, 3)), List.of(unit(10, 3, 3)));
        assertEquals(withdraws, result.withdraws().orElseThrow().a());
        assertEquals(points, result.sides().b().total());
    }

    @Test
    @DisplayName("makes a draw of the lead of the side that withdraws, not of its opponent's")
    void draws() {
        List<Unit> broken = List.of(unit(10, 1, 0));
        List<Unit> dear = List.of(unit(500, 1, 0), unit(10, 3, 3), unit(10, 3, 3));
        assertEquals(Winner.NONE, score(broken, dear).winner(), "A withdraws and leads");
        assertEquals(Winner.B, score(broken, List.of(unit(5, 3, 3))).winner(), "A withdraws and is behind");
        assertEquals(Winner.NONE, score(broken, List.of(unit(500, 1, 0))).winner(), "both withdraw");
        assertEquals(Winner.A, score(List.of(unit(1, 3, 3)), broken).winner(), "B withdraws and is behind");
    }

    @Test
    @DisplayName("gives a side that concedes nothing, not even its bonus")
    void concession() {
        List<Unit> lost = List.of(unit(300, 1, 0), unit(300, 3, 3), unit(300, 3, 3));
        PerArmy<Integer> bonus = new PerArmy<>(70, 20);
        assertEquals(370, score(lost, lost, Winner.NONE, bonus).sides().a().total());
        Adjudication result = score(lost, lost, Winner.A, bonus);
        assertEquals(0, result.sides().a().total());
        assertEquals(320, result.sides().b().total());
        assertEquals(Winner.B, result.winner());
    }

    @ParameterizedTest(name = "{0} concedes; losses {1} and {2}, a general of {3} slain: {4} wins, {5} to {6}")
    @CsvSource({
        "A, 0, 0, NONE, B, 0, 0",
        "B, 0, 0, NONE, A, 0, 0",
        "A, 300, 0, NONE, B, 0, 300",
        "A, 0, 300, NONE, B, 0, 0",
        "A, 300, 0, B, B, 0, 300",
        "B, 0, 300, A, A, 300, 0",
        "NONE, 0, 0, NONE, NONE, 0, 0",
        "NONE, 300, 0, B, NONE, 100, 300"
    })
    @DisplayName(
            "is lost by the side that surrenders, as on the map, even if no one has a point or the enemy must withdraw")
    void surrender(Winner conceded, int a, int b, Winner slain, Winner winner, long pointsOfA, long pointsOfB) {
        Adjudication result = score(army(a, slain == Winner.A), army(b, slain == Winner.B), conceded, NO_BONUS);
        assertEquals(winner, result.winner());
        assertEquals(pointsOfA, result.sides().a().total());
        assertEquals(pointsOfB, result.sides().b().total());
        boolean drawn = Stream.of(Army.values())
                .flatMap(army -> result.sides().of(army).lines().stream())
                .anyMatch(line -> line.rule().equals("withdrawal.draw"));
        assertEquals(
                winner == Winner.NONE && slain != Winner.NONE, drawn, "no line says that it is a draw if it is none");
    }

    /** Five units, of which one was worth the points that the army lost, and a general. */
    private static List<Unit> army(int lost, boolean generalSlain) {
        List<Unit> army = new ArrayList<>(List.of(general(generalSlain ? State.DESTROYED : State.PRESENT)));
        for (int number = 0; number < 4; number++) {
            army.add(unit(50, 2, 2));
        }
        army.add(unit(lost == 0 ? 50 : lost, 2, lost == 0 ? 2 : 0));
        return army;
    }

    @Test
    @DisplayName("can be decided by objectives alone")
    void objectivesOnly() {
        List<Unit> lost = List.of(unit(300, 1, 0), unit(300, 3, 3), unit(300, 3, 3));
        WithdrawalSheet sheet =
                new WithdrawalSheet(new PerArmy<>(List.of(), lost), Winner.NONE, new PerArmy<>(20, 30), true);
        Adjudication result = new Withdrawal().score(sheet, PerArmy.SHEET_NAMES);
        assertEquals(20, result.sides().a().total());
        assertEquals(Winner.B, result.winner());
    }

    static LongStream seeds() {
        return LongStream.rangeClosed(1, 300);
    }

    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    @DisplayName("swaps the result when the armies are swapped, and more losses never lower a score")
    void properties(long seed) {
        WithdrawalSheet sheet = Sheets.randomWithdrawal(new Random(seed));
        Adjudication result = new Withdrawal().score(sheet, PerArmy.SHEET_NAMES);
        WithdrawalSheet turned = new WithdrawalSheet(
                Sheets.swapped(sheet.armies()),
                Sheets.swapped(sheet.conceded()),
                Sheets.swapped(sheet.bonus()),
                sheet.objectivesOnly());
        Adjudication swapped = new Withdrawal().score(turned, PerArmy.SHEET_NAMES);
        assertEquals(Sheets.swapped(result.sides()), swapped.sides());
        assertEquals(Sheets.swapped(result.winner()), swapped.winner());
        List<Unit> worse = new ArrayList<>(sheet.armies().b());
        worse.replaceAll(u -> new Unit(u.id(), u.cost(), u.stands(), 0, State.DESTROYED, u.character(), u.general()));
        WithdrawalSheet lost = new WithdrawalSheet(
                new PerArmy<>(sheet.armies().a(), worse), sheet.conceded(), sheet.bonus(), sheet.objectivesOnly());
        Adjudication after = new Withdrawal().score(lost, PerArmy.SHEET_NAMES);
        assertTrue(after.sides().a().total() >= result.sides().a().total());
    }

    @ParameterizedTest(name = "die {0}: {1} turns")
    @CsvSource({"1, 6", "2, 6", "3, 7", "4, 7", "5, 8", "6, 8"})
    @DisplayName("can be limited to turns rolled at the start")
    void rolled(int die, int turns) {
        assertEquals(new GameLength.Fixed(turns), GameLength.rolled(die));
        assertEquals(false, GameLength.rolled(die).endsAfter(turns - 1, 6));
        assertEquals(true, GameLength.rolled(die).endsAfter(turns, 1));
    }

    @ParameterizedTest(name = "turn {0}, die {1}: ends {2}")
    @CsvSource({
        "4, 6, false",
        "5, 3, false",
        "5, 4, true",
        "6, 3, false",
        "6, 4, true",
        "7, 3, false",
        "7, 6, true",
        "8, 1, true"
    })
    @DisplayName("can end at random")
    void randomEnd(int turn, int die, boolean ends) {
        assertEquals(ends, new GameLength.RandomEnd().endsAfter(turn, die));
        assertEquals(turn >= 5 && turn <= 7, new GameLength.RandomEnd().needsDie(turn));
        assertEquals(false, new GameLength.Unlimited().endsAfter(turn, die));
    }
}
