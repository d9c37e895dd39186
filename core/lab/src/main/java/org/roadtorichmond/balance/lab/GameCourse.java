package org.roadtorichmond.balance.lab;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.roadtorichmond.scenario.yardstick.Calibration;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.account.Measure;

/**
 * What happened in a game of an experiment, in figures, as a line of a results file's companion says it.
 *
 * @param verdicts how it counts under each system of the experiment, the scenario's own first
 * @param course what was done and what came of it, as a digest in 16 hexadecimal digits: games that went alike have the same,
 *     whatever their seeds
 * @param ends what ended it, in the words of {@link org.roadtorichmond.victory.GameEnd}
 * @param firstDie what the first die of combat showed; 0 if there was none
 * @param firstTurn the game-turn at whose beginning the first figures of the next five lists were taken
 * @param leads by how much the Union was ahead in what decides: at first, and after each game-turn
 * @param forNow how many of the Confederates' points counted at the same times only because something could still happen
 *     ({@link org.roadtorichmond.victory.TrainAwaited})
 * @param union the Union's strength points on the map at the same times
 * @param confederate the Confederates'
 * @param lost the strength points that both had lost by then
 * @param chances how likely the Union was to win at the same times, as commanders evaluate positions, in thousandths; in the end it
 *     has won or not
 * @param survivors the strength points of both that were not lost, on the map or off it again
 * @param bystanders those of them that end where nothing pays ({@link Bystanders})
 * @param luck how kind the dice were to the Union, in the kinds of {@link org.roadtorichmond.balance.AttackLuck}
 * @param rules what each line of the account gave both sides, by its rule: victory points, battle points or tokens
 *     ({@link Measure#of}), and 0 where it is a condition
 * @param decisive the rules without which another side would have had more of what they give
 * @param attacks how often attacks came to a result: {@code union 3-1 DR}
 * @param losses what was lost: {@code union|cause|formation}, as units and strength points
 * @param idle the units that neither marched nor fought
 * @param assaults how often a side attacked each hex in each game-turn: {@code 4 union 1009}
 * @param died how many units were eliminated in each hex
 * @param marched how often units marched into each hex
 */
public record GameCourse(
        List<Judged> verdicts,
        String course,
        List<String> ends,
        int firstDie,
        int firstTurn,
        List<Long> leads,
        List<Long> forNow,
        List<Integer> union,
        List<Integer> confederate,
        List<GameLine.Points> lost,
        List<Integer> chances,
        GameLine.Points survivors,
        GameLine.Points bystanders,
        List<Double> luck,
        Map<String, GameLine.Points> rules,
        List<String> decisive,
        Map<String, Integer> attacks,
        Map<String, Lost> losses,
        List<String> idle,
        Map<String, Integer> assaults,
        Map<String, Integer> died,
        Map<String, Integer> marched) {
    /** A chance of 1 in {@link #chances}. */
    static final int CERTAIN = 1000;

    private static final int HEX = 2;

    /** Copies the lists. */
    public GameCourse {
        verdicts = List.copyOf(verdicts);
        ends = List.copyOf(ends);
        leads = List.copyOf(leads);
        forNow = List.copyOf(forNow);
        union = List.copyOf(union);
        confederate = List.copyOf(confederate);
        lost = List.copyOf(lost);
        chances = List.copyOf(chances);
        luck = List.copyOf(luck);
        decisive = List.copyOf(decisive);
        idle = List.copyOf(idle);
    }

    /** How likely a side was to win by the evaluation at first, and after a number of further game-turns: 0 to 1. */
    double chance(int turns, Side side) {
        double union = chances.get(turns) / (double) CERTAIN;
        return side == Side.UNION ? union : 1 - union;
    }

    /** The same as people are shown it; in the end it is the result. */
    double shown(int turns, Side side, Calibration calibration) {
        double chance = chance(turns, side);
        return turns == chances.size() - 1 ? chance : calibration.of(side, chance, over(turns));
    }

    /** How many game-turns were over at the beginning, and after a number of further ones. */
    int over(int turns) {
        return firstTurn - 1 + turns;
    }

    /** What share of its strength that was not lost a side has in the end where nothing pays, 0 to 1. */
    double standsBy(Side side) {
        return survivors.of(side) == 0 ? 0 : (double) bystanders.of(side) / survivors.of(side);
    }

    /** The leads without what counted only for now; the last is that in the end. */
    List<Long> firmLeads() {
        return IntStream.range(0, leads.size())
                .mapToObj(i -> leads.get(i) + forNow.get(i))
                .toList();
    }

    /** How often each hex was attacked, over all game-turns. */
    public Map<String, Integer> fought() {
        Map<String, Integer> fought = new TreeMap<>();
        assaults.forEach((assault, count) -> fought.merge(assault.split(" ", -1)[HEX], count, Integer::sum));
        return fought;
    }

    /** How many attacks on hexes there were in a game-turn, of either side. */
    int assaultsIn(int turn) {
        return assaults.entrySet().stream()
                .filter(assault -> assault.getKey().startsWith(turn + " "))
                .mapToInt(Map.Entry::getValue)
                .sum();
    }

    /** The rules that decide alone. */
    static List<String> decisive(Map<String, GameLine.Points> rules) {
        return rules.keySet().stream()
                .filter(rule -> decide(rules, rule::equals))
                .toList();
    }

    /** Whether some rules decide: without them another side would have had more of what they give. */
    public static boolean decide(Map<String, GameLine.Points> rules, Predicate<String> some) {
        long[] all = new long[Measure.values().length];
        long[] without = new long[all.length];
        rules.forEach((rule, points) -> {
            int measure = Measure.of(rule).ordinal();
            all[measure] += points.lead();
            without[measure] += some.test(rule) ? 0 : points.lead();
        });
        return IntStream.range(0, all.length)
                .anyMatch(measure -> Long.signum(all[measure]) != Long.signum(without[measure]));
    }

    /**
     * How a game counts under a system.
     *
     * @param system the system's id
     * @param winner who won
     * @param measure what decided it
     * @param points how much of that both sides had
     */
    public record Judged(String system, String winner, Measure measure, GameLine.Points points) {}

    /**
     * What was lost of something.
     *
     * @param units how many units
     * @param strength how many strength points
     */
    public record Lost(int units, int strength) {
        /** Both together. */
        public Lost plus(Lost more) {
            return new Lost(units + more.units, strength + more.strength);
        }
    }
}
