package org.roadtorichmond.screen.book;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.VictorySystems;
import org.roadtorichmond.view.Counter;
import org.roadtorichmond.view.HexLayout;
import org.roadtorichmond.view.MapCamera;

@DisplayName("Plates show the fight with its counters")
final class PlatesTest {
    private static final List<int[]> SIZES =
            List.of(new int[] {683, 256}, new int[] {820, 290}, new int[] {540, 230}, new int[] {1500, 520});
    /** The least share of the counters on the map that a plate shows. */
    private static final double SHARE = 0.25;
    /** More than a hex radius on both sides. */
    private static final double RIM = 2.5;

    static Stream<Arguments> plates() {
        return Shelf.of(List.of()).scenarios().stream()
                .flatMap(scenario -> Stream.of(true, false)
                        .flatMap(turned -> IntStream.range(0, SIZES.size())
                                .mapToObj(size -> Arguments.of(scenario, turned, size))));
    }

    @ParameterizedTest(name = "{0}, turned: {1}, size {2}")
    @MethodSource("plates")
    @DisplayName("of both sides as many as can be seen together, none of them cut, and no desk beside the paper")
    void fight(String scenario, boolean turned, int size) {
        LoadedScenario loaded = new Documents(Shelf.of(List.of()))
                .openScenario(scenario)
                .value()
                .orElseThrow();
        GameState state = VictorySystems.newGame(loaded.survey(), 1).state();
        List<Counter> counters = Counter.all(state);
        HexLayout layout = new HexLayout(state.scenario().field().grid()).turned(turned);
        MapCamera camera = new MapCamera(layout);
        int[] pixels = SIZES.get(size);
        camera.area(0, 0, pixels[0], pixels[1]);
        MapImage.frame(camera, counters, pixels[0], pixels[1]);
        List<Counter> seen = counters.stream()
                .filter(counter -> camera.shows(layout.x(counter.hex()), layout.y(counter.hex())))
                .toList();
        Set<Side> sides = counters.stream().map(Counter::side).collect(Collectors.toSet());
        Set<Side> shown = seen.stream().map(Counter::side).collect(Collectors.toSet());
        boolean together = counters.stream()
                .anyMatch(one -> counters.stream()
                        .anyMatch(other -> one.side() != other.side()
                                && Math.abs(layout.x(one.hex()) - layout.x(other.hex())) < camera.seenWidth() - RIM
                                && Math.abs(layout.y(one.hex()) - layout.y(other.hex())) < camera.seenHeight() - RIM));
        assertTrue(!together || shown.containsAll(sides), () -> "both sides, but only " + shown);
        assertTrue(seen.size() >= SHARE * counters.size(), () -> seen.size() + " of " + counters.size() + " are seen");
        assertTrue(
                camera.leftEdge() >= -MapCamera.MARGIN - 0.1
                        && camera.rightEdge() <= layout.width() + MapCamera.MARGIN + 0.1,
                "no desk beside the paper");
    }
}
