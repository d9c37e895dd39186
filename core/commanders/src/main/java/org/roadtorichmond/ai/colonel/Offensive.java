package org.roadtorichmond.ai.colonel;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.roadtorichmond.ai.outlook.Board;
import org.roadtorichmond.ai.outlook.Ranges;
import org.roadtorichmond.ai.toolkit.Fight;
import org.roadtorichmond.ai.toolkit.FightPlan;
import org.roadtorichmond.ai.toolkit.Party;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.unit.Unit;

/**
 * Which enemy hexes to attack in this turn, and who marches where for it. The attack that gains most, with all that those in
 * contact must do already, is taken; then the next with what is left, until none is worth it.
 */
final class Offensive {
    private static final int MOST_ASSAULTS = 14;
    private static final int CHOICES = 6;

    /** How many allocations of a fight are looked at, at most, while marches are planned. */
    private static final long EXACT = 200;

    /** What part of what units would be worth elsewhere is missed when they attack: much can be made good later. */
    private static final double ELSEWHERE = 0.3;

    /** What part of its worth a battery is not worth its fire for where the reply destroys it: the attack may yet clear its front. */
    private static final double THROWN_AWAY = 0.6;

    private final PlanningContext context;
    private final SideView view;
    private final Valuation valuation;
    private final Board board;
    private final Manner manner;
    private final Reply reply;
    private final boolean[] free;
    private final List<Party> committed = new ArrayList<>();
    private final Map<Integer, Integer> orders = new LinkedHashMap<>();
    private final Map<Integer, Assault> reasons = new LinkedHashMap<>();
    private final List<Assault> assaults = new ArrayList<>();
    private final Map<Integer, Assault> weighed = new LinkedHashMap<>();

    Offensive(PlanningContext context) {
        this.context = context;
        view = context.view;
        valuation = context.valuation;
        manner = context.variant().manner();
        board = view.board;
        reply = new Reply(view, valuation);
        free = new boolean[board.units()];
        muster();
        if (!board.night()) {
            plan();
            support();
        }
        board.awake(wakes());
    }

    /** Whether an attack that is planned frees enemies that are held (rule 13.1). */
    private boolean wakes() {
        for (Assault assault : assaults) {
            for (int at = board.first(assault.target()); at != Board.NOWHERE; at = board.next(at)) {
                if (board.sleeps(at)) {
                    return true;
                }
            }
        }
        return false;
    }

    private void muster() {
        Ranges own = view.own;
        for (int place = 0; place < own.units().size(); place++) {
            Unit unit = own.units().get(place);
            int at = board.hexOf(unit.ordinal());
            boolean there = at != Board.NOWHERE || context.variant().fresh();
            free[unit.ordinal()] = there && own.count(place) > 1 && !unit.train();
            if (at != Board.NOWHERE && board.controlled(at, view.side().enemy()) && !board.night()) {
                free[unit.ordinal()] = false;
                if (board.fit(unit.ordinal())) {
                    committed.add(new Party(unit, at, false, view.contacts(at)));
                }
            }
        }
    }

    private void plan() {
        context.variant()
                .foremost()
                .map(Hex::index)
                .filter(hex -> board.occupied(hex, view.side().enemy()))
                .flatMap(hex -> best(hex, Double.NEGATIVE_INFINITY))
                .ifPresent(this::accept);
        List<Assault> best = new ArrayList<>();
        for (int hex = 0; hex < board.grid().size(); hex++) {
            if (board.occupied(hex, view.side().enemy())
                    && !context.variant().spared().contains(board.grid().hex(hex))) {
                best(hex, manner.threshold()).ifPresent(best::add);
            }
        }
        for (int round = 0; round < MOST_ASSAULTS && !best.isEmpty(); round++) {
            best.sort((a, b) -> Double.compare(b.value(), a.value()));
            Assault next = best.remove(0);
            var again = best(next.target(), manner.threshold());
            if (again.isPresent()) {
                if (best.isEmpty() || again.get().value() >= best.get(0).value()) {
                    accept(again.get());
                } else {
                    best.add(again.get());
                }
            }
        }
    }

    /** Brings guns up to where their fire adds most to the attacks that are planned. */
    private void support() {
        TreeSet<Integer> targets = new TreeSet<>();
        for (Party party : committed) {
            for (int hex : party.targets()) {
                targets.add(hex);
            }
        }
        Guns guns = new Guns(view, targets);
        for (Unit unit : view.own.units()) {
            if (free[unit.ordinal()] && Guns.fires(unit) && board.fit(unit.ordinal())) {
                support(unit, guns, targets);
            }
        }
    }

    private void support(Unit unit, Guns guns, Set<Integer> targets) {
        int best = Board.NOWHERE;
        double bestGain = manner.threshold();
        for (int target : targets) {
            int hex = guns.place(unit, target);
            if (hex != Board.NOWHERE) {
                Party party = new Party(unit, hex, true, guns.targets(unit, hex));
                double risk =
                        (manner.exposure() * view.peril.share(hex, unit) + THROWN_AWAY * view.peril.surely(hex, unit))
                                * valuation.prices.of(unit.ordinal());
                double gain = worth(target, List.of(party)) - worth(target, List.of()) - risk;
                if (gain > bestGain) {
                    bestGain = gain;
                    best = hex;
                }
            }
        }
        if (best != Board.NOWHERE) {
            board.place(unit.ordinal(), best);
            free[unit.ordinal()] = false;
            committed.add(new Party(unit, best, true, guns.targets(unit, best)));
            orders.put(unit.ordinal(), best);
        }
    }

    /** The attack on a hex that adds most to what is planned already, if that is more than a threshold; its value is what it adds. */
    private Optional<Assault> best(int target, double threshold) {
        List<Assault> found = new AssaultFinder(view, valuation, free, manner.exposure()).find(target, CHOICES);
        Assault best = null;
        double bestGain = threshold;
        double before = found.isEmpty() ? 0 : worth(target, List.of());
        for (Assault assault : found) {
            double gain = gain(assault, before) + context.temper().nudge(target, assault.sign());
            weighed.merge(target, assault.worth(gain), Offensive::better);
            if (gain > bestGain) {
                bestGain = gain;
                best = assault.worth(gain);
            }
        }
        return Optional.ofNullable(best);
    }

    /**
     * What an attack adds.
     *
     * @param before what the fight is worth without it
     */
    private double gain(Assault assault, double before) {
        int[] from = new int[assault.size()];
        List<Party> newcomers = new ArrayList<>();
        for (int i = 0; i < from.length; i++) {
            int unit = assault.unit(i);
            from[i] = board.hexOf(unit);
            board.place(unit, assault.hex(i));
            newcomers.add(new Party(board.unit(unit), assault.hex(i), false, view.contacts(assault.hex(i))));
        }
        newcomers.addAll(guns(assault.target(), newcomers));
        double after = worth(assault.target(), newcomers) - manner.exposure() * reply.cost(assault) - missed(assault);
        for (int i = 0; i < from.length; i++) {
            board.place(assault.unit(i), from[i]);
        }
        // What is asked next of the enemy's ways is asked with everybody where he was.
        view.surveyReply();
        return after - before;
    }

    /** What the units that come would be worth elsewhere, beyond what they are worth where they attack from. */
    private double missed(Assault assault) {
        double sum = 0;
        for (int i = 0; i < assault.size(); i++) {
            Unit unit = board.unit(assault.unit(i));
            sum += Math.max(0, valuation.aims().best(unit) - valuation.aims().value(unit, assault.hex(i)));
        }
        return valuation.utility.closing()
                ? Math.max(sum, valuation.utility.of(sum))
                : ELSEWHERE * valuation.utility.of(sum);
    }

    /** Guns that are free to fire at a target, where that adds to an attack. */
    private List<Party> guns(int target, List<Party> newcomers) {
        List<Party> firing = new ArrayList<>();
        Guns guns = new Guns(view, Set.of(target));
        for (Unit unit : view.own.units()) {
            boolean comes = newcomers.stream().anyMatch(party -> party.unit().equals(unit));
            if (!comes && free[unit.ordinal()] && Guns.fires(unit) && board.fit(unit.ordinal())) {
                int hex = guns.place(unit, target);
                if (hex != Board.NOWHERE) {
                    firing.add(new Party(unit, hex, true, new int[] {target}));
                }
            }
        }
        return firing;
    }

    private void accept(Assault assault) {
        for (int i = 0; i < assault.size(); i++) {
            int unit = assault.unit(i);
            int hex = assault.hex(i);
            board.place(unit, hex);
            free[unit] = false;
            committed.add(new Party(board.unit(unit), hex, false, view.contacts(hex)));
            orders.put(unit, hex);
            reasons.put(unit, assault);
        }
        assaults.add(assault);
    }

    /** What the fight round a hex is worth to those committed and some newcomers. */
    private double worth(int target, List<Party> newcomers) {
        List<Party> pool = new ArrayList<>(committed);
        pool.addAll(newcomers);
        TreeSet<Integer> hexes = new TreeSet<>();
        hexes.add(target);
        List<Party> joined = new ArrayList<>();
        boolean grown = true;
        while (grown) {
            grown = false;
            for (Party party : pool) {
                if (!joined.contains(party) && touches(party, hexes)) {
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
                .filter(hex -> joined.stream().anyMatch(party -> party.reaches(hex)))
                .mapToInt(Integer::intValue)
                .limit(Fight.MOST)
                .toArray();
        return new FightPlan(new Fight(new FightValues(view, valuation), joined, touched), EXACT).total();
    }

    private static boolean touches(Party party, Set<Integer> hexes) {
        for (int hex : party.targets()) {
            if (hexes.contains(hex)) {
                return true;
            }
        }
        return false;
    }

    /** Who marches where, by ordinal and hex, in the order in which it was planned. */
    Map<Integer, Integer> orders() {
        return orders;
    }

    /** The attack for which a unit marches; nothing for guns that support several. */
    Optional<Assault> reason(int unit) {
        return Optional.ofNullable(reasons.get(unit));
    }

    /** The attacks planned, in order. */
    List<Assault> assaults() {
        return assaults;
    }

    /** Of each enemy hex that can be reached, the attack that seemed best at any time, with what it would add. */
    Collection<Assault> weighed() {
        return weighed.values();
    }

    private static Assault better(Assault one, Assault other) {
        return other.value() > one.value() ? other : one;
    }

    /** Whether a unit is neither in contact nor ordered to attack, so that it can be posted. */
    boolean free(Unit unit) {
        return free[unit.ordinal()] || (unit.train() && view.own.count(view.own.placeOf(unit)) > 1);
    }
}
