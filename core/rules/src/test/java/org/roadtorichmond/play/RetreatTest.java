package org.roadtorichmond.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.testing.Certain;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Side;

/**
 * U attacks C in 0302. C may retreat to 0201, 0301 and 0401, because U in 0303 controls 0202 and 0402. The neighbours of 0302 are,
 * clockwise from the top, 0301 0401 0402 0303 0202 0201.
 */
@DisplayName("8.6 where beaten units go")
class RetreatTest {

    private static World field(String... rows) {
        return World.of(rows)
                .phase(Side.UNION, Phase.COMBAT)
                .rules(Certain.result(CombatResult.DR))
                .union("U", Arm.INFANTRY, 9, "0303");
    }

    private static World field() {
        return field("......", "......", "......", "......", "......", "......");
    }

    private static String refuges(Table table, String id) {
        Combat combat = table.state().combat().orElseThrow();
        List<Hex> hexes = table.game().rules().retreats().refuges(table.unit(id), combat).stream()
                .map(RetreatSystem.Refuge::hex)
                .toList();
        return Table.numbers(hexes);
    }

    @Test
    @DisplayName("one hex, never into an enemy-controlled one")
    void outOfControl() {
        Table table = field().confederate("C", "0302").play().attack("U", "0302");
        assertEquals("0201 0301 0401", refuges(table, "C"));
        for (String barred : new String[] {"0202", "0402", "0303", "0302", "0204"}) {
            table.refused("8.6", table.retreating("C", barred));
        }
    }

    @Test
    @DisplayName("not into enemy control even where a friend stands")
    void friendDoesNotHelp() {
        Table table = field().confederate("C", "0302")
                .confederate("F", "0401")
                .union("U2", "0501")
                .play()
                .attack("U", "0302");
        assertEquals("0201 0301", refuges(table, "C"));
    }

    @Test
    @DisplayName("not into an enemy-occupied hex, even if it holds only a train that controls nothing")
    void occupied() {
        Table table = field().confederate("C", "0302")
                .union("Train", Arm.TRAIN, 0, "0301")
                .play()
                .attack("U", "0302");
        assertEquals("0201 0401", refuges(table, "C"));
    }

    @Test
    @DisplayName("a hex that an enemy controls only across an unbridged river is free")
    void controlStopsAtTheRiver() {
        Table table = field().river("0303/0202").confederate("C", "0302").play().attack("U", "0302");
        assertEquals("0201 0202 0301 0401", refuges(table, "C"));
    }

    @Test
    @DisplayName("not off the map: cornered, C is eliminated, and U may advance")
    void cornered() {
        Table table = field().union("U2", "0201")
                .union("U3", "0401")
                .confederate("C", "0301")
                .play()
                .attack("U2 U3", "0301");
        // U controls 0302, U2 and U3 the rest.
        assertEquals("eliminated", table.hexOf("C"));
        table.advance("U2", "0301");
    }

    @ParameterizedTest(name = "{0} may retreat to {1} past a swamp in 0201 and a lake in 0401")
    @CsvSource({
        "INFANTRY, 0201 0301",
        "CAVALRY, 0201 0301",
        "ARTILLERY, 0301",
        "HORSE_ARTILLERY, 0301",
        "SIEGE_ARTILLERY, 0301",
        "TRAIN, 0301"
    })
    @DisplayName("not into what is prohibited to it")
    void prohibited(Arm arm, String refuges) {
        World world = field(".s.~..", "......", "......", "......");
        int strength = arm == Arm.TRAIN ? 0 : 2;
        Table table = world.confederate("C", arm, strength, "0302").play().attack("U", "0302");
        assertEquals(refuges, refuges(table, "C"));
        World withWays = field(".s.~..", "......", "......", "......").trail("0201 0302 0401");
        table = withWays.confederate("C", arm, strength, "0302").play().attack("U", "0302");
        assertEquals("0201 0301 0401", refuges(table, "C"));
    }

    @ParameterizedTest(name = "{0} retreats over the river by {1}: {2}")
    @CsvSource({
        "INFANTRY, nothing, false",
        "INFANTRY, ford, true",
        "INFANTRY, bridge, true",
        "TRAIN, nothing, false",
        "TRAIN, ford, false",
        "TRAIN, bridge, true"
    })
    @DisplayName("not across a river without a crossing that it may use")
    void river(Arm arm, String crossing, boolean open) {
        World world = field().river("0302/0301").confederate("C", arm, arm == Arm.TRAIN ? 0 : 2, "0302");
        switch (crossing) {
            case "ford" -> world.ford("0302/0301");
            case "bridge" -> world.bridge("0302/0301");
            default -> {}
        }
        Table table = world.play().attack("U", "0302");
        assertEquals(open ? "0201 0301 0401" : "0201 0401", refuges(table, "C"));
    }

    @Test
    @DisplayName("not into hexes closed to its side (13.3), but into those closed to the enemy")
    void closed() {
        Table table = field().closed("theirs", Side.CONFEDERATE, "0301", 0)
                .closed("ours", Side.UNION, "0401", 0)
                .confederate("C", "0302")
                .play()
                .attack("U", "0302");
        assertEquals("0201 0401", refuges(table, "C"));
    }

    @Test
    @DisplayName("out of a zone that holds it (13.2), even where that is not freed")
    void held() {
        Table table = field().held("lines", Side.CONFEDERATE, "0302", 0, -1)
                .confederate("C", "0302")
                .play()
                .attack("U", "0302");
        table.retreat("C", "0301");
        assertEquals("0301", table.hexOf("C"));
    }

    @Test
    @DisplayName("it costs nothing: an infantry brigade retreats into deep swamp across a stream")
    void atNoCost() {
        Table table = field("..s...", "......", "......", "......").stream("0301/0302")
                .allowance("U", 2)
                .confederate("C", "0302")
                .allowance("C", 1)
                .play()
                .attack("U", "0302");
        table.retreat("C", "0301");
        assertEquals("0301", table.hexOf("C"));
    }

    @Test
    @DisplayName("a hex with room is taken before a full one")
    void keepsStacking() {
        Table table = field().confederate("C", "0302")
                .confederate("F1", "0301")
                .confederate("F2", "0301")
                .confederate("F3", "0201")
                .play()
                .attack("U", "0302");
        assertEquals("0201 0401", refuges(table, "C"));
        table.refused("8.6", table.retreating("C", "0301", "F1"));
        table.refused("8.6", table.retreating("C", "0201", "F3"));
        table.retreat("C", "0201");
    }

    @Test
    @DisplayName("each retreat takes room: a stack of two finds one place each, or none")
    void roomIsTaken() {
        Table table = field("~.~...", "......", "......", "......")
                .union("U2", "0501")
                .confederate("C1", "0302")
                .confederate("C2", "0302")
                .confederate("F", "0201")
                .play()
                .attack("U", "0302");
        assertEquals("0201", refuges(table, "C1"));
        table.retreat("C2", "0201");
        // Now 0201 is full. C1 displaces F, which has not retreated and can go to 0101 and 0102.
        table.refused("8.6", table.retreating("C1", "0201", "C2"));
        table.retreat("C1", "0201", "F").retreat("F", "0102");
        assertEquals("0102", table.hexOf("F"));
        table.endAdvance();
    }

    @Test
    @DisplayName("the order of the retreats is the owner's")
    void order() {
        World world = field().confederate("C1", "0302").confederate("C2", "0302");
        world.play().attack("U", "0302").retreat("C1", "0301").retreat("C2", "0301");
        Table table = world.play().attack("U", "0302").retreat("C2", "0401").retreat("C1", "0201");
        assertEquals("0401", table.hexOf("C2"));
        table.refused("8.8", table.retreating("C1", "0101"));
    }

    @Test
    @DisplayName("no unit retreats that has no retreat to make")
    void onlyTheBeaten() {
        Table table = field().confederate("C", "0302").confederate("F", "0301").play();
        table.refused("8.8", table.retreating("C", "0401"));
        table.attack("U", "0302");
        table.refused("8.6", table.retreating("F", "0401"));
        table.refused("8.6", table.retreating("U", "0304"));
    }

    @Test
    @DisplayName("the trapped are eliminated, one that still has a way out is not")
    void trapped() {
        // 0301 is swamp, which is closed to guns; 0201 and 0401 are lakes.
        Table table = field(".~s~..", "......", "......", "......")
                .confederate("Guns", Arm.ARTILLERY, 2, "0302")
                .confederate("C", "0302")
                .play()
                .attack("U", "0302");
        assertEquals("", refuges(table, "Guns"));
        table.retreat("C", "0301");
        assertEquals("eliminated", table.hexOf("Guns"));
        assertEquals("0301", table.hexOf("C"));
        table.advance("U", "0302");
    }

    @Test
    @DisplayName("AR: the beaten attackers retreat by the same rule, and those that cannot are eliminated")
    void attackersToo() {
        Table table = World.clear(6, 6)
                .phase(Side.UNION, Phase.COMBAT)
                .rules(Certain.result(CombatResult.AR))
                .union("U", "0101")
                .confederate("C", "0201")
                .play();
        // C controls 0102, the only other hex next to U's corner.
        table.attack("U", "0201");
        assertEquals("eliminated", table.hexOf("U"));
        table.advance("C", "0101");
    }
}
