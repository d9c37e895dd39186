package org.roadtorichmond.victory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.roadtorichmond.balance.GameHistory;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.CombatResult;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.testing.Certain;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.account.Adjudication;
import org.roadtorichmond.victory.account.Army;
import org.roadtorichmond.victory.account.Line;
import org.roadtorichmond.victory.account.Stakes;
import org.roadtorichmond.victory.account.Tally;

@DisplayName("points of a game that an umpire touched")
class UmpireVictoryTest {

    /** U destroys C. Its side has other units left, but none is in contact then. */
    private static World assault() {
        return World.clear(5, 9)
                .union("U", Arm.INFANTRY, 18, "0203")
                .confederate("C", Arm.INFANTRY, 3, "0202")
                .confederate("D", Arm.INFANTRY, 40, "0509")
                .confederate("E", Arm.INFANTRY, 40, "0508")
                .confederate("F", Arm.INFANTRY, 40, "0507")
                .confederate("G", Arm.INFANTRY, 40, "0409")
                .phase(Side.UNION, Phase.COMBAT)
                .dice(1);
    }

    private static Stream<Line> lines(Adjudication result) {
        return Stream.of(Army.values()).flatMap(army -> result.sides().of(army).lines().stream());
    }

    private static boolean names(Adjudication result, String unit) {
        return lines(result)
                .flatMap(line -> line.sources().stream())
                .anyMatch(source -> source.name().equals(unit));
    }

    private static List<Object> figures(Adjudication result) {
        return List.of(result.sides(), result.tokens());
    }

    private static void assertExplained(Adjudication result) {
        for (Army army : Army.values()) {
            Tally tally = result.sides().of(army);
            assertEquals(tally.lines().stream().mapToLong(Line::points).sum(), tally.total());
        }
    }

    @ParameterizedTest
    @EnumSource(VictorySystem.class)
    @DisplayName("a destroyed unit that is put back no longer counts as lost, under every system")
    void back(VictorySystem system) {
        Table table = assault().system(system.id()).play().umpire();
        Adjudication whole = system.adjudicate(table.game());
        table.attack("U", "0202").endAdvance();
        Adjudication beaten = system.adjudicate(table.game());
        assertNotEquals(figures(whole), figures(beaten), "the loss counts");
        table.place("C", "0109");
        Adjudication back = system.adjudicate(table.game());
        assertExplained(back);
        // Tokens won in combat are kept: an umpire moves units, not tokens.
        assertEquals(whole.sides(), back.sides());
        assertEquals(beaten.tokens(), back.tokens());
        assertFalse(names(back, "C"));
        table.undo();
        assertEquals(figures(beaten), figures(system.adjudicate(table.game())));
    }

    @ParameterizedTest
    @EnumSource(VictorySystem.class)
    @DisplayName("a unit that is removed from the game is no casualty, under any system")
    void out(VictorySystem system) {
        Table table = assault().system(system.id()).play().umpire();
        Adjudication whole = system.adjudicate(table.game());
        table.remove("C");
        Adjudication less = system.adjudicate(table.game());
        assertExplained(less);
        assertEquals(figures(whole), figures(less));
        assertEquals(whole.winner(), less.winner());
    }

    /** A table in which C is shaken or reduced where it stands, or retreats from U, which costs it a point. */
    private static Table plight(String words) {
        World world = World.clear(5, 9)
                .union("U", Arm.INFANTRY, 18, "0203")
                .confederate("C", Arm.INFANTRY, 8, "0202")
                .confederate("D", Arm.INFANTRY, 40, "0509")
                .confederate("E", Arm.INFANTRY, 40, "0507")
                .rules(Certain.result(CombatResult.DR))
                .rules(Certain::attrition)
                .phase(Side.UNION, Phase.COMBAT);
        List<String> all = List.of(words.split(" "));
        if (all.contains("shaken")) {
            world.shaken("C");
        }
        if (all.contains("worn")) {
            world.strength("C", all.contains("fled") ? 2 : 1);
        }
        Table table = world.play();
        if (all.contains("fled")) {
            table.attack("U", "0202").retreat("C", "0201").endAdvance();
        }
        return table.umpire();
    }

    private static void assertSettles(Adjudication judged, VictorySystem system, Table table) {
        Stakes stakes = system.stakes(table.state().scenario());
        assertEquals(judged.score(), stakes.scale().score(stakes.settle(table.state())), system::id);
    }

    @ParameterizedTest
    @CsvSource({
        // the state of C, and the Union's points for it: chapter 21, 17-3, simplified, 16-4, spoils, withdrawal
        "shaken,      0,   0,   0, 200, 0,   0",
        "worn,        7, 200, 200, 200, 0, 200",
        "shaken worn, 7, 200, 200, 400, 0, 200",
        "fled,        1, 200, 200,   0, 0,   0",
        "fled worn,   7, 400, 400, 200, 0, 200",
    })
    @DisplayName(
            "what has become of a unit counts for no one once it is taken out, under any system, and again when it is put back")
    void aside(String words, long road, long to17, long simplified, long to16, long spoils, long withdrawal) {
        List<Long> expected = List.of(road, to17, simplified, to16, spoils, withdrawal);
        Table table = plight(words);
        for (VictorySystem system : VictorySystem.values()) {
            long points = expected.get(system.ordinal());
            Adjudication before = system.adjudicate(table.game());
            assertEquals(points, before.sides().a().total(), system::id);
            table.remove("C");
            Adjudication out = system.adjudicate(table.game());
            assertFalse(names(out, "C"), system::id);
            assertEquals(0, out.sides().a().total(), system::id);
            assertSettles(out, system, table);
            table.place("C", "0109");
            assertEquals(points, system.adjudicate(table.game()).sides().a().total(), system::id);
            assertSettles(system.adjudicate(table.game()), system, table);
        }
        assertTrue(GameHistory.of(table.game()).lost(Side.CONFEDERATE) >= road);
        assertEquals(0, GameHistory.of(table.remove("C").game()).lost(Side.CONFEDERATE));
    }

    @Test
    @DisplayName("units that are half lost break no army once they are taken out")
    void breakPoint() {
        Table table = World.clear(5, 9)
                .union("U", Arm.INFANTRY, 18, "0203")
                .confederate("C", Arm.INFANTRY, 8, "0109")
                .confederate("D", Arm.INFANTRY, 8, "0509")
                .strength("C", 1)
                .strength("D", 1)
                .play()
                .umpire();
        VictorySystem system = VictorySystem.WITHDRAWAL;
        assertTrue(system.adjudicate(table.game()).withdraws().orElseThrow().b());
        table.remove("D");
        assertFalse(system.adjudicate(table.game()).withdraws().orElseThrow().b());
        assertFalse(
                system.stakes(table.state().scenario()).settle(table.state()).withdraws(Side.CONFEDERATE));
    }

    @Test
    @DisplayName("the tokens of a unit that is taken out stay on it, and count only when it is back")
    void tokensAside() {
        Table table = assault().system("spoils-of-war").play().umpire().attack("U", "0202");
        table.endAdvance();
        VictorySystem system = VictorySystem.SPOILS_OF_WAR;
        for (int tokens : List.of(1, 0, 1)) {
            Adjudication result = system.adjudicate(table.game());
            assertEquals(tokens, result.tokens().orElseThrow().of(Army.A));
            assertEquals(1, table.state().tokens(table.unit("U")));
            assertSettles(result, system, table);
            if (table.state().setAside(table.unit("U"))) {
                table.place("U", "0109");
            } else {
                table.remove("U");
            }
        }
    }

    @Test
    @DisplayName("the Train that is taken out neither came, nor was lost, nor stayed away")
    void train() {
        Table table = World.clear(5, 6)
                .road("Road", "0101 0201 0301 0401 0501")
                .edge("0101", "Road")
                .edge("0501", "Road")
                .victory("0101", "0501", "0501", 10)
                .union("U", "0106")
                .confederate("C", "0506")
                .optional(Side.UNION, "Train", Arm.TRAIN, 0, 6, 12, "0501")
                .play()
                .umpire();
        VictorySystem system = VictorySystem.ROAD_TO_RICHMOND;
        assertTrue(lines(system.adjudicate(table.game()))
                .anyMatch(line -> line.rule().equals("21.12.6")));
        table.remove("Train");
        assertEquals(0, lines(system.adjudicate(table.game())).count());
        table.place("Train", "0301");
        assertEquals(0, lines(system.adjudicate(table.game())).count());
    }

    @Test
    @DisplayName("a unit that left the map and is put back has not left")
    void returned() {
        Table table = World.clear(5, 6)
                .road("Road", "0101 0201 0301 0401 0501")
                .edge("0101", "Road")
                .edge("0501", "Road")
                .victory("0101", "0501", "0501", 10)
                .union("U", "0106")
                .confederate("C", "0506")
                .exited("U", "0501", 1)
                .turn(2)
                .play()
                .umpire();
        VictorySystem system = VictorySystem.ROAD_TO_RICHMOND;
        assertTrue(names(system.adjudicate(table.game()), "U"));
        table.place("U", "0106");
        assertEquals(0, lines(system.adjudicate(table.game())).count());
    }

    @Test
    @DisplayName("a destroyed unit that is put back wins tokens and loses them again, as the state says too")
    void tokens() {
        Table table = World.clear(5, 9)
                .union("U", Arm.INFANTRY, 90, "0203")
                .confederate("C", Arm.INFANTRY, 900, "0202")
                .confederate("D", Arm.INFANTRY, 9, "0509")
                .system("spoils-of-war")
                .phase(Side.UNION, Phase.COMBAT)
                .dice(1, 1)
                .play()
                .umpire();
        VictorySystem system = VictorySystem.SPOILS_OF_WAR;
        table.remove("D").place("U", "0205").place("D", "0206");
        table.attack("U", "0206").endAdvance();
        assertEquals(1, table.state().tokens(table.unit("U")));
        table.place("D", "0509").place("U", "0203").clock(1, Side.CONFEDERATE, Phase.COMBAT);
        table.place("D", "0303").attack("C D", "0203").command(new Command.PlaceToken(table.unit("D")));
        assertEquals(1, table.state().tokens(table.unit("D")));
        assertEquals(0, table.state().tokens(table.unit("U")));
        Adjudication result = system.adjudicate(table.game());
        assertExplained(result);
        assertEquals(
                "0-1",
                result.tokens().orElseThrow().of(Army.A) + "-"
                        + result.tokens().orElseThrow().of(Army.B));
        table.endAdvance().shake("D", true);
        assertEquals(0, table.state().tokens(table.unit("D")));
        assertEquals(0, system.adjudicate(table.game()).tokens().orElseThrow().of(Army.B));
    }
}
