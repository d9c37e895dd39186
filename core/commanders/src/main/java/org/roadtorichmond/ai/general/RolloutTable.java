package org.roadtorichmond.ai.general;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import org.roadtorichmond.ai.Commander;
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
    /** The faces of the first die in the order of samples: a few samples are to meet good luck and bad. */
    private static final List<Integer> FACES = List.of(2, 5, 1, 6, 3, 4);

    private final Lookahead lookahead;
    private final Side side;
    private final Evaluation evaluation;
    private final BooleanSupplier stop;
    private final Colonel planner;
    private final Colonel staff;
    private final Colonel enemyColonel;

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
     * How likely the side is to win by a plan with the dice of a sample, as it looks after the enemy's reply; nothing if stopped.
     * Colonels play the rest of the player-turn and the reply: cadets are cheaper, but what they do says little about what will
     * happen, and what they would do after that, still less.
     */
    Optional<Double> tryOut(Draft plan, int sample) {
        if (stop.getAsBoolean()) {
            return Optional.empty();
        }
        Game game = lookahead.reset(sample, FACES.get(sample % CombatTable.FACES));
        plan.orders().forEach(game::execute);
        Commander own = staff.afresh(plan.variant());
        Commander enemy = enemyColonel.afresh(PlanVariant.of(Manner.STEADY));
        boolean replied = false;
        while (game.state().ending().isEmpty()) {
            Moment now = game.state().moment();
            replied |= now.player() != side;
            if (replied && now.player() == side) {
                break;
            }
            if (stop.getAsBoolean()) {
                return Optional.empty();
            }
            Commander next = game.state().decider() == side ? own : enemy;
            game.execute(next.next(game));
        }
        return Optional.of(evaluation.chance(game, side));
    }
}
