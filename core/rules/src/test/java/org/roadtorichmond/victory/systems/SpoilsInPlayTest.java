package org.roadtorichmond.victory.systems;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.Combat;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Options;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.account.Army;
import org.roadtorichmond.victory.account.Shares;

@DisplayName("spoils tokens in play")
class SpoilsInPlayTest {

    /** Two Union brigades next to a Confederate one. */
    private static World two(int... dice) {
        return World.clear(3, 9)
                .union("U1", Arm.INFANTRY, 9, "0203")
                .union("U2", Arm.INFANTRY, 9, "0303")
                .confederate("C", "0202")
                .system("spoils-of-war")
                .phase(Side.UNION, Phase.COMBAT)
                .dice(dice);
    }

    private static Command token(Table table, String id) {
        return new Command.PlaceToken(table.unit(id));
    }

    private static int tokens(Table table, String id) {
        return table.state().tokens(table.unit(id));
    }

    private static String score(Table table) {
        Shares tokens = VictorySystem.judge(table.game()).tokens().orElseThrow();
        return tokens.of(Army.A) + "-" + tokens.of(Army.B);
    }

    @ParameterizedTest
    @ValueSource(strings = {"spoils-of-war", "battle-points-16"})
    @DisplayName("the owner of the token chooses which engaged unit gets it, before any advance")
    void choice(String system) {
        Table table = two(1).system(system).play();
        long before = table.state().hash();
        table.attack("U1 U2", "0202");
        Combat combat = table.state().combat().orElseThrow();
        assertEquals(Combat.Stage.SPOILS, combat.stage());
        assertEquals(Side.UNION, table.state().decider());
        assertEquals(List.of(token(table, "U1"), token(table, "U2")), new Options(table.game()).all());
        table.refused("8.8", new Command.EndAdvance());
        table.refused("spoils.token", token(table, "C"));
        long waiting = table.state().hash();
        table.command(token(table, "U2"));
        assertEquals(0, tokens(table, "U1"));
        assertEquals(1, tokens(table, "U2"));
        assertEquals("1-0", score(table));
        assertEquals(Combat.Stage.ADVANCES, table.state().combat().orElseThrow().stage());
        table.game().revert();
        assertEquals(waiting, table.state().hash());
        table.game().revert();
        assertEquals(before, table.state().hash());
    }

    @Test
    @DisplayName("where only one unit can take it, nobody is asked")
    void noChoice() {
        Table table = two(1).union("U2", Arm.CAVALRY, 9, "0303").play().attack("U1 U2", "0202");
        assertEquals(1, tokens(table, "U1"));
        assertEquals(Combat.Stage.ADVANCES, table.state().combat().orElseThrow().stage());
    }

    @Test
    @DisplayName("where some units are tagged with colours, only they score")
    void colours() {
        assertEquals("0-0", score(two(1).tags("U2", "colours").play().attack("U1 U2", "0202")));
        Table table = two(1).tags("U2", "colours").tags("C", "colours").play().attack("U1 U2", "0202");
        assertEquals(1, tokens(table, "U2"));
    }

    @Test
    @DisplayName("without the spoils of war nobody is asked, and no token is placed")
    void otherSystems() {
        Table table = two(1).system("battle-points-17").play().attack("U1 U2", "0202");
        assertEquals(Combat.Stage.ADVANCES, table.state().combat().orElseThrow().stage());
        assertEquals(0, tokens(table, "U1"));
        Shares usual = VictorySystem.of("spoils-of-war")
                .orElseThrow()
                .adjudicate(table.game())
                .tokens()
                .orElseThrow();
        assertEquals(List.of("U1"), usual.lines().get(0).units(), "scored afterwards the first unit has it");
    }

    @Test
    @DisplayName("an exchange leaves no unit that could take a token: survivors are shaken")
    void exchange() {
        Table table = World.clear(3, 9)
                .union("U1", Arm.INFANTRY, 6, "0203")
                .union("U2", Arm.INFANTRY, 6, "0303")
                .confederate("C", Arm.INFANTRY, 4, "0202")
                .system("spoils-of-war")
                .phase(Side.UNION, Phase.COMBAT)
                .dice(5)
                .play()
                .attack("U1 U2", "0202")
                .lose("U1");
        assertEquals("0-0", score(table));
        assertEquals(Combat.Stage.ADVANCES, table.state().combat().orElseThrow().stage());
    }

    @Test
    @DisplayName("a beaten unit that finds no way to retreat was destroyed in combat")
    void trapped() {
        Table table = World.clear(1, 9)
                .union("U", Arm.INFANTRY, 9, "0102")
                .confederate("C", "0101")
                .system("spoils-of-war")
                .phase(Side.UNION, Phase.COMBAT)
                .dice(2)
                .play()
                .attack("U", "0101");
        assertEquals("eliminated", table.hexOf("C"));
        assertEquals("1-0", score(table));
    }

    @Test
    @DisplayName("a unit that makes room and finds none itself was not engaged: no token")
    void displaced() {
        Table table = World.clear(1, 9)
                .union("U", Arm.INFANTRY, 9, "0103")
                .confederate("C", "0102")
                .confederate("D1", "0101")
                .confederate("D2", "0101")
                .system("spoils-of-war")
                .phase(Side.UNION, Phase.COMBAT)
                .dice(2)
                .play()
                .attack("U", "0102")
                .retreat("C", "0101", "D1");
        assertEquals("eliminated", table.hexOf("D1"));
        assertEquals("0-0", score(table));
        assertEquals(0, tokens(table, "U"));
    }

    @Test
    @DisplayName("attackers that are eliminated leave a token to a defender")
    void defendersWin() {
        Table table = World.clear(3, 9)
                .union("U", Arm.INFANTRY, 1, "0203")
                .confederate("C", Arm.INFANTRY, 9, "0202")
                .system("spoils-of-war")
                .phase(Side.UNION, Phase.COMBAT)
                .dice(6)
                .play()
                .attack("U", "0202");
        assertEquals("0-1", score(table));
        assertEquals(1, tokens(table, "C"));
    }

    @Test
    @DisplayName("a unit that becomes shaken loses its tokens")
    void lostWhenShaken() {
        Table table = two(1, 4).confederate("D", Arm.INFANTRY, 9, "0201").play().attack("U1 U2", "0202");
        table.command(token(table, "U1"));
        table.endAdvance().endPhase().until(2, Side.UNION).move("U1", "0202").endPhase();
        table.attack("U1", "0201").retreat("U1", "0203");
        assertEquals(0, tokens(table, "U1"));
        assertEquals("0-0", score(table));
        table.game().revert();
        assertEquals(1, tokens(table, "U1"));
    }

    @Test
    @DisplayName("a unit that is destroyed loses its tokens")
    void lostWhenDestroyed() {
        Table table =
                two(1, 1).confederate("D", Arm.INFANTRY, 99, "0201").play().attack("U1 U2", "0202");
        table.command(token(table, "U1"));
        table.advance("U1", "0202").endAdvance().endPhase().endPhase().attack("D", "0202");
        assertEquals("0-1", score(table));
        assertEquals(0, tokens(table, "U1"));
    }

    @Test
    @DisplayName("a unit that came in the last game-turn takes no token")
    void latecomers() {
        Table table = World.clear(3, 9)
                .turns(1)
                .awaited(Side.UNION, "U", Arm.INFANTRY, 18, 1, "0209")
                .confederate("C", "0207")
                .system("spoils-of-war")
                .dice(1)
                .play()
                .enter("U", "0209")
                .move("U", "0208")
                .endPhase()
                .attack("U", "0207");
        assertEquals("0-0", score(table));
        assertEquals(0, tokens(table, "U"));
    }
}
