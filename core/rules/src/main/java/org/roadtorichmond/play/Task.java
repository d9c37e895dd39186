package org.roadtorichmond.play;

/** What kind of decision a game waits for. */
public enum Task {
    /** None: the game is over, or another player decides. */
    NONE,
    /** Marches and entries, or the end of the phase. */
    MARCH,
    /** Attacks, or the end of the phase. */
    ATTACK,
    /** The choice of the units that an exchange costs. */
    LOSSES,
    /** The retreat of a beaten unit. */
    RETREAT,
    /** An advance after combat, or the end of them. */
    ADVANCE,
    /** The choice of the unit that is given a token of the spoils. */
    SPOILS;

    /** What a game in this state waits for, from either player; nothing once it is over. */
    public static Task of(GameState state) {
        if (state.ending().isPresent()) {
            return NONE;
        }
        if (state.combat().isPresent()) {
            return switch (state.combat().get().stage()) {
                case LOSSES -> LOSSES;
                case RETREATS -> RETREAT;
                case ADVANCES -> ADVANCE;
                case SPOILS -> SPOILS;
            };
        }
        return state.moment().phase() == Phase.MOVEMENT ? MARCH : ATTACK;
    }

    /** Whether a combat waits for it. */
    public boolean afterCombat() {
        return compareTo(LOSSES) >= 0;
    }
}
