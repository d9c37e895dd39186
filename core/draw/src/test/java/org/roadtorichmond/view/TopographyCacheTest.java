package org.roadtorichmond.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;

@DisplayName("The cache of topographies works out a field's topography once")
final class TopographyCacheTest {
    private final TopographyCache topographies = new TopographyCache();

    private static Battlefield field() {
        Document document =
                new Documents(Shelf.of(List.of())).open("training").value().orElseThrow();
        return ((Document.ScenarioDocument) document).scenario().scenario().field();
    }

    @Test
    @DisplayName("every request for the same field, from whatever thread, gets the same one")
    void once() {
        Battlefield field = field();
        Set<Topography> found = IntStream.range(0, 8)
                .parallel()
                .mapToObj(i -> topographies.of(field, false))
                .collect(Collectors.toSet());
        assertEquals(1, found.size());
        assertSame(field, found.iterator().next().field());
        assertNotSame(found.iterator().next(), topographies.of(field, true), "turned it is another");
    }

    @Test
    @DisplayName("the latest are kept, and those not asked for any more are given up")
    void forgets() {
        Battlefield first = field();
        Topography made = topographies.of(first, false);
        topographies.of(field(), false);
        topographies.of(field(), false);
        assertSame(made, topographies.of(first, false));
        topographies.of(field(), false);
        topographies.of(field(), false);
        assertSame(made, topographies.of(first, false));
        topographies.of(field(), false);
        topographies.of(field(), false);
        topographies.of(field(), false);
        topographies.of(field(), false);
        assertNotSame(made, topographies.of(first, false));
    }
}
