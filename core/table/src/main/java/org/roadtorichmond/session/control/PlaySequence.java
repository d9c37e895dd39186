package org.roadtorichmond.session.control;

import java.util.ArrayList;
import java.util.List;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.unit.Side;

/** The sequence of play of a game-turn, with the phase that it is in (rules 4.1, 10.1). */
public final class PlaySequence {
    private PlaySequence() {}

    /**
     * A phase of the game-turn.
     *
     * @param side whose it is
     * @param phase which
     * @param held whether it is held in this game-turn; at night there is no combat
     * @param now whether the game is in it
     */
    public record Step(Side side, Phase phase, boolean held, boolean now) {}

    /** The phases of a game-turn in order, those too that its night leaves out. */
    public static List<Step> of(GameState state) {
        Moment moment = state.moment();
        List<Phase> held = Phase.of(state.night());
        List<Step> steps = new ArrayList<>();
        Side first = state.scenario().first();
        for (Side side : List.of(first, first.enemy())) {
            for (Phase phase : Phase.values()) {
                boolean now = state.ending().isEmpty() && moment.player() == side && moment.phase() == phase;
                steps.add(new Step(side, phase, held.contains(phase), now));
            }
        }
        return steps;
    }
}
