package org.roadtorichmond.scenario.tactic;

import java.util.List;
import org.roadtorichmond.play.Command;
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
        return position.opening().moment().player();
    }
}
