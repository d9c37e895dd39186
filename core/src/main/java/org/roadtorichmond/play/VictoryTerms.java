package org.roadtorichmond.play;

import java.util.List;
import java.util.Optional;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.unit.Unit;

/**
 * What a scenario says of its victory conditions.
 *
 * @param system the id of the victory system
 * @param gateway the near end of the line of communications (rule 21.21)
 * @param exit the hex by which armies leave for the James (rule 21.12)
 * @param bases where supply comes onto the map (rule 21.22)
 * @param supplyRange the longest supply trace, in hexes (rule 21.22)
 * @param train the Union Train, if there is one
 */
public record VictoryTerms(
        String system, Hex gateway, Hex exit, List<Hex> bases, int supplyRange, Optional<Unit> train) {

    /** Copies the bases. */
    public VictoryTerms {
        bases = List.copyOf(bases);
    }
}
