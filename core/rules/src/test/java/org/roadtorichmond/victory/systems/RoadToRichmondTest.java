package org.roadtorichmond.victory.systems;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.CombatResult;
import org.roadtorichmond.play.Payments;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.play.VictoryTerms;
import org.roadtorichmond.scenario.ShippedScenarios;
import org.roadtorichmond.testing.Certain;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.account.Adjudication;
import org.roadtorichmond.victory.account.Line;
import org.roadtorichmond.victory.account.Winner;

/**
 * A road runs from the gateway 0101 through 0201, 0301 and 0401 to the exit 0501, where it leaves the map. U (5) and V (2) are
 * Union brigades, C (4) and D (3) Confederate ones; these are on the bottom edge of the map by default.
 */
@DisplayName("21 Road to Richmond")
class RoadToRichmondTest {

    private static World field() {
        return World.clear(5, 6)
                .road("Road", "0101 0201 0301 0401 0501")
                .edge("0101", "Road")
                .edge("0501", "Road")
                .victory("0101", "0501", "0501", 10)
                .union("U", Arm.INFANTRY, 5, "0106")
                .union("V", Arm.INFANTRY, 2, "0206")
                .confederate("C", Arm.INFANTRY, 4, "0406")
                .confederate("D", Arm.INFANTRY, 3, "0506");
    }

    private static World withTrain() {
        return field().union("Train", Arm.TRAIN, 0, "0306");
    }

    private static World trainAwaited() {
        return field().optional(Side.UNION, "Train", Arm.TRAIN, 0, 6, 12, "0501");
    }

    private static Adjudication judge(Table table) {
        return VictorySystem.ROAD_TO_RICHMOND.adjudicate(table.game());
    }

    private static String lines(List<Line> lines) {
        return String.join(
                " ",
                lines.stream().map(line -> line.rule() + "=" + line.points()).toList());
    }

    private static Arguments row(
            String what, World world, UnaryOperator<World> change, String union, String confederate) {
        return Arguments.of(what, change.apply(world), union, confederate);
    }

    static Stream<Arguments> table() {
        return Stream.of(losses(), unionExits(), confederateExits(), withoutTrain())
                .flatMap(rows -> rows);
    }

    private static Stream<Arguments> losses() {
        return Stream.of(
                row("nothing has happened", withTrain(), world -> world, "", ""),
                row(
                        "21.11.1 for each side",
                        withTrain(),
                        world -> world.eliminated("U", 1).eliminated("D", 2),
                        "21.11.1=3",
                        "21.11.1=5"),
                row(
                        "21.11.1 sums several units",
                        withTrain(),
                        world -> world.eliminated("C", 1).eliminated("D", 2),
                        "21.11.1=7",
                        ""),
                row(
                        "21.11.2 the Train eliminated",
                        withTrain(),
                        world -> world.eliminated("Train", 3),
                        "",
                        "21.11.2=10"),
                row(
                        "21.12.1 a point for a unit, whatever its strength",
                        withTrain(),
                        world -> world.exited("U", "0501", 4).exited("V", "0501", 5),
                        "21.12.1=2",
                        ""),
                row("21.12.1 not by the gateway", withTrain(), world -> world.exited("U", "0101", 4), "", ""),
                row(
                        "21.12.1, 21.12.3 the Train counts as a unit and gives five more",
                        withTrain(),
                        world -> world.exited("Train", "0501", 4),
                        "21.12.1=1 21.12.3=5",
                        ""));
    }

    private static Stream<Arguments> unionExits() {
        return Stream.of(
                row(
                        "21.12.2 strength by the gateway, the Train out, the line open",
                        withTrain(),
                        world -> world.exited("Train", "0501", 4)
                                .exited("U", "0101", 4)
                                .exited("V", "0101", 4),
                        "21.12.1=1 21.12.2=7 21.12.3=5",
                        ""),
                row(
                        "21.12.2 not with the line blocked",
                        withTrain(),
                        world -> world.exited("Train", "0501", 4)
                                .exited("U", "0101", 4)
                                .confederate("E", "0301"),
                        "21.12.1=1 21.12.3=5",
                        ""),
                row(
                        "21.12.2 enemy control beside the line does not matter",
                        withTrain(),
                        world -> world.exited("Train", "0501", 4)
                                .exited("U", "0101", 4)
                                .confederate("E", "0302"),
                        "21.12.1=1 21.12.2=5 21.12.3=5",
                        ""),
                row("21.12.2 not without the Train's exit", withTrain(), world -> world.exited("U", "0101", 4), "", ""),
                row(
                        "21.12.2 not where the Train left elsewhere",
                        withTrain(),
                        world -> world.exited("Train", "0101", 4).exited("U", "0101", 4),
                        "",
                        ""));
    }

    private static Stream<Arguments> confederateExits() {
        return Stream.of(
                row(
                        "21.12.4 two points for Confederate strength after the Train",
                        withTrain(),
                        world -> world.exited("Train", "0501", 4).exited("C", "0501", 6),
                        "21.12.1=1 21.12.3=5",
                        "21.12.4=8"),
                row(
                        "21.12.4 not with their line blocked by a Union unit",
                        withTrain(),
                        world -> world.exited("Train", "0501", 4)
                                .exited("C", "0501", 6)
                                .union("W", "0401"),
                        "21.12.1=1 21.12.3=5",
                        ""),
                row(
                        "21.12.4 nor by another exit",
                        withTrain(),
                        world -> world.exited("Train", "0501", 4).exited("C", "0101", 6),
                        "21.12.1=1 21.12.3=5",
                        ""),
                row(
                        "21.12.4, 21.12.5 nothing while the Train is on the map",
                        withTrain(),
                        world -> world.exited("C", "0501", 6),
                        "",
                        ""),
                row(
                        "21.12.5 one point for strength, the Train eliminated, line or no line",
                        withTrain(),
                        world -> world.eliminated("Train", 3)
                                .exited("C", "0501", 6)
                                .union("W", "0401"),
                        "",
                        "21.11.2=10 21.12.5=4"));
    }

    private static Stream<Arguments> withoutTrain() {
        String never = "21.12.6=20";
        return Stream.of(
                row(
                        "21.12.5, 21.12.6 the Train never entered",
                        trainAwaited(),
                        world -> world.exited("C", "0501", 6),
                        "",
                        "21.12.5=4 " + never),
                row("21.12.6 alone", trainAwaited(), world -> world, "", never),
                row(
                        "21.22 cut off units count as destroyed",
                        trainAwaited(),
                        world -> world.confederate("E", "0501"),
                        "",
                        never + " 21.22=7"),
                row(
                        "21.22 not those who have left, were eliminated or are awaited",
                        trainAwaited(),
                        world -> world.confederate("E", "0501")
                                .exited("U", "0101", 3)
                                .eliminated("V", 2)
                                .awaited(Side.UNION, "W", Arm.INFANTRY, 3, 9, "0101"),
                        "",
                        "21.11.1=2 " + never),
                row(
                        "21.22 only if the Train never entered",
                        withTrain(),
                        world -> world.confederate("E", "0501"),
                        "",
                        ""),
                row(
                        "a scenario without a Train: nothing that asks for it",
                        field(),
                        world -> world.exited("C", "0501", 6)
                                .exited("U", "0101", 4)
                                .exited("V", "0501", 4),
                        "21.12.1=1",
                        ""));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("table")
    @DisplayName("gives points by its numbered rules")
    void points(String what, World world, String union, String confederate) {
        Adjudication found = judge(world.play());
        assertEquals(union, lines(found.sides().a().lines()), "Union: " + what);
        assertEquals(confederate, lines(found.sides().b().lines()), "Confederate: " + what);
        long a = found.sides().a().total();
        long b = found.sides().b().total();
        assertEquals(a > b ? Winner.A : a < b ? Winner.B : Winner.NONE, found.winner(), "21.3");
    }

    @Test
    @DisplayName("21.22 counts the hexes entered up to the road, and ten of them at most")
    void supplyRange() {
        for (int range : new int[] {4, 5, 6}) {
            Table table = trainAwaited().victory("0101", "0501", "0501", range).play();
            // U in 0106 traces five hexes up to the road, and so does V in 0206.
            String expected = range < 5 ? "21.12.6=20 21.22=7" : "21.12.6=20";
            assertEquals(expected, lines(judge(table).sides().b().lines()), "range " + range);
        }
    }

    @Test
    @DisplayName("21.22 present strength is counted, and enemy control never matters")
    void supplyStrength() {
        Table cut = trainAwaited().strength("U", 3).confederate("E", "0501").play();
        assertEquals("21.12.6=20 21.22=5", lines(judge(cut).sides().b().lines()));
        Table near = trainAwaited().confederate("E", "0502").play();
        assertEquals("21.12.6=20", lines(judge(near).sides().b().lines()));
    }

    @Test
    @DisplayName("is played in the shipped scenario with the hexes and the range of document 004")
    void shipped() {
        Scenario scenario = ShippedScenarios.survey("road-to-richmond").scenario();
        VictoryTerms terms = scenario.victory();
        List<String> hexes = Stream.of(terms.gateway().stream(), terms.exit().stream(), terms.bases().stream())
                .flatMap(each -> each)
                .map(Hex::number)
                .toList();
        assertEquals(List.of("0117", "1528", "1528", "2426"), hexes);
        assertEquals(10, terms.supplyRange());
        assertEquals(Arm.TRAIN, terms.train().orElseThrow().arm());
        assertEquals(Payments.USUAL.values(), terms.payments().values());
    }

    @Test
    @DisplayName("lines name the units they come from")
    void lineNamesUnits() {
        Adjudication found = judge(withTrain()
                .exited("Train", "0501", 4)
                .exited("U", "0501", 4)
                .eliminated("C", 1)
                .eliminated("D", 1)
                .play());
        List<Line> lines = found.sides().a().lines();
        assertEquals(List.of("C", "D"), lines.get(0).units());
        assertEquals(List.of("Train", "U"), lines.get(1).units());
        assertEquals(List.of("Train"), lines.get(2).units());
    }

    @Test
    @DisplayName("16.4 with attrition the points lost are scored as they occur, and once only")
    void attrition() {
        Table table = World.clear(6, 6)
                .phase(Side.UNION, Phase.COMBAT)
                .rules(Certain.result(CombatResult.DR))
                .rules(Certain::attrition)
                .union("U", "0303")
                .confederate("C", Arm.INFANTRY, 4, "0302")
                .play()
                .attack("U", "0302")
                .retreat("C", "0301");
        assertEquals("21.11.1=1", lines(judge(table).sides().a().lines()));
        Table dead = withTrain()
                .rules(Certain::attrition)
                .strength("C", 2)
                .eliminated("C", 3)
                .play();
        assertEquals("21.11.1=4", lines(judge(dead).sides().a().lines()));
    }

    @Test
    @DisplayName("21.12.4, 21.12.5 with attrition the strength with which a unit left counts")
    void strengthAtExit() {
        Table table = withTrain()
                .rules(Certain::attrition)
                .exits(Side.CONFEDERATE, "0501")
                .confederate("E", Arm.INFANTRY, 4, "0501")
                .strength("E", 3)
                .eliminated("Train", 1)
                .first(Side.CONFEDERATE)
                .play()
                .exit("E");
        assertEquals("21.11.2=10 21.12.5=3", lines(judge(table).sides().b().lines()));
        assertEquals("21.11.1=1", lines(judge(table).sides().a().lines()));
    }

    @Test
    @DisplayName("21.3 more points win, equal points draw, and a side that concedes loses whatever the points (4.3)")
    void winner() {
        assertEquals(Winner.NONE, judge(withTrain().play()).winner());
        assertEquals(Winner.A, judge(withTrain().eliminated("D", 1).play()).winner());
        assertEquals(Winner.B, judge(withTrain().eliminated("U", 1).play()).winner());
        Table conceded = withTrain().eliminated("D", 1).play().concede(Side.UNION);
        assertEquals(Winner.B, judge(conceded).winner());
        assertEquals("21.11.1=3 4.3=0", lines(judge(conceded).sides().a().lines()));
    }
}
