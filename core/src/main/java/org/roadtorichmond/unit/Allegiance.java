package org.roadtorichmond.unit;

import com.badlogic.ashley.core.Component;

/** Tells whose an entity is. */
public final class Allegiance implements Component {
    public final Side side;

    /** The component for a side. */
    public Allegiance(Side side) {
        this.side = side;
    }
}
