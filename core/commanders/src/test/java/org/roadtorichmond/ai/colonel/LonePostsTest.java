package org.roadtorichmond.ai.colonel;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.ai.Playout;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.play.Survey;
import org.roadtorichmond.scenario.FrozenScenarios;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.VictorySystems;

@DisplayName("a unit that the reply would destroy for nothing")
final class LonePostsTest {
    /** A unit counts as lost if the reply is expected to cost at least this share of its worth. */
    private static final double LOST = 0.5;

    @Test
    @DisplayName("is not sent against an army, though it is nearer to the enemy there")
    void notSentForward() {
        World world = World.clear(14, 5)
                .turns(10)
                .union("Scout", Arm.CAVALRY, 1, "0203")
                .union("Army", Arm.INFANTRY, 20, "0103")
                .confederate("A", Arm.INFANTRY, 9, "1203")
                .confederate("B", Arm.INFANTRY, 9, "1303");
        Table table = world.play();
        PlanningContext context = PlanningContext.of(table.game(), PlanVariant.of(Manner.STEADY), 0);
        SideView view = context.view;
        Valuation valuation = context.valuation;
        view.surveyReply();
        PostValues values = new PostValues(
                view, valuation, Manner.STEADY, valuation.aims(), Set.of(), Map.of(0, hex(table, "0203")));
        Unit scout = table.unit("Scout");
        int far = hex(table, "0303");
        int near = hex(table, "0803");
        assertAll(
                () -> assertTrue(view.peril.share(near, scout) > LOST, "it would be lost there"),
                () -> assertTrue(
                        valuation.aims().nearness(scout, near)
                                > valuation.aims().nearness(scout, far),
                        "it is nearer"),
                () -> assertTrue(values.score(scout, near) < values.score(scout, far), "it keeps away"));
    }

    private static int hex(Table table, String number) {
        return table.state()
                .scenario()
                .field()
                .grid()
                .parse(number)
                .orElseThrow()
                .index();
    }

    @ParameterizedTest(name = "it is {1} in {0}")
    @CsvSource({
        "0803, 0203, beside an army, and safe where the others are",
        "0303, , out of reach",
        "1103, , beside an enemy it has to attack"
    })
    @DisplayName("is told where to stand instead")
    void instead(String at, @Nullable String better, String why) {
        Table table = World.clear(14, 5)
                .turns(10)
                .union("Scout", Arm.CAVALRY, 1, "0203")
                .union("Army", Arm.INFANTRY, 20, "0103")
                .confederate("A", Arm.INFANTRY, 9, "1203")
                .confederate("B", Arm.INFANTRY, 9, "1303")
                .play();
        Map<Unit, Hex> found = new LonePosts(table.game())
                .instead(Map.of(
                        table.unit("Scout"),
                        table.state().scenario().field().grid().parse(at).orElseThrow(),
                        table.unit("Army"),
                        table.state().hexOf(table.unit("Army")).orElseThrow()));
        assertEquals(better == null, found.isEmpty(), () -> why + ": " + found);
        assertTrue(found.keySet().stream().allMatch(table.unit("Scout")::equals), found::toString);
        if (better != null) {
            int distance = table.state()
                    .scenario()
                    .field()
                    .grid()
                    .distance(found.get(table.unit("Scout")).index(), hex(table, "1203"));
            assertTrue(distance > 5, () -> why + ": " + found);
        }
    }

    @ParameterizedTest(name = "{0}, {1}")
    @CsvSource({"gaines-mill, colonel, 6, 1", "road-to-richmond, colonel, 1, 1", "gaines-mill, general@500, 5, 0"})
    @DisplayName("is posted hardly ever while a safer hex is free")
    void hardlyEver(String scenario, String commander, int games, int most) {
        count(scenario, commander, games, most);
    }

    @Tag("long")
    @ParameterizedTest(name = "{0}, {1}")
    @CsvSource({"gaines-mill, colonel, 80, 8", "road-to-richmond, colonel, 20, 2", "gaines-mill, general@500, 100, 10"})
    @DisplayName("is posted at most once in ten games")
    void onceInTenGames(String scenario, String commander, int games, int most) {
        count(scenario, commander, games, most);
    }

    private static void count(String scenario, String commander, int games, int most) {
        Survey survey = FrozenScenarios.survey(scenario);
        List<String> found = new ArrayList<>();
        for (int seed = 1; seed <= games; seed++) {
            Watch watch = new Watch(found);
            new Playout(
                            Commanders.find(commander, seed).orElseThrow(),
                            Commanders.find(commander, seed).orElseThrow())
                    .play(VictorySystems.newGame(survey, seed), watch::see);
        }
        assertTrue(found.size() <= most, found::toString);
    }

    /** Checks a game whenever a phase begins, and notes units that were posted where they are lost for nothing. */
    private static final class Watch {
        private final List<String> found;
        private @Nullable LonePosts marching;

        Watch(List<String> found) {
            this.found = found;
        }

        void see(Game game) {
            Moment now = game.state().moment();
            LonePosts before = marching;
            if (before != null && now.phase() == Phase.COMBAT) {
                Map<Unit, Hex> stands = new TreeMap<>();
                game.state()
                        .onMap(now.player())
                        .forEach(unit ->
                                stands.put(unit, game.state().hexOf(unit).orElseThrow()));
                before.instead(stands).forEach((unit, better) -> {
                    if (game.state().travel(unit).isPresent()) {
                        found.add(now + ": " + unit + " in " + stands.get(unit) + " instead of " + better);
                    }
                });
            }
            marching = now.phase() == Phase.MOVEMENT ? new LonePosts(game) : null;
        }
    }
}
