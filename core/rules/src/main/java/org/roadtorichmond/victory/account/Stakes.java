package org.roadtorichmond.victory.account;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;
import org.roadtorichmond.play.GameLength;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/**
 * What a victory system pays for in a scenario: who gets how much for what under which condition, what ends the game early, and how
 * the totals decide it. A commander reads this and nothing else about a victory system.
 *
 * <p>{@link #settle} gives what the adjudication of the same moment would count, without its lines and sentences and much faster.
 * It holds for games that are played under the system, so that tokens were placed; a concession is left out (see {@link Scale}).
 * Immutable; safe for any number of threads.
 */
public final class Stakes {
    private static final byte UNKNOWN = 0;
    private static final byte FALSE = 1;
    private static final byte TRUE = 2;

    private final List<Stake> list;
    private final List<ForcedWithdrawal> stops;
    private final Scale scale;
    private final double[] endsAfter;
    private final boolean lengthKnown;
    private final List<List<Stake>> about;

    // What follows is the list prepared for settling: stakes of which only the dearest counts stand together.
    private final Stake[] ordered;
    private final int[] groupEnds;
    private final int[] conditionOf;
    private final Claim[] conditions;
    /** Of each stake that is paid a number of times the unit that it is about; the others have none. */
    private final Unit[] subjects;

    /** Those of a system that nothing ends early. */
    public Stakes(Scenario scenario, List<Stake> list, Scale scale) {
        this(scenario, list, List.of(), scale, new GameLength.Unlimited());
    }

    public Stakes(Scenario scenario, List<Stake> list, List<ForcedWithdrawal> stops, Scale scale, GameLength length) {
        this.list = Stream.concat(list.stream(), Conditions.stakes(scenario).stream())
                .filter(stake -> stake.amount() > 0)
                .toList();
        this.stops = List.copyOf(stops);
        this.scale = scale;
        endsAfter = endsAfter(length, scenario.turns());
        lengthKnown = length instanceof GameLength.Rolled;
        about = about(scenario, this.list);
        List<List<Stake>> groups = groups(this.list);
        ordered = groups.stream().flatMap(List::stream).toArray(Stake[]::new);
        groupEnds = groupEnds(groups);
        conditions = Arrays.stream(ordered).map(Stake::provided).distinct().toArray(Claim[]::new);
        List<Claim> distinct = List.of(conditions);
        conditionOf = Arrays.stream(ordered)
                .mapToInt(stake -> distinct.indexOf(stake.provided()))
                .toArray();
        subjects = new Unit[ordered.length];
        for (int i = 0; i < ordered.length; i++) {
            if (ordered[i].per() != Per.UNIT) {
                subjects[i] = ordered[i].claim().units().get(0);
            }
        }
    }

    private static List<List<Stake>> about(Scenario scenario, List<Stake> list) {
        List<List<Stake>> found = new ArrayList<>();
        scenario.units().forEach(unit -> found.add(new ArrayList<>()));
        // Many stakes have one condition, whose units are looked for once.
        IdentityHashMap<Claim, List<Unit>> named = new IdentityHashMap<>();
        for (Stake stake : list) {
            List<Unit> own = stake.claim().units();
            own.forEach(unit -> found.get(unit.ordinal()).add(stake));
            for (Unit unit : named.computeIfAbsent(stake.provided(), Claim::units)) {
                if (!own.contains(unit)) {
                    found.get(unit.ordinal()).add(stake);
                }
            }
        }
        return found.stream().map(List::copyOf).toList();
    }

    private static List<List<Stake>> groups(List<Stake> list) {
        List<List<Stake>> groups = new ArrayList<>();
        Map<String, List<Stake>> named = new LinkedHashMap<>();
        for (Stake stake : list) {
            if (stake.best().isEmpty()) {
                groups.add(List.of(stake));
            } else {
                named.computeIfAbsent(stake.best(), name -> new ArrayList<>()).add(stake);
            }
        }
        // The dearest first, so that the cheaper ones are seldom looked at.
        named.values()
                .forEach(group ->
                        group.sort(Comparator.comparingInt(Stake::amount).reversed()));
        groups.addAll(named.values());
        return groups;
    }

    private static int[] groupEnds(List<List<Stake>> groups) {
        int[] ends = new int[groups.size()];
        int end = 0;
        for (int group = 0; group < ends.length; group++) {
            end += groups.get(group).size();
            ends[group] = end;
        }
        return ends;
    }

    private static double[] endsAfter(GameLength length, int turns) {
        double[] chances = new double[turns + 1];
        for (int turn = 1; turn < turns; turn++) {
            chances[turn] = length.chanceOfEnd(turn);
        }
        chances[turns] = 1;
        return chances;
    }

    /** Everything that is paid for. */
    public List<Stake> list() {
        return list;
    }

    /** The stakes whose claim or condition names a unit. */
    public List<Stake> about(Unit unit) {
        return about.get(unit.ordinal());
    }

    /** What is paid for some stakes together, of alternatives of which only one counts the dearest. */
    public static long sum(Collection<Stake> stakes, ToLongFunction<Stake> paid) {
        Map<String, Long> dearest = new HashMap<>();
        long sum = 0;
        for (Stake stake : stakes) {
            if (stake.best().isEmpty()) {
                sum += paid.applyAsLong(stake);
            } else {
                dearest.merge(stake.best(), paid.applyAsLong(stake), Math::max);
            }
        }
        return sum + dearest.values().stream().mapToLong(Long::longValue).sum();
    }

    /** What is paid for the loss of a unit, whatever else happens; in points of the system, not in parts of them. */
    public long forLossOf(Unit unit) {
        return sum(
                        about(unit).stream()
                                .filter(stake -> stake.claim().equals(new Claim.Lost(unit)))
                                .filter(stake -> stake.coin() == Coin.POINT
                                        && stake.provided().equals(Stake.ALWAYS))
                                .toList(),
                        Stake::most)
                / scale.parts();
    }

    /** What ends the game early and for whom. */
    public List<ForcedWithdrawal> stops() {
        return stops;
    }

    /** How the totals decide. */
    public Scale scale() {
        return scale;
    }

    /**
     * How likely it is, before the game begins, that it ends with a game-turn if it gets there, as far as length alone decides (rule
     * 4.3); 0 to 1.
     *
     * @param turn from 1 to the last of the scenario
     */
    public double endsAfter(int turn) {
        return endsAfter[turn];
    }

    /** The same with what is known when a game has begun: a length that was rolled at its start is no secret. */
    public double endsAfter(int turn, GameState state) {
        if (turn >= state.lastTurn()) {
            return 1;
        }
        return lengthKnown ? 0 : endsAfter[turn];
    }

    /** What counts if the game ended now. */
    public Totals settle(GameState state) {
        return settle(Situation.of(state));
    }

    /** The same for a situation that is looked at for other reasons too. */
    public Totals settle(Situation now) {
        byte[] known = new byte[conditions.length];
        long[] points = new long[Side.COUNT];
        int[] tokens = new int[Side.COUNT];
        int battle = 0;
        int begin = 0;
        for (int end : groupEnds) {
            int worth = dearest(begin, end, now, known);
            if (worth > 0) {
                Stake stake = ordered[begin];
                switch (stake.coin()) {
                    case POINT -> points[stake.to().ordinal()] += worth;
                    case BATTLE -> battle += stake.to() == Side.UNION ? worth : -worth;
                    case TOKEN -> tokens[stake.to().ordinal()] += worth;
                    case TOMORROW -> {}
                }
            }
            begin = end;
        }
        return new Totals(
                points[Side.UNION.ordinal()],
                points[Side.CONFEDERATE.ordinal()],
                battle,
                tokens[Side.UNION.ordinal()],
                tokens[Side.CONFEDERATE.ordinal()],
                withdraws(Side.UNION, now),
                withdraws(Side.CONFEDERATE, now));
    }

    private int dearest(int begin, int end, Situation now, byte[] known) {
        int most = 0;
        for (int place = begin; place < end; place++) {
            Stake stake = ordered[place];
            int worth = stake.amount();
            if (stake.per() != Per.UNIT) {
                worth *= stake.per().count(subjects[place], now.state());
            }
            if (worth > most && stake.claim().holds(now) && condition(conditionOf[place], now, known)) {
                most = worth;
            }
        }
        return most;
    }

    private boolean condition(int condition, Situation now, byte[] known) {
        if (known[condition] == UNKNOWN) {
            known[condition] = conditions[condition].holds(now) ? TRUE : FALSE;
        }
        return known[condition] == TRUE;
    }

    private boolean withdraws(Side side, Situation now) {
        for (ForcedWithdrawal stop : stops) {
            if (stop.who() == side && stop.when().holds(now)) {
                return true;
            }
        }
        return false;
    }
}
