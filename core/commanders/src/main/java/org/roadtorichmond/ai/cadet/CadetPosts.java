package org.roadtorichmond.ai.cadet;

import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.roadtorichmond.ai.Decision;
import org.roadtorichmond.hex.Direction;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.unit.Unit;

/**
 * Where units that join no attack are to stand at the end of the phase: as near their goals as is prudent, among friends, and with
 * a way out. All are placed twice, so that the second time each sees where its friends will be.
 */
final class CadetPosts {
    private static final int ROUNDS = 2;
    private static final double GROUND = 0.1;
    private static final double COMPANY = 0.3;
    private static final double IN_THE_WAY = 50;
    private static final double ENGAGED = 100;
    private static final double WORTH_MOVING = 0.1;
    private static final int MOST_COMPANY = 3;

    private final Field field;
    private final CadetGoals goals;
    private final BitSet doors;
    private final double[] bounds;

    /**
     * Chooses posts on a field.
     *
     * @param doors hexes to keep clear for units that are still to enter
     */
    CadetPosts(Field field, CadetGoals goals, BitSet doors) {
        this.field = field;
        this.goals = goals;
        this.doors = doors;
        bounds = new double[field.grid.size()];
    }

    /** Where each of some units is to stand, including those that stay; they are placed in their order. */
    Map<Unit, Integer> place(List<Unit> units) {
        Map<Unit, Integer> posts = new TreeMap<>();
        for (int round = 0; round < ROUNDS; round++) {
            for (Unit unit : units) {
                int at = posts.getOrDefault(unit, field.hexOf(unit));
                posts.put(unit, choose(unit, at, goals.aim(unit)));
            }
        }
        return posts;
    }

    /** The march to a post, with its reason. */
    Decision march(Unit unit, int to) {
        return Decision.plain(
                new Command.MoveUnit(unit, field.grid.hex(to)),
                0,
                goals.aim(unit).reason());
    }

    /** Moves a unit on the ground from where it was to stand to where it should. */
    private int choose(Unit unit, int planned, Aim aim) {
        field.lift(unit, planned);
        int at = field.hexOf(unit);
        int best = at;
        double bestScore = score(unit, at, aim) + WORTH_MOVING;
        BitSet range = field.ranges.of(unit);
        int promising = promising(unit, range, aim);
        if (promising != HexGrid.OFF_MAP) {
            double score = score(unit, promising, aim);
            if (score > bestScore) {
                best = promising;
                bestScore = score;
            }
        }
        // Of posts that are equally good the first counts, though the most promising was looked at before all others.
        for (int hex = range.nextSetBit(0); hex >= 0; hex = range.nextSetBit(hex + 1)) {
            boolean before = best != at && hex < best;
            if (hex != promising && (bounds[hex] > bestScore || (before && bounds[hex] == bestScore))) {
                double score = score(unit, hex, aim);
                if (score > bestScore || (before && score == bestScore)) {
                    best = hex;
                    bestScore = score;
                }
            }
        }
        field.stand(unit, best);
        return best;
    }

    /**
     * Works out how good each hex could be at most, without any risk and in the best company, and returns the best of them. Nothing is
     * known in advance of hexes with friends, whose own risk a unit may lessen.
     */
    private int promising(Unit unit, BitSet range, Aim aim) {
        int promising = HexGrid.OFF_MAP;
        double most = Double.NEGATIVE_INFINITY;
        int at = field.hexOf(unit);
        for (int hex = range.nextSetBit(0); hex >= 0; hex = range.nextSetBit(hex + 1)) {
            bounds[hex] = Double.NEGATIVE_INFINITY;
            if (field.ground.room(hex) > 0 && hex != at) {
                double bound = sum(hex, march(unit, hex, aim), MOST_COMPANY);
                bounds[hex] = field.ground.strength(hex) == 0 ? bound : Double.POSITIVE_INFINITY;
                if (bound > most) {
                    most = bound;
                    promising = hex;
                }
            }
        }
        return promising;
    }

    private double march(Unit unit, int hex, Aim aim) {
        return field.temper.nudge(unit.ordinal(), hex) - aim.pull() * aim.distance(hex) / Math.max(1, unit.allowance());
    }

    private double score(Unit unit, int hex, Aim aim) {
        return sum(hex, march(unit, hex, aim) - aim.caution() * field.risk(unit, hex), friends(hex));
    }

    private double sum(int hex, double march, int friends) {
        double score = march;
        score += GROUND * field.ground.multiplier(hex);
        score += COMPANY * friends;
        if (doors.get(hex) || field.exits(hex)) {
            score -= IN_THE_WAY;
        }
        if (field.enemyControls(hex)) {
            score -= ENGAGED;
        }
        return score;
    }

    private int friends(int hex) {
        int found = 0;
        for (int direction = 0; direction < Direction.COUNT; direction++) {
            int beside = field.grid.neighbour(hex, direction);
            if (beside != HexGrid.OFF_MAP && field.ground.holds(beside)) {
                found++;
            }
        }
        return Math.min(found, MOST_COMPANY);
    }
}
