package org.roadtorichmond.unit;

import com.badlogic.ashley.core.Component;

/** Tells which counter an entity is. */
public final class Designation implements Component {
    public final Unit unit;

    /** The component for a unit. */
    public Designation(Unit unit) {
        this.unit = unit;
    }
}
