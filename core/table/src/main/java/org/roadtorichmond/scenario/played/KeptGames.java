package org.roadtorichmond.scenario.played;

import java.util.List;

/**
 * What is kept of the games that a player has finished and of the positions that he has tried to solve.
 *
 * @param games the games, in the order in which they ended
 * @param positions the positions, each once, in the order in which their best tries ended
 */
public record KeptGames(List<PlayedGame> games, List<SolvedPosition> positions) {
    /** Nothing so far. */
    public static final KeptGames NONE = new KeptGames(List.of(), List.of());

    /** Copies the lists. */
    public KeptGames {
        games = List.copyOf(games);
        positions = List.copyOf(positions);
    }
}
