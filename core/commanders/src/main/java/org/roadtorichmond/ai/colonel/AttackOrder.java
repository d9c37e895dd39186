package org.roadtorichmond.ai.colonel;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.roadtorichmond.ai.Decision;
import org.roadtorichmond.ai.Obligations;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.CombatSystem;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Owed;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.words.Sentence;

/**
 * The next order in a combat phase: of each connected fight the best plan, of these the attack worth most, completed to what rule
 * 8.3 asks; or the end of the phase when no attack is required and nothing more is worth while. It is planned again after
 * every die.
 */
final class AttackOrder {
    private static final double WORTH_WHILE = 0.02;

    /** How many allocations of a fight are looked at, at most, before every die. */
    private static final long EXACT = 100_000;

    private final Game game;
    private final GameState state;
    private final CombatSystem combat;
    private final Obligations obligations;
    private final Mind mind;

    AttackOrder(Game game, Mind mind) {
        this.game = game;
        this.mind = mind;
        state = game.state();
        combat = game.rules().combat();
        obligations = new Obligations(game);
    }

    /** The order and why. */
    Decision choose() {
        Owed owed = combat.owed();
        List<FightPlan.Clash> clashes = plan();
        for (FightPlan.Clash clash : clashes) {
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
        return obligations.lastResort(owed);
    }

    private List<FightPlan.Clash> plan() {
        List<Party> pool = new ArrayList<>();
        for (Unit unit : state.onMap(mind.side())) {
            List<Hex> targets = combat.targetsAtAnyRange(unit);
            if (!targets.isEmpty()) {
                int[] indexes = targets.stream().mapToInt(Hex::index).toArray();
                boolean bombards = combat.bombards(unit, targets.get(0));
                pool.add(new Party(unit.ordinal(), state.deployment().hexOf(unit), bombards, indexes));
            }
        }
        List<FightPlan.Clash> clashes = new ArrayList<>();
        while (!pool.isEmpty()) {
            List<Party> joined = new ArrayList<>(List.of(pool.remove(0)));
            TreeSet<Integer> hexes = new TreeSet<>();
            gather(pool, joined, hexes);
            int[] touched =
                    hexes.stream().mapToInt(Integer::intValue).limit(Fight.MOST).toArray();
            clashes.addAll(new FightPlan(new Fight(mind, joined, touched), EXACT).clashes());
        }
        clashes.sort((a, b) -> Double.compare(b.value(), a.value()));
        return clashes;
    }

    /** Moves all that hang together with those joined from the pool to them, and notes the hexes they can attack. */
    private static void gather(List<Party> pool, List<Party> joined, Set<Integer> hexes) {
        joined.forEach(party -> note(party, hexes));
        boolean grown = true;
        while (grown) {
            grown = false;
            for (Party party : List.copyOf(pool)) {
                boolean touches = false;
                for (int hex : party.targets()) {
                    touches |= hexes.contains(hex);
                }
                if (touches) {
                    pool.remove(party);
                    joined.add(party);
                    note(party, hexes);
                    grown = true;
                }
            }
        }
    }

    private static void note(Party party, Set<Integer> hexes) {
        for (int hex : party.targets()) {
            hexes.add(hex);
        }
    }

    private boolean obliged(FightPlan.Clash clash, Owed owed) {
        for (Party party : clash.parties()) {
            if (owed.units().contains(mind.board().unit(party.unit()))) {
                return true;
            }
        }
        return false;
    }

    private Optional<Decision> order(FightPlan.Clash clash, List<FightPlan.Clash> clashes) {
        boolean fromAfar = clash.parties().stream().allMatch(Party::bombards);
        if (fromAfar && clash.hexes().stream().anyMatch(obligations::wakes)) {
            return Optional.empty();
        }
        TreeSet<Unit> attackers = new TreeSet<>();
        TreeSet<Hex> targets = new TreeSet<>();
        clash.parties().forEach(party -> attackers.add(mind.board().unit(party.unit())));
        clash.hexes().forEach(hex -> targets.add(mind.board().grid().hex(hex)));
        obligations.complete(attackers, targets);
        Command.Attack attack = new Command.Attack(List.copyOf(attackers), List.copyOf(targets));
        if (game.check(attack).isPresent()) {
            return Optional.empty();
        }
        List<Decision.Option> options = clashes.stream()
                .map(other -> new Decision.Option(describe(other), other.value()))
                .toList();
        return Optional.of(new Decision(attack, clash.value(), reason(attack, clash), options));
    }

    private Sentence describe(FightPlan.Clash clash) {
        return Sentence.of(
                "option.attack",
                clash.parties().stream()
                        .map(party -> mind.board().unit(party.unit()).id())
                        .toList(),
                clash.hexes().stream().map(mind.board().grid()::hex).toList());
    }

    private Sentence reason(Command.Attack attack, FightPlan.Clash clash) {
        String odds =
                combat.strengths(attack.attackers(), attack.targets()).odds().label();
        return clash.value() > WORTH_WHILE ? Sentence.of("aim.attackAt", odds) : Sentence.of("aim.owedAt", odds);
    }
}
