package org.roadtorichmond.session.played.marks;

import java.util.List;
import java.util.Optional;
import org.roadtorichmond.play.CombatTable;

/** The player won although the dice were against it by {@link #POINTS} strength points or more. */
final class AgainstTheDice implements Mark {
    /** How many strength points. */
    static final int POINTS = 5;

    @Override
    public String word() {
        return "against-the-dice";
    }

    @Override
    public Optional<List<String>> earned(MarkedGame game) {
        int against = -game.history().luck().favourSixths(game.side()) / CombatTable.FACES;
        return game.won() && against >= POINTS ? Optional.of(List.of(Integer.toString(against))) : Optional.empty();
    }
}
