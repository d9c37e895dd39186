package org.roadtorichmond.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.path.Communications;
import org.roadtorichmond.scenario.ShippedScenarios;
import org.roadtorichmond.testing.Legality;
import org.roadtorichmond.testing.RandomPlay;
import org.roadtorichmond.testing.RandomUmpire;
import org.roadtorichmond.testing.RandomWorld;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.VictorySystems;
import org.roadtorichmond.victory.account.Routes;

@DisplayName("games in which an umpire does whatever he likes")
class UmpireGamesTest {
    private static final int GAMES = 60;
    private static final int MOST_ACTS = 40;

    /** Plays at random with an umpire who acts from time to time, and runs an action after each of his acts. */
    private static void play(Game game, long seed, Runnable afterAct) {
        RandomPlay player = new RandomPlay(game, seed);
        RandomUmpire umpire = new RandomUmpire(game, seed);
        Random whim = new Random(seed);
        int acts = 0;
        while (game.state().ending().isEmpty()) {
            if (umpire.may() && acts < MOST_ACTS && whim.nextInt(3) == 0) {
                acts++;
                umpire.act();
                afterAct.run();
            } else {
                player.step();
            }
        }
        assertTrue(game.state().umpireActs() > 0, "the umpire acted");
    }

    /** The same game, built again from its opening with the recorded events. */
    private static Game rebuilt(Game game) {
        Game again = game.beginning();
        game.log().forEach(again::restore);
        return again;
    }

    private static List<String> ranges(Game game, boolean remembered) {
        List<String> ranges = new ArrayList<>();
        MovementSystem movement = game.rules().movement();
        for (Side side : Side.values()) {
            for (Unit unit : game.state().onMap(side)) {
                Reach reach = remembered ? movement.reach(unit) : movement.searched(unit);
                StringBuilder range = new StringBuilder(unit.id());
                for (int i = 0; i < reach.count(); i++) {
                    range.append(' ').append(reach.hex(i)).append(':').append(reach.cost(reach.hex(i)));
                }
                ranges.add(range.toString());
            }
        }
        return ranges;
    }

    private static List<Communications> lines(Game game) {
        return List.of(
                Routes.communications(game.state(), Side.UNION), Routes.communications(game.state(), Side.CONFEDERATE));
    }

    @Test
    @DisplayName("have the indexes, ranges, lines, supply and points of games rebuilt from their logs, after each act")
    void indexes() {
        for (long seed = 0; seed < GAMES; seed++) {
            Game game = RandomWorld.battle(seed).game();
            play(game, seed, () -> {
                Legality.check(game.state());
                Game again = rebuilt(game);
                assertEquals(again.state().hash(), game.state().hash());
                assertEquals(ranges(game, false), ranges(game, true), "ranges remembered");
                assertEquals(ranges(again, false), ranges(game, true), "ranges");
                assertEquals(lines(again), lines(game));
                for (VictorySystem system : VictorySystem.values()) {
                    assertEquals(system.adjudicate(again), system.adjudicate(game), system.id());
                }
            });
        }
    }

    @Test
    @DisplayName("are what they were when an act is taken back, and again when it is done again, to the very start")
    void reversible() {
        for (long seed = 0; seed < GAMES; seed++) {
            Game game = RandomWorld.battle(seed).game();
            long opening = game.state().hash();
            play(game, seed, () -> {
                long after = game.state().hash();
                Entry act = game.revert();
                assertEquals(
                        game.log().isEmpty()
                                ? opening
                                : game.log().get(game.log().size() - 1).hash(),
                        game.state().hash());
                assertEquals(new Outcome.Accepted(act.events()), game.execute(act.command()));
                assertEquals(after, game.state().hash());
            });
            while (!game.log().isEmpty()) {
                game.revert();
                Legality.check(game.state());
            }
            assertEquals(opening, game.state().hash());
        }
    }

    /** The umpire acts every few commands, and the commanders, which may have made plans, continue from there. */
    @ParameterizedTest(name = "{0} on {1}, {2} games")
    @CsvSource({
        "cadet, gaines-mill, 6",
        "cadet, training, 6",
        "cadet, gaines-mill-withdrawal, 3",
        "cadet, road-to-richmond, 2",
        "colonel, gaines-mill, 1",
        "colonel, training, 2",
        "general@200, training, 1"
    })
    @DisplayName("are played on by commanders, whose every command is legal, to their ends")
    void commanders(String name, String scenario, int games) {
        Survey survey = ShippedScenarios.survey(scenario);
        for (long seed = 1; seed <= games; seed++) {
            Game game = VictorySystems.newGame(survey, seed);
            Map<Side, Commander> commanders = new EnumMap<>(Side.class);
            for (Side side : Side.values()) {
                commanders.put(side, Commanders.named(name));
            }
            RandomUmpire umpire = new RandomUmpire(game, seed);
            for (int step = 0; game.state().ending().isEmpty(); step++) {
                if (step % 7 == 3 && step < 7 * MOST_ACTS && umpire.may()) {
                    umpire.act();
                } else {
                    Commander commander = commanders.get(game.state().decider());
                    Command command = commander.next(game);
                    assertTrue(!(command instanceof Command.Umpire), "a commander is no umpire");
                    assertTrue(game.execute(command).accepted(), () -> command + ": " + game.check(command));
                }
            }
            Legality.check(game.state());
        }
    }
}
