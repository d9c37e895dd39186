package org.roadtorichmond.session;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.unit.Side;

/**
 * Who plays which side.
 *
 * @param union the word for who plays the Union: {@link #HUMAN} or the name of a commander
 * @param confederate the same for the Confederates
 */
public record Seats(String union, String confederate) {
    /** The word for a person at this machine. */
    public static final String HUMAN = "human";

    /** Two people at one machine. */
    public static final Seats BOTH_HUMAN = new Seats(HUMAN, HUMAN);

    /** Who plays, as a saved game states it; people where it does not. */
    public static Seats of(Map<String, String> options) {
        return new Seats(
                options.getOrDefault(Side.UNION.word(), HUMAN), options.getOrDefault(Side.CONFEDERATE.word(), HUMAN));
    }

    /** Who plays, as options of a saved game. */
    Map<String, String> options() {
        return Map.of(Side.UNION.word(), union, Side.CONFEDERATE.word(), confederate);
    }

    /** Whether two people share this machine. */
    public boolean bothHuman() {
        return human(Side.UNION) && human(Side.CONFEDERATE);
    }

    /** Who plays a side. */
    public String of(Side side) {
        return side == Side.UNION ? union : confederate;
    }

    /** Whether a person plays the side. */
    public boolean human(Side side) {
        return of(side).equals(HUMAN);
    }

    /** A new commander for each side that no person plays. */
    public Map<Side, Commander> commanders() {
        Map<Side, Commander> commanders = new EnumMap<>(Side.class);
        for (Side side : Side.values()) {
            Optional<Commander> commander = human(side) ? Optional.empty() : Commanders.find(of(side));
            commander.ifPresent(found -> commanders.put(side, found));
        }
        return commanders;
    }
}
