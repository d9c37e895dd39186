package org.roadtorichmond.victory;

import java.util.List;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/**
 * What claims can be asked about: a game at one moment ({@link Situation}) or a tally sheet. What only a map can show is false as
 * long as a kind of facts does not say otherwise.
 */
public abstract class Facts {
    abstract boolean eliminated(Unit unit);

    abstract boolean exited(Unit unit);

    abstract boolean shaken(Unit unit);

    abstract boolean fled(Unit unit);

    abstract int strength(Unit unit);

    /** What a stake pays if it is paid. */
    int worth(Stake stake) {
        return stake.amount();
    }

    /** The lines of each army for ground that a scenario pays for (rule 21.9). */
    PerArmy<List<Line>> ground() {
        return PerArmy.each(army -> List.of());
    }

    boolean onMap(Unit unit) {
        return false;
    }

    boolean awaited(Unit unit) {
        return false;
    }

    boolean exitedAt(Unit unit, Hex hex) {
        return false;
    }

    boolean supplied(Unit unit) {
        return false;
    }

    int tokens(Unit unit) {
        return 0;
    }

    int tokenLead(Side side) {
        return 0;
    }

    boolean open(Claim.Open line) {
        return false;
    }

    boolean holds(Claim.Held claim) {
        return false;
    }

    int lead(Side side, List<Hex> hexes) {
        return 0;
    }
}
