package org.roadtorichmond.metamorphic;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.LongStream;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Opening;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.play.Standing;
import org.roadtorichmond.play.Zone;
import org.roadtorichmond.testing.RandomPlay;
import org.roadtorichmond.testing.RandomWorld;
import org.roadtorichmond.unit.Unit;

/** Random battles, at their beginning or after some random commands. */
final class Situations {
    private static final int LATEST = 30;
    private static final int QUICK = 250;
    private static final int MANY = 3000;

    private Situations() {}

    /** The situations for every build, made once for all tests. */
    private static final class Quick {
        static final List<Battle> ALL = made(0, QUICK);
    }

    /** The situations for the long suites. */
    private static final class Many {
        static final List<Battle> ALL = made(QUICK, MANY);
    }

    private static List<Battle> made(int first, int count) {
        return LongStream.range(first, first + count).mapToObj(Situations::of).toList();
    }

    /** The situations that are tested in every build. */
    static List<Battle> quick() {
        return Quick.ALL;
    }

    /** The many situations of the long suites. */
    static List<Battle> many() {
        return Many.ALL;
    }

    /** A battle that has just begun or is under way; always the same for the same seed. */
    private static Battle of(long seed) {
        Battle battle = Battle.of(RandomWorld.campaign(seed, 4 + (int) (seed % 8), 4 + (int) (seed / 8 % 7)));
        Random random = new Random(seed);
        Game game = battle.begin();
        RandomPlay player = new RandomPlay(game, seed);
        int commands = random.nextInt(2) * random.nextInt(LATEST);
        while (game.state().ending().isEmpty()
                && (commands-- > 0 || game.state().combat().isPresent())) {
            player.step();
        }
        return new Battle(battle.survey(), position(game.state()), seed);
    }

    private static Opening position(GameState state) {
        Scenario scenario = state.scenario();
        Map<Unit, Standing> standings = new HashMap<>();
        scenario.units().forEach(unit -> standings.put(unit, standing(state, unit)));
        Set<String> freed = new HashSet<>();
        scenario.zones().stream().filter(state::freed).map(Zone::name).forEach(freed::add);
        return new Opening(state.moment(), standings, freed);
    }

    private static Standing standing(GameState state, Unit unit) {
        if (state.awaited(unit)) {
            return new Standing.Expected();
        }
        return state.hexOf(unit)
                .map(hex -> (Standing) new Standing.OnMap(hex, state.strength(unit), state.shaken(unit)))
                .or(() -> state.exited(unit).map(gone -> new Standing.Gone(gone.hex, gone.turn, state.strength(unit))))
                .orElseGet(() -> new Standing.Lost(state.moment().turn()));
    }
}
