package org.roadtorichmond.view;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.math.Rectangle;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.desktop.OffStage;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;

@DisplayName("Names on the map keep off the counters of the set-up")
final class NamesAndCountersTest {
    private static final Legend LEGEND = new Legend("27 June 1862", "to "::concat, "N", "one mile");

    private static Scenario campaign() {
        return scenario("road-to-richmond");
    }

    private static Scenario scenario(String name) {
        Document document =
                new Documents(Shelf.of(List.of())).open(name).value().orElseThrow();
        return ((Document.ScenarioDocument) document).scenario().scenario();
    }

    /** The area of level names that is covered by counters, in squares of hex radii. */
    private static float hidden(Topography topography, Set<Hex> kept, Set<Hex> counters, float scale, Fonts fonts) {
        HexLayout layout = topography.layout();
        float area = 0;
        for (Lettered name :
                new NamePlanner(topography, LEGEND, new Obstacles(kept, Set.of())).plan(scale, new FontWidths(fonts))) {
            if (name instanceof Lettered.Straight straight && straight.degrees() == 0) {
                float width = fonts.width(
                        fonts.haloed(
                                Face.NAMES, straight.size(), straight.kind().color()),
                        straight.text());
                Rectangle box = new Rectangle(
                        straight.x() - width / 2, straight.y() - straight.size() / 2f, width, straight.size());
                for (Hex hex : counters) {
                    area += overlap(box, layout.x(hex) * scale, layout.y(hex) * scale, 0.52f * scale);
                }
            }
        }
        return area / scale / scale;
    }

    private static float overlap(Rectangle box, float x, float y, float half) {
        float width = Math.min(box.x + box.width, x + half) - Math.max(box.x, x - half);
        float height = Math.min(box.y + box.height, y + half) - Math.max(box.y, y - half);
        return Math.max(0, width) * Math.max(0, height);
    }

    @ParameterizedTest
    @ValueSource(floats = {24, 28, 39, 54})
    @DisplayName("counters cover less than a fifth of what they would cover if names ignored them")
    void keepOff(float scale) {
        OffStage.draw(100, 100, () -> {
            Fonts fonts = new Fonts();
            Scenario scenario = campaign();
            Topography topography = new Topography(scenario.field());
            Set<Hex> counters = Set.copyOf(scenario.setUp().values());
            float without = hidden(topography, Set.of(), counters, scale, fonts);
            float with = hidden(topography, counters, counters, scale, fonts);
            assertTrue(without > 1, () -> "nothing to heed: " + without);
            assertTrue(with < without / 5, () -> with + " of " + without);
            fonts.dispose();
        });
    }

    @ParameterizedTest(name = "{0}, turned: {1}")
    @CsvSource({"seven-pines, false, 1", "road-to-richmond, false, 2", "road-to-richmond, true, 2"})
    @DisplayName("a river is named once on a small map, and not much oftener on a large one")
    void riverOnce(String name, boolean turned, int most) {
        OffStage.draw(100, 100, () -> {
            Fonts fonts = new Fonts();
            Scenario scenario = scenario(name);
            Topography topography = new Topography(scenario.field(), turned);
            Set<Hex> counters = Set.copyOf(scenario.setUp().values());
            long times = new NamePlanner(topography, LEGEND, new Obstacles(counters, Set.of()))
                    .plan(24, new FontWidths(fonts)).stream()
                            .filter(lettered -> lettered instanceof Lettered.Curved curved
                                    && curved.text().equals("Chickahominy River"))
                            .count();
            assertTrue(times >= 1 && times <= most, times + " times");
            fonts.dispose();
        });
    }
}
