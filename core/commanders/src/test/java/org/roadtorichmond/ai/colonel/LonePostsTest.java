package org.roadtorichmond.ai.colonel;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.ai.Playout;
import org.roadtorichmond.ai.outlook.Board;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.play.Survey;
import org.roadtorichmond.scenario.FrozenScenarios;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.VictorySystems;

@DisplayName("a unit that the reply would destroy for nothing")
final class LonePostsTest {
    /** From what share of its worth on that the reply is expected to cost a unit is as good as lost, and up to what share a hex is safe. */
    private static final double LOST = 0.5;

    private static final double SAFE = 0.25;

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
        PlanningContext context = new PlanningContext(table.game(), PlanVariant.of(Manner.STEADY), 0);
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

    @ParameterizedTest(name = "{0}")
    @CsvSource({"gaines-mill, 6, 1", "road-to-richmond, 1, 1"})
    @DisplayName("is posted hardly ever while a safer hex is free")
    void hardlyEver(String scenario, int games, int most) {
        count(scenario, games, most);
    }

    @Tag("long")
    @ParameterizedTest(name = "{0}")
    @CsvSource({"gaines-mill, 80, 8", "road-to-richmond, 20, 2"})
    @DisplayName("is posted at most once in ten games")
    void onceInTenGames(String scenario, int games, int most) {
        count(scenario, games, most);
    }

    private static void count(String scenario, int games, int most) {
        Survey survey = FrozenScenarios.survey(scenario);
        List<String> found = new ArrayList<>();
        for (int seed = 1; seed <= games; seed++) {
            Watch watch = new Watch(found);
            new Playout(
                            Commanders.find("colonel", seed).orElseThrow(),
                            Commanders.find("colonel", seed).orElseThrow())
                    .play(VictorySystems.newGame(survey, seed), watch::see);
        }
        assertTrue(found.size() <= most, found::toString);
    }

    /** Looks at a game whenever a phase begins, and notes units that have been posted where they are lost for nothing. */
    private static final class Watch {
        private final List<String> found;
        private @Nullable Marching marching;

        Watch(List<String> found) {
            this.found = found;
        }

        void see(Game game) {
            Moment now = game.state().moment();
            Marching before = marching;
            if (before != null && now.phase() == Phase.COMBAT) {
                before.posted(game).forEach(unit -> found.add(now + ": " + unit));
            }
            marching = now.phase() == Phase.MOVEMENT ? new Marching(game) : null;
        }
    }

    /** Where units could go when a movement phase began. */
    private static final class Marching {
        private final PlanningContext context;
        private final SideView view;
        private final Valuation valuation;
        private final Board board;
        private final Side side;
        private final Map<Unit, int[]> ends = new TreeMap<>();

        Marching(Game game) {
            context = new PlanningContext(game, PlanVariant.of(Manner.STEADY), 0);
            view = context.view;
            valuation = context.valuation;
            board = view.board;
            side = view.side();
            for (Unit unit : view.own.units()) {
                int place = view.own.placeOf(unit);
                int[] hexes = new int[view.own.count(place)];
                for (int i = 0; i < hexes.length; i++) {
                    hexes[i] = view.own.hex(place, i);
                }
                ends.put(unit, hexes);
            }
        }

        List<Unit> posted(Game game) {
            context.glance(game);
            board.awake(false);
            view.surveyReply();
            return ends.keySet().stream()
                    .filter(unit -> game.state().onMap(unit) && !unit.train())
                    .filter(unit -> game.state().travel(unit).isPresent() && !fights(unit))
                    .filter(this::wasted)
                    .toList();
        }

        private boolean fights(Unit unit) {
            int at = board.hexOf(unit.ordinal());
            TreeSet<Integer> enemies = new TreeSet<>();
            for (int ordinal = 0; ordinal < board.units(); ordinal++) {
                if (board.unit(ordinal).side() != side && board.hexOf(ordinal) != Board.NOWHERE) {
                    enemies.add(board.hexOf(ordinal));
                }
            }
            return view.contacts(at).length > 0
                    || (Guns.fires(unit) && new Guns(view, enemies).targets(unit, at).length > 0);
        }

        /** Whether a unit is as good as lost, and would be safe elsewhere, where it would serve about as well and expose no others. */
        private boolean wasted(Unit unit) {
            int at = board.hexOf(unit.ordinal());
            double share = view.peril.share(at, unit);
            if (share < LOST) {
                return false;
            }
            double price = PostValues.BEING + valuation.prices.of(unit.ordinal());
            double serves = valuation.aims().value(unit, at);
            double cost = cost();
            boolean safer = false;
            for (int hex : ends.getOrDefault(unit, new int[0])) {
                boolean open = hex != at
                        && board.count(hex, side) < board.scenario().rules().stacking()
                        && !board.controlled(hex, side.enemy());
                if (open && !safer) {
                    board.place(unit.ordinal(), hex);
                    view.surveyReply();
                    safer = view.peril.share(hex, unit) < SAFE
                            && cost - cost() > LOST * price * share
                            && serves - valuation.aims().value(unit, hex) < LOST * price * share;
                    board.place(unit.ordinal(), at);
                    view.surveyReply();
                }
            }
            return safer;
        }

        /** What the reply is expected to cost all units of the side. */
        private double cost() {
            double sum = 0;
            for (Unit unit : ends.keySet()) {
                int hex = board.hexOf(unit.ordinal());
                if (hex != Board.NOWHERE) {
                    sum += view.peril.share(hex, unit) * (PostValues.BEING + valuation.prices.of(unit.ordinal()));
                }
            }
            return sum;
        }
    }
}
