package org.roadtorichmond.ai;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("What commanders reckon with")
final class ReckoningTest {
    @Test
    @DisplayName("is the same to the last bit everywhere")
    void bits() {
        assertEquals(0x3fe2b1b052d480b7L, Double.doubleToLongBits(Reckoning.logistic(0.34)), "logistic");
        assertEquals(0.6 * 0.6 * 0.6, Reckoning.power(0.6, 3), 0, "power");
        assertEquals(0.3 * 0.3, Reckoning.square(0.3), 0, "square");
        // Corrected for rounding it would be 0.1.
        assertEquals((0.1 + 0.1 + 0.1) / 3, Reckoning.mean(0.1, 0.1, 0.1), 0, "mean");
    }

    @Test
    @DisplayName("has the usual edges")
    void edges() {
        assertEquals(0.5, Reckoning.logistic(0));
        assertEquals(0, Reckoning.logistic(Double.NEGATIVE_INFINITY));
        assertEquals(1, Reckoning.logistic(Double.POSITIVE_INFINITY));
        assertEquals(1, Reckoning.power(7, 0));
        assertEquals(0, Reckoning.mean());
    }
}
