package org.roadtorichmond.victory.sheets;

import java.util.List;
import org.roadtorichmond.victory.account.PerArmy;
import org.roadtorichmond.victory.account.Winner;

/**
 * The sheet of {@code withdrawal}: units destroyed or reduced, generals lost, concession.
 *
 * @param armies the units of each army
 * @param conceded which army surrendered, if any
 * @param bonus the bonus victory points of each army for its objectives, 0 or more
 * @param objectivesOnly only the objectives score
 */
public record WithdrawalSheet(
        PerArmy<List<Unit>> armies, Winner conceded, PerArmy<Integer> bonus, boolean objectivesOnly) {
    /** Where a unit is at the end. */
    public enum State {
        /** On the table. */
        PRESENT,
        /** Destroyed; of a character: slain. */
        DESTROYED,
        /** Left for good, of a general only. */
        LEFT
    }

    /**
     * A unit or character of the army list.
     *
     * @param id its name, unique in its army
     * @param cost its value, mounts and items included, 0 or more
     * @param stands the stands it started with, 1 or more
     * @param standsLeft the stands it has left
     * @param state where it is at the end
     * @param character a general, wizard or hero
     * @param general the general of its army
     */
    public record Unit(
            String id, int cost, int stands, int standsLeft, State state, boolean character, boolean general) {
        private SheetFacts.Row row() {
            boolean lost = state == State.DESTROYED;
            List<String> tags = SheetFacts.tags(general, false, character);
            return new SheetFacts.Row(id, cost, stands, standsLeft, lost, state == State.LEFT, false, tags);
        }
    }

    public SheetFacts facts() {
        return SheetFacts.of(armies, Unit::row);
    }
}
