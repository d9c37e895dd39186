package org.roadtorichmond.ai.roster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.ai.Playout;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.map.Terrain;
import org.roadtorichmond.map.TerrainEffects;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Odds;
import org.roadtorichmond.play.Restrictions;
import org.roadtorichmond.play.Survey;
import org.roadtorichmond.scenario.ShippedScenarios;
import org.roadtorichmond.testing.Legality;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.VictorySystems;

@DisplayName("Games under restrictions (rule 18)")
final class RestrictedGamesTest {
    private static final int PROHIBITED = 10_000;

    /** The observations in the games of a test, so that it fails if it proves nothing. */
    private static final class Seen {
        private final Map<Side, Integer> attacks = new EnumMap<>(Side.class);
        private final Map<Side, Integer> bombardments = new EnumMap<>(Side.class);
        private final Map<Side, Integer> low = new EnumMap<>(Side.class);
        private final Map<Side, Integer> exits = new EnumMap<>(Side.class);
        private final Map<Side, Integer> byWays = new EnumMap<>(Side.class);

        private static void count(Map<Side, Integer> counts, Side side) {
            counts.merge(side, 1, Integer::sum);
        }

        private static int of(Map<Side, Integer> counts, Side side) {
            return counts.getOrDefault(side, 0);
        }
    }

    /** The restrictions described by words such as {@code union:roads}. */
    private static Restrictions restrictions(String text) {
        Set<Side> roadless = EnumSet.noneOf(Side.class);
        Set<Side> silent = EnumSet.noneOf(Side.class);
        Set<Side> confined = EnumSet.noneOf(Side.class);
        Map<Side, Odds> floors = new EnumMap<>(Side.class);
        for (String word : text.split(" ", -1)) {
            Side side = word.startsWith("union:") ? Side.UNION : Side.CONFEDERATE;
            String what = word.substring(word.indexOf(':') + 1);
            switch (what) {
                case "roads" -> roadless.add(side);
                case "bombardment" -> silent.add(side);
                case "exits" -> confined.add(side);
                default ->
                    floors.put(
                            side,
                            Odds.labelled(what.substring("attacks<".length())).orElseThrow());
            }
        }
        return new Restrictions(roadless, silent, confined, floors);
    }

    private static Survey survey(String scenario, Restrictions restrictions) {
        var shipped = ShippedScenarios.survey(scenario).scenario();
        return new Survey(shipped.with(shipped.rules().with(restrictions)));
    }

    private static Seen play(String scenario, String forbidden, String union, String confederate, int games) {
        Restrictions restrictions = restrictions(forbidden);
        Survey survey = survey(scenario, restrictions);
        Seen seen = new Seen();
        for (long seed = 1; seed <= games; seed++) {
            Game game = VictorySystems.newGame(survey, seed);
            Playout playout = new Playout(Commanders.named(union), Commanders.named(confederate));
            playout.play(game, phase -> Legality.check(phase.state()));
            for (Entry entry : game.log()) {
                entry.events().forEach(event -> note(game, event, seen));
            }
        }
        for (Side side : Side.values()) {
            assertTrue(restrictions.usesWays(side) == Seen.of(seen.byWays, side) > 0, side + " marches along ways");
            assertTrue(restrictions.mayBombard(side) || Seen.of(seen.bombardments, side) == 0, side + " bombards");
            assertTrue(restrictions.mayLeave(side) || Seen.of(seen.exits, side) == 0, side + " leaves");
        }
        restrictions.floors().forEach((side, lowest) -> assertEquals(0, low(seen, side), side + " attacks too low"));
        return seen;
    }

    private static int low(Seen seen, Side side) {
        return Seen.of(seen.low, side);
    }

    private static void note(Game game, Event event, Seen seen) {
        if (event instanceof Event.AttackDeclared attack) {
            Side side = attack.attackers().get(0).side();
            Seen.count(seen.attacks, side);
            if (!attack.bombarding().isEmpty()) {
                Seen.count(seen.bombardments, side);
            }
            Odds computed = attack.strengths().odds();
            Odds lowest =
                    game.state().scenario().rules().restrictions().floor(side).orElse(Odds.TWO_TO_ONE);
            if (attack.odds().compareTo(lowest) < 0 || computed.compareTo(lowest) < 0) {
                Seen.count(seen.low, side);
            }
        } else if (event instanceof Event.UnitExited exit) {
            Seen.count(seen.exits, exit.unit().side());
        } else if (event instanceof Event.UnitMoved move) {
            int ground = 0;
            for (int step = 1; step < move.path().size(); step++) {
                ground += ground(
                        game,
                        move.unit(),
                        move.path().get(step - 1).index(),
                        move.path().get(step).index());
            }
            assertTrue(move.cost() <= ground, "no march is dearer than its ground");
            if (move.cost() < ground) {
                Seen.count(seen.byWays, move.unit().side());
            }
        } else if (event instanceof Event.UnitEntered entry
                && entry.cost() < terrain(game, entry.unit(), entry.hex().index())) {
            Seen.count(seen.byWays, entry.unit().side());
        }
    }

    /** The cost of a step over the terrain by rules 3.1 and 3.4, calculated here from the map. */
    private static int ground(Game game, Unit unit, int from, int to) {
        Battlefield field = game.state().scenario().field();
        TerrainEffects chart = game.state().scenario().rules().ground();
        int direction = field.grid().direction(from, to);
        int cost = terrain(game, unit, to);
        boolean bridge = field.bridge(from, direction, unit.arm());
        if (field.river(from, direction) && !bridge) {
            return field.ford(from, direction, unit.arm()) ? cost + chart.ford() : PROHIBITED;
        } else if (field.water(from, direction) && !bridge) {
            return cost + (unit.arm().wheeled() ? chart.streamWheeled() : chart.streamFoot());
        }
        return cost;
    }

    private static int terrain(Game game, Unit unit, int hex) {
        Terrain terrain = game.state().scenario().field().terrain(hex);
        TerrainEffects.Row row = game.state().scenario().rules().ground().row(terrain);
        boolean keepsToWays = unit.arm() == Arm.TRAIN && terrain != Terrain.CLEAR && terrain != Terrain.TOWN;
        Integer cost = unit.arm().wheeled() ? row.wheeled() : row.foot();
        return cost == null || keepsToWays ? PROHIBITED : cost;
    }

    @ParameterizedTest(name = "{1} in {0}: {2} against {3}")
    @CsvSource({
        "training, union:roads, cadet, cadet, 4",
        "training, confederate:roads, cadet, colonel, 3",
        "training, union:bombardment, cadet, cadet, 4",
        "training, confederate:bombardment, colonel, cadet, 3",
        "training, union:exits, colonel, cadet, 3",
        "training, confederate:exits, cadet, colonel, 3",
        "training, union:attacks<2-1, cadet, cadet, 6",
        "training, confederate:attacks<3-1, cadet, cadet, 6",
        "training, union:attacks<1-4 confederate:attacks<6-1, colonel, colonel, 3",
        "training, union:roads union:bombardment union:exits union:attacks<2-1, general@100, cadet, 1",
        "training, confederate:roads confederate:bombardment confederate:attacks<2-1, cadet, general@100, 1",
        "gaines-mill, union:roads union:exits, cadet, colonel, 1",
        "gaines-mill, confederate:roads confederate:attacks<2-1, colonel, cadet, 1",
        "gaines-mill, union:attacks<2-1 union:bombardment confederate:roads, cadet, cadet, 3",
        "gaines-mill-withdrawal, union:roads confederate:roads confederate:bombardment, cadet, cadet, 3",
        "gaines-mill-battle-points, confederate:attacks<3-1 union:attacks<3-1, cadet, cadet, 3",
        "road-to-richmond, union:roads confederate:attacks<2-1 confederate:exits, cadet, cadet, 1",
        "road-to-richmond, confederate:roads confederate:bombardment union:exits union:attacks<2-1, cadet, cadet, 1"
    })
    @DisplayName("end by the rules, without anything that is forbidden")
    void games(String scenario, String forbidden, String union, String confederate, int games) {
        play(scenario, forbidden, union, confederate, games);
    }

    // The colonel plays another scenario: at Gaines' Mill it made no attacks in three games without attacks below 2-1.
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({"cadet, gaines-mill", "colonel, savages-station"})
    @DisplayName("show attacks still, where several units gather for one that is good enough")
    void stillAttack(String commander, String scenario) {
        for (String lowest : List.of("1-5", "2-1", "3-1")) {
            String forbidden = "confederate:attacks<" + lowest + " union:exits";
            int games = commander.equals("colonel") ? 3 : 6;
            Seen seen = play(scenario, forbidden, commander, commander, games);
            int attacks = Seen.of(seen.attacks, Side.CONFEDERATE);
            assertTrue(
                    attacks >= games, () -> attacks + " attacks in " + games + " games at " + lowest + " and better");
        }
    }

    @Tag("long")
    @ParameterizedTest(name = "{0}: {1} against {2}")
    @CsvSource({
        "training, general@100, colonel, 4",
        "training, colonel, general@100, 4",
        "gaines-mill, general@100, cadet, 1",
        "gaines-mill, cadet, colonel, 4",
        "road-to-richmond, cadet, colonel, 1",
        "road-to-richmond, colonel, cadet, 1"
    })
    @DisplayName("end by the rules with each restriction of each side, and with all together")
    void all(String scenario, String union, String confederate, int games) {
        List<String> each = List.of("roads", "bombardment", "exits", "attacks<2-1");
        StringBuilder together = new StringBuilder();
        for (Side side : Side.values()) {
            for (String what : each) {
                String one = side.word() + ":" + what;
                together.append(one).append(' ');
                play(scenario, one, union, confederate, games);
            }
        }
        play(scenario, together.toString().strip(), union, confederate, games);
    }
}
