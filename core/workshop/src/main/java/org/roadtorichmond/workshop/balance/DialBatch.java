package org.roadtorichmond.workshop.balance;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.roadtorichmond.words.Sentence;

/**
 * What a piece of work found out, on its way from the thread that plays to that which draws. Immutable.
 *
 * @param key which scenario and which commanders it is about; empty if the scenario cannot be played
 * @param reading what all games show so far
 * @param strengths what is known of other strengths
 * @param complete whether no more games are played of the scenario as it is
 * @param compared whether no more games are played with other strengths
 * @param obstacles why no game can be played, if none can
 */
record DialBatch(
        String key,
        Optional<BalanceReading> reading,
        Map<String, StrengthEffect> strengths,
        boolean complete,
        boolean compared,
        List<Sentence> obstacles) {
    static DialBatch unplayable(String key, List<Sentence> obstacles) {
        return new DialBatch(key, Optional.empty(), Map.of(), true, true, obstacles);
    }
}
