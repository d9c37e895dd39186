package org.roadtorichmond.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.Rules;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;

@DisplayName("rule 5: stacking")
class Rule05StackingTest {

    private static Rules stacking(Rules rules, int limit) {
        return new Rules(
                rules.allowances(),
                limit,
                rules.ground(),
                rules.bombardment(),
                rules.table(),
                rules.nightPercent(),
                rules.recoverAt(),
                rules.options(),
                rules.costPerPoint(),
                rules.restrictions());
    }

    @Test
    @DisplayName("rule 5.1: a third unit passes through, but does not end its move in the hex")
    void passesThrough() {
        Table table = World.clear(1, 4)
                .union("U", "0101")
                .union("one", "0102")
                .union("two", Arm.TRAIN, 0, "0102")
                .play();
        assertEquals(Set.of("0103", "0104"), table.reach("U").keySet());
        table.refused("5.1", table.moving("U", "0102"));
        table.move("U", "0103");
    }

    @Test
    @DisplayName("rule 5.1: room is made by moving on")
    void makesRoom() {
        Table table = World.clear(1, 4)
                .union("U", "0101")
                .union("one", "0102")
                .union("two", "0102")
                .play();
        table.move("two", "0104").move("U", "0102");
        table.refused("5.1", table.moving("two", "0102"));
    }

    @ParameterizedTest(name = "rule 5.1: with a limit of {0} a hex with {1} units takes another: {2}")
    @CsvSource({"1, 0, true", "1, 1, false", "2, 1, true", "2, 2, false", "3, 2, true", "3, 3, false"})
    void limitIsData(int limit, int present, boolean room) {
        World world = World.clear(1, 2).rules(rules -> stacking(rules, limit)).union("U", "0101");
        for (int unit = 1; unit <= present; unit++) {
            world.union("friend " + unit, "0102");
        }
        assertEquals(room, world.play().reach("U").containsKey("0102"));
    }

    @ParameterizedTest(name = "rule 5.2: {0} of the enemy keeps a unit out of its hex")
    @CsvSource({"INFANTRY", "TRAIN"})
    void enemies(Arm arm) {
        Table table = World.clear(1, 4)
                .union("U", "0101")
                .confederate("C", arm, 0, "0103")
                .play();
        assertEquals(Map.of("0102", "1"), table.reach("U"));
        table.refused("6.2", table.moving("U", "0103"));
        table.refused("7.2", table.moving("U", "0104"));
    }

    @Test
    @DisplayName("rule 5.3: a full hex under enemy control cannot be entered, not even to pass through")
    void fullAndControlled() {
        World world = World.of(".~", ".~", ".~", ".~")
                .road("0102 0202")
                .union("U", "0101")
                .union("one", "0102")
                .confederate("C", "0202");
        assertEquals(Set.of("0102"), world.play().reach("U").keySet());
        Table full = world.union("two", "0102").play();
        assertEquals(Map.of(), full.reach("U"));
        full.refused("5.3", full.moving("U", "0102"));
    }

    @Test
    @DisplayName("rule 5.3: a full hex without enemy control may be passed on the way to a controlled one")
    void fullBehindTheLine() {
        Table table = World.clear(1, 5)
                .union("U", "0101")
                .union("one", "0102")
                .union("two", "0102")
                .confederate("C", "0104")
                .play();
        assertEquals(Map.of("0103", "2"), table.reach("U"));
    }
}
