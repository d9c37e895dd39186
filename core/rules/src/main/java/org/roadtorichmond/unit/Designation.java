package org.roadtorichmond.unit;

import com.badlogic.ashley.core.Component;

/** Says which counter an entity is. */
public final class Designation implements Component {
    /** The unit as its scenario describes it; it never changes. */
    public final Unit unit;

    /** The component for a unit. */
    public Designation(Unit unit) {
        this.unit = unit;
    }
}
