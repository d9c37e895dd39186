package org.roadtorichmond.balance.lab;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import org.HdrHistogram.Histogram;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.balance.AnswerCost;
import org.roadtorichmond.balance.Estimate;
import org.roadtorichmond.balance.Proportion;
import org.roadtorichmond.balance.Sample;
import org.roadtorichmond.balance.TurnTimes;
import org.roadtorichmond.scenario.yardstick.Calibration;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.account.Army;
import org.roadtorichmond.victory.account.Measure;
import org.roadtorichmond.victory.account.PerArmy;
import org.roadtorichmond.victory.account.Winner;

/** What the games of one variant show. Games are added up as they come and not kept, so that memory does not grow with them. */
public final class VariantFindings implements Sample {
    private static final int THIRD = 3;
    private static final int DIGITS = 3;
    private static final double NANOS = 1e9;

    private final Map<String, SystemFindings> systems = new LinkedHashMap<>();
    private final Adjusted score = new Adjusted();
    private final Adjusted lead = new Adjusted();
    private final ValueCounts leads = new ValueCounts();
    private final ExplainedVariance firstDie = new ExplainedVariance();
    private final ExplainedVariance firstDieOfLead = new ExplainedVariance();
    private final TurnByTurn turnByTurn;
    private final GameEndings ends = new GameEndings();
    private final PerArmy<RunningStatistics> bystanders = PerArmy.each(army -> new RunningStatistics());
    private final PerArmy<RunningStatistics> thirds = PerArmy.each(army -> new RunningStatistics());
    private final Map<String, Integer> courses = new HashMap<>();
    private final Map<String, RuleFindings> rules = new TreeMap<>();
    private final Map<String, Integer> attacks = new TreeMap<>();
    private final Map<String, GameCourse.Lost> losses = new TreeMap<>();
    private final Map<String, Integer> idle = new TreeMap<>();
    private final Map<String, Integer> fought = new TreeMap<>();
    private final Map<String, Integer> died = new TreeMap<>();
    private final Map<String, Integer> marched = new TreeMap<>();
    private final PerArmy<Histogram> times = PerArmy.each(army -> new Histogram(DIGITS));
    private final List<Long> hashes = new ArrayList<>();
    private int timed;
    private double thinking;

    VariantFindings(Calibration calibration) {
        turnByTurn = new TurnByTurn(calibration);
    }

    /** What the games show under one victory system. */
    public static final class SystemFindings {
        private final Map<String, Integer> winners = new TreeMap<>();
        private final RunningStatistics score = new RunningStatistics();
        private final RunningStatistics union = new RunningStatistics();
        private final RunningStatistics confederate = new RunningStatistics();
        private Measure measure = Measure.VICTORY_POINTS;
        private int wonFromBehind;

        private void add(GameCourse.Judged judged) {
            measure = judged.measure();
            winners.merge(judged.winner(), 1, Integer::sum);
            score.add(GameLine.score(judged.winner()));
            int winner = GameLine.sign(judged.winner());
            wonFromBehind +=
                    winner != 0 && winner != Long.signum(judged.points().lead()) ? 1 : 0;
            union.add(judged.points().union());
            confederate.add(judged.points().confederate());
        }

        /** How many games somebody won, or neither. */
        public Proportion won(Winner winner) {
            return new Proportion(winners.getOrDefault(GameLine.word(winner), 0), union.size());
        }

        /** The Union's score: its wins and half of the draws, as a share of all games. */
        public Estimate score() {
            return score.estimate(0, 1);
        }

        /** How many games somebody won who was not ahead in points: by a general's fall, a broken army or a concession. */
        public int wonFromBehind() {
            return wonFromBehind;
        }

        /** What points are of. */
        public Measure measure() {
            return measure;
        }

        /** What a side had of them. */
        public RunningStatistics points(Side side) {
            return side == Side.UNION ? union : confederate;
        }
    }

    /** What one rule gave: victory points, battle points or tokens ({@link Measure#of}). */
    public static final class RuleFindings {
        private final RunningStatistics union = new RunningStatistics();
        private final RunningStatistics confederate = new RunningStatistics();
        private int scored;
        private int decisive;

        /** The points that it gave a side, in the games in which it gave any. */
        public RunningStatistics points(Side side) {
            return side == Side.UNION ? union : confederate;
        }

        /** The points that it gave a side on average over a number of games, including those in which it gave none. */
        public double mean(Side side, int games) {
            RunningStatistics points = points(side);
            return points.mean() * points.size() / games;
        }

        /** In how many games it gave anything; of a condition, which never does, in how many it was met. */
        public int scored() {
            return scored > 0 ? scored : union.size();
        }

        /** In how many games another side would have had more points without it. */
        public int decisive() {
            return decisive;
        }
    }

    void add(GameLine line, GameCourse course, @Nullable PerArmy<List<Long>> turnNanos) {
        for (GameCourse.Judged judged : course.verdicts()) {
            systems.computeIfAbsent(judged.system(), system -> new SystemFindings())
                    .add(judged);
        }
        long end = line.points().lead();
        score.add(line.score(), course.luck());
        lead.add((double) end, course.luck());
        leads.add(end);
        firstDie.add(course.firstDie(), line.score());
        firstDieOfLead.add(course.firstDie(), (double) end);
        ends.add(line.turns(), course);
        for (Army army : Army.values()) {
            double idleShare = course.standsBy(army.side());
            bystanders.of(army).add(idleShare);
            thirds.of(army).add(idleShare * THIRD < 1 ? 0 : 1);
        }
        courses.merge(course.course(), 1, Integer::sum);
        turnByTurn.add(course, line);
        addRules(course);
        course.attacks().forEach((attack, count) -> attacks.merge(attack, count, Integer::sum));
        course.losses().forEach((loss, lost) -> losses.merge(loss, lost, GameCourse.Lost::plus));
        course.idle().forEach(unit -> idle.merge(unit, 1, Integer::sum));
        course.fought().forEach((hex, count) -> fought.merge(hex, count, Integer::sum));
        course.died().forEach((hex, count) -> died.merge(hex, count, Integer::sum));
        course.marched().forEach((hex, count) -> marched.merge(hex, count, Integer::sum));
        hashes.add(line.state());
        if (turnNanos != null) {
            timed++;
            for (Army army : Army.values()) {
                for (long nanos : turnNanos.of(army)) {
                    times.of(army).recordValue(nanos);
                    thinking += nanos / NANOS;
                }
            }
        }
    }

    private void addRules(GameCourse course) {
        course.rules().forEach((rule, points) -> {
            RuleFindings found = rules.computeIfAbsent(rule, name -> new RuleFindings());
            found.union.add(points.union());
            found.confederate.add(points.confederate());
            found.scored += points.union() != 0 || points.confederate() != 0 ? 1 : 0;
        });
        course.decisive().forEach(rule -> Objects.requireNonNull(rules.get(rule)).decisive++);
    }

    /** How many games there are. */
    @Override
    public int size() {
        return hashes.size();
    }

    @Override
    public double mean() {
        return score.raw().mean();
    }

    @Override
    public double standardError() {
        return score.raw().standardError();
    }

    @Override
    public double halfWidth() {
        return own().score().halfWidth();
    }

    /** What is found under each system, by its id, that of the scenario first. */
    public Map<String, SystemFindings> systems() {
        return Collections.unmodifiableMap(systems);
    }

    /** What is found under one of the experiment's systems. */
    public SystemFindings under(VictorySystem system) {
        return Objects.requireNonNull(systems.get(system.id()), system.id());
    }

    /** What is found under the scenario's own system; there must be a game. */
    public SystemFindings own() {
        return systems.values().iterator().next();
    }

    /** The share of the points of games that the Union made, a draw counted half. */
    public Adjusted score() {
        return score;
    }

    /** By how much the Union was ahead in the end. */
    public Adjusted lead() {
        return lead;
    }

    /** How often it was ahead by how much. */
    public ValueCounts leads() {
        return leads;
    }

    /** What the first die of combat explains of who wins. */
    public ExplainedVariance firstDie() {
        return firstDie;
    }

    /** What it explains of the lead in the end. */
    public ExplainedVariance firstDieOfLead() {
        return firstDieOfLead;
    }

    /** How matters stood turn by turn, and who led when. */
    public TurnByTurn turnByTurn() {
        return turnByTurn;
    }

    /** What share of its strength that was not lost a side has in the end where nothing pays ({@link Bystanders}), 0 to 1. */
    public RunningStatistics bystanders(Side side) {
        return bystanders.of(Army.of(side));
    }

    /** In what share of the games that is a third of it or more, 0 to 1. */
    public double thirdStandsBy(Side side) {
        return thirds.of(Army.of(side)).mean();
    }

    /** Why and when games ended. */
    public GameEndings ends() {
        return ends;
    }

    /** How many different games there are: those with the same commands and the same results of combat are one. */
    public int differentGames() {
        return courses.size();
    }

    /** How often the game was played that was played most often; 0 of none. */
    public int commonestGame() {
        return courses.values().stream().mapToInt(Integer::intValue).max().orElse(0);
    }

    /** What to know before the figures are believed: sentences, the weightiest first. */
    public List<String> cautions() {
        List<String> cautions = new ArrayList<>();
        if (2 * ends.atOnce() >= size() && size() > 0) {
            cautions.add(String.format(
                    Locale.ROOT,
                    "%,d of %,d games end on turn %d, with which they begin.",
                    ends.atOnce(),
                    size(),
                    turnByTurn.firstTurn()));
        }
        if (2 * differentGames() < size()) {
            cautions.add(String.format(
                    Locale.ROOT,
                    "Only %,d of %,d games are different, and one was played %,d times: the figures are about these few more than "
                            + "about the scenario.",
                    differentGames(),
                    size(),
                    commonestGame()));
        }
        return cautions;
    }

    /** What each rule gave, by its number. */
    public Map<String, RuleFindings> rules() {
        return Collections.unmodifiableMap(rules);
    }

    /** How often attacks came to a result: {@code union 3-1 DR}. */
    public Map<String, Integer> attacks() {
        return Collections.unmodifiableMap(attacks);
    }

    /** What was lost: {@code union|cause|formation}. */
    public Map<String, GameCourse.Lost> losses() {
        return Collections.unmodifiableMap(losses);
    }

    /** In how many games a unit neither marched nor fought, by its id. */
    public Map<String, Integer> idle() {
        return Collections.unmodifiableMap(idle);
    }

    /** How often each hex was attacked. */
    public Map<String, Integer> fought() {
        return Collections.unmodifiableMap(fought);
    }

    /** How many units were eliminated in each hex. */
    public Map<String, Integer> died() {
        return Collections.unmodifiableMap(died);
    }

    /** How often units marched into each hex. */
    public Map<String, Integer> marched() {
        return Collections.unmodifiableMap(marched);
    }

    /** How long a side's commander thought about its player-turns, in the games that were played now; empty if none was. */
    public Optional<TurnTimes> turnTimes(Side side) {
        return TurnTimes.of(times.of(side));
    }

    /** For how many seconds both commanders thought in the games that were played now. */
    double thinking() {
        return thinking;
    }

    /**
     * What it costs to know the score to one percent.
     *
     * @param slower how many times as long a game takes as its commanders think, on all threads together, if that is known
     */
    Optional<AnswerCost> cost(Optional<Double> slower) {
        return AnswerCost.of(
                size(), own().score(), slower.filter(any -> timed > 0).map(times -> times * thinking / timed));
    }

    /** The hashes of the last states, in the order of the games. */
    List<Long> hashes() {
        return Collections.unmodifiableList(hashes);
    }
}
