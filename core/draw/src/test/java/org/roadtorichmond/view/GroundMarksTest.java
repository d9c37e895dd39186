package org.roadtorichmond.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;

@DisplayName("The signs of the ground")
final class GroundMarksTest {
    private static Battlefield field(String scenario) {
        Document document =
                new Documents(Shelf.of(List.of())).open(scenario).value().orElseThrow();
        return ((Document.ScenarioDocument) document).scenario().scenario().field();
    }

    @ParameterizedTest(name = "{0}, turned: {1}")
    @CsvSource({
        "road-to-richmond, false",
        "road-to-richmond, true",
        "seven-pines, false",
        "seven-pines, true",
        "training, false",
        "training, true"
    })
    @DisplayName("stay within the frame: no hill, swamp, wood or house runs over it")
    void framed(String scenario, boolean turned) {
        Topography topography = new TopographyCache().of(field(scenario), turned);
        HexLayout layout = topography.layout();
        GroundMarks marks = topography.marks();
        List<float[]> over = Stream.of(
                        marks.hachures().stream().flatMap(GroundMarksTest::ends),
                        marks.reeds().stream().flatMap(GroundMarksTest::ends),
                        marks.trees().stream().map(tree -> new float[] {tree.x(), tree.y()}),
                        marks.houses().stream().map(house -> new float[] {house.x(), house.y()}))
                .flatMap(points -> points)
                .filter(point -> Math.min(point[0], point[1]) < -Edges.LEAD
                        || point[0] > layout.width() + Edges.LEAD
                        || point[1] > layout.height() + Edges.LEAD)
                .toList();
        assertFalse(marks.trees().isEmpty());
        assertEquals(0, over.size(), () -> "for example " + over.get(0)[0] + ", " + over.get(0)[1]);
    }

    private static Stream<float[]> ends(GroundMarks.Stroke stroke) {
        return Stream.of(new float[] {stroke.fromX(), stroke.fromY()}, new float[] {stroke.toX(), stroke.toY()});
    }
}
