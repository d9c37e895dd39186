package org.roadtorichmond.workshop.tools;

import java.util.Optional;
import org.roadtorichmond.workshop.Edit;
import org.roadtorichmond.workshop.EditableTree;
import org.roadtorichmond.workshop.edits.PlaceEdits;
import org.roadtorichmond.workshop.edits.UnitEdits;
import org.roadtorichmond.workshop.edits.WaterEdits;
import org.roadtorichmond.workshop.edits.WayEdits;
import org.roadtorichmond.workshop.edits.ZoneEdits;

/** Says how what is selected is removed. */
final class Removal {
    private Removal() {}

    /** The edit that removes it; empty if nothing can be removed. */
    static Optional<Edit> of(EditableTree tree, Selected selected) {
        if (selected instanceof Selected.OfUnit unit) {
            return Optional.of(UnitEdits.remove(unit.id()));
        } else if (selected instanceof Selected.OfWay way) {
            return Optional.of(WayEdits.remove(way.name()));
        } else if (selected instanceof Selected.OfWater water) {
            return Optional.of(WaterEdits.remove(water.name()));
        } else if (selected instanceof Selected.OfCrossing crossing) {
            return Optional.of(WaterEdits.removeCrossing(crossing.side()));
        } else if (selected instanceof Selected.OfZone zone) {
            return Optional.of(ZoneEdits.remove(zone.name()));
        } else if (selected instanceof Selected.OfHex place) {
            return new MapQuestions(tree)
                    .places(place.hex()).stream().map(PlaceEdits::remove).reduce(Edit::then);
        }
        return Optional.empty();
    }
}
