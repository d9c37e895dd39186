package org.roadtorichmond.balance.tactics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.scenario.tactic.Tactic;
import org.roadtorichmond.scenario.tactic.Tactics;

@DisplayName("Tactical positions that are played")
final class TrialTest {
    private static final String MARCH = "{ \"kind\": \"move-unit\", \"unit\": \"%s\", \"to\": \"%s\" }";

    private static Trial play(Tactic tactic, Tactic enemy) {
        Supplier<Commander> deputy = () -> Commanders.named("cadet");
        return Trial.play(
                tactic,
                new ScriptedCommander(tactic.solution(), deputy.get()),
                new ScriptedCommander(enemy.solution(), deputy.get()),
                1);
    }

    private static String in(String unit, String hex, String after) {
        return "{ \"kind\": \"in\", \"units\": [\"%s\"], \"hexes\": [\"%s\"], \"after\": \"%s\" }"
                .formatted(unit, hex, after);
    }

    @Test
    @DisplayName("each condition is judged at its own time, and the play ends when it shall")
    void times() {
        String conditions = String.join(
                ",",
                in("Griffin", "0202", "movement"),
                in("Archer", "0504", "turn"),
                in("Archer", "0506", "reply-movement"),
                in("Griffin", "0301", "movement"),
                in("Griffin", "0202", "turn"),
                in("Griffin", "0301", "all"));
        String marches = MARCH.formatted("Griffin", "0202")
                + ",{ \"kind\": \"end-phase\" },{ \"kind\": \"end-phase\" }," + MARCH.formatted("Griffin", "0301");
        Tactic enemy = Frame.tactic("turn", in("Archer", "0506", "all"), MARCH.formatted("Archer", "0506"));
        Trial whole = play(Frame.tactic("next-turn", conditions, marches), enemy);
        assertEquals(List.of(true, true, true, false, true, true), whole.fulfilled());
        Trial reply = play(Frame.tactic("reply", conditions, marches), enemy);
        assertEquals(List.of(true, true, true, false, true, false), reply.fulfilled());
        Trial turn = play(Frame.tactic("turn", conditions, marches), enemy);
        assertEquals(List.of(true, true, false, false, true, false), turn.fulfilled());
        assertFalse(turn.solved());
        assertTrue(turn.commands().size() < reply.commands().size());
    }

    @Test
    @DisplayName(
            "a march that is not allowed is a fault of the script; an attack that is not possible any more is left out")
    void scripts() {
        String any = in("Griffin", "0303", "all");
        assertThrows(
                IllegalStateException.class,
                () -> play(
                        Frame.tactic("turn", any, MARCH.formatted("Griffin", "0801")), Frame.tactic("turn", any, "")));
        String attack = "{ \"kind\": \"attack\", \"attackers\": [\"Griffin\"], \"targets\": [\"0504\"] }";
        assertTrue(play(Frame.tactic("turn", any, attack), Frame.tactic("turn", any, ""))
                .solved());
    }

    @Test
    @DisplayName("marks are the same on one thread and on two")
    void threads() {
        List<Tactic> some = List.copyOf(Tactics.shipped().values()).subList(0, 6);
        Exam exam = new Exam(
                List.of(() -> Commanders.named("cadet"), () -> Commanders.named("colonel")),
                () -> Commanders.named("cadet"));
        List<List<ExamMark>> one = exam.run(some, 2, 7, 1);
        assertEquals(one, exam.run(some, 2, 7, 2));
        assertEquals(6, one.size());
        assertEquals(2, one.get(0).size());
        assertEquals(2, one.get(0).get(0).trials().size());
    }

    @Test
    @DisplayName("four trials of five pass, and eight of ten")
    void passed() {
        Trial good = new Trial(List.of(true, true), List.of());
        Trial bad = new Trial(List.of(true, false), List.of());
        assertTrue(new ExamMark(List.of(good, good, bad, good, good)).passed());
        assertFalse(new ExamMark(List.of(good, good, bad, good, bad)).passed());
        assertTrue(new ExamMark(List.of(good, good, good, good, good, good, good, good, bad, bad)).passed());
        assertFalse(new ExamMark(List.of(good, good, good, good, good, good, good, bad, bad, bad)).passed());
        assertEquals(2, new ExamMark(List.of(good, bad)).fulfilled(0));
        assertEquals(1, new ExamMark(List.of(good, bad)).fulfilled(1));
    }
}
