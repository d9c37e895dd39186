package org.roadtorichmond.ai.toolkit;

import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.roadtorichmond.ai.Decision;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.CombatSystem;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.RequiredAttacks;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.words.Sentence;

/**
 * The next order of a combat phase, from attacks that were planned: the first that is worth while or has to be made and that the rules
 * allow, completed to what rule 8.3 asks.
 */
public final class AttackOrders {
    private final Game game;
    private final CombatSystem combat;
    private final Obligations obligations;
    private final RequiredAttacks required;
    private final double worthWhile;

    /**
     * The orders of the player of the present combat phase.
     *
     * @param worthWhile what an attack must be worth that need not be made, in points
     */
    public AttackOrders(Game game, double worthWhile) {
        this.game = game;
        this.worthWhile = worthWhile;
        combat = game.rules().combat();
        obligations = new Obligations(game);
        required = combat.required();
    }

    /** Who and what must still be attacked in this phase (rules 8.1, 8.3). */
    public RequiredAttacks required() {
        return required;
    }

    /** The order for the first of some attacks that is to be made, if one of them is; planned attacks come the best first. */
    public Optional<Decision> first(List<FightPlan.Attack> planned) {
        for (FightPlan.Attack attack : planned) {
            if (attack.value() > worthWhile || obliged(attack)) {
                Optional<Decision> decision = order(attack);
                if (decision.isPresent()) {
                    return decision;
                }
            }
        }
        return Optional.empty();
    }

    /** What remains where no planned attack is to be made: the end of the phase, or some attack while one is required. */
    public Decision otherwise() {
        return required.units().isEmpty()
                ? Decision.plain(new Command.EndPhase(), 0, Sentence.of("aim.noAttack"))
                : obligations.lastResort(required);
    }

    private boolean obliged(FightPlan.Attack attack) {
        return attack.parties().stream().anyMatch(party -> required.units().contains(party.unit()));
    }

    private Optional<Decision> order(FightPlan.Attack planned) {
        boolean fromAfar = planned.parties().stream().allMatch(Party::bombards);
        if (fromAfar && planned.hexes().stream().anyMatch(obligations::wakes)) {
            return Optional.empty();
        }
        TreeSet<Unit> attackers = new TreeSet<>();
        TreeSet<Hex> targets = new TreeSet<>();
        planned.parties().forEach(party -> attackers.add(party.unit()));
        planned.hexes()
                .forEach(hex ->
                        targets.add(game.state().scenario().field().grid().hex(hex)));
        obligations.complete(attackers, targets);
        Command.Attack attack = new Command.Attack(List.copyOf(attackers), List.copyOf(targets));
        if (game.check(attack).isPresent()) {
            return Optional.empty();
        }
        String odds =
                combat.strengths(attack.attackers(), attack.targets()).odds().label();
        Sentence reason =
                planned.value() > worthWhile ? Sentence.of("aim.attackAt", odds) : Sentence.of("aim.owedAt", odds);
        return Optional.of(Decision.plain(attack, planned.value(), reason));
    }
}
