package org.roadtorichmond.ai.colonel;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Side;

@DisplayName("8.6 where a colonel lets a beaten unit retreat")
final class CombatDecisionsTest {
    private static final int REPULSED = 5;

    /** A hex far from all units; the other hex is next to a friend that two strong enemies can reach. */
    private static final String AWAY = "0604";

    private static final String BESIDE_THE_FRIEND = "0706";

    /** The hex to which a commander retreats a beaten unit, with a friend in a given hex. */
    private static String retreats(Commander commander, String friend) {
        Table table = World.clear(16, 9)
                .turns(6)
                .turn(3)
                .phase(Side.UNION, Phase.COMBAT)
                .dice(REPULSED)
                .union("A", Arm.INFANTRY, 2, "0705")
                .union("Friend", Arm.INFANTRY, 6, friend)
                .confederate("Target", Arm.INFANTRY, 2, "0804")
                .confederate("C", Arm.INFANTRY, 8, "1103")
                .confederate("D", Arm.INFANTRY, 8, "1203")
                .play();
        table.attack("A", "0804");
        table.command(commander.next(table.game()));
        return table.hexOf("A");
    }

    @Test
    @DisplayName("is where a friend in peril is best covered, not where the unit itself is safest")
    void coversAFriend() {
        assertEquals(BESIDE_THE_FRIEND, retreats(new Colonel(Manner.STEADY), "0607"));
    }

    @Test
    @DisplayName("is where it is safest itself if its friends are far off")
    void safestElse() {
        assertEquals(AWAY, retreats(new Colonel(Manner.STEADY), "1509"));
    }

    @Test
    @DisplayName("is where it is safest itself in a trial, of which many are played")
    void brieflyInTrials() {
        assertEquals(AWAY, retreats(Colonel.forTrials(Manner.STEADY, 0), "0607"));
    }

    /** The hex to which a beaten unit retreats if it must displace a friend. */
    private static String displaces(World world) {
        Table table = world.turns(6)
                .turn(3)
                .phase(Side.UNION, Phase.COMBAT)
                .dice(REPULSED)
                .union("A", Arm.INFANTRY, 2, "0705")
                .union("North", Arm.INFANTRY, 3, AWAY)
                .union("North 2", Arm.INFANTRY, 4, AWAY)
                .union("South", Arm.INFANTRY, 3, BESIDE_THE_FRIEND)
                .union("South 2", Arm.INFANTRY, 4, BESIDE_THE_FRIEND)
                .confederate("Target", Arm.INFANTRY, 2, "0804")
                .confederate("C", Arm.INFANTRY, 8, "1103")
                .confederate("D", Arm.INFANTRY, 8, "1203")
                .river("0705/0605")
                .play();
        table.attack("A", "0804");
        Commander commander = new Colonel(Manner.STEADY);
        while (table.state().combat().isPresent()) {
            table.command(commander.next(table.game()));
        }
        return table.hexOf("A");
    }

    @Test
    @DisplayName("is where it is safest if the friend that makes room has a way out")
    void displacesWhoCanGo() {
        assertEquals(AWAY, displaces(World.clear(16, 9)));
    }

    @Test
    @DisplayName("is not where a friend without a way out would have to make room")
    void sparesWhoCannotGo() {
        assertEquals(BESIDE_THE_FRIEND, displaces(World.clear(16, 9).river("0604/0603 0604/0504 0604/0505 0604/0605")));
    }
}
