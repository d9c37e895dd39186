package org.roadtorichmond.victory.sheets;

import java.util.List;
import org.roadtorichmond.victory.account.PerArmy;

/**
 * The sheet of {@code battle-points-17} and {@code simplified}: units destroyed, fleeing or shattered.
 *
 * @param armyPoints the size of an army, 1 or more
 * @param secondary whether each army won the secondary objective; at most one did
 * @param armies the units of each army
 */
public record FleeingSheet(int armyPoints, PerArmy<Boolean> secondary, PerArmy<List<Unit>> armies) {
    /**
     * A unit of the army list. A character is a unit of its own, also if it joined another.
     *
     * @param id its name, unique in its army
     * @param cost points of the army list, 0 or more
     * @param startingHealth health points of the army list, 1 or more
     * @param health health points left
     * @param destroyed removed as a casualty
     * @param fleeing fleeing at the end of the game
     * @param general the general of its army
     * @param battleStandard the bearer of its army's battle standard
     */
    public record Unit(
            String id,
            int cost,
            int startingHealth,
            int health,
            boolean destroyed,
            boolean fleeing,
            boolean general,
            boolean battleStandard) {
        private SheetFacts.Row row() {
            List<String> tags = SheetFacts.tags(general, battleStandard, false);
            return new SheetFacts.Row(id, cost, startingHealth, health, destroyed, false, fleeing, tags);
        }
    }

    public SheetFacts facts() {
        return SheetFacts.of(armies, Unit::row);
    }
}
