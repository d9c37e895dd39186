package org.roadtorichmond.unit;

import com.badlogic.ashley.core.Component;

/** Says which side owns an entity. */
public final class Allegiance implements Component {
    /** The side that owns the entity. */
    public final Side side;

    /** The component for a side. */
    public Allegiance(Side side) {
        this.side = side;
    }
}
