package org.roadtorichmond.ai.colonel;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Objects;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.ai.cadet.Cadet;
import org.roadtorichmond.balance.tactics.Trial;
import org.roadtorichmond.scenario.tactic.Tactic;
import org.roadtorichmond.scenario.tactic.Tactics;

@DisplayName("a colonel's line of pickets")
final class PicketsTest {

    /** Whether a colonel closes all routes past five brigades, which can bar thirteen hexes only if they are placed exactly right. */
    private static boolean closes(PlanVariant variant) {
        Tactic line = Objects.requireNonNull(Tactics.shipped().get("07-line-of-five.tactic.json"));
        return Trial.play(line, new Colonel(variant, 0), new Cadet(), 1).solved();
    }

    @Test
    @DisplayName(
            "7 leaves no way past the zones of control to what is guarded, where posts chosen one by one leave some")
    void closesAllRoutes() {
        PlanVariant plain = PlanVariant.of(Manner.STEADY);
        assertFalse(closes(plain), "without pickets there is a way");
        assertTrue(closes(plain.withPickets()));
    }
}
