package org.roadtorichmond.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.view.StackPlan.Piece;

@DisplayName("Where counters lie and which is pointed at")
final class StackPlanTest {
    private final HexGrid grid = new HexGrid(6, 6);
    private final Hex hex = grid.parse("0303").orElseThrow();
    private final MapCamera camera = new MapCamera(new HexLayout(grid));
    private final List<Counter> stack = List.of(counter("a"), counter("b"), counter("c"));

    StackPlanTest() {
        camera.area(0, 0, 800, 600);
        camera.atLeast(46);
        camera.look(camera.layout().x(hex), camera.layout().y(hex));
    }

    private Counter counter(String label) {
        return new Counter(hex, label, Side.UNION, Arm.INFANTRY, 5, "6", 0, false, false, Counter.Mark.NONE);
    }

    private static Optional<String> at(StackPlan plan, Piece piece, float right, float up) {
        return plan.at(piece.x() + right * piece.size(), piece.y() + up * piece.size())
                .map(Counter::label);
    }

    @Test
    @DisplayName("in a stack the upper counter is pointed at where it covers a lower one")
    void stacked() {
        StackPlan plan = new StackPlan(camera, stack, null);
        assertEquals(Optional.of("c"), at(plan, plan.pieces().get(2), 0.5f, 0.5f));
        assertEquals(Optional.of("a"), at(plan, plan.pieces().get(0), 0.02f, 0.98f));
        assertEquals(Optional.empty(), plan.at(1, 1));
    }

    @Test
    @DisplayName("fanned out, no counter covers another and each is pointed at all over")
    void fanned() {
        StackPlan plan = new StackPlan(camera, stack, hex);
        assertTrue(plan.pieces().isEmpty());
        for (Piece piece : plan.fan()) {
            assertEquals(Optional.of(piece.counter().label()), at(plan, piece, 0.01f, 0.01f));
            assertEquals(Optional.of(piece.counter().label()), at(plan, piece, 0.99f, 0.99f));
        }
        Piece first = plan.fan().get(0);
        float gap = first.x() + first.size() + 1;
        assertTrue(plan.onFan(gap, first.y() + 1), "the gap belongs to the fan");
        assertEquals(Optional.empty(), plan.at(gap, first.y() + 1));
    }

    @Test
    @DisplayName("a fan at the edge of the window is pushed inwards")
    void edge() {
        camera.area(0, 0, 200, 600);
        camera.look(camera.layout().width(), 3);
        for (Piece piece : new StackPlan(camera, List.of(stack.get(0), stack.get(1)), hex).fan()) {
            assertTrue(piece.x() >= 0 && piece.x() + piece.size() <= 200, piece::toString);
        }
    }

    @Test
    @DisplayName("a single counter is not fanned")
    void single() {
        StackPlan plan = new StackPlan(camera, List.of(stack.get(0)), hex);
        assertTrue(plan.fan().isEmpty());
        assertFalse(plan.onFan(400, 300));
        assertEquals(Optional.of("a"), at(plan, plan.pieces().get(0), 0.5f, 0.5f));
    }
}
