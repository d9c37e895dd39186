package org.roadtorichmond.ai.colonel;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.roadtorichmond.ai.outlook.Board;
import org.roadtorichmond.ai.outlook.Ledger;
import org.roadtorichmond.ai.outlook.Roads;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.account.Claim;
import org.roadtorichmond.victory.account.Stake;

/**
 * What units of a side should do on the map, as the stakes pay for it: hexes to be held in the end, ways out to be barred to the
 * enemy before he comes there, dear units to be guarded.
 */
final class Goals {
    private static final double NEAR = 0.75;
    private static final double THERE = 1e-9;
    private static final double[] SHARED = {1, 0.35, 0.12, 0.04};
    private static final double DEAR = 0.1;

    /** From how many points on beyond what its strength is worth a unit is guarded. */
    static final double DEARER = 2;

    private static final int FAR_OFF = 6;
    private static final double CHARGE = 0.3;

    /**
     * What part of its worth a line of communications is worth in fact: the units that could leave the map by it mostly fall, are wanted
     * elsewhere or come too late.
     */
    private static final double LINE = 0.2;

    /** In how many turns a hex that is to be held in the end should be reached. */
    private static final double SOON = 2;

    /** What being about to come to a hex that is to be held is worth, where 1 is to stand there. */
    private static final double COMING = 0.8;

    /** In how many own moves ground is settled at most for it to be taken or lost for good. */
    static final int LAST_MOVES = 2;

    /** What part of its worth driving the enemy from a hex is worth near the end; on the last turn it is all of it. */
    private static final double TAKING = 0.5;

    /** What part of that it is worth at the beginning, since the enemy may come back. */
    private static final double FLEETING = 0.3;

    private final Board board;
    private final Ledger ledger;
    private final Roads roads;
    private final Side side;
    private final LineTargets lines;
    private final boolean closing;
    private final int last;
    private final List<Goal> goals = new ArrayList<>();
    private final Map<Integer, Double> takings = new HashMap<>();
    private int[] others = new int[0];
    private int[] near = new int[0];
    private int[] chargedAt = new int[0];

    /** For each unit the goals that it serves, a bit each, where it stood when that was asked last. */
    private final BitSet[] serving;

    private final int[] seenAt;
    private int begun = Board.NOWHERE;

    /** The goals of a side as the board stands. */
    Goals(AimInputs inputs) {
        board = inputs.view().board;
        ledger = inputs.ledger();
        roads = inputs.roads();
        side = inputs.view().side();
        closing = inputs.closing();
        lines = new LineTargets(board, ledger, side, inputs.lines());
        last = inputs.view().lastTurn();
        serving = new BitSet[board.units()];
        seenAt = new int[board.units()];
        Arrays.fill(seenAt, Board.NOWHERE);
        Arrays.setAll(serving, unit -> new BitSet());
        readGoals(inputs);
    }

    private void readGoals(AimInputs inputs) {
        Map<Integer, Double> held = new TreeMap<>();
        Map<Integer, Map<Integer, Double>> soon = new TreeMap<>();
        Doors doors = new Doors(inputs);
        for (Stake stake : ledger.stakes().list()) {
            double worth =
                    ledger.coin(stake.coin()) * stake.worth(ledger.chances().situation());
            if (worth > 0 && stake.isOpen(ledger.chances().situation())) {
                readHolding(stake, worth, held, soon);
                doors.read(stake, worth);
            }
        }
        held.forEach((hex, worth) -> hold(new int[] {hex}, worth, last));
        soon.forEach((until, hexes) -> hexes.forEach((hex, worth) -> hold(new int[] {hex}, worth, until)));
        lines.lines()
                .forEach(line -> hold(line.hexes().stream().mapToInt(Hex::index).toArray(), LINE * line.worth(), last));
        goals.addAll(doors.goals(this::enemyTurns));
        doors.openings().forEach((hex, worth) -> takings.merge(hex, worth, Double::sum));
        addCharges();
        goals.removeIf(goal -> goal.worth < DEAR);
        others = new int[goals.size()];
        near = new int[goals.size()];
        chargedAt = goals.stream().mapToInt(this::chargedAt).toArray();
    }

    private int chargedAt(Goal goal) {
        return goal.charge == Board.NOWHERE ? Board.NOWHERE : board.hexOf(goal.charge);
    }

    private void hold(int[] hexes, double worth, int until) {
        double after = roads.marchingLeft(board.turnOf(side) + 1, until);
        goals.add(Goal.hold(hexes, worth, Math.min(after, SOON), moves(until)));
        for (int hex : hexes) {
            if (board.occupied(hex, side.enemy())) {
                double progress = 1 - ledger.chances().share();
                double lasting = after < 1 ? 1 : TAKING * (FLEETING + (1 - FLEETING) * progress);
                takings.merge(hex, lasting * worth / hexes.length, Double::sum);
            }
        }
    }

    /** How many day turns a unit of the side needs to the nearest hex of a goal. */
    private double turns(Unit unit, int from, Goal goal) {
        if (goal.charge != Board.NOWHERE) {
            int at = board.hexOf(goal.charge);
            return at == Board.NOWHERE ? FAR_OFF : roads.turns(unit, from, at);
        }
        int[] way = goal.ways(
                unit.arm(),
                arm -> goal.hexes.length == 1
                        ? roads.to(goal.hexes[0], side, arm)
                        : roads.overGround(goal.hexes, side, arm));
        return way[from] / (double) Math.max(1, unit.allowance());
    }

    /** Units of one's own that are dear beyond their strength want company. */
    private void addCharges() {
        for (int ordinal = 0; ordinal < board.units(); ordinal++) {
            Unit unit = board.unit(ordinal);
            double beyond = ledger.beyond(ordinal);
            if (unit.side() == side && board.hexOf(ordinal) != Board.NOWHERE && beyond > DEARER) {
                goals.add(Goal.guard(ordinal, CHARGE * beyond));
            }
        }
    }

    /**
     * Reads which hexes a stake is paid for. What either side is paid for the same ground counts as one, as long as much can happen to
     * it; near the end, when it may be taken for good, who takes it gains both what he is paid and what his enemy is not.
     */
    private void readHolding(
            Stake stake, double worth, Map<Integer, Double> held, Map<Integer, Map<Integer, Double>> soon) {
        int until = ledger.chances().settledAfter(stake.claim());
        int moves = moves(until);
        Map<Integer, Double> own = new TreeMap<>();
        readHolding(stake.claim(), worth, own);
        readHolding(stake.provided(), worth, own);
        own.forEach((hex, each) -> {
            if (moves == 0 || moves > LAST_MOVES) {
                held.merge(hex, each, Math::max);
            } else {
                soon.computeIfAbsent(until, fresh -> new TreeMap<>()).merge(hex, each, Double::sum);
            }
        });
    }

    /** How often the side still moves, this time included, up to a game-turn. */
    private int moves(int until) {
        return Math.max(0, until - board.turnOf(side) + 1);
    }

    private static void readHolding(Claim claim, double worth, Map<Integer, Double> held) {
        if (claim instanceof Claim.Held hold) {
            held.merge(hold.hex().index(), worth, Math::max);
        } else if (claim instanceof Claim.More more) {
            more.hexes()
                    .forEach(hex -> held.merge(hex.index(), worth / more.hexes().size(), Math::max));
        } else if (claim instanceof Claim.Not not) {
            readHolding(not.claim(), worth, held);
        } else if (claim instanceof Claim.Compound compound) {
            compound.claims().forEach(each -> readHolding(each, worth, held));
        }
    }

    /** In how many turns the first enemy could be at a hex. */
    double enemyTurns(int hex) {
        double first = FAR_OFF;
        for (int ordinal = 0; ordinal < board.units(); ordinal++) {
            Unit unit = board.unit(ordinal);
            if (unit.side() != side && board.hexOf(ordinal) != Board.NOWHERE) {
                first = Math.min(first, roads.turns(unit, board.hexOf(ordinal), hex));
            }
        }
        return first;
    }

    /** Counts for each goal how many other units serve it already, looking again only at those that stand elsewhere than before. */
    private void begin(Unit unit) {
        begun = unit.ordinal();
        boolean chargesMoved = false;
        for (int i = 0; i < others.length; i++) {
            int at = chargedAt(goals.get(i));
            chargesMoved |= at != chargedAt[i];
            chargedAt[i] = at;
        }
        for (int ordinal = 0; ordinal < board.units(); ordinal++) {
            Unit other = board.unit(ordinal);
            boolean stays = board.hexOf(ordinal) == seenAt[ordinal];
            if (other.side() == side && !other.train() && (chargesMoved || !stays)) {
                lookAt(other);
            }
        }
        for (int i = 0; i < others.length; i++) {
            others[i] = near[i] - (serving[begun].get(i) ? 1 : 0);
        }
    }

    /** Notes which goals a unit serves where it stands. */
    private void lookAt(Unit unit) {
        int at = board.hexOf(unit.ordinal());
        BitSet served = serving[unit.ordinal()];
        for (int i = 0; i < near.length; i++) {
            Goal goal = goals.get(i);
            boolean serves = at != Board.NOWHERE && turns(unit, at, goal) < (goal.moves == 1 ? THERE : NEAR);
            near[i] += (serves ? 1 : 0) - (served.get(i) ? 1 : 0);
            served.set(i, serves);
        }
        seenAt[unit.ordinal()] = at;
    }

    /** What it is worth, in points, that a unit stands in a hex, for what units should do on the map. */
    double value(Unit unit, int hex) {
        if (begun != unit.ordinal()) {
            begin(unit);
        }
        double value = 0;
        for (int i = 0; i < others.length; i++) {
            Goal goal = goals.get(i);
            double share = SHARED[Math.min(others[i], SHARED.length - 1)];
            value += share * goal.worth * serves(unit, hex, goal);
        }
        return closing ? value + lines.keeping(unit, hex) : value;
    }

    /** How well a unit in a hex serves a goal, 0 to 1: what is to be held is best held now. */
    private double serves(Unit unit, int hex, Goal goal) {
        double turns = turns(unit, hex, goal);
        if (goal.held && turns == 0) {
            return 1;
        }
        double likely = Goal.likely(goal.turns - turns);
        return goal.held ? COMING * likely : likely;
    }

    /** The hexes that are to be held or barred, and those in which dear units stand; ascending, each once. */
    int[] guarded() {
        return goals.stream()
                .flatMapToInt(goal -> goal.charge == Board.NOWHERE
                        ? Arrays.stream(goal.hexes)
                        : IntStream.of(board.hexOf(goal.charge)))
                .filter(hex -> hex != Board.NOWHERE && !board.occupied(hex, side.enemy()))
                .sorted()
                .distinct()
                .toArray();
    }

    /** What is settled within a number of own moves by who stands in some hexes, the dearest first. */
    List<Goal> urgent(int moves) {
        return goals.stream()
                .filter(goal -> goal.moves > 0 && goal.moves <= moves)
                .sorted(Comparator.comparingDouble((Goal goal) -> -goal.worth))
                .toList();
    }

    /** What it is worth, in points, to drive the enemy from a hex that he occupies, beside what he loses. */
    double taking(int hex) {
        return takings.getOrDefault(hex, 0.0);
    }

    /** Whether a unit is the last that can hold what is worth more than a number of points. */
    boolean keeps(Unit unit, double points) {
        boolean cuts = closing && lines.keeping(unit, board.hexOf(unit.ordinal())) > points;
        return cuts || goals.stream().anyMatch(goal -> goal.held && goal.worth > points && last(unit, goal));
    }

    /** Whether a unit, and no other, can be at a goal in the next turn. */
    private boolean last(Unit unit, Goal goal) {
        for (int ordinal = 0; ordinal < board.units(); ordinal++) {
            Unit other = board.unit(ordinal);
            if (other.side() == side && !other.train() && !other.equals(unit) && comes(other, goal)) {
                return false;
            }
        }
        return comes(unit, goal);
    }

    private boolean comes(Unit unit, Goal goal) {
        int at = board.hexOf(unit.ordinal());
        return at != Board.NOWHERE && Goal.likely(1 - turns(unit, at, goal)) > 0.5;
    }
}
