package org.roadtorichmond.victory;

import java.util.List;
import java.util.Optional;
import org.roadtorichmond.play.Arrival;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.account.Line;
import org.roadtorichmond.victory.account.Routes;

/**
 * The points that a tally gives only because the Train has not come onto the map yet: the award of rule 21.12.6, and those of rules
 * 21.12.5 and 21.22 that hang on it.
 *
 * @param points how many; 0 while it profits neither side
 * @param last the last game-turn in which the Train may still enter
 */
public record TrainAwaited(long points, int last) {
    private static final List<String> RULES = List.of("21.12.5", "21.12.6", "21.22");

    /** The points as the game stands; nothing where the Train is on the map, gone, or can no longer come. */
    public static Optional<TrainAwaited> of(Game game) {
        GameState state = game.state();
        if (state.ending().isPresent()
                || VictorySystem.of(state.scenario()) != VictorySystem.ROAD_TO_RICHMOND
                || !Routes.supplyCounts(state)) {
            return Optional.empty();
        }
        Unit train = state.scenario().victory().train().orElseThrow();
        return Optional.ofNullable(state.scenario().arrivals().get(train))
                .map(Arrival::last)
                .filter(last -> next(state, train.side()) <= last)
                .map(last -> new TrainAwaited(points(game), last));
    }

    /** The game-turn of the next movement phase of a side, or of the one that is on. */
    private static int next(GameState state, Side side) {
        Moment now = state.moment();
        boolean over = now.player() == side
                ? now.phase() != Phase.MOVEMENT
                : state.scenario().first() == side;
        return over ? now.turn() + 1 : now.turn();
    }

    private static long points(Game game) {
        return VictorySystem.judge(game).sides().of(Side.CONFEDERATE).lines().stream()
                .filter(line -> RULES.contains(line.rule()))
                .mapToLong(Line::points)
                .sum();
    }
}
