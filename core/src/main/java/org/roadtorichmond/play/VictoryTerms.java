package org.roadtorichmond.play;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.unit.Unit;

/**
 * What a scenario says of its victory conditions.
 *
 * @param system the id of the victory system
 * @param gateway the near end of the line of communications (rule 21.21); always there with {@code road-to-richmond}
 * @param exit the hex by which armies leave for the James (rule 21.12); always there with {@code road-to-richmond}
 * @param bases where supply comes onto the map (rule 21.22); at least one with {@code road-to-richmond}
 * @param supplyRange the longest supply trace, in hexes (rule 21.22)
 * @param train the Union Train, if there is one
 * @param armyPoints the size of the armies; their cost if it is not told (victory.md, On the hex map)
 */
public record VictoryTerms(
        String system,
        Optional<Hex> gateway,
        Optional<Hex> exit,
        List<Hex> bases,
        int supplyRange,
        Optional<Unit> train,
        OptionalInt armyPoints) {

    /** The id of the victory system of rule 21. */
    public static final String ROAD_TO_RICHMOND = "road-to-richmond";

    /** The longest supply trace where a scenario does not say otherwise. */
    public static final int USUAL_SUPPLY_RANGE = 10;

    /** Copies the bases. */
    public VictoryTerms {
        bases = List.copyOf(bases);
    }
}
