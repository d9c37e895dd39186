package org.roadtorichmond.play;

import java.util.ArrayList;
import java.util.List;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.unit.Unit;

/**
 * Spoils tokens: who scores, and who gets and loses them (document 001, Spoils of War; victory.md, On the hex map).
 *
 * <p>Where neither side plays for spoils nothing is ever due, and the combat is as if there were no tokens.
 */
public final class SpoilsSystem extends RuleSystem {
    private final boolean played;

    SpoilsSystem(GameState state, boolean played) {
        super(state);
        this.played = played;
    }

    /** Whether the game is played for spoils. */
    public boolean played() {
        return played;
    }

    /**
     * Whether a unit is a scoring unit now: infantry with colours, on the map and effective, that did not come in the last
     * game-turn.
     */
    public boolean scores(Unit unit) {
        return unit.arm() == Arm.INFANTRY
                && state.onMap(unit)
                && !state.shaken(unit)
                && !state.latecomer(unit)
                && state.scenario().bearsColours(unit);
    }

    /** Those of the units for whose destruction a token is due. */
    List<Unit> prizes(List<Unit> units) {
        return played ? units.stream().filter(this::scores).toList() : List.of();
    }

    /** The units that may get the next token of a combat: the winners who took part and score now, ordered by id. */
    public List<Unit> takers(Combat combat) {
        List<Unit> takers = new ArrayList<>(combat.winners());
        takers.removeIf(unit -> !scores(unit));
        takers.sort(null);
        return takers;
    }

    /** Puts a token on a unit. */
    void place(Unit unit, Unit victim, EventSink sink) {
        sink.happen(new TokenPlaced(unit, victim, state.tokens(unit)));
    }

    /** Takes all tokens from a unit that was eliminated or became shaken. */
    void drop(Unit unit, EventSink sink) {
        int tokens = state.tokens(unit);
        if (tokens > 0) {
            sink.happen(new TokensLost(unit, tokens));
        }
    }
}
