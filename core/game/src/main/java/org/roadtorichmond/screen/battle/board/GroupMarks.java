package org.roadtorichmond.screen.battle.board;

import com.badlogic.gdx.graphics.Color;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.MarchOptions;
import org.roadtorichmond.play.Task;
import org.roadtorichmond.session.Selection;
import org.roadtorichmond.session.control.Control;
import org.roadtorichmond.session.orders.GroupOrder;
import org.roadtorichmond.session.orders.MarchOn;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.view.Overlay;
import org.roadtorichmond.view.Palette;

/** What is seen of groups: where they can go, where each would, the flags of long marches, and what is proposed to them. */
final class GroupMarks {
    private static final float FAINT = 0.55f;

    private final Control control;
    private final GameState state;

    GroupMarks(Control control) {
        this.control = control;
        state = control.session().state();
    }

    void add(List<Overlay> under, List<Overlay> over) {
        boolean marching = control.session().task() == Task.MARCH;
        MarchOn marches = control.groups().proposed();
        if (marching && control.selection() instanceof Selection.Group group) {
            reach(group, under);
            control.hover().flatMap(hex -> control.groups().preview(group, hex)).ifPresent(order -> order(order, over));
        } else if (marching && !(control.selection() instanceof Selection.Units)) {
            marches.orders().forEach(order -> ways(order, Palette.SUPPLIED, over));
            ArrowCounts.add(
                    marches.orders().stream()
                            .flatMap(order -> order.ways().stream())
                            .map(GroupOrder.Way::end)
                            .toList(),
                    2,
                    Palette.SUPPLIED,
                    over);
        }
        Set<Unit> asking = marches.asks().stream().map(MarchOn.Ask::unit).collect(Collectors.toSet());
        asking.stream()
                .flatMap(unit -> state.hexOf(unit).stream())
                .forEach(hex -> over.add(new Overlay.Frame(hex, Palette.BAD)));
        flags(asking, over);
    }

    /** Where any of the group can go. */
    private void reach(Selection.Group group, List<Overlay> under) {
        MarchOptions options = control.session().options().march();
        Set<Hex> hexes = new TreeSet<>();
        for (Unit unit : group.units()) {
            hexes.addAll(options.ranges(unit).keySet());
            hexes.addAll(options.entries(unit).keySet());
        }
        Set<Hex> halts = hexes.stream()
                .filter(hex ->
                        state.control().controlled(hex.index(), state.decider().enemy()))
                .collect(Collectors.toSet());
        reach(hexes, halts, under);
    }

    /** Tints where units can go, with a line round it, and a broken one round where the enemy would stop them. */
    static void reach(Set<Hex> hexes, Set<Hex> halts, List<Overlay> under) {
        Set<Hex> free = new HashSet<>(hexes);
        free.removeAll(halts);
        under.add(new Overlay.Region(free, Palette.REACH, Palette.REACH_EDGE, false, ""));
        under.add(new Overlay.Region(halts, Palette.REACH_HALT, Palette.HALT_EDGE, true, ""));
    }

    /** Everyone's way; framed who stays, badged what would have to be attacked, dark where the enemy would stop somebody. */
    private void order(GroupOrder order, List<Overlay> over) {
        ways(order, Palette.PATH, over);
        ArrowCounts.add(order.ways().stream().map(GroupOrder.Way::end).toList(), 1, Palette.PATH, over);
        order.ways().stream()
                .filter(GroupOrder.Way::contested)
                .forEach(way -> over.add(new Overlay.Frame(way.end(), Palette.HALT_EDGE)));
        order.stays().stream()
                .filter(stay -> state.travel(stay.unit()).isEmpty())
                .flatMap(stay -> state.hexOf(stay.unit()).stream())
                .forEach(hex -> over.add(new Overlay.Frame(hex, Palette.BAD)));
        order.provoked().forEach(hex -> over.add(new Overlay.Badge(hex)));
        if (!order.under().isEmpty()) {
            over.add(new Overlay.Flag(order.goal(), Palette.PATH));
        }
    }

    private static void ways(GroupOrder order, Color color, List<Overlay> over) {
        for (GroupOrder.Way way : order.ways()) {
            over.add(
                    way.path().size() > 1
                            ? new Overlay.Route(way.path(), color, true)
                            : new Overlay.Frame(way.end(), color));
        }
    }

    /** A flag at each destination of the viewer's units, and a line to it from those that are chosen. */
    private void flags(Set<Unit> asking, List<Overlay> over) {
        Set<Hex> goals = new TreeSet<>();
        Set<Hex> cut = new TreeSet<>();
        control.session().destinations().of(control.display().viewer()).forEach((unit, goal) -> {
            (asking.contains(unit) ? cut : goals).add(goal);
            if (control.selection().units().contains(unit)) {
                state.hexOf(unit)
                        .filter(at -> !at.equals(goal))
                        .ifPresent(at ->
                                over.add(new Overlay.Trace(List.of(at, goal), Palette.clear(Palette.PATH, FAINT), 0)));
            }
        });
        goals.removeAll(cut);
        goals.forEach(hex -> over.add(new Overlay.Flag(hex, Palette.SUPPLIED)));
        cut.forEach(hex -> over.add(new Overlay.Flag(hex, Palette.BAD)));
    }
}
