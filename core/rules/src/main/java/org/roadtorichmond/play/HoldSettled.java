package org.roadtorichmond.play;

import java.util.Optional;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.unit.Side;

/**
 * A game-turn ended after which a scenario pays for ground (rule 21.9): it is settled who held it.
 *
 * @param hold the place among the holds of the scenario
 * @param side who gets the points if it held the hex
 * @param hex where
 * @param held whether it did
 * @param before what was settled before, where the game-turn is one that an umpire had played again (rule 19.3)
 */
public record HoldSettled(int hold, Side side, Hex hex, boolean held, Optional<Boolean> before) implements Event {
    @Override
    public void set(Editor editor, boolean happened) {
        editor.settled(hold, happened ? Optional.of(held) : before);
    }
}
