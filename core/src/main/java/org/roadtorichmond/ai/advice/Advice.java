package org.roadtorichmond.ai.advice;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.ai.outlook.Evaluation;
import org.roadtorichmond.play.CombatTable;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Lookahead;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.play.Odds;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Sentence;

/**
 * What a commander would do in the phase that is on: played on a look-ahead, so that nothing of the game changes and no die of it
 * is seen. Orders end with the phase, with the first die, or when the enemy has to decide something.
 *
 * @param side whom it advises: the side that decides next
 * @param orders the orders, in order; none where the game has ended
 * @param plan what they are for, sentence by sentence
 * @param before how likely the side is to win before the orders, 0 to 1
 * @param after how likely it is after them; where they end with a die, on average over its faces
 */
public record Advice(Side side, List<Order> orders, List<Sentence> plan, double before, double after) {
    private static final int MOST_ORDERS = 2000;

    /** Copies the lists. */
    public Advice {
        orders = List.copyOf(orders);
        plan = List.copyOf(plan);
    }

    /**
     * An order that the commander would give.
     *
     * @param command the order
     * @param reason why: what is done, and the commander's own words
     */
    public record Order(Command command, Sentence reason) {}

    /**
     * What a commander would do where a game stands.
     *
     * @param game a game that has not ended; it is only read
     * @param commanders makes commanders of the kind that is asked
     */
    public static Advice of(Game game, Supplier<Commander> commanders) {
        return new Inquiry(game, commanders).advice();
    }

    /** The asking of one commander. */
    private static final class Inquiry {
        private final Supplier<Commander> commanders;
        private final Commander commander;
        private final Lookahead lookahead;
        private final Game game;
        private final Side side;
        private final Moment begun;
        private final Evaluation evaluation;
        private final List<Order> orders = new ArrayList<>();
        private final Map<Sentence, Integer> purposes = new LinkedHashMap<>();
        private Optional<Sentence> attack = Optional.empty();

        Inquiry(Game original, Supplier<Commander> commanders) {
            this.commanders = commanders;
            commander = commanders.get();
            lookahead = Lookahead.of(original);
            game = lookahead.game();
            side = game.state().decider();
            begun = game.state().moment();
            evaluation = new Evaluation(game);
        }

        Advice advice() {
            double before = evaluation.chance(game, side);
            double after = before;
            boolean rolled = false;
            while (!rolled && advises() && orders.size() < MOST_ORDERS) {
                order();
                rolled = game.last().orElseThrow().rolled();
                boolean ended = game.state().ending().isPresent();
                if (!rolled && (ended || game.state().moment().equals(begun))) {
                    after = evaluation.chance(game, side);
                }
            }
            // What was planned is asked for before the look-ahead goes back to show the other faces of the die.
            List<Sentence> plan = plan();
            return new Advice(side, orders, plan, before, rolled ? overFaces() : after);
        }

        private boolean advises() {
            return game.state().ending().isEmpty()
                    && game.state().moment().equals(begun)
                    && game.state().decider() == side;
        }

        private void order() {
            Command command = commander.next(game);
            Sentence reason = commander.reason().reason();
            if (command instanceof Command.Attack declared && attack.isEmpty()) {
                attack = Optional.of(mainAttack(declared));
            }
            if (command instanceof Command.MoveUnit
                    || command instanceof Command.EnterUnit
                    || command instanceof Command.ExitUnit) {
                purposes.merge(reason, 1, Integer::sum);
            }
            orders.add(new Order(command, Sentence.of("advice.reason", OrderWords.of(command), reason)));
            game.execute(command);
        }

        private Sentence mainAttack(Command.Attack declared) {
            Odds odds = declared.odds()
                    .orElseGet(() -> game.rules()
                            .combat()
                            .strengths(declared.attackers(), declared.targets())
                            .odds());
            return Sentence.of("advice.mainAttack", declared.attackers(), declared.targets(), odds.label());
        }

        private List<Sentence> plan() {
            List<Sentence> plan = new ArrayList<>();
            if (begun.phase() == Phase.MOVEMENT) {
                plan.add(objective());
                boolean fights = game.state().ending().isEmpty()
                        && game.state().moment().phase() == Phase.COMBAT
                        && game.state().decider() == side;
                // The most valuable attack is declared first.
                if (fights && commander.next(game) instanceof Command.Attack first) {
                    attack = Optional.of(mainAttack(first));
                }
            }
            plan.add(attack.orElse(Sentence.of("advice.noAttack")));
            return plan;
        }

        private Sentence objective() {
            int all = purposes.values().stream().mapToInt(Integer::intValue).sum();
            return purposes.entrySet().stream()
                    // Of equals the one that was ordered first.
                    .reduce((best, next) -> next.getValue() > best.getValue() ? next : best)
                    .map(most -> Sentence.of("advice.objective", most.getKey(), most.getValue(), all))
                    .orElse(Sentence.of("advice.stays"));
        }

        /** The mean over the faces of the die with which the orders end, each settled by commanders of the same kind. */
        private double overFaces() {
            double sum = 0;
            for (int face = 1; face <= CombatTable.FACES; face++) {
                lookahead.reset(0, face);
                orders.forEach(order -> game.execute(order.command()));
                Commander both = commanders.get();
                while (game.state().ending().isEmpty() && game.state().combat().isPresent()) {
                    game.execute(both.next(game));
                }
                sum += evaluation.chance(game, side);
            }
            return sum / CombatTable.FACES;
        }
    }
}
