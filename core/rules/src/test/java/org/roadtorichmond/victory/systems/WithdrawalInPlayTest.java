package org.roadtorichmond.victory.systems;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.Ending;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.GameLength;
import org.roadtorichmond.play.LengthSet;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.play.SheetTerms;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.account.Adjudication;
import org.roadtorichmond.victory.account.PerArmy;
import org.roadtorichmond.victory.account.Winner;
import org.roadtorichmond.words.Sentence;

@DisplayName("the withdrawal system in play")
class WithdrawalInPlayTest {

    private static World assault(int... dice) {
        return World.clear(3, 9)
                .union("U", Arm.INFANTRY, 18, "0203")
                .confederate("C", Arm.INFANTRY, 3, "0202")
                .confederate("D", "0209")
                .confederate("E", "0109")
                .system("withdrawal")
                .phase(Side.UNION, Phase.COMBAT)
                .dice(dice);
    }

    private static boolean over(Table table) {
        return table.state().ending().isPresent();
    }

    private static Adjudication score(Table table) {
        return VictorySystem.judge(table.game());
    }

    @Test
    @DisplayName("the loss of a general ends the game at once, even before an advance")
    void generalSlain() {
        Table table = assault(1).tags("C", "general").play();
        long before = table.state().hash();
        table.attack("U", "0202");
        assertTrue(over(table));
        Sentence reason = table.state().ending().map(Ending::reason).orElseThrow();
        assertEquals(Sentence.of("kept.told", Side.CONFEDERATE, Sentence.of("kept.generalSlain", "C")), reason);
        assertEquals("Confederate: The general C was slain, so the army must withdraw.", reason.toString());
        assertEquals(Winner.A, score(table).winner());
        assertEquals(Optional.of(new PerArmy<>(false, true)), score(table).withdraws());
        table.game().revert();
        assertFalse(over(table));
        assertEquals(before, table.state().hash());
    }

    @Test
    @DisplayName("under another system the same loss ends nothing")
    void otherSystems() {
        assertFalse(over(assault(1)
                .tags("C", "general")
                .system("battle-points-17")
                .play()
                .attack("U", "0202")));
    }

    @Test
    @DisplayName("a general who leaves the map for good ends the game, and his side cannot win by its lead")
    void generalLeaves() {
        Table table = assault(1)
                .union("G", "0101")
                .tags("G", "general")
                .road("Home", "0101 0102")
                .edge("0101", "Home")
                .exits(Side.UNION, "0101")
                .phase(Side.UNION, Phase.MOVEMENT)
                .eliminated("E", 1)
                .play();
        assertFalse(over(table));
        table.exit("G");
        assertTrue(over(table));
        assertEquals(150, score(table).sides().a().total());
        assertEquals(Winner.NONE, score(table).winner());
    }

    @Test
    @DisplayName("half of three units is two; units worn down to their last point are half lost")
    void breakPoint() {
        assertFalse(over(assault(1).play().attack("U", "0202")), "one of three");
        assertFalse(over(assault(1).strength("D", 1).play().attack("U", "0202")), "one and a half");
        Table broken = assault(1).strength("D", 1).strength("E", 1).play().attack("U", "0202");
        assertTrue(over(broken), "two");
        assertEquals(150 + 75 + 75, score(broken).sides().a().total());
    }

    @Test
    @DisplayName("units of fewer than three points are never half lost")
    void smallUnits() {
        World world = assault(1).confederate("D", Arm.INFANTRY, 2, "0209").confederate("E", Arm.INFANTRY, 2, "0109");
        assertFalse(over(world.strength("D", 1).strength("E", 1).play().attack("U", "0202")));
    }

    @Test
    @DisplayName("an exchange is judged when both sides have lost: both withdraw at once, and any lead is a draw")
    void bothAtOnce() {
        Table table = World.clear(3, 9)
                .union("U", Arm.INFANTRY, 9, "0203")
                .confederate("C", "0202")
                .tags("U", "general")
                .tags("C", "general")
                .system("withdrawal")
                .phase(Side.UNION, Phase.COMBAT)
                .dice(5)
                .play()
                .attack("U", "0202");
        assertFalse(over(table));
        table.lose("U");
        assertTrue(over(table));
        assertEquals(Optional.of(new PerArmy<>(true, true)), score(table).withdraws());
        assertEquals(450, score(table).sides().b().total());
        assertEquals(Winner.NONE, score(table).winner());
    }

    private static World quiet(GameLength length, int... dice) {
        return World.clear(3, 9)
                .union("U", "0101")
                .confederate("C", "0309")
                .system("withdrawal")
                .sheet(SheetTerms.USUAL.with(length))
                .dice(dice);
    }

    private static int lastTurn(Table table) {
        while (!over(table)) {
            table.endPhase();
        }
        return table.state().moment().turn();
    }

    @Test
    @DisplayName("a fixed number of turns ends the game before the scenario's")
    void fixed() {
        Table table = quiet(new GameLength.Fixed(3), 1).play();
        assertEquals(3, table.state().lastTurn());
        assertEquals(3, lastTurn(table));
        assertEquals(20, lastTurn(quiet(new GameLength.Unlimited(), 1).play()));
    }

    @ParameterizedTest(name = "a {0} at the start: {1} turns")
    @CsvSource({"1, 6", "2, 6", "3, 7", "4, 7", "5, 8", "6, 8"})
    void rolled(int die, int turns) {
        Table table = quiet(new GameLength.Rolled(), die).play();
        assertEquals(2, table.game().prologue().size());
        assertEquals(new LengthSet(20, turns), table.game().prologue().get(1));
        assertEquals(turns, lastTurn(table));
    }

    @ParameterizedTest(name = "{0}, {1}, {2} at the ends of turns 5, 6 and 7: the game ends after turn {3}")
    @CsvSource({"4, 1, 1, 5", "3, 4, 1, 6", "3, 3, 6, 7", "1, 2, 3, 8"})
    void randomEnd(int five, int six, int seven, int turns) {
        Table table = quiet(new GameLength.RandomEnd(), five, six, seven).play();
        assertEquals(turns, lastTurn(table));
        assertEquals(Math.min(turns, 7) - 4, table.state().dice());
        long end = table.state().hash();
        boolean rolled = table.game().log().get(table.game().log().size() - 1).events().stream()
                .anyMatch(Event.DieRolled.class::isInstance);
        assertEquals(turns < 8, rolled);
        table.game().restore(table.game().revert());
        assertEquals(end, table.state().hash());
    }
}
