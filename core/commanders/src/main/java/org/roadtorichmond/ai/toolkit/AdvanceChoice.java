package org.roadtorichmond.ai.toolkit;

import java.util.Optional;
import org.roadtorichmond.ai.Decision;
import org.roadtorichmond.ai.Temper;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Combat;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.words.Sentence;

/** Whether victorious units follow up: onto better ground or towards their goal, where what can hit back is no stronger. */
public final class AdvanceChoice {
    private static final double GROUND = 0.6;
    private static final double TOWARDS = 1.5;
    private static final double RISK = 0.12;
    private static final int NEAR = 2;
    private static final double WAYS_OUT = 0.4;

    private final Game game;
    private final GameState state;
    private final NearbyStrength near;
    private final WaysOut waysOut;
    private final TurnsToGoal goal;
    private final Temper temper;

    /**
     * Who advances where a game stands.
     *
     * @param temper by what it decides between things that are about as good
     */
    public AdvanceChoice(Game game, TurnsToGoal goal, Temper temper) {
        this.game = game;
        this.goal = goal;
        this.temper = temper;
        state = game.state();
        near = new NearbyStrength(state);
        waysOut = new WaysOut(game);
    }

    /** The next order in a combat whose stage is advances, and why. */
    public Decision choose(Combat combat) {
        Optional<Command> best = Optional.empty();
        double bestScore = 0;
        for (Unit unit : combat.due()) {
            for (Hex hex : game.rules().aftermath().advances(unit, combat)) {
                double score = score(unit, hex.index()) + temper.nudge(unit.ordinal(), hex.index());
                if (score > bestScore) {
                    bestScore = score;
                    best = Optional.of(new Command.Advance(unit, hex));
                }
            }
        }
        return best.isPresent()
                ? Decision.plain(best.get(), bestScore, Sentence.of("aim.advance"))
                : Decision.plain(new Command.EndAdvance(), 0, Sentence.of("aim.noAdvance"));
    }

    private double score(Unit unit, int hex) {
        if (unit.arm().artillery()) {
            return -1;
        }
        Side enemy = unit.side().enemy();
        int from = state.deployment().hexOf(unit);
        double ground = (near.doubles(hex) ? GROUND : 0) - (near.doubles(from) ? GROUND : 0);
        double towards = TOWARDS * (goal.turns(unit, from) - goal.turns(unit, hex));
        double ways = WAYS_OUT * (ways(unit, hex) - ways(unit, from));
        return ways + ground + towards - RISK * (exposure(unit, hex, enemy) - exposure(unit, from, enemy));
    }

    private int ways(Unit unit, int hex) {
        return Math.min(waysOut.refuges(unit, hex), 3);
    }

    /** The enemy strength near a hex beyond what would stand there, with its ground. */
    private double exposure(Unit unit, int hex, Side enemy) {
        int own = state.strength(unit);
        for (Unit friend : state.deployment().unitsAt(hex)) {
            own += friend.side() == unit.side() && !friend.equals(unit) ? state.strength(friend) : 0;
        }
        int defence = near.doubles(hex) ? 2 * own : own;
        return Math.max(0, near.strength(hex, enemy, NEAR) - 1.5 * defence);
    }
}
