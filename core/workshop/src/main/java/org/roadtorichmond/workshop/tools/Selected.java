package org.roadtorichmond.workshop.tools;

import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.Hexside;
import org.roadtorichmond.workshop.EditableTree;
import org.roadtorichmond.workshop.Pointer;

/** What is selected, and therefore shown in the inspector. */
public sealed interface Selected {
    /** Nothing: the inspector shows the scenario itself. */
    Selected NOTHING = new Nothing();

    /** Whether a scenario has it. */
    boolean isIn(EditableTree tree);

    /** Nothing is selected. */
    record Nothing() implements Selected {
        @Override
        public boolean isIn(EditableTree tree) {
            return true;
        }
    }

    /**
     * A unit.
     *
     * @param id its id
     */
    record OfUnit(String id) implements Selected {
        @Override
        public boolean isIn(EditableTree tree) {
            return tree.first(Pointer.of("units"), "id", id).isPresent();
        }
    }

    /**
     * A hex.
     *
     * @param hex the hex
     */
    record OfHex(Hex hex) implements Selected {
        @Override
        public boolean isIn(EditableTree tree) {
            return tree.hex(hex.number()).isPresent();
        }
    }

    /**
     * A way.
     *
     * @param name its name
     */
    record OfWay(String name) implements Selected {
        @Override
        public boolean isIn(EditableTree tree) {
            return tree.first(EditableTree.MAP.then("ways"), "name", name).isPresent();
        }
    }

    /**
     * A water.
     *
     * @param name its name
     */
    record OfWater(String name) implements Selected {
        @Override
        public boolean isIn(EditableTree tree) {
            return tree.first(EditableTree.MAP.then("waters"), "name", name).isPresent();
        }
    }

    /**
     * A bridge or ford, or a hexside with water where one could be.
     *
     * @param side the hexside; which of its hexes was named first is of no account
     */
    record OfCrossing(Hexside side) implements Selected {
        /** Puts the hexes of the side in order. */
        public OfCrossing {
            side = side.first().index() < side.second().index() ? side : new Hexside(side.second(), side.first());
        }

        @Override
        public boolean isIn(EditableTree tree) {
            MapQuestions map = new MapQuestions(tree);
            return map.crossing(side).isPresent() || !map.watersAlong(side).isEmpty();
        }
    }

    /**
     * A zone.
     *
     * @param name its name
     */
    record OfZone(String name) implements Selected {
        @Override
        public boolean isIn(EditableTree tree) {
            return tree.first(Pointer.of("zones"), "name", name).isPresent();
        }
    }
}
