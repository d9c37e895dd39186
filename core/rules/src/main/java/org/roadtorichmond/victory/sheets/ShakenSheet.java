package org.roadtorichmond.victory.sheets;

import java.util.List;
import java.util.Optional;
import org.roadtorichmond.victory.account.PerArmy;
import org.roadtorichmond.victory.account.Winner;

/**
 * The sheet of {@code battle-points-16}: units destroyed, shaken or decimated.
 *
 * @param armyPoints the size of an army, 1 or more
 * @param armies the units of each army
 * @param primary who won the primary objective, unless the spoils of war decide it
 * @param spoils what happened, if the primary objective is the spoils of war; the primary then belongs to neither side
 * @param secondary whether each army made its secondary objective
 * @param secondaryValue the battle points of a secondary objective, 0 to 10
 */
public record ShakenSheet(
        int armyPoints,
        PerArmy<List<Unit>> armies,
        Winner primary,
        Optional<SpoilsSheet> spoils,
        PerArmy<Boolean> secondary,
        int secondaryValue) {
    /**
     * A unit of the army list. An attachable model is a unit of its own, also if it joined another.
     *
     * @param id its name, unique in its army
     * @param cost points of the army list, 0 or more
     * @param startingHealth health points of the army list, 1 or more
     * @param health health points left
     * @param destroyed removed as a casualty
     * @param shaken shaken at the end of the game
     */
    public record Unit(String id, int cost, int startingHealth, int health, boolean destroyed, boolean shaken) {
        private SheetFacts.Row row() {
            return new SheetFacts.Row(id, cost, startingHealth, health, destroyed, false, shaken, List.of());
        }
    }

    public SheetFacts facts() {
        return SheetFacts.of(armies, Unit::row);
    }
}
