package org.roadtorichmond.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.roadtorichmond.play.OptionsTest.answer;
import static org.roadtorichmond.play.OptionsTest.names;
import static org.roadtorichmond.play.OptionsTest.options;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.testing.Certain;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Side;

@DisplayName("after a combat")
class DecisionOptionsTest {

    private World field(CombatResult result) {
        return World.clear(6, 6).phase(Side.UNION, Phase.COMBAT).rules(Certain.result(result));
    }

    @Test
    @DisplayName("losses: the least that suffice are proposed, others allowed or refused")
    void losses() {
        Table table = field(CombatResult.EX)
                .union("U1", Arm.INFANTRY, 5, "0303")
                .union("U2", Arm.INFANTRY, 4, "0202")
                .union("U3", Arm.INFANTRY, 1, "0202")
                .confederate("C", Arm.INFANTRY, 5, "0302")
                .play()
                .attack("U1 U2 U3", "0302");
        Options options = options(table);
        assertEquals(Task.LOSSES, options.task());
        assertEquals("U1", names(options.decision().leastLoss()));
        assertEquals("U1 U2 U3", names(options.waiting()));
        assertEquals(List.of(), options.decision().goals(table.unit("U1")));
        assertEquals(Optional.empty(), options.end());
        assertEquals("allowed", answer(table, new Command.TakeLosses(table.units("U1"))));
        assertEquals("allowed", answer(table, new Command.TakeLosses(table.units("U2 U3"))));
        assertEquals("8.5", answer(table, new Command.TakeLosses(table.units("U2"))));
        assertEquals("8.5", answer(table, new Command.TakeLosses(table.units("U1 U3"))));
        assertEquals("8.8", answer(table, new Command.EndPhase()));
        assertEquals("8.8", answer(table, table.retreating("U1", "0304")));
    }

    @Test
    @DisplayName("retreats: where to, which friend makes room, and which units are lost by it")
    void retreats() {
        // C can retreat to 0301 only; U2 controls 0401 and U3 controls 0201, to which F1 and F2 could go.
        World world = World.of("......", ".~.~..", "......", "......")
                .river("0302/0201 0302/0401")
                .phase(Side.UNION, Phase.COMBAT)
                .rules(Certain.result(CombatResult.DR))
                .union("U", Arm.INFANTRY, 9, "0303")
                .confederate("C", "0302")
                .confederate("F1", "0301")
                .confederate("F2", "0301");
        Table table = world.play().attack("U", "0302");
        DecisionOptions decision = options(table).decision();
        assertEquals(Task.RETREAT, options(table).task());
        assertEquals("C", names(decision.able()));
        assertEquals("0301", Table.numbers(decision.goals(table.unit("C"))));
        assertEquals("", Table.numbers(decision.goals(table.unit("F1"))), "F1 is not beaten");
        assertEquals("F1 F2", names(decision.displaceable(table.unit("C"), table.hex("0301"))));
        assertFalse(decision.dooms(table.unit("C"), table.hex("0301"), table.unit("F1")));
        assertEquals("allowed", answer(table, table.retreating("C", "0301", "F1")));
        assertEquals("8.6", answer(table, table.retreating("C", "0301")));
        assertEquals("8.6", answer(table, table.retreating("C", "0401")));
        assertEquals("8.6", answer(table, table.retreating("U", "0304")));
        assertEquals("8.8", answer(table, table.advancing("U", "0302")));
        Table trap = world.union("U2", "0501").union("U3", "0101").play().attack("U", "0302");
        assertTrue(options(trap).decision().dooms(trap.unit("C"), trap.hex("0301"), trap.unit("F1")));
    }

    @Test
    @DisplayName("advances: which units and where to, until they are ended")
    void advances() {
        Table table = field(CombatResult.DE)
                .union("U1", "0303")
                .union("U2", "0202")
                .confederate("C", "0302")
                .play()
                .attack("U1 U2", "0302");
        Options options = options(table);
        assertEquals(Task.ADVANCE, options.task());
        assertEquals("U1 U2", names(options.decision().able()));
        assertEquals("0302", Table.numbers(options.decision().goals(table.unit("U1"))));
        assertEquals("allowed", answer(table, table.advancing("U1", "0302")));
        assertEquals("8.7", answer(table, table.advancing("U1", "0304")));
        assertEquals("8.8", answer(table, table.retreating("U1", "0304")));
        assertEquals("allowed", answer(table, options.end().orElseThrow()));
        assertEquals(List.of(), options.attack().targets(table.unit("U1")), "no attack before it is over");
        table.command(options.end().orElseThrow());
        assertEquals(Task.ATTACK, options(table).task());
    }

    @Test
    @DisplayName("a token: who can get it")
    void token() {
        Table table = field(CombatResult.DE)
                .union("U1", Arm.INFANTRY, 9, "0203")
                .union("U2", Arm.INFANTRY, 9, "0303")
                .confederate("C", "0202")
                .system("spoils-of-war")
                .play()
                .attack("U1 U2", "0202");
        Options options = options(table);
        assertEquals(Task.SPOILS, options.task());
        assertEquals("U1 U2", names(options.decision().able()));
        assertEquals("0303", Table.numbers(options.decision().goals(table.unit("U2"))));
        assertEquals("allowed", answer(table, new Command.PlaceToken(table.unit("U2"))));
        assertEquals("spoils.token", answer(table, new Command.PlaceToken(table.unit("C"))));
        assertEquals("8.8", answer(table, new Command.EndAdvance()));
        assertEquals(Optional.empty(), options.end());
    }
}
