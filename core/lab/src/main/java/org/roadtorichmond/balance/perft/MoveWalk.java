package org.roadtorichmond.balance.perft;

import java.util.HashMap;
import java.util.Map;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Dice;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Reach;
import org.roadtorichmond.unit.Unit;

/**
 * Walks through all orders of whole moves. Positions that are reached in several orders are walked through once, and last moves are
 * counted without being made: both because there are millions of them.
 */
final class MoveWalk {
    private final Game game;
    private final GameState state;
    private final Map<Long, Long> known = new HashMap<>();
    private final PositionSet ends = new PositionSet();
    private long key;

    MoveWalk(Game game) {
        this.game = game;
        state = game.state();
    }

    /** How many sequences of a number of moves begin with a unit's move. */
    long from(Unit unit, Hex to, int moves) {
        long before = key;
        key = after(unit, to.index());
        long sequences;
        if (moves == 1) {
            ends.add(key);
            sequences = 1;
        } else {
            game.execute(new Command.MoveUnit(unit, to));
            sequences = count(moves - 1);
            game.revert();
        }
        key = before;
        return sequences;
    }

    /** To how many distinct positions the sequences led. */
    int positions() {
        return ends.size();
    }

    private long count(int moves) {
        Long before = known.get(key);
        if (before != null) {
            return before;
        }
        long sequences = 0;
        if (state.ending().isEmpty()) {
            for (Unit unit : state.onMap(state.moment().player())) {
                if (state.travel(unit).isEmpty()) {
                    sequences += moves == 1 ? lastMoves(unit) : innerMoves(unit, moves);
                }
            }
        }
        known.put(key, sequences);
        return sequences;
    }

    private long lastMoves(Unit unit) {
        Reach reach = game.rules().movement().reach(unit);
        for (int i = 0; i < reach.count(); i++) {
            ends.add(after(unit, reach.hex(i)));
        }
        return reach.count();
    }

    private long innerMoves(Unit unit, int moves) {
        Reach reach = game.rules().movement().reach(unit);
        int[] hexes = new int[reach.count()];
        for (int i = 0; i < hexes.length; i++) {
            hexes[i] = reach.hex(i);
        }
        long sequences = 0;
        for (int hex : hexes) {
            sequences += from(unit, state.scenario().field().grid().hex(hex), moves);
        }
        return sequences;
    }

    private long after(Unit unit, int to) {
        return key ^ mark(unit, state.deployment().hexOf(unit)) ^ mark(unit, to);
    }

    private static long mark(Unit unit, int hex) {
        return Dice.mix(Dice.mix(unit.ordinal() + 1L) + hex);
    }
}
