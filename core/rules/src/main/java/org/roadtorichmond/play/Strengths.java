package org.roadtorichmond.play;

import java.util.List;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.unit.Unit;

/**
 * The two strengths of an attack and how they come about (rule 8.4).
 *
 * @param attack the sum of the attackers' strength, in points
 * @param defences the defending hexes
 * @param odds the column that the strengths give
 */
public record Strengths(int attack, List<Defence> defences, Odds odds) {

    /** Copies the defences. */
    public Strengths {
        defences = List.copyOf(defences);
    }

    /**
     * One defending hex.
     *
     * @param hex where
     * @param units the units there
     * @param points their strength; 1 where they have none
     * @param modifier what multiplies it; no more than one thing does
     */
    public record Defence(Hex hex, List<Unit> units, int points, Modifier modifier) {
        /** Copies the units. */
        public Defence {
            units = List.copyOf(units);
        }

        /** The strength after multiplication, in half points. */
        public int halves() {
            return points * modifier.halves();
        }
    }

    /** The defence of all hexes after multiplication, in half points. */
    public int defenceHalves() {
        return defences.stream().mapToInt(Defence::halves).sum();
    }
}
