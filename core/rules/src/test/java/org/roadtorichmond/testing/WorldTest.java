package org.roadtorichmond.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.Dice;
import org.roadtorichmond.unit.Side;

@DisplayName("tiny worlds")
class WorldTest {

    @Test
    @DisplayName("a drawing becomes a game that can be played")
    void playsADrawing() {
        Table table = World.of(
                        ". f .", //
                        ". . .")
                .road("0101 0201 0301")
                .union("U", Arm.TRAIN, 0, "0101")
                .confederate("C", "0302")
                .play();
        assertEquals(Map.of("0102", "1", "0201", "0.5", "0202", "2"), table.reach("U"));
        assertEquals("0201 0202 0301", table.controlled(Side.CONFEDERATE));
        table.move("U", "0201").endPhase();
        assertEquals("0201", table.hexOf("U"));
        assertEquals("1 union combat", table.moment());
    }

    @Test
    @DisplayName("dice show the faces that are asked for")
    void findsSeeds() {
        long seed = Seeds.showing(6, 1, 3);
        assertEquals(6, Dice.face(seed, 1));
        assertEquals(1, Dice.face(seed, 2));
        assertEquals(3, Dice.face(seed, 3));
    }
}
