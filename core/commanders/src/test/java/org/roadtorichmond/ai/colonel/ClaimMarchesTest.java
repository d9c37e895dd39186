package org.roadtorichmond.ai.colonel;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.Payments;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

@DisplayName("what decides a claim that is settled soon")
final class ClaimMarchesTest {
    private static PlanningContext context(Table table, PlanVariant variant) {
        PlanningContext context = PlanningContext.of(table.game(), variant, 0);
        context.valuation.aims();
        return context;
    }

    private static PlanningContext context(Table table) {
        return context(table, PlanVariant.of(Manner.STEADY));
    }

    private static Set<String> urgent(Table table) {
        PlanningContext context = context(table);
        Set<String> hexes = new TreeSet<>();
        context.valuation
                .aims()
                .urgent(Goals.LAST_MOVES)
                .forEach(goal -> Arrays.stream(goal.hexes)
                        .forEach(hex ->
                                hexes.add(context.view.board.grid().hex(hex).number())));
        return hexes;
    }

    private static World ground(Payments.Hold... holds) {
        return World.clear(9, 5)
                .turns(6)
                .turn(6)
                .first(Side.CONFEDERATE)
                .phase(Side.UNION, Phase.MOVEMENT)
                .union("U", "0303")
                .confederate("C", "0703")
                .payments(new Payments(Payments.USUAL.values(), List.of(holds)));
    }

    private static Payments.Hold hold(Table any, Side side, int points) {
        return new Payments.Hold(any.hex("0703"), side, points, OptionalInt.empty());
    }

    @Test
    @DisplayName("21.9 is worth the same whether ground pays both sides or one of them twice as much")
    void groundOfEither() {
        Table any = ground().play();
        Table both =
                ground(hold(any, Side.UNION, 3), hold(any, Side.CONFEDERATE, 3)).play();
        Table one = ground(hold(any, Side.CONFEDERATE, 6)).play();
        int hex = any.hex("0703").index();
        double taking = context(both).valuation.taking(hex);
        assertTrue(taking > 0);
        assertEquals(context(one).valuation.taking(hex), taking, 1e-9);
    }

    @ParameterizedTest
    @CsvSource({"6, true", "5, false"})
    @DisplayName("12.2 is a hex beside an exit before the enemy's last move, and not before the others")
    void besideTheExit(int turn, boolean shuts) {
        Table table = World.clear(9, 5)
                .turns(6)
                .turn(turn)
                .first(Side.CONFEDERATE)
                .road("way", "0103 0203 0303 0403 0503 0603 0703 0803 0903")
                .edge("0903", "way")
                .victory("0103", "0903", "0103", 10)
                .exits(Side.UNION, "0903")
                .union("U", "0603")
                .confederate("C", Arm.CAVALRY, 2, "0801")
                .play();
        assertEquals(
                shuts, urgent(table).containsAll(Set.of("0803", "0902", "0903", "0904")), () -> "" + urgent(table));
        List<Map<Unit, Hex>> marches = new ClaimMarches(table.game()).list();
        Unit cavalry = table.unit("C");
        assertEquals(
                shuts,
                marches.stream()
                        .anyMatch(march -> march.containsKey(cavalry)
                                && table.state()
                                                .scenario()
                                                .field()
                                                .grid()
                                                .distance(
                                                        march.get(cavalry).index(),
                                                        table.hex("0903").index())
                                        <= 1));
    }

    @Test
    @DisplayName("7.3 is a shaken unit beside an enemy who would march to ground that pays")
    void shakenPin() {
        Table any =
                World.clear(12, 5).union("U", "0101").confederate("C", "1201").play();
        Table table = World.clear(12, 5)
                .turns(6)
                .turn(6)
                .first(Side.CONFEDERATE)
                .union("U", Arm.CAVALRY, 3, "0503")
                .confederate("C", Arm.INFANTRY, 4, "0203")
                .shaken("C")
                .payments(new Payments(
                        Payments.USUAL.values(),
                        List.of(new Payments.Hold(any.hex("1103"), Side.UNION, 9, OptionalInt.empty()))))
                .play();
        Unit shaken = table.unit("C");
        int enemy = table.hex("0503").index();
        assertTrue(new ClaimMarches(table.game())
                .list().stream()
                        .anyMatch(march -> march.containsKey(shaken)
                                && table.state()
                                                .scenario()
                                                .field()
                                                .grid()
                                                .distance(march.get(shaken).index(), enemy)
                                        == 1));
    }

    private static Table entering() {
        return World.clear(9, 5)
                .turns(9)
                .turn(3)
                .first(Side.CONFEDERATE)
                .union("U", Arm.INFANTRY, 4, "0503")
                .confederate("C", Arm.INFANTRY, 4, "0603")
                .awaited(Side.CONFEDERATE, "Fresh", Arm.INFANTRY, 8, 3, "0103")
                .play();
    }

    @Test
    @DisplayName("11.1 is an attack by those who enter in this turn, if they are asked to fight at once")
    void enteringUnitsAttack() {
        Table table = entering();
        int fresh = table.unit("Fresh").ordinal();
        PlanVariant plain = PlanVariant.of(Manner.STEADY);
        assertAll(
                () -> assertTrue(new ClaimMarches(table.game()).freshTroops()),
                () -> assertTrue(new Offensive(context(table, plain.withFresh()))
                        .orders()
                        .containsKey(fresh)),
                () -> assertFalse(new Offensive(context(table, plain)).orders().containsKey(fresh)));
    }

    @Test
    @DisplayName("11.1 is feared of units that enter in the enemy's next move")
    void enteringUnitsAreFeared() {
        Table table = World.clear(9, 5)
                .turns(9)
                .turn(3)
                .union("U", Arm.INFANTRY, 4, "0303")
                .awaited(Side.CONFEDERATE, "Fresh", Arm.INFANTRY, 8, 3, "0103")
                .awaited(Side.CONFEDERATE, "Later", Arm.INFANTRY, 8, 4, "0103")
                .play();
        PlanningContext context = context(table);
        context.view.surveyReply();
        assertEquals(8, context.view.peril.coming(table.hex("0303").index()));
    }

    @ParameterizedTest
    @CsvSource({"4, true", "2, false"})
    @DisplayName("11.3 is the hex by which wagons come, once that may be for the last time in a move or two")
    void entry(int turn, boolean soon) {
        Table table = World.of("f........", "f........", ".........", "f........", "f........", "f........")
                .turns(12)
                .turn(turn)
                .first(Side.CONFEDERATE)
                .road("way", "0103 0203 0303 0403 0503 0603 0703 0803 0903")
                .edge("0103", "way")
                .victory("0103", "0903", "0903", 10)
                .exits(Side.UNION, "0903")
                .optional(Side.UNION, "Train", Arm.TRAIN, 0, 1, 5, "0103")
                .confederate("C", Arm.CAVALRY, 2, "0503")
                .union("U", "0901")
                .play();
        assertEquals(soon, urgent(table).contains("0103"), () -> "" + urgent(table));
    }

    @ParameterizedTest
    @CsvSource({"0109, 2, true", "0506, 2, false", "0506, 5, true"})
    @DisplayName("11.3 wagons come before the last time where they can march on to where no enemy attacks next")
    void enters(String enemy, int turn, boolean comes) {
        Table table = World.clear(9, 9)
                .turns(12)
                .turn(turn)
                .first(Side.CONFEDERATE)
                .phase(Side.UNION, Phase.MOVEMENT)
                .road("way", "0103 0203 0303 0403 0503 0603 0703 0803 0903")
                .edge("0103", "way")
                .exits(Side.UNION, "0903")
                .optional(Side.UNION, "Train", Arm.TRAIN, 0, 2, 5, "0103")
                .confederate("C", Arm.INFANTRY, 2, enemy)
                .union("U", "0901")
                .play();
        Unit train = table.unit("Train");
        StakeAims aims = context(table).valuation.aims();
        assertEquals(
                comes,
                aims.enters(train, table.game().state().scenario().arrivals().get(train)));
    }
}
