package org.roadtorichmond.scenario.played;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.account.Score;

/**
 * What is kept of a game that was played to its end.
 *
 * @param key which game it was: {@link #KEY_DIGITS} hexadecimal digits, the same for all that was played from the same beginning with
 *     the same dice
 * @param ended when it ended, in universal time, to the second
 * @param scenario the name of its scenario, as the scenario writes it
 * @param side whose player the file belongs to; empty where two people played at one machine
 * @param opponent who played the other side, as a seat names players
 * @param winner who won; empty if no side did
 * @param score what both sides had in the end of what decides
 * @param stake what there was to be won in that, 0 or more
 * @param turn the game-turn in which it ended, from 1
 * @param decided how much of it was left when its loser could win for the last time, in percent; empty in a game without a winner, and
 *     in one that was kept before this was known
 * @param clearer how many percent of the stored games of its scenario were decided less clearly; empty where it is compared with none
 * @param lowest how likely the player was to win when that was least, in percent
 * @param apart why it counts in no result, if it does not
 * @param advice how often its player asked for advice
 * @param marks what was earned in it
 */
public record PlayedGame(
        String key,
        LocalDateTime ended,
        String scenario,
        Optional<Side> side,
        String opponent,
        Optional<Side> winner,
        Score score,
        long stake,
        int turn,
        OptionalInt decided,
        OptionalInt clearer,
        OptionalInt lowest,
        Optional<Apart> apart,
        int advice,
        List<Earned> marks) {
    /** How many digits a key has. */
    public static final int KEY_DIGITS = 32;

    /** Copies the list. */
    public PlayedGame {
        marks = List.copyOf(marks);
    }

    /** Whether it counts in results: one person played it fairly against a commander. */
    public boolean counts() {
        return side.isPresent() && apart.isEmpty();
    }

    /** Whether the player won it; no one's win where two people played. */
    public boolean won() {
        return side.isPresent() && side.equals(winner);
    }

    /** Whether no side won. */
    public boolean drawn() {
        return winner.isEmpty();
    }

    /** By how much the player was ahead in the end; the Union where two people played. Negative if behind. */
    public long margin() {
        return side.orElse(Side.UNION) == Side.UNION
                ? score.union() - score.confederate()
                : score.confederate() - score.union();
    }
}
