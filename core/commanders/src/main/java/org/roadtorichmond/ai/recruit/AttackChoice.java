package org.roadtorichmond.ai.recruit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.roadtorichmond.ai.Decision;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.CombatSystem;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Owed;
import org.roadtorichmond.play.Zone;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.words.Sentence;

/**
 * The next order in a combat phase: the attack of the best plan that is worth most, completed to what rule 8.3 asks, or the end of
 * the phase when no attack is required and nothing more is worth while.
 *
 * <p>There is always a legal attack while one is required: adding to any attack of one unit on one hex whatever rule
 * 8.3 finds missing ends, since units and hexes are few, and every addition keeps rule 8.2.
 */
final class AttackChoice {
    private static final double WORTH_WHILE = 0.05;

    private final Game game;
    private final GameState state;
    private final CombatSystem combat;
    private final Chances chances;
    private final Side side;

    AttackChoice(Game game, Chances chances) {
        this.game = game;
        this.chances = chances;
        state = game.state();
        combat = game.rules().combat();
        side = state.moment().player();
    }

    /** The order and why. */
    Decision choose() {
        Owed owed = combat.owed();
        List<MeleePlan.Clash> clashes = plan(owed);
        for (MeleePlan.Clash clash : clashes) {
            if (clash.value() > WORTH_WHILE || obliged(clash, owed)) {
                Optional<Decision> decision = order(clash, clashes);
                if (decision.isPresent()) {
                    return decision.get();
                }
            }
        }
        if (owed.units().isEmpty()) {
            return Decision.plain(new Command.EndPhase(), 0, Sentence.of("aim.noAttack"));
        }
        return lastResort(owed);
    }

    private List<MeleePlan.Clash> plan(Owed owed) {
        List<Party> parties = new ArrayList<>();
        TreeSet<Hex> hexes = new TreeSet<>(owed.hexes());
        for (Unit unit : state.onMap(side)) {
            List<Hex> targets = combat.targetsAtAnyRange(unit);
            if (!targets.isEmpty()) {
                int[] indexes = targets.stream().mapToInt(Hex::index).toArray();
                boolean bombards = combat.bombards(unit, targets.get(0));
                parties.add(new Party(unit, state.deployment().hexOf(unit), bombards, indexes));
                hexes.addAll(targets);
            }
        }
        if (parties.isEmpty()) {
            return List.of();
        }
        int[] grasped = hexes.stream().mapToInt(Hex::index).limit(Melee.MOST).toArray();
        return new MeleePlan(new Melee(state, chances, new Ground(game, side), parties, grasped)).clashes();
    }

    private boolean obliged(MeleePlan.Clash clash, Owed owed) {
        for (Party party : clash.parties()) {
            if (owed.units().contains(party.unit())) {
                return true;
            }
        }
        return false;
    }

    private Optional<Decision> order(MeleePlan.Clash clash, List<MeleePlan.Clash> clashes) {
        boolean fromAfar = clash.parties().stream().allMatch(Party::bombards);
        if (fromAfar && clash.hexes().stream().anyMatch(this::wakes)) {
            return Optional.empty();
        }
        TreeSet<Unit> attackers = new TreeSet<>();
        TreeSet<Hex> targets = new TreeSet<>();
        clash.parties().forEach(party -> attackers.add(party.unit()));
        clash.hexes().forEach(hex -> targets.add(state.scenario().field().grid().hex(hex)));
        complete(attackers, targets);
        Command.Attack attack = new Command.Attack(List.copyOf(attackers), List.copyOf(targets));
        if (game.check(attack).isPresent()) {
            return Optional.empty();
        }
        List<Decision.Option> options = clashes.stream()
                .map(other -> new Decision.Option(describe(other), other.value()))
                .toList();
        return Optional.of(new Decision(attack, clash.value(), reason(attack, clash), options));
    }

    /** Whether an attack on the hex would set units free that stand idle in their works (rule 13.1). */
    private boolean wakes(int hex) {
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

    private Sentence describe(MeleePlan.Clash clash) {
        return Sentence.of(
                "option.attack",
                clash.parties().stream().map(party -> party.unit().id()).toList(),
                clash.hexes().stream().map(state.scenario().field().grid()::hex).toList());
    }

    private Sentence reason(Command.Attack attack, MeleePlan.Clash clash) {
        String odds =
                combat.strengths(attack.attackers(), attack.targets()).odds().label();
        return clash.value() > WORTH_WHILE ? Sentence.of("aim.attackAt", odds) : Sentence.of("aim.owedAt", odds);
    }

    /** Adds what rule 8.3 would find missing. */
    private void complete(Set<Unit> attackers, Set<Hex> targets) {
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

    private Decision lastResort(Owed owed) {
        for (Unit unit : owed.units()) {
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
