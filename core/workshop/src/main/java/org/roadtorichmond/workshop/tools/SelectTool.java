package org.roadtorichmond.workshop.tools;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.workshop.Edit;
import org.roadtorichmond.workshop.EditableTree;
import org.roadtorichmond.workshop.edits.UnitEdits;

/**
 * Selects the uppermost unit of a hex, with each further press on the hex the one below it, and after the lowest the hex itself; without units
 * the water at a hexside, or the hex. Near a hexside it selects the bridge or ford there before all else, or where one is missing. A unit that is dragged is placed where the mouse is released.
 */
final class SelectTool implements Tool {
    private Optional<Selected> selected = Optional.empty();
    private Optional<Hex> from = Optional.empty();
    private Optional<Hex> to = Optional.empty();
    private Optional<Selected> before = Optional.empty();
    private final Supplier<Selected> now;

    /** A selecting tool that knows what is selected, by whatever means it came to be. */
    SelectTool(Supplier<Selected> now) {
        this.now = now;
    }

    @Override
    public Optional<Edit> press(EditableTree tree, MapPoint at) {
        before = Optional.of(now.get());
        boolean again = from.filter(at.hex()::equals).isPresent();
        from = Optional.of(at.hex());
        to = Optional.empty();
        MapQuestions map = new MapQuestions(tree);
        List<String> units = map.units(at.hex());
        int below = before.filter(Selected.OfUnit.class::isInstance)
                .filter(unit -> again)
                .map(unit -> units.indexOf(((Selected.OfUnit) unit).id()) - 1)
                .filter(index -> index >= -1)
                .orElse(units.size() - 1);
        Optional<Selected> crossing = crossing(map, at);
        if (crossing.isPresent()) {
            selected = crossing;
        } else if (below >= 0) {
            selected = Optional.of(new Selected.OfUnit(units.get(below)));
        } else {
            selected = Optional.of(at.nearSide()
                    .flatMap(side -> map.watersAlong(side).stream().findFirst())
                    .filter(water -> units.isEmpty())
                    .<Selected>map(Selected.OfWater::new)
                    .orElse(new Selected.OfHex(at.hex())));
        }
        return Optional.empty();
    }

    /** The crossing near a point; also where a way crosses a river and there is none. */
    private static Optional<Selected> crossing(MapQuestions map, MapPoint at) {
        return at.nearSide()
                .map(Selected.OfCrossing::new)
                .filter(crossing -> map.crossing(crossing.side()).isPresent()
                        || map.unbridged().stream()
                                .map(Selected.OfCrossing::new)
                                .anyMatch(crossing::equals))
                .map(Selected.class::cast);
    }

    @Override
    public Optional<Edit> drag(EditableTree tree, MapPoint at) {
        boolean elsewhere = from.filter(at.hex()::equals).isEmpty();
        to = elsewhere || to.isPresent() ? Optional.of(at.hex()) : Optional.empty();
        if (to.isPresent()) {
            // The unit that was selected is the one that is dragged, whatever a click would have selected next.
            Optional<Selected> dragged = before.filter(Selected.OfUnit.class::isInstance)
                    .filter(unit -> new MapQuestions(tree)
                            .hexOf(((Selected.OfUnit) unit).id())
                            .equals(from));
            selected = dragged.isPresent() ? dragged : selected;
        }
        return Optional.empty();
    }

    @Override
    public Optional<Edit> release(EditableTree tree) {
        Optional<Hex> goal = to;
        to = Optional.empty();
        return selected.filter(Selected.OfUnit.class::isInstance)
                .map(unit -> ((Selected.OfUnit) unit).id())
                .filter(unit -> goal.isPresent() && !goal.equals(from))
                .map(unit -> UnitEdits.place(unit, goal.orElseThrow()));
    }

    @Override
    public Preview preview(EditableTree tree, MapPoint at) {
        if (to.isPresent() && selected.filter(Selected.OfUnit.class::isInstance).isPresent()) {
            return new Preview(Set.of(to.get()), List.of(), List.of(from.orElseThrow(), to.get()));
        }
        boolean crossed = crossing(new MapQuestions(tree), at).isPresent();
        return crossed ? Preview.sides(at.nearSide().stream().toList()) : Preview.NOTHING;
    }

    @Override
    public Optional<Selected> selects() {
        return selected;
    }

    @Override
    public boolean stop() {
        boolean was = to.isPresent();
        to = Optional.empty();
        selected = Optional.empty();
        return was;
    }
}
