package org.roadtorichmond.ai.cadet;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.roadtorichmond.ai.Decision;
import org.roadtorichmond.ai.Obligations;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.CombatSystem;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Owed;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.words.Sentence;

/**
 * The next order in a combat phase: the attack of the best plan that is worth most, completed to what rule 8.3 asks, or the end of
 * the phase when no attack is required and nothing more is worth while.
 */
final class AttackChoice {
    private static final double WORTH_WHILE = 0.05;

    private final Game game;
    private final GameState state;
    private final CombatSystem combat;
    private final Obligations obligations;
    private final Staff staff;
    private final Side side;

    AttackChoice(Game game, Staff staff) {
        this.game = game;
        this.staff = staff;
        state = game.state();
        combat = game.rules().combat();
        obligations = new Obligations(game);
        side = state.moment().player();
    }

    /** The order and why. */
    Decision choose() {
        Owed owed = combat.owed();
        List<MeleePlan.Clash> clashes = plan(owed);
        for (MeleePlan.Clash clash : clashes) {
            if (clash.value() > WORTH_WHILE || obliged(clash, owed)) {
                Optional<Decision> decision = order(clash);
                if (decision.isPresent()) {
                    return decision.get();
                }
            }
        }
        if (owed.units().isEmpty()) {
            return Decision.plain(new Command.EndPhase(), 0, Sentence.of("aim.noAttack"));
        }
        return obligations.lastResort(owed);
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
        return new MeleePlan(new Melee(state, staff, new WaysOut(game), parties, grasped)).clashes();
    }

    private boolean obliged(MeleePlan.Clash clash, Owed owed) {
        for (Party party : clash.parties()) {
            if (owed.units().contains(party.unit())) {
                return true;
            }
        }
        return false;
    }

    private Optional<Decision> order(MeleePlan.Clash clash) {
        boolean fromAfar = clash.parties().stream().allMatch(Party::bombards);
        if (fromAfar && clash.hexes().stream().anyMatch(obligations::wakes)) {
            return Optional.empty();
        }
        TreeSet<Unit> attackers = new TreeSet<>();
        TreeSet<Hex> targets = new TreeSet<>();
        clash.parties().forEach(party -> attackers.add(party.unit()));
        clash.hexes().forEach(hex -> targets.add(state.scenario().field().grid().hex(hex)));
        obligations.complete(attackers, targets);
        Command.Attack attack = new Command.Attack(List.copyOf(attackers), List.copyOf(targets));
        if (game.check(attack).isPresent()) {
            return Optional.empty();
        }
        return Optional.of(Decision.plain(attack, clash.value(), reason(attack, clash)));
    }

    private Sentence reason(Command.Attack attack, MeleePlan.Clash clash) {
        String odds =
                combat.strengths(attack.attackers(), attack.targets()).odds().label();
        return clash.value() > WORTH_WHILE ? Sentence.of("aim.attackAt", odds) : Sentence.of("aim.owedAt", odds);
    }
}
