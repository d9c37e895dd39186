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
import org.junit.jupiter.params.provider.EnumSource;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Side;

@DisplayName("points of a game that an umpire touched")
class UmpireVictoryTest {

    /** U destroys C, whose side has D left, and nobody is in contact then. */
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
    @DisplayName("who was destroyed and is put back no longer counts as lost, under every system")
    void back(VictorySystem system) {
        Table table = assault().system(system.id()).play().umpire();
        Adjudication whole = system.adjudicate(table.game());
        table.attack("U", "0202").endAdvance();
        Adjudication beaten = system.adjudicate(table.game());
        assertNotEquals(figures(whole), figures(beaten), "the loss counts");
        table.place("C", "0109");
        Adjudication back = system.adjudicate(table.game());
        assertExplained(back);
        // What was won in a fight stays won: an umpire moves units, not tokens.
        assertEquals(whole.sides(), back.sides());
        assertEquals(beaten.tokens(), back.tokens());
        assertFalse(names(back, "C"));
        table.undo();
        assertEquals(figures(beaten), figures(system.adjudicate(table.game())));
    }

    @ParameterizedTest
    @EnumSource(VictorySystem.class)
    @DisplayName("who is taken out of the game is no casualty, under any system")
    void out(VictorySystem system) {
        Table table = assault().system(system.id()).play().umpire();
        Adjudication whole = system.adjudicate(table.game());
        table.remove("C");
        Adjudication less = system.adjudicate(table.game());
        assertExplained(less);
        assertEquals(figures(whole), figures(less));
        assertEquals(whole.winner(), less.winner());
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
    @DisplayName("who left the map and is put back has not left")
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
    @DisplayName("who was destroyed and is put back wins tokens and loses them again, as the state says too")
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
