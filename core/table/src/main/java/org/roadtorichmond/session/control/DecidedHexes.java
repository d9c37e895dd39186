package org.roadtorichmond.session.control;

import java.util.ArrayList;
import java.util.List;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Options;
import org.roadtorichmond.session.Selection;

/** The hexes on which a player is deciding something, which no panel should cover. */
public final class DecidedHexes {
    private DecidedHexes() {}

    /** Where the chosen units stand, enter, attack, retreat or advance, and the hex that a choice or a list points at. */
    public static List<Hex> of(Control control) {
        Options options = control.session().options();
        Selection selection = control.selection();
        List<Hex> hexes = new ArrayList<>(control.display().shown());
        if (selection instanceof Selection.Look look) {
            hexes.add(look.hex());
        } else if (selection instanceof Selection.Entering entering) {
            hexes.addAll(options.march().entries(entering.unit()).keySet());
        } else if (selection instanceof Selection.Attack attack) {
            hexes.addAll(attack.targets());
        } else if (selection instanceof Selection.Mover mover) {
            hexes.addAll(options.decision().goals(mover.unit()));
        }
        selection.units().forEach(unit -> options.state().hexOf(unit).ifPresent(hexes::add));
        control.cursor().hex().ifPresent(hexes::add);
        return hexes;
    }

    /**
     * The hexes of which is spoken where the mouse or the cursor points: that hex, those of the units that are chosen, and where these
     * would go and what they would have to attack.
     */
    public static List<Hex> pointed(Control control) {
        List<Hex> hexes = new ArrayList<>(of(control));
        control.hover().ifPresent(hexes::add);
        if (control.selection() instanceof Selection.Group group) {
            control.hover().flatMap(hex -> control.groups().preview(group, hex)).ifPresent(order -> {
                order.ways().forEach(way -> hexes.add(way.end()));
                hexes.addAll(order.provoked());
            });
        }
        return hexes.stream().distinct().toList();
    }
}
