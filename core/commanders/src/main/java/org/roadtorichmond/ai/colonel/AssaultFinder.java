package org.roadtorichmond.ai.colonel;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.roadtorichmond.ai.outlook.Board;
import org.roadtorichmond.ai.outlook.Ranges;
import org.roadtorichmond.hex.Direction;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.map.TerrainEffects;
import org.roadtorichmond.play.CombatResult;
import org.roadtorichmond.play.Odds;
import org.roadtorichmond.unit.Unit;

/**
 * Finds attacks on one enemy hex: for every choice of hexes beside it, so that ways out are barred or not, the fewest and weakest
 * units that reach each column of the combat results table.
 */
final class AssaultFinder {
    private static final int SETS = 1 << Direction.COUNT;
    private static final int MOST_PLACES = 4;
    private static final int BEST_RATIO = 6;
    private static final double USED = 0.03;
    private static final double DRIVEN_BACK = 0.12;
    private static final double REPULSED = 0.2;

    private final SideView view;
    private final Valuation valuation;
    private final Board board;
    private final Ranges own;
    private final boolean[] free;
    private final int[] room = new int[Direction.COUNT];
    private final int[][] candidates = new int[Direction.COUNT][];
    private final List<Integer> chosen = new ArrayList<>();
    private final List<Integer> chosenAt = new ArrayList<>();
    private final double exposure;
    private int target;
    private int standing;

    /**
     * Finds attacks with units that are free to march.
     *
     * @param free by the ordinal of each unit, whether it may be used
     * @param exposure how much of what the enemy's reply would cost is counted
     */
    AssaultFinder(SideView view, Valuation valuation, boolean[] free, double exposure) {
        this.view = view;
        this.valuation = valuation;
        this.free = free;
        this.exposure = exposure;
        board = view.board;
        own = view.own;
    }

    /** The best attacks on a hex, best first; none where nothing can come beside it. */
    List<Assault> find(int hex, int most) {
        target = hex;
        List<Assault> found = new ArrayList<>();
        int usable = places();
        standing = usable == 0 ? 0 : standing();
        for (int set = 1; set < SETS; set++) {
            if ((set & ~usable) == 0 && Integer.bitCount(set) <= MOST_PLACES) {
                fill(set, found);
            }
        }
        found.sort((a, b) -> Double.compare(b.value(), a.value()));
        return found.size() > most ? List.copyOf(found.subList(0, most)) : found;
    }

    /** The directions in which some free unit can come beside the target; their rooms and candidates are noted. */
    private int places() {
        int usable = 0;
        HexGrid grid = board.grid();
        for (int direction = 0; direction < Direction.COUNT; direction++) {
            int place = grid.neighbour(target, direction);
            boolean open = place != HexGrid.OFF_MAP
                    && board.survey().controls(place, Direction.opposite(direction))
                    && !board.occupied(place, view.side().enemy());
            room[direction] = open ? room(place) : 0;
            candidates[direction] = room[direction] > 0 ? candidates(place) : new int[0];
            usable |= candidates[direction].length > 0 ? 1 << direction : 0;
        }
        return usable;
    }

    private int room(int hex) {
        int stays = 0;
        for (int at = board.first(hex); at != Board.NOWHERE; at = board.next(at)) {
            stays += free[at] ? 0 : 1;
        }
        return board.scenario().rules().stacking() - stays;
    }

    /** Those who can come to a hex, the strongest first. */
    private int[] candidates(int hex) {
        List<Integer> found = new ArrayList<>();
        for (int word = 0; word < own.words(); word++) {
            for (long rest = own.comers(hex, word); rest != 0; rest &= rest - 1) {
                Unit unit = own.units().get(word * Long.SIZE + Long.numberOfTrailingZeros(rest));
                if (free[unit.ordinal()] && board.fit(unit.ordinal()) && attacksFrom(unit, hex)) {
                    found.add(unit.ordinal());
                }
            }
        }
        found.sort((a, b) -> Integer.compare(board.strength(b), board.strength(a)));
        return found.stream().mapToInt(Integer::intValue).toArray();
    }

    private boolean attacksFrom(Unit unit, int hex) {
        return unit.arm() != Arm.SIEGE_ARTILLERY || board.hexOf(unit.ordinal()) == hex;
    }

    private void fill(int set, List<Assault> found) {
        int defence = defence(set);
        Unit defender = board.unit(board.first(target));
        boolean barred = (board.refuges(defender, target) & ~view.surround.barredBy(target, set)) == 0;
        int lowest = barred ? 1 : 2;
        int last = -1;
        for (int ratio = BEST_RATIO; ratio >= lowest - (barred ? 1 : 0); ratio--) {
            int halves = ratio == 0 ? defence / 2 : ratio * defence;
            int points = (halves + TerrainEffects.SINGLE - 1) / TerrainEffects.SINGLE - standing;
            int gathered = gather(set, points);
            if (gathered > 0 && gathered != last) {
                last = gathered;
                Odds odds = Odds.of((gathered + standing) * TerrainEffects.SINGLE, defence);
                if (odds.ordinal() >= Odds.ONE_TO_TWO.ordinal() + 2 * (lowest - 1)
                        && board.scenario().rules().restrictions().mayAttack(view.side(), odds)) {
                    found.add(weigh(odds, barred));
                }
            }
        }
    }

    /** The defence in half points against the units that come from a set of directions and those already there. */
    private int defence(int set) {
        int points = 0;
        for (int at = board.first(target); at != Board.NOWHERE; at = board.next(at)) {
            points += board.strength(at);
        }
        if (points == 0) {
            return TerrainEffects.SINGLE;
        }
        boolean dry = false;
        for (int direction = 0; direction < Direction.COUNT; direction++) {
            boolean used = (set & 1 << direction) != 0;
            dry |= used && !board.scenario().field().water(target, direction);
        }
        return points * (dry ? board.defence(target) : TerrainEffects.DOUBLED);
    }

    /** The strength of the units beside the target that are not free to march, but able to attack. */
    private int standing() {
        int points = 0;
        HexGrid grid = board.grid();
        for (int direction = 0; direction < Direction.COUNT; direction++) {
            int place = grid.neighbour(target, direction);
            if (place != HexGrid.OFF_MAP && board.survey().controls(place, Direction.opposite(direction))) {
                for (int at = board.first(place); at != Board.NOWHERE; at = board.next(at)) {
                    boolean joins = board.unit(at).side() == view.side() && !free[at] && board.fit(at);
                    points += joins ? board.strength(at) : 0;
                }
            }
        }
        return points;
    }

    /** Chooses units for each of the directions until they have a number of points; what they have, or 0 if a direction stays empty. */
    private int gather(int set, int points) {
        chosen.clear();
        chosenAt.clear();
        int[] left = room.clone();
        int sum = 0;
        for (int rest = set; rest != 0; ) {
            int direction = fewestCandidates(rest);
            rest &= ~(1 << direction);
            int unit = next(direction);
            if (unit == Board.NOWHERE) {
                return 0;
            }
            sum += take(unit, direction, left);
        }
        while (sum < points) {
            int before = sum;
            int bestUnit = Board.NOWHERE;
            int bestDirection = 0;
            for (int direction = 0; direction < Direction.COUNT; direction++) {
                int unit = (set & 1 << direction) != 0 && left[direction] > 0 ? next(direction) : Board.NOWHERE;
                if (unit != Board.NOWHERE
                        && (bestUnit == Board.NOWHERE || board.strength(unit) > board.strength(bestUnit))) {
                    bestUnit = unit;
                    bestDirection = direction;
                }
            }
            if (bestUnit == Board.NOWHERE) {
                return sum;
            }
            sum += take(bestUnit, bestDirection, left);
            if (sum == before) {
                return sum;
            }
        }
        return lighten(sum, points);
    }

    private int fewestCandidates(int set) {
        int best = Integer.numberOfTrailingZeros(set);
        for (int direction = 0; direction < Direction.COUNT; direction++) {
            if ((set & 1 << direction) != 0 && candidates[direction].length < candidates[best].length) {
                best = direction;
            }
        }
        return best;
    }

    private int next(int direction) {
        for (int unit : candidates[direction]) {
            if (!chosen.contains(unit)) {
                return unit;
            }
        }
        return Board.NOWHERE;
    }

    private int take(int unit, int direction, int[] left) {
        chosen.add(unit);
        chosenAt.add(direction);
        left[direction]--;
        return board.strength(unit);
    }

    /** Exchanges units for weaker ones while a number of points remains. */
    private int lighten(int sum, int points) {
        int now = sum;
        for (int i = 0; i < chosen.size(); i++) {
            int[] others = candidates[chosenAt.get(i)];
            for (int k = others.length - 1; k >= 0; k--) {
                int less = now - board.strength(chosen.get(i)) + board.strength(others[k]);
                if (less >= points && less < now && !chosen.contains(others[k])) {
                    chosen.set(i, others[k]);
                    now = less;
                    break;
                }
            }
        }
        return now;
    }

    private Assault weigh(Odds odds, boolean barred) {
        int[] units = chosen.stream().mapToInt(Integer::intValue).toArray();
        int[] hexes = chosenAt.stream()
                .mapToInt(direction -> board.grid().neighbour(target, direction))
                .toArray();
        double gained = 0;
        double lost = 0;
        int used = 0;
        double exposed = 0;
        for (int at = board.first(target); at != Board.NOWHERE; at = board.next(at)) {
            gained += valuation.prices.of(at);
        }
        double taken = valuation.taking(target);
        for (int i = 0; i < units.length; i++) {
            double price = valuation.prices.of(units[i]);
            lost += price;
            used += board.strength(units[i]);
            int together = 0;
            for (int k = 0; k < units.length; k++) {
                together += hexes[k] == hexes[i] ? board.strength(units[k]) : 0;
            }
            exposed += price * view.peril.share(hexes[i], together, board.unit(units[i]));
        }
        double exchange = gained - Math.min(lost, gained * 1.1);
        double value = chance(odds, CombatResult.DE) * valuation.utility.of(gained + taken)
                + chance(odds, CombatResult.DR) * valuation.utility.of(taken + (barred ? gained : DRIVEN_BACK * gained))
                + chance(odds, CombatResult.EX) * valuation.utility.of(exchange + taken)
                + chance(odds, CombatResult.AR) * valuation.utility.of(-REPULSED * lost)
                + chance(odds, CombatResult.AE) * valuation.utility.of(-lost);
        double survives = 1 - chance(odds, CombatResult.DE) - (barred ? chance(odds, CombatResult.DR) : 0);
        double touched = 0;
        for (int hex : Arrays.stream(hexes).distinct().toArray()) {
            touched += view.contacts(hex).length - 1;
        }
        return new Assault(
                target,
                units,
                hexes,
                odds,
                value - exposure * (0.5 + 0.5 * survives) * exposed - USED * used - 0.3 * touched);
    }

    private double chance(Odds odds, CombatResult result) {
        return valuation.chances().of(odds, result);
    }
}
