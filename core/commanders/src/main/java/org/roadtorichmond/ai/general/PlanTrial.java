package org.roadtorichmond.ai.general;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.ai.Decision;
import org.roadtorichmond.ai.colonel.Colonel;
import org.roadtorichmond.ai.colonel.Manner;
import org.roadtorichmond.ai.colonel.PlanVariant;
import org.roadtorichmond.ai.outlook.Evaluation;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.CombatTable;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Lookahead;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.play.Options;
import org.roadtorichmond.play.Outcome;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/**
 * Plans for the movement phase in which a game stands, made and tried out on a look-ahead: the orders, then the rest of the
 * player-turn and the enemy's reply, both by colonels, and how likely the side is to win as it looks then. Plans that are tried
 * under one key meet the same luck. What is answered depends on nothing done before.
 */
public final class PlanTrial {
    /** The first of the keys whose dice no commander tries its own plans with, so that a plan cannot have been chosen for them. */
    public static final long FRESH = 1_000_000;

    /** The faces of the first die in the order of keys: a few trials are to meet good luck and bad. */
    private static final List<Integer> FACES = List.of(2, 5, 1, 6, 3, 4);

    private static final PlanVariant PLAIN = PlanVariant.of(Manner.STEADY);

    private final Lookahead lookahead;
    private final Side side;
    private final Evaluation evaluation;
    private final Colonel own;
    private final Colonel enemy;
    private final BooleanSupplier stop;
    private final Map<List<Event>, List<Command>> replies = new LinkedHashMap<>();

    /**
     * Trials that begin where a game stands, which is only read.
     *
     * @param evaluation of games of that scenario; it may be used elsewhere between trials
     * @param own who carries out what the orders leave to be done in the player-turn
     * @param enemy who replies
     * @param stop asked again and again whether no more answers are wanted
     */
    PlanTrial(Game game, Evaluation evaluation, Colonel own, Colonel enemy, BooleanSupplier stop) {
        lookahead = Lookahead.of(game);
        side = game.state().moment().player();
        this.evaluation = evaluation;
        this.own = own;
        this.enemy = enemy;
        this.stop = stop;
    }

    /**
     * Trials in which plain colonels, who think as long as they do in games, play both sides.
     *
     * @param game stands in a movement phase; it is only read
     * @param temper by what the colonels decide between things that are about as good; 0 is even
     */
    public static PlanTrial of(Game game, int temper) {
        return new PlanTrial(
                game,
                new Evaluation(game),
                new Colonel(Manner.STEADY, temper),
                new Colonel(Manner.STEADY, temper),
                () -> false);
    }

    Game begin() {
        return lookahead.reset(0);
    }

    /** How likely the side is to win as the game stands at its beginning. */
    double chance() {
        return evaluation.chance(begin(), side);
    }

    /** What a commander orders from the beginning to the end of the movement phase. */
    public List<Command> orders(Commander commander) {
        return march(commander, command -> command).orElseThrow();
    }

    /** The same with the reasons, after which the look-ahead stands at the end of the phase; nothing if it was stopped. */
    Optional<List<Decision>> draft(Commander commander) {
        return march(commander, command -> commander.reason());
    }

    private <T> Optional<List<T>> march(Commander commander, Function<Command, T> noted) {
        return march(begin(), commander, noted);
    }

    private <T> Optional<List<T>> march(Game game, Commander commander, Function<Command, T> noted) {
        Moment begun = game.state().moment();
        List<T> orders = new ArrayList<>();
        while (game.state().ending().isEmpty() && game.state().moment().equals(begun)) {
            if (stop.getAsBoolean()) {
                return Optional.empty();
            }
            Command command = commander.next(game);
            if (game.execute(command) instanceof Outcome.Refused refused) {
                throw new IllegalStateException(commander.name() + " ordered " + command + ": " + refused.refusal());
            }
            orders.add(noted.apply(command));
        }
        return Optional.of(orders);
    }

    /** Where the units of the side stand now, after what was done last. */
    Map<Unit, Hex> stands() {
        GameState state = lookahead.game().state();
        Map<Unit, Hex> stands = new TreeMap<>();
        state.onMap(side).forEach(unit -> stands.put(unit, state.hexOf(unit).orElseThrow()));
        return stands;
    }

    /** The orders by which nobody does anything; only who must enter does. */
    public List<Command> standingStill() {
        Game game = begin();
        Moment begun = game.state().moment();
        List<Command> orders = new ArrayList<>();
        while (game.state().ending().isEmpty() && game.state().moment().equals(begun)) {
            Options options = new Options(game);
            Command command = options.end()
                    .filter(options::allows)
                    .orElseGet(() -> options.all().get(0));
            game.execute(command);
            orders.add(command);
        }
        return orders;
    }

    /**
     * How likely the side is to win by orders, on average over trials with the dice of as many keys.
     *
     * @param orders all that is ordered in the movement phase, up to its end
     * @param key the key of the first trial; the others have the next ones. The first die shows each face as often as any other
     *     if the number of trials can be divided by six
     * @param trials how many, from 1
     */
    public double chance(List<Command> orders, long key, int trials) {
        double sum = 0;
        for (int i = 0; i < trials; i++) {
            sum += tryOut(orders, PLAIN, key + i, false).orElseThrow();
        }
        return sum / trials;
    }

    /**
     * How likely the side is to win by orders with the dice of a key, as it looks after the enemy's reply; nothing if stopped. Colonels
     * play the rest of the player-turn and the reply: cadets are cheaper, but what they do says little about what will happen.
     *
     * @param variant of which the orders are, and by which the player-turn goes on
     * @param far whether the side's next player-turn is played as well, and the answer is the mean of how it looks before and after:
     *     before, what was planned has not borne fruit yet; after, two player-turns have been played less well than they might be
     */
    Optional<Double> tryOut(List<Command> orders, PlanVariant variant, long key, boolean far) {
        if (stop.getAsBoolean()) {
            return Optional.empty();
        }
        Game game = lookahead.reset(key, FACES.get((int) Math.floorMod(key, (long) CombatTable.FACES)));
        orders.forEach(game::execute);
        Commander mover = own.afresh(variant);
        Commander replier = enemy.afresh(PLAIN);
        boolean replied = play(game, mover, replier, side)
                && marchInReply(game, replier)
                && play(game, mover, replier, side.enemy());
        if (!replied) {
            return Optional.empty();
        }
        double chance = evaluation.chance(game, side);
        if (!far) {
            return Optional.of(chance);
        }
        boolean moved = play(game, own.afresh(PLAIN), replier, side);
        return moved ? Optional.of((chance + evaluation.chance(game, side)) / 2) : Optional.empty();
    }

    /**
     * Has the enemy march in reply; whether it was not stopped. What he orders depends on where the game stands alone, so that after the
     * same events he is not asked again: samples differ only by the dice of fights, and often nobody fights before.
     */
    private boolean marchInReply(Game game, Commander replier) {
        List<Event> before = game.log().stream()
                .flatMap(entry -> entry.events().stream())
                .filter(event -> !(event instanceof Event.DieRolled))
                .toList();
        List<Command> known = replies.get(before);
        if (known != null) {
            known.forEach(game::execute);
            return true;
        }
        Optional<List<Command>> ordered = march(game, replier, command -> command);
        ordered.ifPresent(orders -> replies.put(before, orders));
        return ordered.isPresent();
    }

    /** Plays on to the end of the player-turn of a side, if that is on; whether it was not stopped. */
    private boolean play(Game game, Commander mover, Commander replier, Side player) {
        while (game.state().ending().isEmpty() && game.state().moment().player() == player) {
            if (stop.getAsBoolean()) {
                return false;
            }
            Commander next = game.state().decider() == side ? mover : replier;
            game.execute(next.next(game));
        }
        return true;
    }
}
