package org.roadtorichmond.workshop.edits;

import java.util.OptionalInt;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Constants;
import org.roadtorichmond.workshop.Edit;
import org.roadtorichmond.workshop.Pointer;

/** Sets which ground pays. */
public final class TermEdits {
    private static final Pointer VICTORY = Pointer.of("victory");
    private static final Pointer HOLDS = VICTORY.then("holds");

    private TermEdits() {}

    /**
     * Pays a side for holding a hex, in place of what it was paid for it.
     *
     * @param points what it is worth
     * @param after the game-turn at whose end it is settled; none for the end of the game
     */
    public static Edit hold(Hex hex, Side side, int points, OptionalInt after) {
        Json hold = Json.object()
                .put("hex", hex.number())
                .put("side", Constants.word(side))
                .put("points", points)
                .put("after", after);
        return removeHold(hex, side).then(tree -> {
            tree.insist(VICTORY);
            tree.append(HOLDS, hold.node());
        });
    }

    /** Pays a side no more for holding a hex. */
    public static Edit removeHold(Hex hex, Side side) {
        return tree -> Named.removeAll(
                tree,
                tree.where(HOLDS, "hex", hex.number()).stream()
                        .filter(hold -> tree.text(hold.then("side"))
                                .filter(Constants.word(side)::equals)
                                .isPresent())
                        .toList());
    }
}
