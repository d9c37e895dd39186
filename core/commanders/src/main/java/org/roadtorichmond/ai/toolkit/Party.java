package org.roadtorichmond.ai.toolkit;

import java.util.ArrayList;
import java.util.List;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.CombatSystem;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.unit.Unit;

/** A unit that can take part in attacks from the hex where it stands or would stand; two are never equal. */
public final class Party {
    private final Unit unit;
    private final int hex;
    private final boolean bombards;
    private final int[] targets;

    /**
     * A unit in a hex.
     *
     * @param hex the index of the hex
     * @param bombards whether it attacks from afar, which it never must (rule 9.1)
     * @param targets the indexes of the enemy-held hexes that it can attack, which are not copied
     */
    public Party(Unit unit, int hex, boolean bombards, int[] targets) {
        this.unit = unit;
        this.hex = hex;
        this.bombards = bombards;
        this.targets = targets;
    }

    /** All units of the player of the present combat phase that can attack, where they stand, by their ordinals. */
    public static List<Party> all(Game game) {
        GameState state = game.state();
        CombatSystem combat = game.rules().combat();
        List<Party> parties = new ArrayList<>();
        for (Unit unit : state.onMap(state.moment().player())) {
            List<Hex> targets = combat.targetsAtAnyRange(unit);
            if (!targets.isEmpty()) {
                int[] indexes = targets.stream().mapToInt(Hex::index).toArray();
                boolean bombards = combat.bombards(unit, targets.get(0));
                parties.add(new Party(unit, state.deployment().hexOf(unit), bombards, indexes));
            }
        }
        return parties;
    }

    /** Who it is. */
    public Unit unit() {
        return unit;
    }

    /** The index of the hex from which it attacks. */
    public int hex() {
        return hex;
    }

    /** Whether it attacks from afar. */
    public boolean bombards() {
        return bombards;
    }

    /** The indexes of the enemy-held hexes that it can attack; the array itself. */
    public int[] targets() {
        return targets;
    }

    /** Whether it can attack the hex with an index. */
    public boolean reaches(int target) {
        for (int each : targets) {
            if (each == target) {
                return true;
            }
        }
        return false;
    }
}
