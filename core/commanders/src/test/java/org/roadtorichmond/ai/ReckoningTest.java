package org.roadtorichmond.ai;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
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
    @DisplayName("has the powers and logarithms of Java's strict mathematics, to the last bit")
    void strict() {
        Random random = new Random(7);
        for (int i = 0; i < 300_000; i++) {
            double power = random.nextGaussian() * (i % 3 == 0 ? 200 : i % 3 == 1 ? 2 : 1e-6);
            assertEquals(bits(StrictMath.exp(power)), bits(Reckoning.exp(power)), () -> "e to " + power);
            double number = i % 2 == 0 ? StrictMath.exp(power) : 1 + 0.1 * power * random.nextDouble() / 200;
            if (number > Double.MIN_NORMAL && number < Double.MAX_VALUE) {
                assertEquals(bits(StrictMath.log(number)), bits(Reckoning.log(number)), () -> "logarithm of " + number);
            }
        }
        for (int power = -30; power < 30; power++) {
            double number = StrictMath.scalb(1.0, power);
            assertEquals(bits(StrictMath.log(number)), bits(Reckoning.log(number)));
        }
    }

    private static long bits(double number) {
        return Double.doubleToRawLongBits(number);
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
