package org.roadtorichmond.ai.general;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.ai.Decision;
import org.roadtorichmond.ai.colonel.Colonel;
import org.roadtorichmond.ai.colonel.Manner;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Side;

@DisplayName("a plan that is tried with fresh dice")
final class PlanTrialTest {
    private static final Command.EndPhase END = new Command.EndPhase();

    /** The last turn but one. A Train is where it can leave, which is worth points; nothing else matters in the game. */
    private static Table train() {
        return World.clear(12, 5)
                .turns(1)
                .road("0103 0203 0303 0403 0503 0603 0703 0803 0903 1003 1103 1203")
                .exits(Side.UNION, "1203")
                .victory("0103", "1203", "1203", 10)
                .union("Train", Arm.TRAIN, 0, "1203")
                .union("U", Arm.INFANTRY, 5, "0803")
                .confederate("C", Arm.INFANTRY, 5, "0303")
                .play();
    }

    /** Two lines in contact, so that dice matter. */
    private static Table battle() {
        return World.clear(9, 7)
                .turns(6)
                .union("U", Arm.INFANTRY, 4, "0403")
                .union("V", Arm.INFANTRY, 4, "0404")
                .confederate("C", Arm.INFANTRY, 2, "0503")
                .confederate("D", Arm.INFANTRY, 3, "0604")
                .play();
    }

    @Test
    @DisplayName("promises more the better it is")
    void better() {
        Table table = train();
        PlanTrial trial = PlanTrial.of(table.game(), 0);
        List<Command> leaving = trial.orders(new Colonel(Manner.STEADY));
        assertTrue(leaving.contains(new Command.ExitUnit(table.unit("Train"))), leaving::toString);
        List<Command> still = trial.standingStill();
        assertEquals(List.of(END), still);
        assertTrue(trial.chance(leaving, PlanTrial.FRESH, 6) > trial.chance(still, PlanTrial.FRESH, 6));
    }

    @Test
    @DisplayName("comes to the same whatever was tried before, and to something else with other dice")
    void repeated() {
        Table table = battle();
        PlanTrial trial = PlanTrial.of(table.game(), 3);
        List<Command> plan = trial.orders(new Colonel(Manner.STEADY, 3));
        double first = trial.chance(plan, PlanTrial.FRESH, 6);
        trial.chance(trial.standingStill(), PlanTrial.FRESH + 6, 6);
        assertEquals(plan, trial.orders(new Colonel(Manner.STEADY, 3)));
        assertEquals(first, trial.chance(plan, PlanTrial.FRESH, 6));
        assertEquals(first, PlanTrial.of(table.game(), 3).chance(plan, PlanTrial.FRESH, 6));
        DoubleStream single = LongStream.range(0, 6).mapToDouble(i -> trial.chance(plan, PlanTrial.FRESH + i, 1));
        assertEquals(first, single.average().orElseThrow(), 1e-12);
        assertNotEquals(trial.chance(plan, PlanTrial.FRESH, 1), trial.chance(plan, PlanTrial.FRESH + 3, 1));
    }

    @Test
    @DisplayName("meets the reply that it would meet alone, also where the enemy marched after the same before")
    void repliesAlike() {
        Table table = train();
        PlanTrial trial = PlanTrial.of(table.game(), 0);
        List<Command> still = trial.standingStill();
        List<Command> leaving = trial.orders(new Colonel(Manner.STEADY));
        for (List<Command> plan : List.of(still, leaving, still, leaving)) {
            for (long key = 0; key < 3; key++) {
                assertEquals(PlanTrial.of(table.game(), 0).chance(plan, key, 1), trial.chance(plan, key, 1));
            }
        }
    }

    @Test
    @DisplayName("leaves the game as it is")
    void onlyRead() {
        Table table = battle();
        long before = table.game().state().hash();
        PlanTrial trial = PlanTrial.of(table.game(), 0);
        trial.chance(trial.orders(new Colonel(Manner.STEADY)), PlanTrial.FRESH, 6);
        assertEquals(before, table.game().state().hash());
        assertTrue(table.game().log().isEmpty());
    }

    @Test
    @DisplayName("is not made by a commander that orders what the rules refuse")
    void refused() {
        Commander wrong = new Commander() {
            @Override
            public Command next(Game game) {
                return new Command.EndAdvance();
            }

            @Override
            public String name() {
                return "wrong";
            }

            @Override
            public Decision reason() {
                throw new UnsupportedOperationException();
            }
        };
        PlanTrial trial = PlanTrial.of(battle().game(), 0);
        assertThrows(IllegalStateException.class, () -> trial.orders(wrong));
    }
}
