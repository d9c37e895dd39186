package org.roadtorichmond.play;

import java.util.Optional;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.unit.Components.Eliminated;
import org.roadtorichmond.unit.Components.Exited;
import org.roadtorichmond.unit.Unit;

/** Where a unit is while a game goes on, on the map or off it, as an umpire finds it and leaves it (rules 2.3, 19.2). */
public sealed interface Station permits Station.OnHex, Station.Waiting, Station.Left, Station.Fallen, Station.PutAside {

    /**
     * On the map.
     *
     * @param hex where
     */
    record OnHex(Hex hex) implements Station {}

    /** Expected as a reinforcement. */
    record Waiting() implements Station {}

    /**
     * Left the map.
     *
     * @param hex where
     * @param turn in which game-turn
     */
    record Left(Hex hex, int turn) implements Station {}

    /**
     * Eliminated.
     *
     * @param turn in which game-turn; 0 where it is not known
     * @param combat the number of the attack that did it; 0 where none is known
     */
    record Fallen(int turn, int combat) implements Station {}

    /** Taken out of the game by an umpire. */
    record PutAside() implements Station {}

    /** Where a unit is now. */
    static Station of(Unit unit, GameState state) {
        Optional<Hex> hex = state.hexOf(unit);
        if (hex.isPresent()) {
            return new OnHex(hex.get());
        }
        Optional<Exited> exited = state.exited(unit);
        if (exited.isPresent()) {
            return new Left(exited.get().hex, exited.get().turn);
        }
        Optional<Eliminated> eliminated = state.eliminated(unit);
        if (eliminated.isPresent()) {
            return new Fallen(eliminated.get().turn, eliminated.get().combat);
        }
        return state.awaited(unit) ? new Waiting() : new PutAside();
    }
}
