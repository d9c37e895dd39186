package org.roadtorichmond.reference;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.VictoryTerms;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/** The points of section 21, as if the game ended now. */
final class PlainPoints {
    private static final int TRAIN_LOST = 10;
    private static final int TRAIN_SAVED = 5;
    private static final int TRAIN_STAYED_AWAY = 20;

    private final PlainState state;
    private final VictoryTerms terms;
    private final PlainRoads roads;
    private final Predicate<Hex> shut;
    private final Set<Hex> supplyRoads;

    PlainPoints(PlainState state) {
        this.state = state;
        terms = state.scenario.victory();
        roads = new PlainRoads(state.scenario.field(), state.board);
        shut = hex -> state.occupied(hex, Side.CONFEDERATE);
        supplyRoads = roads.supplied(terms.bases(), shut);
    }

    /** Whether a side's line of communications is open (rule 21.21). */
    boolean line(Side side) {
        return roads.line(
                terms.gateway().orElseThrow(), terms.exit().orElseThrow(), hex -> state.occupied(hex, side.enemy()));
    }

    /** Whether a Union unit on the map has supply (rule 21.22). */
    boolean supplied(Unit unit) {
        return roads.trace(state.hexOf(unit), supplyRoads, shut) <= terms.supplyRange();
    }

    private boolean train(PlainUnit.Fate fate) {
        return terms.train().isPresent() && state.of(terms.train().get()).fate == fate;
    }

    private boolean left(Unit unit, Optional<Hex> by) {
        PlainUnit here = state.of(unit);
        return here.fate == PlainUnit.Fate.EXITED && by.isPresent() && by.get().equals(here.hex);
    }

    private boolean trainSaved() {
        return terms.train().isPresent() && left(terms.train().get(), terms.exit());
    }

    private int sum(Side side, Predicate<Unit> which, ToIntFunction<Unit> worth) {
        List<Unit> units = state.units.keySet().stream()
                .filter(unit -> unit.side() == side && which.test(unit))
                .toList();
        return units.stream().mapToInt(worth).sum();
    }

    /** All strength points that a side has lost, by elimination and by attrition (rules 21.11.1, 16.4). */
    private int lost(Side side) {
        boolean attrition = state.scenario.rules().options().attrition();
        return sum(side, unit -> true, unit -> {
            boolean dead = state.of(unit).fate == PlainUnit.Fate.ELIMINATED;
            return dead ? unit.strength() : attrition ? unit.strength() - state.of(unit).strength : 0;
        });
    }

    /** A side's points by rule; rules that award nothing are left out. */
    Map<String, Integer> points(Side side) {
        Map<String, Integer> points = new TreeMap<>();
        points.put("21.11.1", lost(side.enemy()));
        if (side == Side.UNION) {
            union(points);
        } else {
            confederate(points);
        }
        points.values().removeIf(none -> none == 0);
        return points;
    }

    private void union(Map<String, Integer> points) {
        points.put("21.12.1", sum(Side.UNION, unit -> left(unit, terms.exit()), unit -> 1));
        if (trainSaved()) {
            points.put("21.12.3", TRAIN_SAVED);
            if (line(Side.UNION)) {
                points.put(
                        "21.12.2",
                        sum(Side.UNION, unit -> left(unit, terms.gateway()), unit -> state.of(unit).strength));
            }
        }
    }

    private void confederate(Map<String, Integer> points) {
        int pursuers = sum(Side.CONFEDERATE, unit -> left(unit, terms.exit()), unit -> state.of(unit).strength);
        if (train(PlainUnit.Fate.ELIMINATED)) {
            points.put("21.11.2", TRAIN_LOST);
        }
        if (trainSaved() && line(Side.CONFEDERATE)) {
            points.put("21.12.4", 2 * pursuers);
        }
        if (train(PlainUnit.Fate.ELIMINATED) || train(PlainUnit.Fate.AWAITED)) {
            points.put("21.12.5", pursuers);
        }
        if (train(PlainUnit.Fate.AWAITED)) {
            points.put("21.12.6", TRAIN_STAYED_AWAY);
            points.put(
                    "21.22",
                    sum(Side.UNION, unit -> state.onMap(unit) && !supplied(unit), unit -> state.of(unit).strength));
        }
    }
}
