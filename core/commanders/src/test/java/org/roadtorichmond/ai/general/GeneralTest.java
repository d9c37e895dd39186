package org.roadtorichmond.ai.general;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.ai.Plan;
import org.roadtorichmond.ai.Playout;
import org.roadtorichmond.ai.cadet.Cadet;
import org.roadtorichmond.ai.colonel.Manner;
import org.roadtorichmond.ai.colonel.PlanVariant;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.play.Survey;
import org.roadtorichmond.scenario.ShippedScenarios;
import org.roadtorichmond.victory.VictorySystems;
import org.roadtorichmond.work.ParallelRunner;

@DisplayName("the general")
final class GeneralTest {
    private static final int FEW = 500;

    private static Commander general() {
        return new General(Manner.STEADY, FEW);
    }

    @Test
    @DisplayName("plays by the rules to the end of a game, and the same game again")
    void playsByTheRules() {
        Survey survey = ShippedScenarios.survey("training");
        Game game = new Playout(general(), new Cadet()).play(VictorySystems.newGame(survey, 1));
        Game again = new Playout(general(), new Cadet()).play(VictorySystems.newGame(survey, 1));
        assertTrue(game.state().ending().isPresent());
        assertEquals(game.state().hash(), again.state().hash());
    }

    @Test
    @DisplayName("looks ahead without touching the game: its hash, its log, its dice")
    void touchesNothing() {
        Game game = VictorySystems.newGame(ShippedScenarios.survey("training"), 7);
        long before = game.state().hash();
        long changes = game.changes();
        general().next(game);
        assertEquals(before, game.state().hash());
        assertEquals(changes, game.changes());
        assertTrue(game.log().isEmpty());
        assertEquals(0, game.state().dice());
    }

    @Test
    @DisplayName("gives the same orders whatever the dice will show")
    void isBlindToTheDice() {
        Survey survey = ShippedScenarios.survey("training");
        assertEquals(
                general().next(VictorySystems.newGame(survey, 1)), general().next(VictorySystems.newGame(survey, 2)));
    }

    @Test
    @DisplayName(
            "keeps its budget to the node: it spends all that a further round of samples leaves room for, and no more")
    void keepsItsBudget() {
        Game game = VictorySystems.newGame(ShippedScenarios.survey("training"), 1);
        for (int nodes : new int[] {1, 41, 100, 300, FEW, 2 * FEW, General.USUAL_NODES}) {
            Search search = new Search(game, Manner.STEADY, nodes, 0, ParallelRunner.ALONE, () -> false);
            search.best();
            assertTrue(search.spent() <= Math.max(nodes, Search.PLAN), nodes + " nodes, spent " + search.spent());
        }
    }

    @Test
    @DisplayName("begins with what a colonel would carry out, all that it tries out besides standing still included")
    void beginsWithTheCheckedPlan() {
        Game game = VictorySystems.newGame(ShippedScenarios.survey("gaines-mill"), 2);
        Commander both = new CheckingColonel(Manner.STEADY, 0);
        int checked = 0;
        while (game.state().ending().isEmpty()) {
            if (game.state().moment().phase() == Phase.MOVEMENT) {
                PlanDraft colonels = new PlanCheck(game, Manner.STEADY, new RolloutTable(game, 0, () -> false)).best();
                Search search = new Search(game, Manner.STEADY, FEW, 0, ParallelRunner.ALONE, () -> false);
                search.best();
                assertEquals(
                        colonels.stands(),
                        search.first().stands(),
                        () -> "on " + game.state().moment());
                checked++;
            }
            Moment now = game.state().moment();
            while (game.state().ending().isEmpty() && game.state().moment().equals(now)) {
                game.execute(both.next(game));
            }
        }
        assertTrue(checked > 8, () -> "on turns that were played");
    }

    @ParameterizedTest
    @ValueSource(ints = {100, 300, 500, 700, 1000})
    @DisplayName(
            "says what its plan promised by all trials where its budget leaves no room for those of the last choice")
    void promises(int nodes) {
        Game game = VictorySystems.newGame(ShippedScenarios.survey("gaines-mill"), 1);
        Plan plan = new General(Manner.STEADY, nodes).plan(game).orElseThrow();
        assertTrue(plan.expected() > 0.2 && plan.expected() < 1, () -> "expected " + plan.expected());
        plan.standing().ifPresent(standing -> assertTrue(standing > 0.1, () -> "standing still " + standing));
    }

    @Test
    @DisplayName("that is stopped answers with what it has found, and counts nothing that was not tried out to its end")
    void stops() {
        Game game = VictorySystems.newGame(ShippedScenarios.survey("training"), 1);
        Search stopped = new Search(game, Manner.STEADY, General.USUAL_NODES, 0, ParallelRunner.ALONE, () -> true);
        assertEquals(PlanVariant.of(Manner.STEADY), stopped.best().variant());
        assertEquals(Search.PLAN, stopped.spent());
        int[] asked = new int[1];
        Search later =
                new Search(game, Manner.STEADY, General.USUAL_NODES, 0, ParallelRunner.ALONE, () -> ++asked[0] > 400);
        later.best();
        assertTrue(later.spent() < General.USUAL_NODES / 2, () -> "spent " + later.spent());
        General general = new General(Manner.STEADY, General.USUAL_NODES);
        general.stopWhen(() -> true);
        assertTrue(game.check(general.next(game)).isEmpty());
    }

    @Test
    @DisplayName("decides the same on one thread and on three")
    void sameOnAnyNumberOfThreads() {
        Game game = VictorySystems.newGame(ShippedScenarios.survey("gaines-mill"), 3);
        ParallelRunner three = new ParallelRunner() {
            @Override
            public int size() {
                return 3;
            }

            @Override
            public void all(List<Runnable> pieces) {
                pieces.parallelStream().forEach(Runnable::run);
            }
        };
        Search alone = new Search(game, Manner.STEADY, 2 * FEW, 0, ParallelRunner.ALONE, () -> false);
        Search together = new Search(game, Manner.STEADY, 2 * FEW, 0, three, () -> false);
        assertEquals(alone.best().variant(), together.best().variant());
        assertEquals(alone.expected(), together.expected());
        assertEquals(alone.rejected(), together.rejected());
        assertEquals(alone.spent(), together.spent());
    }
}
