package org.roadtorichmond.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** Which of the holds of a scenario are settled, and how (rule 21.9). */
final class SettledHolds {
    private final List<Optional<Boolean>> held;

    /** None of a number of holds is settled. */
    SettledHolds(int holds) {
        held = new ArrayList<>(Collections.nCopies(holds, Optional.empty()));
    }

    /** The same as in another state. */
    SettledHolds(SettledHolds other) {
        held = new ArrayList<>(other.held);
    }

    Optional<Boolean> of(int hold) {
        return held.get(hold);
    }

    void set(int hold, Optional<Boolean> result) {
        held.set(hold, result);
    }

    /** A hash with what is settled; the same where nothing is. */
    long hash(long hash) {
        long mixed = hash;
        for (int hold = 0; hold < held.size(); hold++) {
            if (held.get(hold).isPresent()) {
                mixed = Dice.mix(mixed ^ 0x800L + 2L * hold + (held.get(hold).get() ? 1 : 0));
            }
        }
        return mixed;
    }
}
