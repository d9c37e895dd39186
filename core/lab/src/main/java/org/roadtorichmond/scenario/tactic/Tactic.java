package org.roadtorichmond.scenario.tactic;

import java.util.List;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.scenario.setup.LoadedPosition;
import org.roadtorichmond.unit.Side;

/**
 * A small situation with one lesson: whether a player has learnt it can be checked by conditions.
 *
 * @param name its title
 * @param lesson what is to be seen, for a player
 * @param position how matters stand
 * @param length how long it is played
 * @param conditions what must hold, all of it; one or more
 * @param solution commands of the player to move that fulfil the conditions
 * @param mistake commands that look good and do not; empty where none are given
 */
public record Tactic(
        String name,
        String lesson,
        LoadedPosition position,
        Length length,
        List<Condition> conditions,
        List<Command> solution,
        List<Command> mistake) {
    /** Copies the lists. */
    public Tactic {
        conditions = List.copyOf(conditions);
        solution = List.copyOf(solution);
        mistake = List.copyOf(mistake);
    }

    /** Who is to move, and to solve it. */
    public Side player() {
        return start().player();
    }

    private Moment start() {
        return position.opening().moment();
    }

    /** How many player-turns have ended as a game of it stands. */
    public int playerTurns(GameState state) {
        Moment now = state.moment();
        return Side.COUNT * (now.turn() - start().turn()) + second(now) - second(start());
    }

    private int second(Moment moment) {
        return moment.player() == position.scenario().scenario().first() ? 0 : 1;
    }

    /** Whether a game of it has been played for as long as it is to be, or has ended before. */
    public boolean over(GameState state) {
        int turns = length.playerTurns();
        boolean played = turns == 0 ? !state.moment().equals(start()) : playerTurns(state) >= turns;
        return played || state.ending().isPresent();
    }
}
