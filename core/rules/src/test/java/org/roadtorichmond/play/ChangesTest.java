package org.roadtorichmond.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;

@DisplayName("the count of changes of a game")
final class ChangesTest {

    @Test
    @DisplayName("grows by one with every command carried out, taken back or restored, and by nothing else")
    void grows() {
        Table table =
                World.clear(3, 9).union("U", "0101").confederate("C", "0309").play();
        Game game = table.game();
        assertEquals(0, game.changes());
        table.move("U", "0102");
        assertEquals(1, game.changes());
        table.refused("6.1", table.moving("U", "0102"));
        new Options(game).all();
        assertEquals(1, game.changes());
        Entry entry = game.revert();
        assertEquals(2, game.changes());
        game.restore(entry);
        assertEquals(3, game.changes());
        assertTrue(game.undo().isEmpty());
        assertEquals(4, game.changes());
    }
}
