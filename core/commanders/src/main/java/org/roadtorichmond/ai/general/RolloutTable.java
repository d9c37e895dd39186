package org.roadtorichmond.ai.general;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.ai.cadet.Cadet;
import org.roadtorichmond.ai.colonel.Colonel;
import org.roadtorichmond.ai.colonel.Manner;
import org.roadtorichmond.ai.colonel.PlanVariant;
import org.roadtorichmond.ai.outlook.Evaluation;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.CombatTable;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Lookahead;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/** Where plans are made and tried out: a look-ahead with commanders for both sides. What it answers depends on nothing done on it before. */
final class RolloutTable {
    /** At this interval of trials the enemy replies as a colonel, otherwise as a cadet, unless trials are careful. */
    private static final int COLONEL_REPLIES = 4;

    /** How many player-turns follow one's own until a position is judged for the first time, after the enemy's reply, and for the last. */
    private static final int REPLY = 1;

    private static final int HORIZON = 2;

    /** The faces of the first die in the order of samples: a few samples are to meet good luck and bad. */
    private static final List<Integer> FACES = List.of(2, 5, 1, 6, 3, 4);

    private final Lookahead lookahead;
    private final Side side;
    private final Evaluation evaluation;
    private final BooleanSupplier stop;
    private final Colonel planner;
    private final Colonel staff;
    private final Colonel enemyColonel;
    private Cadet cadet = new Cadet();

    /** A table that begins where a game stands, which is only read. */
    RolloutTable(Game game, int temper, BooleanSupplier stop) {
        this.stop = stop;
        lookahead = Lookahead.of(game);
        side = game.state().moment().player();
        evaluation = new Evaluation(lookahead.game());
        planner = new Colonel(Manner.STEADY, temper);
        staff = Colonel.forTrials(Manner.STEADY, temper);
        enemyColonel = Colonel.forTrials(Manner.STEADY, 0);
    }

    /** The game at its beginning. */
    Game begin() {
        return lookahead.reset(0);
    }

    /** How likely the side is to win as the game stands at its beginning. */
    double chance() {
        return evaluation.chance(begin(), side);
    }

    /** The enemy hexes that a colonel would attack, then those that it could, the best first. */
    List<Hex> prospects(PlanVariant variant) {
        return planner.afresh(variant).prospects(begin());
    }

    /** Changes of plans for the side that moves. */
    Mutations mutations() {
        Game game = begin();
        return new Mutations(game, planner.guarded(game));
    }

    /** The plan that a colonel makes; nothing if it was stopped. */
    Optional<Draft> draft(PlanVariant variant) {
        if (stop.getAsBoolean()) {
            return Optional.empty();
        }
        Game game = begin();
        Moment begun = game.state().moment();
        Colonel colonel = planner.afresh(variant);
        List<Command> orders = new ArrayList<>();
        while (game.state().ending().isEmpty() && game.state().moment().equals(begun)) {
            if (stop.getAsBoolean()) {
                return Optional.empty();
            }
            Command command = colonel.next(game);
            game.execute(command);
            orders.add(command);
        }
        TreeMap<Unit, Hex> stands = new TreeMap<>();
        for (Unit unit : game.state().onMap(side)) {
            stands.put(unit, game.state().hexOf(unit).orElseThrow());
        }
        return Optional.of(new Draft(variant, orders, stands));
    }

    /**
     * How likely the side is to win by a plan with the dice of a sample, as it looks after the enemy's reply, which a colonel makes;
     * nothing if stopped.
     */
    Optional<Double> reply(Draft plan, int sample) {
        return tryOut(plan, sample, true, REPLY);
    }

    /**
     * How likely the side is to win by a plan with the dice of a sample, on average of what it looks like after the enemy's reply and
     * after the next turn; nothing if stopped. The first sees clearly but not far, the second what a plan bears, but also two
     * player-turns that would be played better than here.
     *
     * @param careful whether colonels play every reply and the own next turn, which takes longer, instead of cadets for the most part
     */
    Optional<Double> tryOut(Draft plan, int sample, boolean careful) {
        return tryOut(plan, sample, careful, HORIZON);
    }

    /** The same up to a number of player-turns after one's own. */
    private Optional<Double> tryOut(Draft plan, int sample, boolean careful, int horizon) {
        if (stop.getAsBoolean()) {
            return Optional.empty();
        }
        Game game = lookahead.reset(sample, FACES.get(sample % CombatTable.FACES));
        Moment turn = game.state().moment();
        plan.orders().forEach(game::execute);
        Commander own = staff.afresh(plan.variant());
        // One more each round of the first die, so that colonels reply to each of its faces.
        boolean colonel = careful || (sample + sample / CombatTable.FACES) % COLONEL_REPLIES == COLONEL_REPLIES - 1;
        cadet = cadet.another();
        Commander enemy = colonel ? enemyColonel.afresh(PlanVariant.of(Manner.STEADY)) : cadet;
        int turns = 0;
        double judged = 0;
        int times = 1;
        while (game.state().ending().isEmpty()) {
            Moment now = game.state().moment();
            if (now.player() != turn.player() || now.turn() != turn.turn()) {
                turns++;
                turn = now;
                if (turns > horizon) {
                    break;
                }
                if (turns > REPLY) {
                    judged += evaluation.chance(game, side);
                    times++;
                    own = careful ? staff.afresh(PlanVariant.of(Manner.STEADY)) : cadet.another();
                }
            }
            if (stop.getAsBoolean()) {
                return Optional.empty();
            }
            Commander next = game.state().decider() == side ? own : enemy;
            game.execute(next.next(game));
        }
        return Optional.of((judged + evaluation.chance(game, side)) / times);
    }
}
