package org.roadtorichmond.workshop.balance;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.roadtorichmond.words.Sentence;

/**
 * What a {@link BalanceDial} shows at one moment. Immutable.
 *
 * @param reading what the games of the scenario as it stands show; nothing before the first, or if it cannot be played
 * @param former what those of another scenario showed that was played before it, to be compared with
 * @param obstacles why the scenario cannot be played, if it cannot
 * @param paused whether games wait until they are to go on
 * @param comparing whether games with other strengths are being played
 * @param strengths what a strength point less or more of each unit does, by the ids of the units, as far as it is known
 */
public record DialState(
        Optional<BalanceReading> reading,
        Optional<BalanceReading> former,
        List<Sentence> obstacles,
        boolean paused,
        boolean comparing,
        Map<String, StrengthEffect> strengths) {
    /** Copies the list; the map keeps the order of the ids. */
    public DialState {
        obstacles = List.copyOf(obstacles);
    }
}
