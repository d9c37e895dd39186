package org.roadtorichmond.balance.duel;

import java.util.ArrayList;
import java.util.List;

/**
 * What a commander did in one game, or in several.
 *
 * @param turnNanos how long each of its player-turns took it, in nanoseconds
 * @param attacks the attacks that it declared
 * @param lost its units that were eliminated
 * @param trapped those of them that were eliminated because they could not retreat (rule 8.6)
 */
public record Conduct(List<Long> turnNanos, int attacks, int lost, int trapped) {
    /** Nothing. */
    static final Conduct NONE = new Conduct(List.of(), 0, 0, 0);

    /** Copies the times. */
    public Conduct {
        turnNanos = List.copyOf(turnNanos);
    }

    /** What several games come to. */
    static Conduct sum(List<Conduct> games) {
        List<Long> nanos = new ArrayList<>();
        games.forEach(game -> nanos.addAll(game.turnNanos));
        return new Conduct(
                nanos,
                games.stream().mapToInt(Conduct::attacks).sum(),
                games.stream().mapToInt(Conduct::lost).sum(),
                games.stream().mapToInt(Conduct::trapped).sum());
    }

    /** Attacks a player-turn; 0 where there was none. */
    public double attacksPerTurn() {
        return turnNanos.isEmpty() ? 0 : (double) attacks / turnNanos.size();
    }
}
