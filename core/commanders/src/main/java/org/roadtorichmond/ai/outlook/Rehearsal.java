package org.roadtorichmond.ai.outlook;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.ai.Decision;
import org.roadtorichmond.ai.Plan;
import org.roadtorichmond.play.CombatTable;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Lookahead;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.play.Outcome;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Sentence;

/**
 * Works out what a commander intends by having it play its player-turn on a look-ahead: its orders once, since no die lies among
 * them, and then the rest of the turn and the enemy's reply once for each face of the first die.
 */
public final class Rehearsal {
    /** How often the rest of the player-turn is played out: once for each face of its first die. */
    private static final int SAMPLES = CombatTable.FACES;

    private static final int MOST_ORDERS = 2000;

    private final Function<Game, Commander> commanders;
    private final Supplier<Commander> enemies;
    private final Lookahead lookahead;
    private final Game game;
    private final Side side;
    private final Moment begun;
    private final Evaluation evaluation;
    private final ReplyThreat threat;
    private final Purposes purposes;
    private final Purposes enemyPurposes;
    private final List<Plan.Order> orders = new ArrayList<>();
    private final MarchTable marches;
    private final StrikeTable strikes;
    private final ReplyCostTable replyCosts;

    /**
     * A rehearsal of what is left of a player-turn.
     *
     * @param original the game as it stands, which is only read
     * @param commanders makes commanders that would play on, in a copy of the game, as the one that is asked
     * @param enemies makes commanders as which the enemy is taken to reply
     */
    public Rehearsal(Game original, Function<Game, Commander> commanders, Supplier<Commander> enemies) {
        this.commanders = commanders;
        this.enemies = enemies;
        lookahead = Lookahead.of(original);
        game = lookahead.game();
        side = game.state().decider();
        begun = game.state().moment();
        evaluation = new Evaluation(game);
        threat = new ReplyThreat(game);
        purposes = Purposes.of(side);
        enemyPurposes = Purposes.believed(side.enemy());
        marches = new MarchTable(threat, side);
        strikes = new StrikeTable(threat, SAMPLES);
        replyCosts = new ReplyCostTable(threat, side, SAMPLES);
    }

    /** The plan, without what else was considered. */
    public Plan plan() {
        double before = evaluation.chance(game, side);
        standStill();
        threat.look(game, side);
        order();
        double expected = 0;
        for (int sample = 0; sample < SAMPLES; sample++) {
            expected += playOut(sample) / SAMPLES;
        }
        List<Plan.Strike> attacks = strikes.intended();
        List<Plan.March> all = marches.toward(attacks);
        return new Plan(
                side,
                begun,
                orders,
                new Objective(threat, side).of(purposes, all),
                wanted(),
                attacks,
                replyCosts.worst(),
                before,
                expected,
                standing(),
                List.of(),
                all);
    }

    /** Notes what would be expected after a player-turn in which nothing is done, as far as the rules allow that. */
    private void standStill() {
        boolean idle = true;
        while (idle && game.state().ending().isEmpty() && sameTurn(game.state().moment())) {
            idle = game.state().combat().isEmpty() && game.execute(new Command.EndPhase()) instanceof Outcome.Accepted;
        }
        threat.look(game, side);
        purposes.add(threat.ledger(), -1);
        lookahead.reset(0);
    }

    /** Has the commander give its orders to the end of the phase, the first die, or a decision of the enemy. */
    private void order() {
        Commander commander = commanders.apply(game);
        boolean rolled = false;
        while (!rolled && orders() && orders.size() < MOST_ORDERS) {
            Command command = commander.next(game);
            Decision decision = commander.reason();
            game.execute(command);
            Sentence reason = marches.note(game.last().orElseThrow().events(), decision.reason());
            orders.add(new Plan.Order(command, decision.score(), reason));
            rolled = game.last().orElseThrow().rolled();
        }
    }

    private boolean orders() {
        return game.state().ending().isEmpty()
                && game.state().moment().equals(begun)
                && game.state().decider() == side;
    }

    /** How likely the side is to win on average if nobody marches; nothing where somebody has to, or marches are over. */
    private OptionalDouble standing() {
        if (begun.phase() != Phase.MOVEMENT) {
            return OptionalDouble.empty();
        }
        double sum = 0;
        for (int sample = 0; sample < SAMPLES; sample++) {
            lookahead.reset(sample, 1 + sample);
            if (!(game.execute(new Command.EndPhase()) instanceof Outcome.Accepted)) {
                return OptionalDouble.empty();
            }
            sum += playOn((command, worth) -> {}, () -> {});
        }
        return OptionalDouble.of(sum / SAMPLES);
    }

    /** Plays the orders, the rest of the player-turn and the reply; the answer is how likely the side is to win then. */
    private double playOut(int sample) {
        lookahead.reset(sample, 1 + sample);
        for (Plan.Order order : orders) {
            strikes.note(game, order.command(), order.worth(), begun);
            game.execute(order.command());
        }
        double chance = playOn((command, worth) -> strikes.note(game, command, worth, begun), () -> {
            threat.look(game, side);
            purposes.add(threat.ledger(), 1.0 / SAMPLES);
            enemyPurposes.add(threat.ledger(), -1.0 / SAMPLES);
            replyCosts.note();
        });
        threat.look(game, side);
        enemyPurposes.add(threat.ledger(), 1.0 / SAMPLES);
        return chance;
    }

    /** What the enemy's replies are for, as far as they gain anything. */
    private Optional<Sentence> wanted() {
        return enemyPurposes.most().map(Map.Entry::getKey);
    }

    /**
     * Plays the rest of the player-turn and the reply; the answer is how likely the side is to win then.
     *
     * @param ordered is told each further command of the side in its own player-turn, and its worth, before it is carried out
     * @param ended is called when that player-turn is over
     */
    private double playOn(BiConsumer<Command, Double> ordered, Runnable ended) {
        Commander own = commanders.apply(game);
        Commander enemy = enemies.get();
        boolean over = false;
        while (game.state().ending().isEmpty()) {
            Moment now = game.state().moment();
            if (!over && !sameTurn(now)) {
                over = true;
                ended.run();
            }
            if (over && now.player() == side && now.phase() == Phase.MOVEMENT) {
                break;
            }
            boolean ours = game.state().decider() == side;
            Command command = (ours ? own : enemy).next(game);
            if (!over && ours) {
                ordered.accept(command, own.reason().score());
            }
            game.execute(command);
        }
        return evaluation.chance(game, side);
    }

    private boolean sameTurn(Moment now) {
        return now.turn() == begun.turn() && now.player() == begun.player();
    }
}
