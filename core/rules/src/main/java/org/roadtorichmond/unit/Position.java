package org.roadtorichmond.unit;

import com.badlogic.ashley.core.Component;
import org.roadtorichmond.hex.Hex;

/** Where a unit stands that is on the map (rule 2.3). */
public final class Position implements Component {
    /** Where the unit stands; written by events only. */
    public Hex hex;

    /** The component for a hex. */
    public Position(Hex hex) {
        this.hex = hex;
    }
}
