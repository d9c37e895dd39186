package org.roadtorichmond.play;

import java.util.List;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.unit.Unit;

/**
 * The attacks that the combat phase still requires (rules 8.1, 8.3).
 *
 * @param units units that must attack and are able to attack a hex not yet attacked
 * @param hexes enemy hexes that must be attacked, have not been, and that some unit is able to attack
 */
public record RequiredAttacks(List<Unit> units, List<Hex> hexes) {

    /** Copies the lists. */
    public RequiredAttacks {
        units = List.copyOf(units);
        hexes = List.copyOf(hexes);
    }

    /** Whether no attack is required. */
    public boolean nothing() {
        return units.isEmpty() && hexes.isEmpty();
    }
}
