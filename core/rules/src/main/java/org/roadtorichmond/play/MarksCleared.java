package org.roadtorichmond.play;

import java.util.List;
import java.util.Optional;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.unit.Travel;
import org.roadtorichmond.unit.Unit;

/**
 * The marks of a player-turn were taken away.
 *
 * @param marches who had marched, and what
 * @param attackers who had attacked
 * @param targets which hexes had been attacked
 */
public record MarksCleared(List<March> marches, List<Unit> attackers, List<Hex> targets) implements Event {

    /**
     * What one unit had marched.
     *
     * @param unit which
     * @param travel what
     */
    public record March(Unit unit, Travel travel) {}

    /** Copies the lists. */
    public MarksCleared {
        marches = List.copyOf(marches);
        attackers = List.copyOf(attackers);
        targets = List.copyOf(targets);
    }

    @Override
    public void set(Editor editor, boolean happened) {
        if (happened) {
            marches.forEach(march -> editor.travel(march.unit(), Optional.empty()));
            attackers.forEach(unit -> editor.attacked(unit, false));
            targets.forEach(hex -> editor.attacked(hex, false));
        } else {
            targets.forEach(hex -> editor.attacked(hex, true));
            attackers.forEach(unit -> editor.attacked(unit, true));
            marches.forEach(march -> editor.travel(march.unit(), Optional.of(march.travel())));
        }
    }
}
