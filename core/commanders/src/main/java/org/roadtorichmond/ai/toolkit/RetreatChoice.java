package org.roadtorichmond.ai.toolkit;

import java.util.List;
import java.util.Optional;
import org.roadtorichmond.ai.Decision;
import org.roadtorichmond.ai.Temper;
import org.roadtorichmond.play.Combat;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.RetreatSystem.Refuge;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.words.Sentence;

/**
 * Who retreats next and where: the unit with the fewest ways out first, to the hex where it is farthest from the enemy, on the
 * best ground, and among friends.
 */
public final class RetreatChoice {
    private static final int NEAR = 2;
    private static final double DISPLACES = 2.5;
    private static final double WAYS_OUT = 0.6;

    private final GameState state;
    private final Game game;
    private final NearbyStrength near;
    private final WaysOut waysOut;
    private final TurnsToGoal goal;
    private final Temper temper;

    /**
     * Who retreats where a game stands.
     *
     * @param temper by what it decides between things that are about as good
     */
    public RetreatChoice(Game game, TurnsToGoal goal, Temper temper) {
        this.game = game;
        this.goal = goal;
        this.temper = temper;
        state = game.state();
        near = new NearbyStrength(state);
        waysOut = new WaysOut(game);
    }

    /**
     * A unit that is to retreat now.
     *
     * @param unit who
     * @param ways where it can go; there is one way at least
     */
    public record Mover(Unit unit, List<Refuge> ways) {
        /** Copies the list. */
        public Mover {
            ways = List.copyOf(ways);
        }
    }

    /** Who retreats next in a combat whose stage is retreats: the unit with the fewest ways. */
    public static Mover next(Game game, Combat combat) {
        Unit next = combat.movers().get(0);
        List<Refuge> ways = List.of();
        for (Unit unit : combat.movers()) {
            List<Refuge> refuges = game.rules().retreats().refuges(unit, combat);
            boolean fewer = ways.isEmpty() || refuges.size() < ways.size();
            if (!refuges.isEmpty() && fewer) {
                next = unit;
                ways = refuges;
            }
        }
        return new Mover(next, ways);
    }

    /** The next order in a combat whose stage is retreats, and why. */
    public Decision choose(Combat combat) {
        Mover mover = next(game, combat);
        Unit next = mover.unit();
        List<Refuge> ways = mover.ways();
        Refuge best = ways.get(0);
        double bestScore = Double.NEGATIVE_INFINITY;
        for (Refuge refuge : ways) {
            double score = score(next, refuge)
                    + temper.nudge(next.ordinal(), refuge.hex().index());
            if (score > bestScore) {
                bestScore = score;
                best = refuge;
            }
        }
        Optional<Unit> displaced =
                best.displaceable().stream().min((a, b) -> Integer.compare(state.strength(b), state.strength(a)));
        return Decision.plain(new Command.Retreat(next, best.hex(), displaced), bestScore, Sentence.of("aim.retreat"));
    }

    private double score(Unit unit, Refuge refuge) {
        int hex = refuge.hex().index();
        double enemies = near.strength(hex, unit.side().enemy(), NEAR);
        double friends = near.strength(hex, unit.side(), 1);
        double doubled = near.doubles(hex) ? 1.5 : 0;
        double displaces = refuge.displaceable().isEmpty() ? 0 : DISPLACES;
        double ways = WAYS_OUT * Math.min(waysOut.refuges(unit, hex), 3);
        return ways + doubled + Math.min(friends, 16) / 8 - enemies / 6 - displaces - goal.turns(unit, hex);
    }
}
