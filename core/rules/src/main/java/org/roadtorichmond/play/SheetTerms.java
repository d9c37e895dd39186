package org.roadtorichmond.play;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.unit.Side;

/**
 * What a scenario says for the victory systems that count costs and losses instead of the ground of rule 21. Each of them uses a
 * part of it; what a scenario leaves out is as in {@link #USUAL}.
 *
 * @param armyPoints the size of an army; the cost of the costlier army if not given (victory.md, On the hex map)
 * @param primary the primary objective, for {@code battle-points-16}
 * @param secondary the hexes of each side's secondary objective, for the two battle point systems and {@code simplified}
 * @param secondaryValue the battle points of a secondary objective, for {@code battle-points-16}, 0 to 10
 * @param bonuses bonus victory points for hexes, for {@code withdrawal}
 * @param objectivesOnly whether only these score, for {@code withdrawal}
 * @param length how long the game lasts, for {@code withdrawal}
 */
public record SheetTerms(
        OptionalInt armyPoints,
        Primary primary,
        Map<Side, List<Hex>> secondary,
        int secondaryValue,
        List<Bonus> bonuses,
        boolean objectivesOnly,
        GameLength length) {

    /** What holds where a scenario says nothing. */
    public static final SheetTerms USUAL = new SheetTerms(
            OptionalInt.empty(), Primary.SPOILS, Map.of(), 1, List.of(), false, new GameLength.Unlimited());

    /** Copies the collections. */
    public SheetTerms {
        Map<Side, List<Hex>> copy = new EnumMap<>(Side.class);
        secondary.forEach((side, hexes) -> copy.put(side, List.copyOf(hexes)));
        secondary = Map.copyOf(copy);
        bonuses = List.copyOf(bonuses);
    }

    /** The same terms with another length. */
    public SheetTerms with(GameLength other) {
        return new SheetTerms(armyPoints, primary, secondary, secondaryValue, bonuses, objectivesOnly, other);
    }

    /**
     * A primary objective: the spoils of war, or hexes of which the winner holds more than its enemy.
     *
     * @param spoils whether it is the spoils of war
     * @param hexes otherwise the hexes; with none there is no primary objective
     */
    public record Primary(boolean spoils, List<Hex> hexes) {
        /** The spoils of war, which players use where nothing else is agreed (document 001). */
        public static final Primary SPOILS = new Primary(true, List.of());

        /** Copies the hexes. */
        public Primary {
            hexes = List.copyOf(hexes);
        }
    }

    /**
     * Victory points for the side that holds a hex when the game ends.
     *
     * @param hex where
     * @param points how many, 1 or more
     * @param side which side alone can have them, if not both can
     */
    public record Bonus(Hex hex, int points, Optional<Side> side) {}
}
