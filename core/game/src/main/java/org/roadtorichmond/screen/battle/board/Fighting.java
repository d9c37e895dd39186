package org.roadtorichmond.screen.battle.board;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.play.Reach;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.view.HexLayout;

/** Finds where on the map there is or will be fighting: where strong units can come to blows with near enemies. */
final class Fighting {
    /** How much more those matter who already stand before an enemy. */
    private static final float ENGAGED = 4;
    /** How much less units matter that have to stay in a zone (rule 13.1). */
    private static final float HELD = 0.01f;

    private Fighting() {}

    /**
     * Somewhere on the map where something may happen.
     *
     * @param x its x on the map
     * @param y its y
     * @param weight how much it matters
     */
    record Point(float x, float y, float weight) {}

    /**
     * Midway between each unit of the side whose turn it is and its nearest enemy; the nearer it can come, the more it matters. While
     * one side has still to come, where the other stands.
     */
    static List<Point> points(Game game, HexLayout layout) {
        GameState state = game.state();
        List<Point> points = new ArrayList<>();
        for (Unit unit : state.onMap(state.moment().player())) {
            Hex own = state.hexOf(unit).orElseThrow();
            Optional<Hex> enemy = nearest(state, unit, own);
            if (enemy.isPresent()) {
                int distance = closest(game, unit, own);
                float part = 1f / (distance * distance * distance);
                float weight = (1 + state.strength(unit)) * importance(game, unit) * part;
                points.add(new Point(
                        (layout.x(own) + layout.x(enemy.get())) / 2,
                        (layout.y(own) + layout.y(enemy.get())) / 2,
                        weight));
            }
        }
        if (points.isEmpty()) {
            for (Unit unit : state.forces().onMap().all()) {
                Hex hex = state.hexOf(unit).orElseThrow();
                points.add(new Point(layout.x(hex), layout.y(hex), 1 + state.strength(unit)));
            }
        }
        return points;
    }

    private static float importance(Game game, Unit unit) {
        if (!game.rules().zones().holding(unit).isEmpty()) {
            return HELD;
        }
        return game.state().inEnemyControl(unit) ? ENGAGED : 1;
    }

    /** How near to an enemy a unit is, or can come by the end of its march. */
    private static int closest(Game game, Unit unit, Hex own) {
        GameState state = game.state();
        int closest = state.distanceToNearest(own.index(), unit.side().enemy());
        if (state.moment().phase() == Phase.MOVEMENT) {
            Reach reach = game.rules().movement().reach(unit);
            for (int i = 0; i < reach.count(); i++) {
                closest = Math.min(
                        closest,
                        state.distanceToNearest(reach.hex(i), unit.side().enemy()));
            }
        }
        return Math.max(1, closest);
    }

    private static Optional<Hex> nearest(GameState state, Unit unit, Hex own) {
        HexGrid grid = state.scenario().field().grid();
        return state.onMap(unit.side().enemy()).stream()
                .flatMap(enemy -> state.hexOf(enemy).stream())
                .min(Comparator.comparingInt(hex -> grid.distance(own.index(), hex.index())));
    }

    /** The point round which a view of some width and height has most of what matters, the nearer to its middle the better. */
    static Optional<Point> best(List<Point> points, float width, float height) {
        return points.stream()
                .max(Comparator.comparingDouble(middle -> points.stream()
                        .mapToDouble(point -> point.weight()
                                * inner(point.x() - middle.x(), width)
                                * inner(point.y() - middle.y(), height))
                        .sum()));
    }

    /** 1 in the middle of an extent, 0 at its edge and beyond. */
    private static float inner(float offset, float extent) {
        return Math.max(0, 1 - 2 * Math.abs(offset) / extent);
    }
}
