package org.roadtorichmond.session;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.unit.Side;

@DisplayName("Who plays, as a saved game states it")
final class SeatsTest {
    @Test
    @DisplayName("may be the recruit of earlier versions, whose place a cadet takes")
    void recruit() {
        Seats seats = Seats.of(Map.of("union", "recruit"));
        assertEquals(Map.of(), seats.unknown());
        assertEquals("cadet", seats.commander(Side.UNION).orElseThrow().name());
    }
}
