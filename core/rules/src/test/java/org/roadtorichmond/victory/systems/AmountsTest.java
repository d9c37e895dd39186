package org.roadtorichmond.victory.systems;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Payments;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.account.Adjudication;
import org.roadtorichmond.victory.account.Amount;
import org.roadtorichmond.victory.account.Army;

/**
 * A road runs from the gateway 0101 to the exit 0501. Of the Union, A (4) was lost, B (3) left by the exit, C (2) left by the
 * gateway, and D (4) is reduced to one point and shaken. Of the Confederates, X (5) was lost and Y (2) left by the exit. Each unit
 * costs 50 per point.
 */
@DisplayName("Amounts of victory that a scenario sets")
class AmountsTest {
    private static Table table(String system, Payments payments) {
        return World.clear(5, 6)
                .road("Road", "0101 0201 0301 0401 0501")
                .edge("0101", "Road")
                .edge("0501", "Road")
                .victory("0101", "0501", "0501", 10)
                .system(system)
                .payments(payments)
                .union("Train", Arm.TRAIN, 0, "0306")
                .union("A", Arm.INFANTRY, 4, "0106")
                .union("B", Arm.INFANTRY, 3, "0206")
                .union("C", Arm.INFANTRY, 2, "0306")
                .union("D", Arm.INFANTRY, 4, "0106")
                .confederate("X", Arm.INFANTRY, 5, "0405")
                .confederate("Y", Arm.INFANTRY, 2, "0506")
                .tags("X", "general", "colours")
                .eliminated("A", 1)
                .exited("B", "0501", 2)
                .exited("C", "0101", 2)
                .strength("D", 1)
                .shaken("D")
                .eliminated("X", 2)
                .exited("Y", "0501", 2)
                .play();
    }

    private static Payments values(String values) {
        return new Payments(
                Stream.of(values.split(" "))
                        .map(value -> value.split("="))
                        .collect(Collectors.toMap(
                                pair -> pair[0],
                                pair -> Arrays.stream(pair[1].split("/"))
                                        .map(Integer::valueOf)
                                        .toList())),
                List.of());
    }

    private static String lines(Adjudication result) {
        Stream<String> points = Stream.of(Army.values())
                .map(army -> result.sides().of(army).lines().stream()
                        .map(line -> line.rule() + "=" + line.points())
                        .collect(Collectors.joining(" ")));
        Stream<String> shares =
                result.battlePoints().stream().map(battle -> battle.of(Army.A) + "-" + battle.of(Army.B));
        return Stream.concat(points, shares).collect(Collectors.joining(" : "));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "road-to-richmond, none=0, 21.11.1=5 21.12.1=1 : 21.11.1=4",
        "road-to-richmond, pointLost=3, 21.11.1=15 21.12.1=1 : 21.11.1=12",
        "road-to-richmond, pointLost=0, 21.12.1=1 : ''",
        "road-to-richmond, unitOut=7, 21.11.1=5 21.12.1=7 : 21.11.1=4",
        "battle-points-17, none=0, 17.destroyed=250 17.general=200 17.battle-standard=200 : 17.destroyed=200 17.shattered=100 : 16-4",
        "battle-points-17, general=50 battleStandard=0, "
                + "17.destroyed=250 17.general=50 17.battle-standard=0 : 17.destroyed=200 17.shattered=100 : 10-10",
        "battle-points-17, shattered=31, "
                + "17.destroyed=250 17.general=200 17.battle-standard=200 : 17.destroyed=200 17.shattered=62 : 16-4",
        "battle-points-17, shatteredAt=24, 17.destroyed=250 17.general=200 17.battle-standard=200 : 17.destroyed=200 : 16-4",
        "battle-points-17, table17=60, "
                + "17.destroyed=250 17.general=200 17.battle-standard=200 : 17.destroyed=200 17.shattered=100 : 10-10",
        "battle-points-16, none=0, 16.destroyed=250 : 16.destroyed=200 16.shaken-and-decimated=200 : 7-13",
        "battle-points-16, decimatedAt=10, 16.destroyed=250 : 16.destroyed=200 16.shaken=100 : 9-11",
        "battle-points-16, decimatedAt=10 shaken=80, 16.destroyed=250 : 16.destroyed=200 16.shaken=160 : 8-12",
        "withdrawal, none=0, "
                + "withdrawal.slain=250 : withdrawal.destroyed=200 withdrawal.reduced=100 withdrawal.general=0 withdrawal.draw=0",
        "withdrawal, reduced=33, withdrawal.slain=250 : withdrawal.destroyed=200 withdrawal.reduced=70 withdrawal.general=0 withdrawal.draw=0",
        "withdrawal, reduced=33 reducedRoundedTo=1, "
                + "withdrawal.slain=250 : withdrawal.destroyed=200 withdrawal.reduced=66 withdrawal.general=0 withdrawal.draw=0",
        "withdrawal, reducedFrom=5, withdrawal.slain=250 : withdrawal.destroyed=200 withdrawal.general=0",
        "withdrawal, breakPoint=20, withdrawal.slain=250 withdrawal.break-point=0 : "
                + "withdrawal.destroyed=200 withdrawal.reduced=100 withdrawal.general=0 withdrawal.draw=0"
    })
    @DisplayName("are paid instead of those of the document")
    void paid(String system, String values, String lines) {
        Game game = table(system, values(values)).game();
        assertEquals(lines.replace("''", ""), lines(VictorySystem.judge(game)));
    }

    @Test
    @DisplayName("of a name are the same amount in every system that uses it")
    void names() {
        Set<Amount> amounts = new HashSet<>();
        for (VictorySystem system : VictorySystem.values()) {
            amounts.addAll(system.amounts());
        }
        assertEquals(
                amounts.size(), amounts.stream().map(Amount::key).distinct().count());
    }

    @Test
    @DisplayName("that no scenario sets are those of the document")
    void usual() {
        Payments other = new Payments(Map.of("trainOut", List.of(8)), List.of());
        assertEquals(8, RoadToRichmond.TRAIN_OUT.in(other));
        assertEquals(5, RoadToRichmond.TRAIN_OUT.in(Payments.USUAL));
        assertEquals(10, RoadToRichmond.TRAIN_LOST.in(other));
    }
}
