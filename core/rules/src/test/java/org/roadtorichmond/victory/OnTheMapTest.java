package org.roadtorichmond.victory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.GameLength;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.play.Rules;
import org.roadtorichmond.play.SheetTerms;
import org.roadtorichmond.play.SheetTerms.Bonus;
import org.roadtorichmond.play.SheetTerms.Primary;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.account.Adjudication;
import org.roadtorichmond.victory.account.Army;
import org.roadtorichmond.victory.account.Line;
import org.roadtorichmond.victory.account.PerArmy;
import org.roadtorichmond.victory.account.Shares;
import org.roadtorichmond.victory.account.Winner;

@DisplayName("the sheet systems on the hex map")
class OnTheMapTest {
    private static final String ATTACKER = "U";
    private static final String DEFENDER = "C";

    /** The Union attacks with 18 points against three; the die decides, and a 1 destroys the defender. */
    private static World assault(int... dice) {
        return World.clear(3, 9)
                .union(ATTACKER, Arm.INFANTRY, 18, "0203")
                .confederate(DEFENDER, Arm.INFANTRY, 3, "0202")
                .phase(Side.UNION, Phase.COMBAT)
                .dice(dice);
    }

    private static Adjudication score(Table table, String system) {
        return VictorySystem.of(system).orElseThrow().adjudicate(table.game());
    }

    private static String lines(Adjudication result, Army army) {
        return String.join(
                " ",
                result.sides().of(army).lines().stream()
                        .map(line -> line.rule() + "=" + line.points())
                        .toList());
    }

    private static String shares(Adjudication result) {
        Shares points = result.battlePoints().orElseThrow();
        return points.of(Army.A) + "-" + points.of(Army.B);
    }

    @Test
    @DisplayName("a destroyed unit scores its printed strength at the scenario's price")
    void destroyed() {
        Table table = assault(1).play().attack(ATTACKER, "0202");
        Adjudication result = score(table, "battle-points-17");
        assertEquals("17.destroyed=150", lines(result, Army.A));
        assertEquals("", lines(result, Army.B));
        assertEquals("12-8", shares(result), "150 of the 900 points of the costlier army");
        assertEquals(new PerArmy<>("union", "confederate"), result.names());
        assertEquals(Winner.A, result.winner());
    }

    @Test
    @DisplayName("general and the only colours of an army are worth 200 each")
    void leaders() {
        Table table = assault(1).tags(DEFENDER, "general", "colours").play().attack(ATTACKER, "0202");
        assertEquals(
                "17.destroyed=150 17.general=200 17.battle-standard=200",
                lines(score(table, "battle-points-17"), Army.A));
    }

    @Test
    @DisplayName("where several units of an army bear colours, none is the army's battle standard")
    void manyColours() {
        Table table = assault(1)
                .confederate("D", "0209")
                .tags(DEFENDER, "colours")
                .tags("D", "colours")
                .play()
                .attack(ATTACKER, "0202");
        assertEquals("17.destroyed=150", lines(score(table, "simplified"), Army.A));
    }

    @Test
    @DisplayName("a unit that retreated in the last player-turn is fleeing, until the next player-turn begins")
    void fleeing() {
        Table table = World.clear(3, 9)
                .union(ATTACKER, Arm.INFANTRY, 9, "0203")
                .confederate(DEFENDER, "0202")
                .phase(Side.UNION, Phase.COMBAT)
                .dice(2)
                .play()
                .attack(ATTACKER, "0202")
                .retreat(DEFENDER, "0201")
                .endAdvance();
        assertEquals("17.fleeing=75", lines(score(table, "battle-points-17"), Army.A));
        table.endPhase();
        assertEquals("", lines(score(table, "battle-points-17"), Army.A));
    }

    @Test
    @DisplayName("a beaten attacker is fleeing and shaken")
    void shakenAttacker() {
        Table table = World.clear(3, 9)
                .union(ATTACKER, Arm.INFANTRY, 3, "0203")
                .confederate(DEFENDER, "0202")
                .phase(Side.UNION, Phase.COMBAT)
                .dice(4)
                .play()
                .attack(ATTACKER, "0202")
                .retreat(ATTACKER, "0204")
                .endAdvance();
        assertEquals("17.fleeing=75", lines(score(table, "battle-points-17"), Army.B));
        assertEquals("16.shaken=75", lines(score(table, "battle-points-16"), Army.B));
        table.endPhase();
        assertEquals("16.shaken=75", lines(score(table, "battle-points-16"), Army.B), "shaken outlasts the turn");
    }

    @ParameterizedTest(name = "{0} of {1} points left: {2}")
    @CsvSource({"2, 8, 17.shattered=200", "3, 8, ''", "1, 4, 17.shattered=100", "1, 3, ''"})
    void shattered(int left, int printed, String expected) {
        Table table = World.clear(3, 9)
                .union(ATTACKER, "0209")
                .confederate(DEFENDER, Arm.INFANTRY, printed, "0201")
                .strength(DEFENDER, left)
                .play();
        assertEquals(expected, lines(score(table, "battle-points-17"), Army.A));
        assertEquals(expected.replace("17.shattered", "16.decimated"), lines(score(table, "battle-points-16"), Army.A));
    }

    @Test
    @DisplayName("a train without strength is whole until it is destroyed, and costs nothing")
    void trains() {
        Table table = World.clear(3, 9)
                .union("T", Arm.TRAIN, 0, "0209")
                .confederate(DEFENDER, "0201")
                .play();
        for (VictorySystem system : VictorySystem.values()) {
            assertEquals("", lines(system.adjudicate(table.game()), Army.B), system.id());
        }
    }

    @Test
    @DisplayName("army points are data")
    void armyPoints() {
        SheetTerms usual = SheetTerms.USUAL;
        SheetTerms large = new SheetTerms(
                OptionalInt.of(4500),
                usual.primary(),
                usual.secondary(),
                usual.secondaryValue(),
                usual.bonuses(),
                usual.objectivesOnly(),
                usual.length());
        Table table = assault(1).sheet(large).play().attack(ATTACKER, "0202");
        assertEquals("10-10", shares(score(table, "battle-points-17")), "150 of 4500 is less than 5 %");
    }

    private static SheetTerms objectives(Primary primary, Map<Side, List<Hex>> secondary, List<Bonus> bonuses) {
        return new SheetTerms(OptionalInt.empty(), primary, secondary, 5, bonuses, false, new GameLength.Unlimited());
    }

    @Test
    @DisplayName("objectives go to the side that holds more of their hexes, by standing there or by sole control")
    void objectives() {
        Table bare =
                World.clear(5, 9).union("U", "0101").confederate("C", "0509").play();
        Hex stands = bare.hex("0101");
        Hex controls = bare.hex("0102");
        Hex nobody = bare.hex("0305");
        Hex enemy = bare.hex("0509");
        SheetTerms terms = objectives(
                new Primary(false, List.of(stands, controls, enemy)),
                Map.of(Side.UNION, List.of(nobody), Side.CONFEDERATE, List.of(enemy)),
                List.of(
                        new Bonus(stands, 40, Optional.empty()),
                        new Bonus(enemy, 30, Optional.of(Side.UNION)),
                        new Bonus(nobody, 20, Optional.empty())));
        Table table = World.clear(5, 9)
                .union("U", "0101")
                .confederate("C", "0509")
                .sheet(terms)
                .play();
        Adjudication sixteen = score(table, "battle-points-16");
        assertEquals(Optional.of(Winner.A), sixteen.objective());
        assertEquals("8-12", shares(sixteen), "three to the Union for the primary, five back for the secondary");
        assertEquals("7-13", shares(score(table, "battle-points-17")));
        Adjudication withdrawal = score(table, "withdrawal");
        assertEquals("withdrawal.bonus=40", lines(withdrawal, Army.A));
        assertEquals(List.of("0101"), withdrawal.sides().a().lines().get(0).units());
        assertEquals("", lines(withdrawal, Army.B));
    }

    private static String holders(String system) {
        Table bare = World.clear(5, 9).play();
        SheetTerms terms = objectives(
                new Primary(false, bare.hexes("0509 0101")),
                Map.of(Side.UNION, bare.hexes("0102 0305")),
                List.of(new Bonus(bare.hex("0301"), 40, Optional.empty())));
        Table table = World.clear(5, 9)
                .union("U", "0101")
                .union("T", Arm.TRAIN, 0, "0301")
                .confederate("C", "0509")
                .sheet(terms)
                .system(system)
                .play();
        return String.join(
                " ",
                Objectives.holders(table.state()).entrySet().stream()
                        .map(each -> each.getKey() + "="
                                + each.getValue().map(Side::word).orElse("nobody"))
                        .toList());
    }

    @Test
    @DisplayName("players are shown who holds the hexes that are objectives under the system; a train holds nothing")
    void holders() {
        assertEquals("0101=union 0102=union 0305=nobody 0509=confederate", holders("battle-points-16"));
        assertEquals("0102=union 0305=nobody", holders("battle-points-17"));
        assertEquals("0102=union 0305=nobody", holders("simplified"));
        assertEquals("0301=nobody", holders("withdrawal"));
        assertEquals("", holders("spoils-of-war"));
        assertEquals("", holders("road-to-richmond"));
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName("4.3 a side that concedes loses, whatever the points are, and a line says why")
    void concession(VictorySystem system) {
        Table table = assault(1)
                .confederate("D", "0209")
                .confederate("E", "0109")
                .system(system.id())
                .play()
                .attack(ATTACKER, "0202")
                .concede(Side.UNION);
        Adjudication result = system.adjudicate(table.game());
        assertEquals(Winner.B, result.winner());
        List<Line> lines = result.sides().a().lines();
        assertEquals("4.3", lines.get(lines.size() - 1).rule());
    }

    @Test
    @DisplayName("under the withdrawal system a side that concedes scores nothing")
    void concessionWithoutPoints() {
        Table table = assault(1)
                .confederate("D", "0209")
                .confederate("E", "0109")
                .system("withdrawal")
                .play()
                .attack(ATTACKER, "0202");
        assertEquals(150, score(table, "withdrawal").sides().a().total());
        table.concede(Side.UNION);
        assertEquals(0, score(table, "withdrawal").sides().a().total());
    }

    @ParameterizedTest
    @ValueSource(strings = {"battle-points-17", "simplified", "battle-points-16", "spoils-of-war", "withdrawal"})
    @DisplayName("swapping the armies swaps the result")
    void mirrored(String system) {
        Adjudication one = score(assault(1).system(system).play().attack(ATTACKER, "0202"), system);
        Adjudication other = score(
                World.clear(3, 9)
                        .first(Side.CONFEDERATE)
                        .confederate(ATTACKER, Arm.INFANTRY, 18, "0203")
                        .union(DEFENDER, Arm.INFANTRY, 3, "0202")
                        .phase(Side.CONFEDERATE, Phase.COMBAT)
                        .dice(1)
                        .system(system)
                        .play()
                        .attack(ATTACKER, "0202"),
                system);
        assertEquals(Winner.A, one.winner());
        assertEquals(Winner.B, other.winner());
        assertEquals(one.sides().a().total(), other.sides().b().total());
        assertEquals(one.sides().b().total(), other.sides().a().total());
        assertEquals(
                one.battlePoints().map(p -> p.of(Army.A)), other.battlePoints().map(p -> p.of(Army.B)));
        assertEquals(one.tokens().map(p -> p.of(Army.A)), other.tokens().map(p -> p.of(Army.B)));
        assertEquals(one.outcome(), other.outcome());
    }

    @Test
    @DisplayName("attrition takes a point from each unit that retreats, never the last, and section 21 scores it")
    void attrition() {
        Table table = World.clear(3, 9)
                .union(ATTACKER, Arm.INFANTRY, 9, "0203")
                .confederate(DEFENDER, "0202")
                .rules(rules -> rules.with(new Rules.Options(false, false, false, true)))
                .phase(Side.UNION, Phase.COMBAT)
                .dice(2)
                .play()
                .attack(ATTACKER, "0202")
                .retreat(DEFENDER, "0201")
                .endAdvance();
        assertEquals(2, table.state().strength(table.unit(DEFENDER)));
        assertEquals("21.11.1=1", lines(score(table, "road-to-richmond"), Army.A));
    }

    @Test
    @DisplayName("every system explains itself in two sentences")
    void explanations() {
        for (VictorySystem system : VictorySystem.values()) {
            assertEquals(2, system.explanation().toString().split("\\.(?= |$)", -1).length - 1, system.id());
            assertTrue(system.title().toString().length() > 3);
        }
    }
}
