package org.roadtorichmond.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.testing.Certain;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

@DisplayName("8.2 what an attack is")
class AttacksTest {

    private static World field() {
        return World.clear(6, 6).phase(Side.UNION, Phase.COMBAT).rules(Certain.result(CombatResult.NO_EFFECT));
    }

    private static Event.AttackDeclared declared(Table table) {
        List<Entry> log = table.game().log();
        return (Event.AttackDeclared) log.get(log.size() - 1).events().get(0);
    }

    @Test
    @DisplayName("attacks are made in the combat phase only")
    void inCombatPhase() {
        Table table =
                World.clear(6, 6).union("U", "0303").confederate("C", "0302").play();
        table.refused("4.1", table.attacking("U", "0302"));
    }

    @Test
    @DisplayName("an attack names at least one attacker and one hex, each once")
    void namesEachOnce() {
        Table table = field().union("U", "0303").confederate("C", "0302").play();
        table.refused("8.2", table.attacking("", "0302"));
        table.refused("8.2", table.attacking("U", ""));
        table.refused("8.2", table.attacking("U U", "0302"));
        table.refused("8.2", table.attacking("U", "0302 0302"));
    }

    @Test
    @DisplayName("only units of the attacker that stand on the map attack, and only hexes that an enemy holds")
    void whoAndWhom() {
        Table table = field().union("U", "0303")
                .union("X", "0303")
                .eliminated("X", 1)
                .awaited(Side.UNION, "Y", Arm.INFANTRY, 2, 5, "0101")
                .confederate("C", "0302")
                .play();
        table.refused("8.2", table.attacking("C", "0303"));
        table.refused("8.2", table.attacking("X", "0302"));
        table.refused("8.2", table.attacking("Y", "0302"));
        table.refused("8.2", table.attacking("U", "0304"));
        table.refused("8.2", table.attacking("U", "0303"));
    }

    @Test
    @DisplayName("several hexes are attacked at once only by units that are adjacent to every one of them")
    void severalHexes() {
        World world = field().union("U1", "0303")
                .union("U2", "0403")
                .confederate("C1", "0402")
                .confederate("C2", "0302");
        Table table = world.play();
        table.refused("8.2", table.attacking("U1 U2", "0302 0402"));
        table.attack("U1", "0302 0402");
        assertEquals(2, declared(table).strengths().defences().size());
        assertEquals(3, declared(table).strengths().attack());
    }

    @Test
    @DisplayName("every attacker controls every hex of it: none across a river without bridge or ford")
    void controlsEveryHex() {
        World world = field().river("0303/0302")
                .union("U", "0303")
                .confederate("C1", "0402")
                .confederate("C2", "0302");
        Table table = world.play();
        table.refused("8.2", table.attacking("U", "0302 0402"));
        table.attack("U", "0402");
        world.bridge("0303/0302").play().attack("U", "0302 0402");
    }

    @Test
    @DisplayName("a bridge for other arms carries control all the same")
    void bridgeForOthers() {
        field().river("0303/0302")
                .bridge("0303/0302", Arm.CAVALRY)
                .union("U", "0303")
                .confederate("C", "0302")
                .play()
                .attack("U", "0302");
    }

    @Test
    @DisplayName("bombarders can bombard every hex of the attack")
    void bombarders() {
        Table table = field().union("U", "0303")
                .union("A", Arm.ARTILLERY, 4, "0304")
                .union("B", Arm.ARTILLERY, 4, "0405")
                .confederate("C1", "0302")
                .confederate("C2", "0402")
                .play();
        table.refused("9.1", table.attacking("B U", "0302 0402"));
        table.attack("A U", "0302 0402");
        assertEquals(table.units("A"), declared(table).bombarding());
        assertEquals(7, declared(table).strengths().attack());
    }

    @Test
    @DisplayName("all units in a defending hex defend together")
    void defendTogether() {
        Table table = field().union("U", Arm.INFANTRY, 9, "0303")
                .confederate("C1", Arm.INFANTRY, 2, "0302")
                .confederate("C2", Arm.INFANTRY, 1, "0302")
                .play()
                .attack("U", "0302");
        assertEquals(3, declared(table).strengths().defences().get(0).points());
        assertEquals(Odds.THREE_TO_ONE, declared(table).odds());
    }

    @Test
    @DisplayName("units stacked together may take part in different attacks")
    void differentAttacks() {
        Table table = field().union("U1", "0303")
                .union("U2", "0303")
                .confederate("C1", "0302")
                .confederate("C2", "0304")
                .play()
                .attack("U1", "0302")
                .attack("U2", "0304");
        assertEquals("", table.requiredUnits());
        table.endPhase();
    }

    @Test
    @DisplayName("a stack need not attack as a whole where the other unit still finds a target")
    void partOfAStack() {
        Table table = field().union("U1", "0303")
                .union("U2", "0303")
                .confederate("C1", "0302")
                .play();
        table.refused("8.3", table.attacking("U1", "0302"));
        table.attack("U1 U2", "0302");
        List<Unit> attackers = declared(table).attackers();
        assertEquals(table.units("U1 U2"), attackers);
    }

    @Test
    @DisplayName("the order in which units and hexes are named does not matter")
    void orderOfNames() {
        Table table = field().union("U1", "0303")
                .union("U2", "0303")
                .confederate("C1", "0302")
                .confederate("C2", "0402")
                .play();
        assertEquals(table.attacking("U1 U2", "0302 0402"), table.attacking("U2 U1", "0402 0302"));
    }
}
