package org.roadtorichmond.ai.general;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.ai.Plan;
import org.roadtorichmond.ai.outlook.Evaluation;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.play.Survey;
import org.roadtorichmond.scenario.FrozenScenarios;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.VictorySystems;

/** Tests how a colonel plays whole games of a frozen scenario, so that balancing the shipped ones changes nothing here. */
@DisplayName("a colonel, in whole games of Gaines' Mill")
final class ColonelConductTest {
    private static final Survey SURVEY = FrozenScenarios.survey("gaines-mill");

    private static final double ROUNDING = 1e-9;

    /** The observations in some games. */
    private static final class Seen {
        private int plans;
        private int compared;
        private double worst;
        private int behind;
        private int resigned;
    }

    @Test
    @DisplayName(
            "carries out no plan that it expects to cost 3 points of winning more than standing still, and does not resign")
    void some() {
        judge(play(6), 30);
    }

    @Test
    @Tag("long")
    @DisplayName("the same in a hundred games")
    void many() {
        judge(play(100), 600);
    }

    private static void judge(Seen seen, int plans) {
        assertAll(
                () -> assertTrue(seen.plans > plans, () -> "only " + seen.plans + " plans"),
                () -> assertTrue(seen.compared > plans / 3, () -> "only " + seen.compared + " plans were compared"),
                () -> assertTrue(
                        seen.worst <= PlanCheck.ALLOWED + ROUNDING, () -> "a plan expects to cost " + seen.worst),
                () -> assertTrue(seen.behind > plans / 6, () -> "behind only " + seen.behind + " times"),
                () -> assertTrue(seen.resigned == 0, () -> seen.resigned + " times nobody stirred"));
    }

    private static Seen play(int games) {
        Seen seen = new Seen();
        for (int seed = 1; seed <= games; seed++) {
            Game game = VictorySystems.newGame(SURVEY, seed);
            Map<Side, Commander> commanders = new TreeMap<>();
            for (Side side : Side.values()) {
                commanders.put(side, Commanders.find("colonel", seed).orElseThrow());
            }
            while (game.state().ending().isEmpty()) {
                turn(game, commanders, seen);
            }
        }
        return seen;
    }

    /** Plays a player-turn from its movement phase on, or the phases before the first one. */
    private static void turn(Game game, Map<Side, Commander> commanders, Seen seen) {
        Moment begun = game.state().moment();
        Side side = game.state().decider();
        boolean marching =
                begun.phase() == Phase.MOVEMENT && game.state().combat().isEmpty();
        Commander commander = commanders.get(side);
        if (marching && commander != null) {
            commander.plan(game).ifPresent(plan -> compare(plan, seen));
        }
        boolean behind = marching && new Evaluation(game).chance(game, side) < PlanCheck.BEHIND && canMarch(game, side);
        Map<Unit, Hex> home = places(game, side);
        int attacks = game.state().attacks();
        @Nullable Map<Unit, Hex> posted = null;
        while (game.state().ending().isEmpty() && sameTurn(game.state().moment(), begun)) {
            if (posted == null && game.state().moment().phase() == Phase.COMBAT) {
                posted = places(game, side);
            }
            Commander decider = commanders.get(game.state().decider());
            game.execute(decider.next(game));
        }
        seen.behind += behind ? 1 : 0;
        seen.resigned += behind && home.equals(posted) && game.state().attacks() == attacks ? 1 : 0;
    }

    private static boolean sameTurn(Moment now, Moment begun) {
        return now.turn() == begun.turn() && now.player() == begun.player();
    }

    private static boolean canMarch(Game game, Side side) {
        return game.state().onMap(side).stream()
                .anyMatch(unit -> game.rules().movement().checkMarch(unit).isEmpty());
    }

    private static Map<Unit, Hex> places(Game game, Side side) {
        Map<Unit, Hex> places = new TreeMap<>();
        game.state()
                .onMap(side)
                .forEach(unit -> places.put(unit, game.state().hexOf(unit).orElseThrow()));
        return places;
    }

    private static void compare(Plan plan, Seen seen) {
        seen.plans++;
        assertTrue(
                plan.expected() > 0 || plan.moment().turn() == SURVEY.scenario().turns(),
                () -> "an expectation that nobody tried: " + plan.moment());
        plan.standing().ifPresent(standing -> {
            seen.compared++;
            seen.worst = Math.max(seen.worst, standing - plan.expected());
        });
    }
}
