package org.roadtorichmond.balance.regret;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.ai.Playout;
import org.roadtorichmond.ai.colonel.Manner;
import org.roadtorichmond.ai.general.CheckingColonel;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.balance.GameStart;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.play.Options;
import org.roadtorichmond.play.Phase;

/**
 * A position from a game between colonels.
 *
 * @param seed the seed of the game, of which its commanders have their temper
 * @param game the game as it stands in the position, in a movement phase
 */
record SampledTurn(long seed, Game game) {

    /**
     * Plays a game and draws from it, by its seed, movement phases in which there is more to do than to stand still. Any is as likely
     * as any other; at even distances all would be those of one side.
     *
     * @param most how many at most
     */
    static List<SampledTurn> from(GameStart start, long seed, int most) {
        Game game = start.begin(seed);
        List<Moment> moments = new ArrayList<>();
        new Playout(colonel(seed), colonel(seed)).play(game, now -> {
            if (now.state().moment().phase() == Phase.MOVEMENT
                    && new Options(now).all().size() > 1) {
                moments.add(now.state().moment());
            }
        });
        if (moments.isEmpty()) {
            return List.of();
        }
        return new SplittableRandom(seed)
                .ints(0, moments.size())
                .distinct()
                .limit(Math.min(most, moments.size()))
                .sorted()
                .mapToObj(moments::get)
                .map(moment -> GameStart.back(game, moment.turn(), moment.player()))
                .map(stands -> new SampledTurn(seed, stands.orElseThrow()))
                .toList();
    }

    private static Commander colonel(long seed) {
        return new CheckingColonel(Manner.STEADY, Commanders.temper(seed));
    }
}
