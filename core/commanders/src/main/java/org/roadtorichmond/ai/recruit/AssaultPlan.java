package org.roadtorichmond.ai.recruit;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.roadtorichmond.hex.Direction;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.play.Reach;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.words.Sentence;

/**
 * Which enemy hexes to attack in this turn, and who marches where for it.
 *
 * <p>For every enemy hex the units that can come to it are put beside it one by one, the strongest first, and the melee that would
 * follow is worked out with all who are in contact already. The assault that gains most is taken, then the next with what is left.
 */
final class AssaultPlan {
    private static final int MOST_ASSAULTS = 12;
    private static final double EXPOSURE = 0.12;

    private final Field field;
    private final double threshold;
    private final Map<Unit, BitSet> reach = new TreeMap<>();
    private final List<Party> committed = new ArrayList<>();
    private final Map<Unit, Integer> orders = new LinkedHashMap<>();
    private final Map<Unit, Sentence> reasons = new TreeMap<>();

    AssaultPlan(Field field, double threshold) {
        this.field = field;
        this.threshold = threshold;
        for (Unit unit : field.state.onMap(field.side)) {
            if (field.game.rules().combat().fit(unit)) {
                muster(unit);
            }
        }
        if (!field.state.night()) {
            plan();
            new Battery(field, reach, committed, orders, reasons).place();
        }
    }

    private void muster(Unit unit) {
        int at = field.hexOf(unit);
        if (field.state.inEnemyControl(unit)) {
            committed.add(new Party(unit, at, false, field.contacts(at)));
            return;
        }
        BitSet hexes = new BitSet();
        Reach range = field.game.rules().movement().reach(unit);
        for (int i = 0; i < range.count(); i++) {
            hexes.set(range.hex(i));
        }
        reach.put(unit, hexes);
    }

    /** An assault that could be made. */
    private record Assault(int target, List<Party> parties, double gain) {}

    private void plan() {
        List<Assault> open = new ArrayList<>();
        for (int hex = 0; hex < field.grid.size(); hex++) {
            if (field.enemyStands(hex)) {
                Assault assault = best(hex);
                if (assault.gain() > threshold) {
                    open.add(assault);
                }
            }
        }
        for (int round = 0; round < MOST_ASSAULTS && !open.isEmpty(); round++) {
            open.sort((a, b) -> Double.compare(b.gain(), a.gain()));
            Assault fresh = best(open.remove(0).target());
            if (fresh.gain() <= threshold) {
                continue;
            }
            if (open.isEmpty() || fresh.gain() >= open.get(0).gain()) {
                accept(fresh);
            } else {
                open.add(fresh);
            }
        }
    }

    private void accept(Assault assault) {
        for (Party party : assault.parties()) {
            committed.add(party);
            field.ground.imagine(party.hex(), 1);
            reach.remove(party.unit());
            orders.put(party.unit(), party.hex());
            reasons.put(party.unit(), Sentence.of("aim.attackOn", field.grid.hex(assault.target())));
        }
    }

    /** The best assault on a hex that can be made with what is not committed. */
    private Assault best(int target) {
        List<Party> joined = new ArrayList<>();
        List<Party> bestParties = List.of();
        double best = 0;
        double before = worth(target, joined, false);
        for (Unit unit : candidates(target)) {
            int spot = spot(unit, target);
            if (spot != HexGrid.OFF_MAP) {
                joined.add(new Party(unit, spot, false, field.contacts(spot)));
                field.ground.imagine(spot, 1);
                double gain = worth(target, joined, true) - before - exposure(joined);
                if (gain > best) {
                    best = gain;
                    bestParties = List.copyOf(joined);
                }
            }
        }
        joined.forEach(party -> field.ground.imagine(party.hex(), -1));
        return new Assault(target, bestParties, best);
    }

    private double exposure(List<Party> parties) {
        double sum = 0;
        for (Party party : parties) {
            sum += Worth.of(party.unit()) * field.threats.share(party.unit(), party.hex());
        }
        return EXPOSURE * sum;
    }

    private List<Unit> candidates(int target) {
        List<Unit> found = new ArrayList<>();
        for (Map.Entry<Unit, BitSet> entry : reach.entrySet()) {
            if (!entry.getKey().arm().artillery() && touches(entry.getValue(), target)) {
                found.add(entry.getKey());
            }
        }
        found.sort((a, b) -> Integer.compare(field.state.strength(b), field.state.strength(a)));
        return found;
    }

    private boolean touches(BitSet hexes, int target) {
        for (int direction = 0; direction < Direction.COUNT; direction++) {
            int from = field.grid.neighbour(target, direction);
            if (from != HexGrid.OFF_MAP && hexes.get(from)) {
                return true;
            }
        }
        return false;
    }

    /** The hex beside the target from which the unit touches the fewest other enemies, on the best ground. */
    private int spot(Unit unit, int target) {
        BitSet hexes = reach.getOrDefault(unit, new BitSet());
        int best = HexGrid.OFF_MAP;
        double bestScore = Double.NEGATIVE_INFINITY;
        for (int direction = 0; direction < Direction.COUNT; direction++) {
            int from = field.grid.neighbour(target, direction);
            if (from != HexGrid.OFF_MAP
                    && hexes.get(from)
                    && field.state.survey().controls(from, Direction.opposite(direction))
                    && field.ground.room(from) > 0) {
                double dry = field.scenario.field().water(target, direction) ? 0 : 0.5;
                double score = dry - field.contacts(from).length - field.threats.share(unit, from);
                if (score > bestScore) {
                    bestScore = score;
                    best = from;
                }
            }
        }
        return best;
    }

    /** What the melee round a hex is worth; with the newcomers, or only to those already committed. */
    private double worth(int target, List<Party> newcomers, boolean with) {
        List<Party> pool = new ArrayList<>(committed);
        pool.addAll(newcomers);
        TreeSet<Integer> hexes = new TreeSet<>();
        hexes.add(target);
        List<Party> joined = new ArrayList<>();
        boolean grown = true;
        while (grown) {
            grown = false;
            for (Party party : pool) {
                if (!joined.contains(party) && overlaps(party, hexes)) {
                    joined.add(party);
                    for (int hex : party.targets()) {
                        hexes.add(hex);
                    }
                    grown = true;
                }
            }
        }
        if (joined.isEmpty()) {
            return 0;
        }
        int[] touched = hexes.stream()
                .filter(hex -> with || joined.stream().anyMatch(party -> party.reaches(hex)))
                .mapToInt(Integer::intValue)
                .limit(Melee.MOST)
                .toArray();
        Melee melee = new Melee(field.state, field.staff.chances(field.side), field.ground, joined, touched);
        return new MeleePlan(melee).total();
    }

    private static boolean overlaps(Party party, Set<Integer> hexes) {
        for (int hex : party.targets()) {
            if (hexes.contains(hex)) {
                return true;
            }
        }
        return false;
    }

    /** Who marches where, in the order in which it was planned. */
    Map<Unit, Integer> orders() {
        return orders;
    }

    /** Why a unit that has an order marches. */
    Sentence reason(Unit unit) {
        return reasons.getOrDefault(unit, Sentence.of("aim.attack"));
    }
}
