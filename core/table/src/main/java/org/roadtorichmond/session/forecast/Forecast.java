package org.roadtorichmond.session.forecast;

import java.util.List;
import java.util.Set;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.CombatResult;
import org.roadtorichmond.play.CombatTable;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.account.Measure;
import org.roadtorichmond.victory.account.Score;

/**
 * What an attack would bring, found by carrying it out on a twin of the game for each result that its die can show.
 *
 * @param measure what the points are
 * @param prospects the results, the worst for the attacker first; empty where the attack is not allowed
 * @param asked where units stood whose owner had to think about a retreat
 */
public record Forecast(Measure measure, List<Prospect> prospects, Set<Hex> asked) {
    /** Copies the list and the set. */
    public Forecast {
        prospects = List.copyOf(prospects);
        asked = Set.copyOf(asked);
    }

    /**
     * One result.
     *
     * @param result which
     * @param face a face of the die that brings it
     * @param faces how many faces bring it
     * @param lost the units that are eliminated if the owners choose well
     * @param change how the points of both sides change
     * @param decisions what the owners choose then, in order
     */
    public record Prospect(
            CombatResult result, int face, int faces, List<Unit> lost, Score change, List<Command> decisions) {
        /** Copies the lists. */
        public Prospect {
            lost = List.copyOf(lost);
            decisions = List.copyOf(decisions);
        }

        /** Whether some unit that should retreat cannot, whatever its owner does (rule 8.6). */
        public boolean cornered() {
            return (result == CombatResult.DR || result == CombatResult.AR) && !lost.isEmpty();
        }
    }

    /** The number of faces on which a retreat is asked that is impossible. */
    public int corneredFaces() {
        return prospects.stream()
                .filter(Prospect::cornered)
                .mapToInt(Prospect::faces)
                .sum();
    }

    /** The mean change of a side's points over the six faces. */
    public double expected(Side side) {
        return (double) sixfold().of(side) / CombatTable.FACES;
    }

    /** Six times the mean change, a whole number. */
    Score sixfold() {
        return prospects.stream()
                .map(prospect -> prospect.change().times(prospect.faces()))
                .reduce(new Score(measure, 0, 0), Score::plus);
    }
}
