package org.roadtorichmond.balance.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The bench")
final class BenchTest {
    @Test
    @DisplayName("has the signature that is stated")
    void signature() {
        assertEquals(Bench.stated(), Bench.run(1).signature());
    }
}
