package org.roadtorichmond.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.testing.Certain;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Side;

@DisplayName("15 shaken units, 16.4 attrition")
class ShakenTest {

    private static World field(CombatResult result) {
        return World.clear(6, 6).phase(Side.UNION, Phase.COMBAT).rules(Certain.result(result));
    }

    @Test
    @DisplayName("15 a shaken unit defends, moves and controls as before")
    void asBefore() {
        Table table = World.clear(6, 6)
                .union("U", "0303")
                .shaken("U")
                .confederate("C", "0301")
                .play();
        assertTrue(table.state().control().controlled(table.hex("0302").index(), Side.UNION));
        assertEquals("1", table.cost("U", "0302"));
        table.move("U", "0302").endPhase().endPhase();
        assertEquals("C", table.requiredUnits());
        assertEquals(
                3,
                table.game()
                        .rules()
                        .combat()
                        .strengths(table.units("C"), table.hexes("0302"))
                        .defences()
                        .get(0)
                        .points());
    }

    @Test
    @DisplayName("15 shaken by AR it may not attack until it recovers, and then it may (10.4)")
    void untilItRecovers() {
        Table table = field(CombatResult.AR)
                .union("U", "0303")
                .confederate("C", "0302")
                .confederate("D", "0601")
                .play()
                .attack("U", "0302")
                .retreat("U", "0304")
                .endAdvance()
                .endPhase();
        assertTrue(table.shaken("U"));
        table.move("C", "0303").endPhase();
        table.attack("C", "0304").retreat("C", "0302").endAdvance().endPhase();
        assertTrue(table.shaken("C"));
        table.move("U", "0306").endPhase().endPhase();
        assertFalse(table.shaken("U"));
    }

    @Test
    @DisplayName("15 defenders that retreat by DR are not shaken, and a shaken unit that retreats stays so")
    void defenders() {
        Table table = field(CombatResult.DR)
                .union("U", "0303")
                .confederate("C", "0302")
                .confederate("D", "0302")
                .shaken("D")
                .play()
                .attack("U", "0302")
                .retreat("C", "0301")
                .retreat("D", "0301");
        assertFalse(table.shaken("C"));
        assertTrue(table.shaken("D"));
    }

    @Test
    @DisplayName("16.4 each unit that retreats loses a point, never below one")
    void attrition() {
        Table table = field(CombatResult.DR)
                .rules(Certain::attrition)
                .union("U", "0303")
                .confederate("C", "0302")
                .confederate("D", "0302")
                .strength("D", 1)
                .play()
                .attack("U", "0302")
                .retreat("C", "0301")
                .retreat("D", "0301");
        assertEquals(2, table.state().strength(table.unit("C")));
        assertEquals(1, table.state().strength(table.unit("D")));
        assertEquals(3, table.state().strength(table.unit("U")));
    }

    @Test
    @DisplayName("16.4 attackers by AR as well; without the option nobody does")
    void attackersToo() {
        World world = field(CombatResult.AR).union("U", "0303").confederate("C", "0302");
        Table plain = world.play().attack("U", "0302").retreat("U", "0403");
        assertEquals(3, plain.state().strength(plain.unit("U")));
        Table table = world.rules(Certain::attrition).play().attack("U", "0302").retreat("U", "0403");
        assertEquals(2, table.state().strength(table.unit("U")));
        assertTrue(table.shaken("U"));
    }

    @Test
    @DisplayName("16.4 a displaced unit has not been beaten and loses nothing")
    void displaced() {
        Table table = World.of(".~....", ".~.~..", "......")
                .river("0302/0401")
                .phase(Side.UNION, Phase.COMBAT)
                .rules(Certain.result(CombatResult.DR))
                .rules(Certain::attrition)
                .union("U", "0303")
                .confederate("C", "0302")
                .confederate("F1", "0301")
                .confederate("F2", "0301")
                .play()
                .attack("U", "0302")
                .retreat("C", "0301", "F1")
                .retreat("F1", "0401");
        assertEquals(3, table.state().strength(table.unit("F1")));
        assertEquals(2, table.state().strength(table.unit("C")));
    }
}
