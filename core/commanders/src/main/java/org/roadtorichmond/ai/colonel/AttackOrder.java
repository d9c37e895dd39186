package org.roadtorichmond.ai.colonel;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.roadtorichmond.ai.Decision;
import org.roadtorichmond.ai.toolkit.AttackOrders;
import org.roadtorichmond.ai.toolkit.Fight;
import org.roadtorichmond.ai.toolkit.FightPlan;
import org.roadtorichmond.ai.toolkit.Party;
import org.roadtorichmond.play.Game;
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
    private final FightValues values;
    private final List<Party> pool;

    AttackOrder(Game game, FightValues values) {
        this.game = game;
        this.values = values;
        pool = Party.all(game);
    }

    /** Whether any unit can attack, so that what fights are worth is asked for. */
    boolean chooses() {
        return !pool.isEmpty();
    }

    /** The order and why. */
    Decision choose() {
        AttackOrders orders = new AttackOrders(game, WORTH_WHILE);
        List<FightPlan.Attack> planned = plan();
        return orders.first(planned)
                .map(order -> new Decision(order.command(), order.score(), order.reason(), options(planned)))
                .orElseGet(orders::otherwise);
    }

    private List<FightPlan.Attack> plan() {
        List<Party> rest = new ArrayList<>(pool);
        List<FightPlan.Attack> planned = new ArrayList<>();
        while (!rest.isEmpty()) {
            List<Party> joined = new ArrayList<>(List.of(rest.remove(0)));
            TreeSet<Integer> hexes = new TreeSet<>();
            gather(rest, joined, hexes);
            int[] touched =
                    hexes.stream().mapToInt(Integer::intValue).limit(Fight.MOST).toArray();
            planned.addAll(new FightPlan(new Fight(values, joined, touched), EXACT).attacks());
        }
        planned.sort((a, b) -> Double.compare(b.value(), a.value()));
        return planned;
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

    private List<Decision.Option> options(List<FightPlan.Attack> planned) {
        return planned.stream()
                .map(attack -> new Decision.Option(describe(attack), attack.value()))
                .toList();
    }

    private Sentence describe(FightPlan.Attack attack) {
        return Sentence.of(
                "option.attack",
                attack.parties().stream().map(party -> party.unit().id()).toList(),
                attack.hexes().stream()
                        .map(game.state().scenario().field().grid()::hex)
                        .toList());
    }
}
