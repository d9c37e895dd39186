package org.roadtorichmond.balance.lab;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import org.HdrHistogram.Histogram;
import org.hipparchus.stat.regression.SimpleRegression;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.balance.Proportion;
import org.roadtorichmond.balance.Sample;
import org.roadtorichmond.balance.TurnTimes;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.Army;
import org.roadtorichmond.victory.Both;
import org.roadtorichmond.victory.Measure;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.Winner;

/** What the games of one variant show. Games are added up as they come and not kept, so that memory does not grow with them. */
public final class VariantFindings implements Sample {
    private static final int DIGITS = 3;

    private final Map<String, SystemFindings> systems = new LinkedHashMap<>();
    private final Adjusted score = new Adjusted();
    private final Adjusted lead = new Adjusted();
    private final Spread leads = new Spread();
    private final Explained firstDie = new Explained();
    private final List<TurnFindings> turns = new ArrayList<>();
    private final Spread settled = new Spread();
    private final Series leadChanges = new Series();
    private final Series lengths = new Series();
    private final Map<String, RuleFindings> rules = new TreeMap<>();
    private final Map<String, Integer> attacks = new TreeMap<>();
    private final Map<String, GameCourse.Lost> losses = new TreeMap<>();
    private final Map<String, Integer> idle = new TreeMap<>();
    private final Map<String, Integer> fought = new TreeMap<>();
    private final Map<String, Integer> died = new TreeMap<>();
    private final Map<String, Integer> marched = new TreeMap<>();
    private final Both<Histogram> times = Both.each(army -> new Histogram(DIGITS));
    private final List<Long> hashes = new ArrayList<>();
    private int firstTurn;

    VariantFindings() {}

    /** What the games show under one victory system. */
    public static final class SystemFindings {
        private final Map<String, Integer> winners = new TreeMap<>();
        private final Series union = new Series();
        private final Series confederate = new Series();
        private Measure measure = Measure.VICTORY_POINTS;

        private void add(GameCourse.Judged judged) {
            measure = judged.measure();
            winners.merge(judged.winner(), 1, Integer::sum);
            union.add(judged.points().union());
            confederate.add(judged.points().confederate());
        }

        /** How many games somebody won, or neither. */
        public Proportion won(Winner winner) {
            return new Proportion(winners.getOrDefault(GameLine.word(winner), 0), union.size());
        }

        /** What decides. */
        public Measure measure() {
            return measure;
        }

        /** What a side had of what decides. */
        public Series points(Side side) {
            return side == Side.UNION ? union : confederate;
        }
    }

    /**
     * How matters stood at the end of a game-turn, over all games; games that ended before count as they ended.
     *
     * @param lead by how much the Union was ahead
     * @param union its strength on the map
     * @param confederate the Confederates' strength
     * @param unionLost the strength points that it had lost by then
     * @param confederateLost those that the Confederates had lost
     * @param assaults how often hexes were attacked in this game-turn
     * @param outcome what the lead then says of the lead in the end
     */
    public record TurnFindings(
            Series lead,
            Series union,
            Series confederate,
            Series unionLost,
            Series confederateLost,
            Series assaults,
            SimpleRegression outcome) {
        TurnFindings() {
            this(
                    new Series(),
                    new Series(),
                    new Series(),
                    new Series(),
                    new Series(),
                    new Series(),
                    new SimpleRegression());
        }

        /** The strength points that a side had lost by then. */
        public Series lost(Side side) {
            return side == Side.UNION ? unionLost : confederateLost;
        }

        /** How much of the spread of the results the lead explains, 0 to 1. */
        public double explained() {
            double square = outcome.getRSquare();
            return Double.isFinite(square) ? square : 0;
        }
    }

    /** What one rule gave. */
    public static final class RuleFindings {
        private final Series union = new Series();
        private final Series confederate = new Series();
        private int scored;
        private int decisive;

        /** The points that it gave a side, in the games in which it gave any. */
        public Series points(Side side) {
            return side == Side.UNION ? union : confederate;
        }

        /** The points that it gave a side on average over so many games, those in which it gave none included. */
        public double mean(Side side, int games) {
            Series points = points(side);
            return points.mean() * points.size() / games;
        }

        /** In how many games it gave points. */
        public int scored() {
            return scored;
        }

        /** In how many games another side would have had more points without it. */
        public int decisive() {
            return decisive;
        }
    }

    void add(GameLine line, GameCourse course, @Nullable Both<List<Long>> turnNanos) {
        for (GameCourse.Judged judged : course.verdicts()) {
            systems.computeIfAbsent(judged.system(), system -> new SystemFindings())
                    .add(judged);
        }
        long end = line.points().lead();
        score.add(line.score(), course.luck());
        lead.add((double) end, course.luck());
        leads.add(end);
        firstDie.add(course.firstDie(), (double) end);
        lengths.add(line.turns());
        addTurns(course, end);
        addRules(course);
        course.attacks().forEach((attack, count) -> attacks.merge(attack, count, Integer::sum));
        course.losses().forEach((loss, lost) -> losses.merge(loss, lost, GameCourse.Lost::plus));
        course.idle().forEach(unit -> idle.merge(unit, 1, Integer::sum));
        course.fought().forEach((hex, count) -> fought.merge(hex, count, Integer::sum));
        course.died().forEach((hex, count) -> died.merge(hex, count, Integer::sum));
        course.marched().forEach((hex, count) -> marched.merge(hex, count, Integer::sum));
        hashes.add(line.state());
        if (turnNanos != null) {
            for (Army army : Army.values()) {
                turnNanos.of(army).forEach(times.of(army)::recordValue);
            }
        }
    }

    private void addTurns(GameCourse course, long end) {
        firstTurn = course.firstTurn();
        int last = course.leads().size() - 1;
        while (turns.size() <= last) {
            TurnFindings fresh = new TurnFindings();
            turns.add(fresh);
        }
        for (int i = 0; i < turns.size(); i++) {
            int then = Math.min(i, last);
            TurnFindings turn = turns.get(i);
            turn.lead().add(course.leads().get(then));
            turn.union().add(course.union().get(then));
            turn.confederate().add(course.confederate().get(then));
            turn.unionLost().add(course.lost().get(then).union());
            turn.confederateLost().add(course.lost().get(then).confederate());
            turn.assaults().add(course.assaultsIn(firstTurn - 1 + i));
            turn.outcome().addData((double) course.leads().get(then), (double) end);
        }
        settled.add(course.firstTurn() - 1L + settledAt(course.leads()));
        leadChanges.add(changes(course.leads()));
    }

    /** From which place on the leader is the one that it is in the end. */
    private static int settledAt(List<Long> leads) {
        int at = leads.size() - 1;
        int end = Long.signum(leads.get(at));
        while (at > 0 && Long.signum(leads.get(at - 1)) == end) {
            at--;
        }
        return at;
    }

    /** How often somebody else takes the lead; a draw on the way is no leader. */
    private static int changes(List<Long> leads) {
        int changes = 0;
        int leader = 0;
        for (long lead : leads) {
            int now = Long.signum(lead);
            if (now != 0) {
                changes += leader != 0 && now != leader ? 1 : 0;
                leader = now;
            }
        }
        return changes;
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
        Proportion union = own().won(Winner.A);
        Proportion confederate = own().won(Winner.B);
        return Math.max(union.high() - union.low(), confederate.high() - confederate.low()) / 2;
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
    public Spread leads() {
        return leads;
    }

    /** What the first die of combat explains of that. */
    public Explained firstDie() {
        return firstDie;
    }

    /** How matters stood at first and after each game-turn. */
    public List<TurnFindings> turns() {
        return Collections.unmodifiableList(turns);
    }

    /** The game-turn after which the second of {@link #turns} stands. */
    public int firstTurn() {
        return firstTurn;
    }

    /** After which game-turn the leader never changed any more. */
    public Spread settled() {
        return settled;
    }

    /** In what share of the games the leader at the end of a game-turn, or one before it, stayed the leader until the end. */
    public double settledBy(long turn) {
        int count = settled.counts().entrySet().stream()
                .filter(entry -> entry.getKey() <= turn)
                .mapToInt(Map.Entry::getValue)
                .sum();
        return size() == 0 ? 0 : (double) count / size();
    }

    /** How often the lead changed in a game. */
    public Series leadChanges() {
        return leadChanges;
    }

    /** In which game-turn games ended. */
    public Series lengths() {
        return lengths;
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

    /** The hashes of the last states, in the order of the games. */
    List<Long> hashes() {
        return Collections.unmodifiableList(hashes);
    }
}
