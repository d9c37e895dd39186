package org.roadtorichmond.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.testing.Certain;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Side;

/** The neighbours of 0303 are, clockwise from the top, 0302 0402 0403 0304 0203 0202. */
@DisplayName("8.4 odds")
class OddsTest {

    private static World field(String... rows) {
        return World.of(rows).phase(Side.UNION, Phase.COMBAT).rules(Certain.result(CombatResult.NO_EFFECT));
    }

    private static World field() {
        return field(".....", ".....", ".....", ".....", ".....");
    }

    private static String odds(Table table, String ids, String hexes) {
        return table.game()
                .rules()
                .combat()
                .strengths(table.units(ids), table.hexes(hexes))
                .odds()
                .label();
    }

    @ParameterizedTest(name = "{0} to {1} is {2}")
    @CsvSource({
        "14, 5, 2-1",
        "5, 14, 1-3",
        "1, 5, 1-5",
        "1, 6, 1-5",
        "1, 99, 1-5",
        "0, 1, 1-5",
        "0, 9, 1-5",
        "2, 9, 1-5",
        "2, 8, 1-4",
        "9, 36, 1-4",
        "9, 37, 1-5",
        "2, 7, 1-4",
        "2, 6, 1-3",
        "3, 9, 1-3",
        "3, 10, 1-4",
        "2, 5, 1-3",
        "2, 4, 1-2",
        "3, 6, 1-2",
        "3, 7, 1-3",
        "4, 5, 1-2",
        "9, 10, 1-2",
        "5, 5, 1-1",
        "9, 5, 1-1",
        "19, 10, 1-1",
        "10, 5, 2-1",
        "20, 10, 2-1",
        "29, 10, 2-1",
        "30, 10, 3-1",
        "39, 10, 3-1",
        "40, 10, 4-1",
        "49, 10, 4-1",
        "50, 10, 5-1",
        "59, 10, 5-1",
        "60, 10, 6-1",
        "6, 1, 6-1",
        "99, 1, 6-1"
    })
    @DisplayName("are rounded in the defender's favour and clamped to 1-5 and 6-1")
    void columns(int attack, int defence, String odds) {
        assertEquals(odds, Odds.of(attack, defence).label());
        Table table = field().union("U", Arm.INFANTRY, attack, "0303")
                .confederate("C", Arm.INFANTRY, defence, "0302")
                .play();
        assertEquals(odds, odds(table, "U", "0302"));
    }

    @ParameterizedTest(name = "{0}: 6 to 3 is {1}")
    @CsvSource({"., 2-1", "f, 2-1", "h, 1-1", "t, 1-1", "s, 2-1", "o, 1-1"})
    @DisplayName("double the defender in rough, forested rough and town")
    void terrain(String letter, String odds) {
        Table table = field(".....", ".....", ".." + letter + "..", ".....", ".....")
                .union("U", Arm.INFANTRY, 6, "0302")
                .confederate("C", Arm.INFANTRY, 3, "0303")
                .play();
        assertEquals(odds, odds(table, "U", "0303"));
    }

    @Test
    @DisplayName("the attacker's own terrain does not matter")
    void attackersTerrain() {
        Table table = field(".....", "..o..", ".....")
                .union("U", Arm.INFANTRY, 6, "0302")
                .confederate("C", Arm.INFANTRY, 3, "0303")
                .play();
        assertEquals("2-1", odds(table, "U", "0303"));
    }

    @Test
    @DisplayName("each hex is multiplied by its own terrain")
    void eachHexByItself() {
        // 3 x 2 in the town and 4 in the open make 10.
        Table table = field(".....", "..o..", ".....", ".....", ".....")
                .union("U", Arm.INFANTRY, 20, "0303")
                .confederate("C1", Arm.INFANTRY, 3, "0302")
                .confederate("C2", Arm.INFANTRY, 4, "0402")
                .play();
        assertEquals("2-1", odds(table, "U", "0302 0402"));
        Strengths strengths = table.game().rules().combat().strengths(table.units("U"), table.hexes("0302 0402"));
        assertEquals(20, strengths.defenceHalves());
        assertEquals("3.1", strengths.defences().get(0).modifier().rule());
    }

    @Test
    @DisplayName("double a hex all of whose adjacent attackers attack across a stream")
    void stream() {
        World world = field().stream("0302/0303")
                .union("U1", Arm.INFANTRY, 4, "0303")
                .union("U2", Arm.INFANTRY, 4, "0202")
                .confederate("C", Arm.INFANTRY, 4, "0302");
        assertEquals("1-2", odds(world.play(), "U1", "0302"));
        assertEquals("2-1", odds(world.play(), "U1 U2", "0302"));
        assertEquals("1-1", odds(world.stream("0302/0202").play(), "U1 U2", "0302"));
    }

    @Test
    @DisplayName("a road, bridge or ford does not change the doubling")
    void roadAndBridge() {
        World world = field().union("U", Arm.INFANTRY, 4, "0303").confederate("C", Arm.INFANTRY, 4, "0302");
        assertEquals("1-1", odds(world.play(), "U", "0302"));
        world.river("0302/0303").ford("0302/0303");
        assertEquals("1-2", odds(world.play(), "U", "0302"));
        world.bridge("0302/0303").road("0302 0303");
        assertEquals("1-2", odds(world.play(), "U", "0302"));
    }

    @Test
    @DisplayName("a road over a stream does not change the doubling")
    void roadOverStream() {
        Table table = field().stream("0302/0303")
                .road("0302 0303")
                .union("U", Arm.INFANTRY, 4, "0303")
                .confederate("C", Arm.INFANTRY, 4, "0302")
                .play();
        assertEquals("1-2", odds(table, "U", "0302"));
    }

    @Test
    @DisplayName("never more than double: behind a stream in a town")
    void neverMoreThanDoubled() {
        Table table = field(".....", "..o..", ".....", ".....", ".....").stream("0302/0303")
                .union("U", Arm.INFANTRY, 8, "0303")
                .confederate("C", Arm.INFANTRY, 4, "0302")
                .play();
        assertEquals("1-1", odds(table, "U", "0302"));
    }

    @Test
    @DisplayName("bombarders do not count when it is asked whether all attack across water")
    void bombardersDoNotCount() {
        World world = field().stream("0302/0303")
                .union("U", Arm.INFANTRY, 4, "0303")
                .union("A", Arm.ARTILLERY, 4, "0304")
                .confederate("C", Arm.INFANTRY, 4, "0302");
        assertEquals("1-1", odds(world.play(), "A U", "0302"));
    }

    @Test
    @DisplayName("a hex that is only bombarded is not doubled for water, but for its terrain")
    void onlyBombarded() {
        World open = field().river("0302/0303 0302/0402 0302/0202")
                .union("A", Arm.ARTILLERY, 4, "0303")
                .union("B", Arm.ARTILLERY, 4, "0304")
                .confederate("C", Arm.INFANTRY, 4, "0302");
        assertEquals("1-1", odds(open.play(), "A", "0302"));
        assertEquals("2-1", odds(open.play(), "A B", "0302"));
        Table town = field(".....", "..o..", ".....", ".....", ".....")
                .union("B", Arm.ARTILLERY, 4, "0304")
                .confederate("C", Arm.INFANTRY, 4, "0302")
                .play();
        assertEquals("1-2", odds(town, "B", "0302"));
    }

    @Test
    @DisplayName(
            "a bombarder beside the hex across a river is no adjacent attacker, though the hex is fought for closely")
    void bombarderAcrossTheRiver() {
        World world = field().river("0302/0303").stream("0302/0202")
                .union("A", Arm.ARTILLERY, 4, "0303")
                .union("U", Arm.INFANTRY, 4, "0202")
                .confederate("C", Arm.INFANTRY, 4, "0302");
        assertEquals("1-1", odds(world.play(), "A U", "0302"));
    }

    @ParameterizedTest(name = "in {0} {1} to a train is {2}")
    @CsvSource({"., 3, 3-1", "o, 3, 3-1", "h, 6, 6-1"})
    @DisplayName("a hex without strength defends as 1, not multiplied")
    void noStrength(String letter, int attack, String odds) {
        Table table = field(".....", ".....", ".." + letter + "..", ".....", ".....").stream("0303/0302")
                .union("U", Arm.INFANTRY, attack, "0302")
                .confederate("Train", Arm.TRAIN, 0, "0303")
                .play();
        assertEquals(odds, odds(table, "U", "0303"));
    }

    @Test
    @DisplayName("a train adds nothing to those who stand with it")
    void trainAddsNothing() {
        Table table = field().union("U", Arm.INFANTRY, 6, "0302")
                .confederate("Train", Arm.TRAIN, 0, "0303")
                .confederate("C", Arm.INFANTRY, 2, "0303")
                .play();
        assertEquals("3-1", odds(table, "U", "0303"));
    }

    @Test
    @DisplayName("the present strength counts, not the printed one")
    void presentStrength() {
        Table table = field().union("U", Arm.INFANTRY, 6, "0302")
                .strength("U", 4)
                .confederate("C", Arm.INFANTRY, 5, "0303")
                .strength("C", 2)
                .play();
        assertEquals("2-1", odds(table, "U", "0303"));
    }

    @Test
    @DisplayName("the attacker may declare lower odds than it has, not higher ones")
    void declared() {
        World world = field().union("U", Arm.INFANTRY, 6, "0303").confederate("C", Arm.INFANTRY, 2, "0302");
        Table table = world.play();
        table.refused("8.4", table.attacking("U", "0302", "4-1"));
        for (String odds : new String[] {"3-1", "2-1", "1-1", "1-5"}) {
            Table fought = world.play().attack("U", "0302", odds);
            Event.AttackDeclared event =
                    (Event.AttackDeclared) fought.game().log().get(0).events().get(0);
            assertEquals(odds, event.odds().label());
            assertEquals("3-1", event.strengths().odds().label());
        }
    }
}
