package org.roadtorichmond.ai.cadet;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.ai.toolkit.Fight;
import org.roadtorichmond.ai.toolkit.FightModel;
import org.roadtorichmond.ai.toolkit.FightPlan;
import org.roadtorichmond.ai.toolkit.Party;
import org.roadtorichmond.hex.Direction;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.words.Sentence;

/**
 * Which enemy hexes to attack in this turn, and who marches where for it.
 *
 * <p>For every enemy hex the units that can come to it are put beside it one by one, the strongest first, and the fight that would
 * follow is worked out with all units that are in contact already. The assault that gains most is taken, then the next with what is left.
 */
final class AssaultPlan {
    private static final int MOST_ASSAULTS = 12;
    private static final double EXPOSURE = 0.12;
    private static final double SPARED = 0.03;
    private static final double SHUTS = 0.4;

    private final Field field;
    private final double threshold;
    private final TreeSet<Unit> free = new TreeSet<>();
    private final List<Party> committed = new ArrayList<>();
    private final Map<Unit, Integer> orders = new LinkedHashMap<>();
    private final Map<Unit, Sentence> reasons = new TreeMap<>();

    /**
     * Plans for a side.
     *
     * @param threshold what an assault must gain
     * @param busy units that are to do something else
     */
    AssaultPlan(Field field, double threshold, Set<Unit> busy) {
        this.field = field;
        this.threshold = threshold;
        for (Unit unit : field.state.onMap(field.side)) {
            if (field.game.rules().combat().fit(unit) && !busy.contains(unit)) {
                muster(unit);
            }
        }
        if (!field.state.night()) {
            plan();
            new BombardmentPosts(field, free, committed, orders, reasons).place();
        }
    }

    private void muster(Unit unit) {
        if (field.state.inEnemyControl(unit)) {
            int at = field.hexOf(unit);
            committed.add(new Party(unit, at, false, field.contacts(at)));
        } else {
            free.add(unit);
        }
    }

    /**
     * An assault that could be made.
     *
     * @param after how many units had orders when it was found; it is the best as long as no more have
     */
    private record Assault(int target, List<Party> parties, double gain, int after) {}

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
            Assault first = open.remove(0);
            Assault fresh = first.after() == orders.size() ? first : best(first.target());
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
            move(party, field.hexOf(party.unit()), party.hex());
            free.remove(party.unit());
            orders.put(party.unit(), party.hex());
            reasons.put(party.unit(), Sentence.of("aim.attackOn", field.grid.hex(assault.target())));
        }
    }

    private void move(Party party, int from, int to) {
        field.lift(party.unit(), from);
        field.stand(party.unit(), to);
    }

    /** The best assault on a hex that can be made with what is not committed. */
    private Assault best(int target) {
        List<Party> joined = new ArrayList<>();
        List<Party> bestParties = List.of();
        double best = 0;
        List<Unit> candidates = candidates(target);
        if (candidates.isEmpty()) {
            return new Assault(target, List.of(), 0, orders.size());
        }
        double before = worth(target, joined, false);
        for (Unit unit : candidates) {
            int spot = spot(unit, target);
            if (spot != HexGrid.OFF_MAP) {
                Party party = new Party(unit, spot, false, field.contacts(spot));
                joined.add(party);
                move(party, field.hexOf(unit), spot);
                double gain = gain(target, joined, before);
                if (gain > best) {
                    best = gain;
                    bestParties = List.copyOf(joined);
                }
            }
        }
        for (Party party : joined) {
            move(party, party.hex(), field.hexOf(party.unit()));
        }
        return spare(target, bestParties, best, before);
    }

    /** The same assault without the units that are not needed for it, the weakest first. */
    private Assault spare(int target, List<Party> parties, double gain, double before) {
        List<Party> needed = new ArrayList<>(parties);
        parties.forEach(party -> move(party, field.hexOf(party.unit()), party.hex()));
        double best = gain;
        for (int i = needed.size() - 1; i >= 0 && needed.size() > 1; i--) {
            Party party = needed.remove(i);
            move(party, party.hex(), field.hexOf(party.unit()));
            double without = gain(target, needed, before);
            if (without > best - SPARED * field.state.strength(party.unit())) {
                best = without;
            } else {
                needed.add(i, party);
                move(party, field.hexOf(party.unit()), party.hex());
            }
        }
        needed.forEach(party -> move(party, party.hex(), field.hexOf(party.unit())));
        return new Assault(target, List.copyOf(needed), best, orders.size());
    }

    /** What newcomers add to what the fight round a hex was worth before, less what they risk. */
    private double gain(int target, List<Party> newcomers, double before) {
        int sign = newcomers.stream()
                .mapToInt(party -> 31 * party.unit().ordinal() + party.hex())
                .sum();
        return worth(target, newcomers, true) - before - exposure(newcomers) + field.temper.nudge(target, sign);
    }

    private double exposure(List<Party> parties) {
        double sum = 0;
        for (Party party : parties) {
            int strength = field.ground.strength(party.hex());
            sum += field.interests.price(party.unit()) * field.threats.share(party.unit(), party.hex(), strength);
        }
        return EXPOSURE * sum;
    }

    private List<Unit> candidates(int target) {
        List<Unit> found = new ArrayList<>();
        for (Unit unit : free) {
            if (!unit.arm().artillery() && touches(unit, target)) {
                found.add(unit);
            }
        }
        found.sort((a, b) -> Integer.compare(field.state.strength(b), field.state.strength(a)));
        return found;
    }

    private boolean touches(Unit unit, int target) {
        if (field.grid.distance(field.hexOf(unit), target) > unit.allowance() + 1) {
            return false;
        }
        for (int direction = 0; direction < Direction.COUNT; direction++) {
            int from = field.grid.neighbour(target, direction);
            if (from != HexGrid.OFF_MAP && field.ranges.reaches(unit, from)) {
                return true;
            }
        }
        return false;
    }

    /** The hex beside the target from which the unit touches the fewest other enemies, shuts most ways out, on the best ground. */
    private int spot(Unit unit, int target) {
        int best = HexGrid.OFF_MAP;
        double bestScore = Double.NEGATIVE_INFINITY;
        int refuges = field.ground.refuges(target, field.enemy, Arm.INFANTRY);
        for (int direction = 0; direction < Direction.COUNT; direction++) {
            int from = field.grid.neighbour(target, direction);
            if (from != HexGrid.OFF_MAP
                    && field.state.survey().controls(from, Direction.opposite(direction))
                    && field.ground.room(from) > 0
                    && field.ranges.reaches(unit, from)) {
                double dry = field.scenario.field().water(target, direction) ? 0 : 0.5;
                double score = field.temper.nudge(unit.ordinal(), from)
                        + dry
                        - field.contactCount(from)
                        - field.threats.share(unit, from, field.ground.strength(from) + field.state.strength(unit))
                        + SHUTS * shuts(from, target, refuges);
                if (score > bestScore) {
                    bestScore = score;
                    best = from;
                }
            }
        }
        return best;
    }

    /** How many of the ways out of an enemy's hex a unit would shut. */
    private int shuts(int from, int target, int refuges) {
        int shut = 0;
        for (int ways = refuges; ways != 0; ways &= ways - 1) {
            int to = field.grid.neighbour(target, Integer.numberOfTrailingZeros(ways));
            if (to == from || controls(from, to)) {
                shut++;
            }
        }
        return shut;
    }

    private boolean controls(int from, int to) {
        int direction = field.grid.direction(from, to);
        return direction >= 0 && field.state.survey().controls(from, direction);
    }

    /** What the fight round a hex is worth; with the newcomers, or only to those already committed. */
    private double worth(int target, List<Party> newcomers, boolean with) {
        List<@Nullable Party> pool = new ArrayList<>(committed);
        pool.addAll(newcomers);
        BitSet hexes = new BitSet(field.grid.size());
        hexes.set(target);
        List<Party> joined = new ArrayList<>();
        int before = -1;
        while (joined.size() > before) {
            before = joined.size();
            for (int i = 0; i < pool.size(); i++) {
                Party party = pool.get(i);
                if (party != null && overlaps(party, hexes)) {
                    joined.add(party);
                    pool.set(i, null);
                    for (int hex : party.targets()) {
                        hexes.set(hex);
                    }
                }
            }
        }
        if (joined.isEmpty()) {
            return 0;
        }
        if (!with && joined.stream().noneMatch(party -> party.reaches(target))) {
            hexes.clear(target);
        }
        int[] touched = hexes.stream().limit(Fight.MOST).toArray();
        FightModel values = field.cache.fights(field.state, field.ground);
        return new FightPlan(new Fight(values, joined, touched), 0).total();
    }

    private static boolean overlaps(Party party, BitSet hexes) {
        for (int hex : party.targets()) {
            if (hexes.get(hex)) {
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
