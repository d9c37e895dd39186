package org.roadtorichmond.ai.colonel;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.ai.outlook.Board;
import org.roadtorichmond.ai.outlook.Distances;
import org.roadtorichmond.ai.outlook.Ledger;
import org.roadtorichmond.ai.outlook.Ranges;
import org.roadtorichmond.ai.outlook.Roads;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.Arrival;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.Claim;
import org.roadtorichmond.victory.Stake;

/**
 * Aims read from the stakes: who should leave the map where and by when, which hexes should be held in the end, which ways out
 * should be barred to the enemy before he comes there, and, for want of anything else, the enemy himself.
 */
final class StakeAims implements Aims {
    private static final double STEEP = 2.2;
    private static final double MARGIN = 0.4;
    private static final double NEAR = 0.75;
    private static final double ON_THE_EXIT = 4;
    private static final double SLACK = 1.3;
    private static final double[] SHARED = {1, 0.35, 0.12, 0.04};
    private static final double DEAR = 0.1;
    private static final int FAR_OFF = 6;
    private static final double SAFE = 2;
    private static final double CHARGE = 0.3;
    private static final double URGENCY = 0.5;

    /** In how many turns a hex that is to be held in the end should be reached. */
    private static final double SOON = 2;

    /** What being about to come to a hex that is to be held is worth, where 1 is to stand there. */
    private static final double COMING = 0.8;

    /** What part of its worth driving the enemy from a hex is worth near the end; on the last turn it is all of it. */
    private static final double TAKING = 0.5;

    /** What part of that it is worth at the beginning, since the enemy may come back. */
    private static final double FLEETING = 0.3;

    private final Board board;
    private final Ledger ledger;
    private final Roads roads;
    private final Side side;
    private final double press;
    private final double leftAfter;
    private final double leftNow;
    private final Map<Unit, Leave> leaves = new HashMap<>();
    private final List<Goal> goals = new ArrayList<>();
    private final int[] foes;
    private final int[] @Nullable [] enemies = new int[Arm.values().length][];
    private int[] others = new int[0];
    private final Map<Integer, Double> takings = new HashMap<>();
    private final Ranges own;
    private final List<Claim.Open> lines;
    private final Map<Integer, Double> bests = new HashMap<>();
    private int begun = Board.NOWHERE;

    /** Where a unit should leave the map and what that is worth. */
    private record Leave(int hex, double worth) {}

    StakeAims(Mind mind, Ledger ledger, Roads roads, int lastTurn) {
        lines = mind.lines();
        board = mind.board();
        side = mind.side();
        own = mind.own();
        this.ledger = ledger;
        this.roads = roads;
        press = mind.manner().press() * Math.max(0, advantage() + urgency());
        int turn = board.turnOf(side);
        leftNow = roads.marchingLeft(turn, lastTurn);
        leftAfter = roads.marchingLeft(turn + 1, lastTurn);
        readLeaves();
        readGoals();
        foes = foes();
    }

    /** How far the balance of strength on the map allows the side to press: 0 at half the enemy's, 1 at one and a half times. */
    private double advantage() {
        int own = 0;
        int enemy = 0;
        for (int ordinal = 0; ordinal < board.units(); ordinal++) {
            if (board.hexOf(ordinal) != Board.NOWHERE) {
                own += board.unit(ordinal).side() == side ? board.strength(ordinal) : 0;
                enemy += board.unit(ordinal).side() == side ? 0 : board.strength(ordinal);
            }
        }
        return Math.max(0, Math.min(1.5, own / (double) Math.max(1, enemy) - 0.5));
    }

    /** How much more the side has to press than its strength allows, since it loses or draws as things stand, or less if it wins. */
    private double urgency() {
        int union = ledger.stakes()
                .scale()
                .outcome(ledger.stakes().settle(ledger.hopes().situation()));
        int stands = side == Side.UNION ? union : -union;
        double progress = 1 - ledger.hopes().share();
        return URGENCY * progress * (stands == 0 ? 0.5 : stands < 0 ? 1 : -0.5);
    }

    private void readLeaves() {
        for (Unit unit : board.scenario().units()) {
            if (unit.side() == side && board.hexOf(unit.ordinal()) != Board.NOWHERE) {
                for (Stake stake : ledger.stakes().about(unit)) {
                    if (stake.claim() instanceof Claim.Left left && left.unit().equals(unit)) {
                        left.by().ifPresent(hex -> consider(unit, hex));
                    }
                }
            }
        }
    }

    private void consider(Unit unit, Hex by) {
        int at = board.hexOf(unit.ordinal());
        double worth = ledger.leaving(unit);
        Leave known = leaves.get(unit);
        boolean nearer = known == null || roads.turns(unit, at, by.index()) < roads.turns(unit, at, known.hex());
        if (worth > 0 && nearer && board.scenario().exits(side, by)) {
            leaves.put(unit, new Leave(by.index(), worth));
        }
    }

    private void readGoals() {
        Map<Integer, Double> held = new TreeMap<>();
        Map<Integer, Double> barred = new TreeMap<>();
        for (Stake stake : ledger.stakes().list()) {
            double worth = ledger.coin(stake.coin())
                    * stake.worth(ledger.hopes().situation().state());
            if (worth > 0 && stake.isOpen(ledger.hopes().situation())) {
                readHolding(stake.claim(), worth, held);
                readHolding(stake.provided(), worth, held);
                if (stake.to() != side
                        && stake.claim() instanceof Claim.Left left
                        && left.unit().side() != side) {
                    double chance = ledger.hopes().of(left) * ledger.hopes().of(stake.provided());
                    left.by().ifPresent(hex -> barred.merge(hex.index(), worth * chance, Double::sum));
                }
            }
        }
        held.forEach((hex, worth) -> hold(new int[] {hex}, worth));
        new Lines(board, ledger, side, lines)
                .lines()
                .forEach(line -> hold(line.hexes().stream().mapToInt(Hex::index).toArray(), line.worth()));
        barred.forEach((hex, worth) -> goals.add(Goal.bar(hex, worth, Math.min(leftNow, enemyTurns(hex)))));
        addCharges();
        goals.removeIf(goal -> goal.worth < DEAR);
        others = new int[goals.size()];
    }

    private void hold(int[] hexes, double worth) {
        goals.add(Goal.hold(hexes, worth, Math.min(leftAfter, SOON)));
        for (int hex : hexes) {
            if (board.occupied(hex, side.enemy())) {
                double progress = 1 - ledger.hopes().share();
                double lasting = leftAfter < 1 ? 1 : TAKING * (FLEETING + (1 - FLEETING) * progress);
                takings.merge(hex, lasting * worth / hexes.length, Double::sum);
            }
        }
    }

    /** How many day turns a unit needs to the nearest hex of a goal. */
    private double turns(Unit unit, int from, Goal goal) {
        if (goal.charge != Board.NOWHERE) {
            int at = board.hexOf(goal.charge);
            return at == Board.NOWHERE ? FAR_OFF : roads.turns(unit, from, at);
        }
        int[] way = goal.ways(
                unit.arm(), arm -> goal.hexes.length == 1 ? roads.to(goal.hexes[0], arm) : roads.to(goal.hexes, arm));
        return way[from] / (double) Math.max(1, unit.allowance());
    }

    /** Units of one's own that are dear beyond their strength want company. */
    private void addCharges() {
        for (int ordinal = 0; ordinal < board.units(); ordinal++) {
            Unit unit = board.unit(ordinal);
            double beyond = ledger.of(ordinal) - 2.5 * board.strength(ordinal);
            if (unit.side() == side && board.hexOf(ordinal) != Board.NOWHERE && beyond > 2) {
                goals.add(Goal.guard(ordinal, CHARGE * beyond));
            }
        }
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
    private double enemyTurns(int hex) {
        double first = FAR_OFF;
        for (int ordinal = 0; ordinal < board.units(); ordinal++) {
            Unit unit = board.unit(ordinal);
            if (unit.side() != side && board.hexOf(ordinal) != Board.NOWHERE) {
                first = Math.min(first, roads.turns(unit, board.hexOf(ordinal), hex));
            }
        }
        return first;
    }

    /** The hexes in which enemies stand, ascending. */
    private int[] foes() {
        int[] found = new int[board.units()];
        int count = 0;
        for (int hex = 0; hex < board.grid().size(); hex++) {
            if (board.occupied(hex, side.enemy())) {
                found[count++] = hex;
            }
        }
        return Arrays.copyOf(found, count);
    }

    /** How far it is from a hex to the nearest enemy, for an arm. */
    private int toEnemy(Arm arm, int hex) {
        int[] known = enemies[arm.ordinal()];
        if (known == null) {
            known = roads.to(foes, arm);
            enemies[arm.ordinal()] = known;
        }
        return known[hex];
    }

    /** Counts for each goal how many other units serve it already. */
    private void begin(Unit unit) {
        begun = unit.ordinal();
        for (int i = 0; i < others.length; i++) {
            others[i] = 0;
            for (int ordinal = 0; ordinal < board.units(); ordinal++) {
                Unit other = board.unit(ordinal);
                if (ordinal != begun
                        && other.side() == side
                        && !other.train()
                        && board.hexOf(ordinal) != Board.NOWHERE
                        && turns(other, board.hexOf(ordinal), goals.get(i)) < NEAR) {
                    others[i]++;
                }
            }
        }
    }

    @Override
    public double value(Unit unit, int hex) {
        if (begun != unit.ordinal()) {
            begin(unit);
        }
        double value = 0;
        Leave leave = leaves.get(unit);
        if (leave != null) {
            value += leave.worth() * likely(leftAfter - roads.turns(unit, hex, leave.hex()));
            value -= hex == leave.hex() ? ON_THE_EXIT : 0;
        }
        if (!unit.train()) {
            for (int i = 0; i < others.length; i++) {
                Goal goal = goals.get(i);
                double share = SHARED[Math.min(others[i], SHARED.length - 1)];
                value += share * goal.worth * serves(unit, hex, goal);
            }
            value -= press * Math.min(toEnemy(unit.arm(), hex), Distances.FAR) / Math.max(1, unit.allowance());
        }
        return value;
    }

    /** How well a unit in a hex serves a goal, 0 to 1: what is to be held is best held now. */
    private double serves(Unit unit, int hex, Goal goal) {
        double turns = turns(unit, hex, goal);
        if (goal.held && turns == 0) {
            return 1;
        }
        double likely = likely(goal.turns - turns);
        return goal.held ? COMING * likely : likely;
    }

    private static double likely(double slack) {
        return 1 / (1 + Math.exp(-STEEP * (slack - MARGIN)));
    }

    @Override
    public double taking(int hex) {
        return takings.getOrDefault(hex, 0.0);
    }

    @Override
    public double order(Unit unit, int hex) {
        return toEnemy(unit.arm(), hex);
    }

    @Override
    public int exit(Unit unit) {
        Leave leave = leaves.get(unit);
        int at = board.hexOf(unit.ordinal());
        if (leave == null || at == Board.NOWHERE) {
            return Board.NOWHERE;
        }
        if (keeps(unit, leave)) {
            return Board.NOWHERE;
        }
        boolean now = unit.train() || leftNow - roads.turns(unit, at, leave.hex()) < SLACK;
        return now ? leave.hex() : Board.NOWHERE;
    }

    /** Whether a unit is the last that can hold what is worth more than that it leaves. */
    private boolean keeps(Unit unit, Leave leave) {
        for (Goal goal : goals) {
            if (goal.held
                    && goal.worth > leave.worth()
                    && likely(1 - turns(unit, board.hexOf(unit.ordinal()), goal)) > 0.5) {
                boolean last = true;
                for (int ordinal = 0; ordinal < board.units(); ordinal++) {
                    Unit other = board.unit(ordinal);
                    int at = board.hexOf(ordinal);
                    last &= other.side() != side
                            || other.train()
                            || ordinal == unit.ordinal()
                            || at == Board.NOWHERE
                            || likely(1 - turns(other, at, goal)) <= 0.5;
                }
                if (last) {
                    return true;
                }
            }
        }
        return false;
    }

    @Override
    public double leaving(Unit unit) {
        Leave leave = leaves.get(unit);
        return leave == null ? 0 : leave.worth();
    }

    @Override
    public double sure() {
        double sum = 0;
        for (Map.Entry<Unit, Leave> leaver : leaves.entrySet()) {
            Unit unit = leaver.getKey();
            int place = own.placeOf(unit);
            boolean comes = place != Board.NOWHERE
                    && own.reaches(place, leaver.getValue().hex());
            sum += comes && exit(unit) != Board.NOWHERE ? leaver.getValue().worth() : 0;
        }
        return sum;
    }

    @Override
    public double best(Unit unit) {
        return bests.computeIfAbsent(unit.ordinal(), ordinal -> {
            int place = own.placeOf(unit);
            double best = value(unit, board.hexOf(ordinal));
            for (int i = 0; i < own.count(place); i++) {
                best = Math.max(best, value(unit, own.hex(place, i)));
            }
            Leave leave = leaves.get(unit);
            return leave != null && exit(unit) != Board.NOWHERE ? Math.max(best, leave.worth()) : best;
        });
    }

    @Override
    public boolean enters(Unit unit, Arrival arrival) {
        int turn = board.turn();
        if (turn >= arrival.last()) {
            return true;
        }
        double worst = 0;
        for (Hex door : arrival.hexes()) {
            double near = enemyTurns(door.index());
            worst = Math.max(worst, near);
        }
        return worst > SAFE;
    }
}
