package org.roadtorichmond.ai.toolkit;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.roadtorichmond.ai.Decision;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.CombatSystem;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.RequiredAttacks;
import org.roadtorichmond.play.Zone;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.words.Sentence;

/**
 * What the rules make of an attack that a commander has in mind: who and what must be added to it, and what it would wake (rules
 * 8.3, 13.1).
 *
 * <p>There is always a legal attack while one is required: adding to any attack of one unit on one hex whatever rule
 * 8.3 finds missing ends, since units and hexes are few, and every addition keeps rule 8.2.
 */
public final class Obligations {
    private final Game game;
    private final GameState state;
    private final CombatSystem combat;
    private final Side side;

    /** The obligations of the player of the present combat phase. */
    public Obligations(Game game) {
        this.game = game;
        state = game.state();
        combat = game.rules().combat();
        side = state.moment().player();
    }

    /** Whether an attack on the hex would set units free that stand idle in their works (rule 13.1). */
    public boolean wakes(int hex) {
        for (Zone zone : state.scenario().zones()) {
            if (game.rules().zones().holds(zone)
                    && zone.holds().orElseThrow() != side
                    && zone.freedByEnemies()
                    && zone.hexes().stream().anyMatch(member -> member.index() == hex)) {
                return true;
            }
        }
        return false;
    }

    /** Adds to an attack the hexes and units that rule 8.3 would find missing. */
    public void complete(Set<Unit> attackers, Set<Hex> targets) {
        boolean grown = true;
        while (grown) {
            grown = addHex(attackers, targets) || addUnit(attackers, targets);
        }
    }

    private boolean addHex(Set<Unit> attackers, Set<Hex> targets) {
        TreeSet<Hex> others = new TreeSet<>();
        attackers.forEach(unit -> others.addAll(combat.targets(unit)));
        others.removeAll(targets);
        for (Hex hex : others) {
            if (combat.mustBeAttacked(hex)
                    && attackers.containsAll(combat.able(hex))
                    && attackers.stream().allMatch(unit -> combat.able(unit, hex) || combat.bombards(unit, hex))) {
                return targets.add(hex);
            }
        }
        return false;
    }

    private boolean addUnit(Set<Unit> attackers, Set<Hex> targets) {
        TreeSet<Unit> others = new TreeSet<>();
        targets.forEach(hex -> others.addAll(combat.able(hex)));
        others.removeAll(attackers);
        for (Unit unit : others) {
            if (combat.mustAttack(unit)
                    && targets.containsAll(combat.targets(unit))
                    && targets.stream().allMatch(hex -> combat.able(unit, hex))) {
                return attackers.add(unit);
            }
        }
        return false;
    }

    /** Some attack that the rules allow, since one is required; the end of the phase if there is none. */
    public Decision lastResort(RequiredAttacks required) {
        for (Unit unit : required.units()) {
            for (Hex hex : combat.targets(unit)) {
                TreeSet<Unit> attackers = new TreeSet<>(List.of(unit));
                TreeSet<Hex> targets = new TreeSet<>(List.of(hex));
                complete(attackers, targets);
                Command.Attack attack = new Command.Attack(List.copyOf(attackers), List.copyOf(targets));
                if (game.check(attack).isEmpty()) {
                    return Decision.plain(attack, 0, Sentence.of("aim.owed"));
                }
            }
        }
        return Decision.plain(new Command.EndPhase(), 0, Sentence.of("aim.noLegalAttack"));
    }
}
