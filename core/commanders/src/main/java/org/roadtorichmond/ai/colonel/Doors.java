package org.roadtorichmond.ai.colonel;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;
import org.roadtorichmond.ai.outlook.Board;
import org.roadtorichmond.ai.outlook.Ledger;
import org.roadtorichmond.ai.outlook.Roads;
import org.roadtorichmond.hex.Direction;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.play.Arrival;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.account.Claim;
import org.roadtorichmond.victory.account.Stake;

/**
 * The hexes by which units leave the map or come onto it, as far as that is paid for: exits to be barred to the enemy, on his last move
 * also by a unit beside them (rule 12.2), and the entries of units that will come on their last turn because payments depend on it.
 */
final class Doors {
    /** In how many moves of the side at most an entry has to be shut for that to matter now. */
    private static final int SOON = 3;

    /** What part of its worth it is worth to shut an entry where a detour stays open (rule 11.3). */
    private static final double LEAKS = 0.25;

    /** What part of its worth an entry is worth now that can still be opened later. */
    private static final double LATER = 0.5;

    private final Board board;
    private final Ledger ledger;
    private final Roads roads;
    private final Side side;
    private final AimInputs inputs;
    private final Map<Integer, Double> exits = new TreeMap<>();

    /** The doors as the board stands. */
    Doors(AimInputs inputs) {
        this.inputs = inputs;
        board = inputs.view().board;
        ledger = inputs.ledger();
        roads = inputs.roads();
        side = inputs.view().side();
    }

    /** Takes note of an exit by which an enemy unit is paid for leaving. */
    void read(Stake stake, double worth) {
        if (stake.to() != side
                && stake.claim() instanceof Claim.Left left
                && left.unit().side() != side) {
            double chance =
                    enemyMovesLast() ? leavesNow(left) : ledger.chances().of(left);
            double expected = worth * chance * ledger.chances().of(stake.provided());
            left.by().ifPresent(hex -> exits.merge(hex.index(), expected, Double::sum));
        }
    }

    /** Whether the enemy has one move left after this one of the side. */
    private boolean enemyMovesLast() {
        return board.turnOf(side.enemy()) == inputs.view().lastTurn();
    }

    /** Whether a unit is so near its exit that only who bars that keeps it in: 1, or 0 if not. */
    private double leavesNow(Claim.Left left) {
        int at = board.hexOf(left.unit().ordinal());
        return left.by()
                .filter(exit -> at != Board.NOWHERE
                        && roads.turns(left.unit(), at, exit.index())
                                <= ledger.chances().marchingLeft(side.enemy()))
                .map(exit -> 1.0)
                .orElse(0.0);
    }

    /**
     * What is to be barred.
     *
     * @param enemyTurns in how many turns the first enemy could be at a hex
     */
    List<Goal> goals(IntToDoubleFunction enemyTurns) {
        List<Goal> found = new ArrayList<>();
        exits.forEach((hex, worth) -> found.add(
                enemyMovesLast()
                        ? Goal.hold(beside(hex), worth, 0, 1)
                        : Goal.bar(hex, worth, Math.min(inputs.leftNow(), enemyTurns.applyAsDouble(hex)))));
        inputs.absences().forEach(absence -> shut(absence, found));
        return found;
    }

    /** An exit and the hexes in which a unit controls it, ascending. */
    private int[] beside(int exit) {
        HexGrid grid = board.grid();
        IntStream around = IntStream.range(0, Direction.COUNT)
                .filter(direction -> (board.survey().approaches(exit) & 1 << direction) != 0)
                .map(direction -> grid.neighbour(exit, direction));
        return IntStream.concat(IntStream.of(exit), around)
                .filter(hex -> !board.occupied(hex, side.enemy()))
                .sorted()
                .toArray();
    }

    /** Who stands in all hexes by which a unit may come, when it may for the last time, keeps it off. */
    private void shut(Claim.Absent absence, List<Goal> found) {
        Unit unit = absence.unit();
        Arrival arrival = board.scenario().arrivals().get(unit);
        if (arrival == null || unit.side() == side) {
            return;
        }
        int last = lastMoveBefore(arrival);
        int moves = last - board.turnOf(side) + 1;
        if (moves > 0 && moves <= SOON && awaited(unit)) {
            double worth = worth(absence) / arrival.hexes().size();
            boolean tight = arrival.hexes().containsAll(board.survey().entries(unit));
            double after = roads.marchingLeft(board.turnOf(side) + 1, last);
            for (Hex hex : arrival.hexes()) {
                found.add(Goal.hold(new int[] {hex.index()}, tight ? worth : LEAKS * worth, after, moves));
            }
        }
    }

    /** The last game-turn in which the side moves before a unit of the enemy may enter for the last time. */
    private int lastMoveBefore(Arrival arrival) {
        return board.scenario().first() == side ? arrival.last() : arrival.last() - 1;
    }

    /** What it is worth to the side, in points, that a unit never comes. */
    private double worth(Claim.Absent absence) {
        double union = ledger.worth(absence);
        return side == Side.UNION ? union : -union;
    }

    private boolean awaited(Unit unit) {
        return ledger.chances().situation().awaited(unit);
    }

    /** What it is worth to drive enemies from the entries of the side's own units: they come before anybody fights on their last turn. */
    Map<Integer, Double> openings() {
        Map<Integer, Double> openings = new TreeMap<>();
        for (Claim.Absent absence : inputs.absences()) {
            Unit unit = absence.unit();
            Arrival arrival = board.scenario().arrivals().get(unit);
            if (arrival != null && unit.side() == side && awaited(unit) && board.turnOf(side) < arrival.last()) {
                boolean last = board.turnOf(side) == arrival.last() - 1;
                double worth =
                        -worth(absence) * (last ? 1 : LATER) / arrival.hexes().size();
                arrival.hexes().stream()
                        .filter(hex -> board.occupied(hex.index(), side.enemy()))
                        .forEach(hex -> openings.merge(hex.index(), worth, Double::sum));
            }
        }
        return openings;
    }
}
