package org.roadtorichmond.balance.tactics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.scenario.tactic.Tactic;
import org.roadtorichmond.scenario.tactic.Tactics;
import org.roadtorichmond.unit.Side;

@DisplayName("The tactical positions that come with the game")
final class ShippedTacticsTest {
    private static final int SEEDS = 10;
    private static final Map<String, Tactic> ALL = Tactics.shipped();

    static List<String> names() {
        return Tactics.names();
    }

    private static Tactic tactic(String name) {
        return Objects.requireNonNull(ALL.get(name));
    }

    private static ExamMark mark(Tactic tactic, List<Command> script) {
        return new ExamMark(IntStream.rangeClosed(1, SEEDS)
                .mapToObj(seed -> Trial.play(
                        tactic,
                        new ScriptedCommander(script, Commanders.named("cadet")),
                        Commanders.named("cadet"),
                        seed))
                .toList());
    }

    @ParameterizedTest
    @MethodSource("names")
    @DisplayName("are solved by their solutions and not by their mistakes")
    void solutions(String name) {
        Tactic tactic = tactic(name);
        ExamMark solution = mark(tactic, tactic.solution());
        assertTrue(solution.passed(), () -> "the solution holds in " + solution.solved());
        assertFalse(tactic.mistake().isEmpty() && !tactic.solution().isEmpty(), "a mistake is shown");
        ExamMark mistake = mark(tactic, tactic.mistake());
        assertTrue(5 * mistake.solved() <= SEEDS, () -> "the mistake holds in " + mistake.solved());
    }

    @ParameterizedTest
    @CsvSource({"cadet, 17", "colonel, 35"})
    @DisplayName("are solved by the commanders, in four of five trials, hardly less often than was measured")
    void marks(String commander, int least) {
        check(commander, least);
    }

    @Test
    @Tag("long")
    @DisplayName("are solved by the general, in four of five trials, hardly less often than was measured")
    void markOfTheGeneral() {
        check("general", 36);
    }

    private static void check(String commander, int least) {
        Exam exam = new Exam(List.of(() -> Commanders.named(commander)), () -> Commanders.named("cadet"));
        long passed = exam.run(List.copyOf(ALL.values()), 5, 1, 2).stream()
                .filter(row -> row.get(0).passed())
                .count();
        assertTrue(passed >= least, () -> commander + " solves " + passed);
    }

    @Test
    @DisplayName("let either side solve some, on maps of their own")
    void variety() {
        List<Tactic> all = List.copyOf(ALL.values());
        assertEquals(42, all.size());
        long union =
                all.stream().filter(tactic -> tactic.player() == Side.UNION).count();
        assertTrue(4 * union >= all.size() && 4 * union <= 3L * all.size(), () -> "the Union solves " + union);
        assertEquals(all.size(), all.stream().map(Tactic::name).distinct().count());
    }
}
