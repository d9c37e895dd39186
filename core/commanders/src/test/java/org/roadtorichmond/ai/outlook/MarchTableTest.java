package org.roadtorichmond.ai.outlook;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.ai.Plan;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Sentence;

@DisplayName("What a march is said to be for, where a commander says no more than where to")
final class MarchTableTest {

    @ParameterizedTest
    @CsvSource({
        "INFANTRY, 0204, 0304, CLOSE",
        "INFANTRY, 0204, 0104, POST",
        "TRAIN, 0204, 0304, POST",
        "INFANTRY, 0704, 0204, WITHDRAW",
        "TRAIN, 0604, 0204, WITHDRAW"
    })
    @DisplayName("depends on whether it leads nearer to the enemy or out of danger; wagons do not close with him")
    void role(Arm arm, String from, String to, Plan.Role role) {
        World world = World.clear(16, 8)
                .union("a", arm, arm == Arm.TRAIN ? 0 : 4, from)
                .confederate("b", Arm.INFANTRY, 30, "1004");
        Table table = world.play();
        ReplyThreat threat = new ReplyThreat(table.game());
        threat.look(table.game(), Side.UNION);
        MarchTable marches = new MarchTable(threat, Side.UNION);
        marches.note(table.command(table.moving("a", to)), Sentence.of("aim.close"));
        Plan.March march = marches.toward(List.of()).get(0);
        assertEquals(role, march.role());
        assertEquals(Sentence.word(role), march.reason());
    }
}
