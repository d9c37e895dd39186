package org.roadtorichmond.play;

import java.util.List;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.unit.Unit;

/** The share of an unfinished combat in the hash of a game; never that of Java's objects, which differs between runs. */
final class CombatHash {

    private CombatHash() {}

    static long of(Combat combat) {
        long hash = Dice.mix(combat.number() * 31L + combat.result().ordinal());
        hash = Dice.mix(hash ^ combat.stage().ordinal() << 1 ^ combat.decider().ordinal());
        hash = units(hash, combat.due());
        hash = Dice.mix(hash ^ combat.losses());
        hash = units(hash, combat.retreated());
        hash = units(hash, combat.displaced());
        hash = units(hash, combat.displacing().map(List::of).orElse(List.of()));
        hash = units(hash, combat.winners());
        for (Hex hex : combat.ground()) {
            hash = Dice.mix(hash ^ hex.index() + 1);
        }
        if (combat.fallen().isEmpty()) {
            return hash;
        }
        hash = units(hash, combat.fallen());
        return Dice.mix(hash ^ combat.resumes().map(CombatHash::of).orElse(0L));
    }

    private static long units(long seed, List<Unit> units) {
        long hash = Dice.mix(seed ^ units.size());
        for (Unit unit : units) {
            hash = Dice.mix(hash ^ unit.ordinal() + 1);
        }
        return hash;
    }
}
