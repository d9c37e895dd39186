package org.roadtorichmond.screen.battle.board;

import com.badlogic.gdx.graphics.Color;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.map.Terrain;
import org.roadtorichmond.path.Communications;
import org.roadtorichmond.path.StepCosts;
import org.roadtorichmond.path.SupplyTrace;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.session.Selection;
import org.roadtorichmond.session.control.Control;
import org.roadtorichmond.session.control.Layer;
import org.roadtorichmond.session.words.LedgerTrace;
import org.roadtorichmond.session.words.Texts;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.account.Adjudication;
import org.roadtorichmond.victory.account.Routes;
import org.roadtorichmond.view.Overlay;
import org.roadtorichmond.view.Palette;

/** The overlays that are switched by keys and buttons. */
public final class Layers {
    private static final float FAINT = 0.65f;
    private static final float SLIM = 0.22f;
    private static final float THIN = 0.45f;
    private static final float HIGH = 0.7f;
    private static final float LOW = -0.7f;
    private static final float MIDDLE = 0.42f;

    private final Control control;
    private final GameState state;
    private final Texts texts;
    private final HexGrid grid;

    Layers(Control control, Texts texts) {
        this.control = control;
        this.texts = texts;
        state = control.session().state();
        grid = state.scenario().field().grid();
    }

    /** Whether a layer has anything to show in a game: supply and communications count under one victory system only. */
    public static boolean idle(Layer layer, GameState state) {
        return (layer == Layer.SUPPLY || layer == Layer.COMMUNICATIONS)
                && VictorySystem.of(state.scenario()) != VictorySystem.ROAD_TO_RICHMOND;
    }

    private boolean shows(Layer layer) {
        return control.display().shows(layer) && !idle(layer, state);
    }

    void addTo(List<Overlay> under, List<Overlay> over) {
        Side viewer = control.display().viewer();
        if (shows(Layer.OWN_CONTROL)) {
            zones(under, viewer);
        }
        if (shows(Layer.ENEMY_CONTROL)) {
            zones(under, viewer.enemy());
        }
        if (shows(Layer.SUPPLY)) {
            supply(over);
        }
        if (shows(Layer.COMMUNICATIONS)) {
            communications(over);
        }
        if (shows(Layer.TERRAIN)) {
            terrain(over);
        }
        if (shows(Layer.GRID)) {
            for (int hex = 0; hex < grid.size(); hex++) {
                over.add(new Overlay.Caption(grid.hex(hex), grid.hex(hex).number(), Palette.INK, HIGH));
            }
        }
        if (shows(Layer.POINTS)) {
            points(over);
        }
        if (shows(Layer.PLAN)) {
            PlanArrows.add(control.display().drawn(control.session().game()), texts, under, over);
        }
    }

    private void zones(List<Overlay> under, Side side) {
        Color color = zone(side);
        for (int hex = 0; hex < grid.size(); hex++) {
            if (state.control().controlled(hex, side)) {
                under.add(new Overlay.Hatch(grid.hex(hex), color, side == Side.UNION));
            }
        }
    }

    /** The colour in which a side's zones are hatched. */
    public static Color zone(Side side) {
        return Palette.clear(Palette.rim(side), FAINT);
    }

    /** Each unit's trace is drawn with the hexes that it counts; a unit without one is framed; the one pointed at stands out. */
    private void supply(List<Overlay> over) {
        SupplyTrace trace = Routes.supply(state);
        Optional<Hex> pointed = control.hover();
        for (Unit unit : state.onMap(Side.UNION)) {
            Hex hex = state.hexOf(unit).orElseThrow();
            boolean supplied = trace.supplied(hex.index());
            over.add(new Overlay.Frame(hex, supplied ? Palette.SUPPLIED : Palette.UNSUPPLIED));
            over.add(new Overlay.Caption(
                    hex,
                    supplied ? Integer.toString(trace.distance(hex.index())) : texts.get("layer.unsupplied"),
                    supplied ? Palette.SUPPLIED : Palette.UNSUPPLIED,
                    HIGH));
            trace.path(hex.index())
                    .filter(path -> path.size() > 1)
                    .filter(path -> pointed.filter(hex::equals).isEmpty())
                    .ifPresent(path -> over.add(new Overlay.Trace(path, Palette.clear(Palette.SUPPLIED, THIN), 0)));
        }
        pointed.flatMap(hex -> trace.path(hex.index()))
                .filter(path -> path.size() > 1)
                .ifPresent(path -> over.add(new Overlay.Route(path, Palette.SUPPLIED, true)));
    }

    /** Two lines on one road lie side by side, and both let the road be seen. */
    private void communications(List<Overlay> over) {
        for (Side side : Side.values()) {
            Communications line = Routes.communications(state, side);
            if (line instanceof Communications.Open open && open.row().size() > 1) {
                over.add(new Overlay.Trace(
                        open.row(), Palette.clear(Palette.rim(side), FAINT), side == Side.UNION ? SLIM : -SLIM));
            } else if (line instanceof Communications.Blocked blocked) {
                blocked.cut().forEach(hex -> over.add(new Overlay.Sights(hex)));
            }
        }
    }

    private void terrain(List<Overlay> over) {
        Arm arm = control.arm();
        // Where costs of a march stand below, the names make room.
        float height = control.selection() instanceof Selection.Units ? MIDDLE : LOW;
        StepCosts costs = state.survey().costs();
        for (int hex = 0; hex < grid.size(); hex++) {
            int cost = costs.terrainCost(arm, hex);
            Terrain ground = state.scenario().field().terrain(hex);
            if (ground == Terrain.CLEAR) {
                // What most of the map is would only hide where it is not so; the legend says what it costs.
                continue;
            }
            // A hex seen from afar has no room for more than one short word.
            String name = texts.get("short." + ground.name().toLowerCase(Locale.ROOT));
            String price = cost == StepCosts.PROHIBITED ? "–" : Texts.halves(cost);
            over.add(new Overlay.Caption(grid.hex(hex), name + " " + price, Palette.INK, height));
        }
    }

    /** The points of both tallies at the hexes where they came about. */
    private void points(List<Overlay> over) {
        Game game = control.session().game();
        LedgerTrace trace = new LedgerTrace(game);
        Adjudication tally = VictorySystem.judge(game);
        for (Side side : Side.values()) {
            trace.points(tally.sides().of(side)).forEach((hex, points) -> {
                over.add(new Overlay.Frame(hex, Palette.rim(side)));
                over.add(new Overlay.Caption(
                        hex, "+" + points, Palette.rim(side), side == Side.UNION ? SLIM : -SLIM - SLIM));
            });
        }
    }
}
