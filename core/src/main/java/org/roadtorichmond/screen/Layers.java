package org.roadtorichmond.screen;

import java.util.List;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.path.Communications;
import org.roadtorichmond.path.SupplyTrace;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.RoadToRichmond;
import org.roadtorichmond.view.Overlay;
import org.roadtorichmond.view.Palette;

/** The overlays that are switched by keys: zones of control, supply, lines of communications. */
final class Layers {
    private static final float FAINT = 0.65f;

    private final Control control;
    private final GameState state;

    Layers(Control control) {
        this.control = control;
        state = control.session().game().state();
    }

    void addTo(List<Overlay> under, List<Overlay> over) {
        if (control.shows(Layer.CONTROL)) {
            zones(under);
        }
        boolean onMap = state.scenario().victory().system().equals(RoadToRichmond.ID);
        if (onMap && control.shows(Layer.SUPPLY)) {
            supply(over);
        }
        if (onMap && control.shows(Layer.COMMUNICATIONS)) {
            communications(over);
        }
    }

    private void zones(List<Overlay> under) {
        HexGrid grid = state.scenario().field().grid();
        for (int hex = 0; hex < grid.size(); hex++) {
            for (Side side : Side.values()) {
                if (state.control().controlled(hex, side)) {
                    boolean union = side == Side.UNION;
                    under.add(new Overlay.Hatch(
                            grid.hex(hex),
                            Palette.clear(union ? Palette.ZONE_UNION : Palette.ZONE_CONFEDERATE, FAINT),
                            union));
                }
            }
        }
    }

    /** Who is out of supply is framed, and the chosen unit's trace is drawn. */
    private void supply(List<Overlay> over) {
        SupplyTrace trace = RoadToRichmond.supply(state);
        for (Unit unit : state.onMap(Side.UNION)) {
            Hex hex = state.hexOf(unit).orElseThrow();
            over.add(new Overlay.Frame(hex, trace.supplied(hex.index()) ? Palette.SUPPLIED : Palette.UNSUPPLIED));
        }
        control.hover()
                .flatMap(hex -> trace.path(hex.index()))
                .filter(path -> path.size() > 1)
                .ifPresent(path -> over.add(new Overlay.Route(path, Palette.SUPPLIED, true)));
    }

    private void communications(List<Overlay> over) {
        for (Side side : Side.values()) {
            Communications line = RoadToRichmond.communications(state, side);
            if (line instanceof Communications.Open open && open.row().size() > 1) {
                over.add(new Overlay.Route(open.row(), Palette.face(side), false));
            } else if (line instanceof Communications.Blocked blocked) {
                blocked.cut().forEach(hex -> over.add(new Overlay.Sights(hex)));
            }
        }
    }
}
