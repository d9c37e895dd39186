package org.roadtorichmond.balance.lab;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.roadtorichmond.balance.AttackLuck;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.play.CombatResult;
import org.roadtorichmond.play.CombatTable;
import org.roadtorichmond.play.Odds;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.victory.GameEnd;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.account.Winner;
import org.roadtorichmond.words.Sentence;

/**
 * Checks whether what a results file and its companion say of a game can be true of a variant: ranges of values, lengths of lists,
 * and that both files agree. A figure that passes can be added up and shown; whether it is the one that was played only the seal
 * of the line says ({@link ResultsFile}).
 */
final class GameCheck {
    private static final Pattern HASH = Pattern.compile("[0-9a-f]{16}");
    private static final Pattern RULE = Pattern.compile("[0-9A-Za-z.-]+");
    private static final Gson GSON = new GsonBuilder()
            .disableHtmlEscaping()
            .serializeSpecialFloatingPointValues()
            .create();
    private static final Set<String> WINNERS =
            Stream.of(Winner.values()).map(GameLine::word).collect(Collectors.toUnmodifiableSet());
    private static final Set<String> SIDES =
            Stream.of(Side.values()).map(Side::word).collect(Collectors.toUnmodifiableSet());
    private static final Set<String> RESULTS =
            Stream.of(CombatResult.values()).map(Enum::name).collect(Collectors.toUnmodifiableSet());

    /** What a line of the results must be like, and what one of the companion must. */
    private static final Map<String, Rule> LINE = figures(
            figure("winner", (check, game) -> WINNERS.contains(game.line().winner())),
            figure("turns", (check, game) -> check.isTurn(game.line().turns())),
            figure("hash", (check, game) -> HASH.matcher(game.line().hash()).matches()));

    private static final Map<String, Rule> COURSE = figures(
            figure("verdicts", GameCheck::areVerdicts),
            figure(
                    "course",
                    (check, game) -> HASH.matcher(game.course().course()).matches()),
            figure("ends", (check, game) -> areEnds(game.course().ends())),
            figure("firstDie", GameCheck::isDie),
            figure("firstTurn", (check, game) -> game.course().firstTurn() == check.firstTurn),
            figure("leads", (check, game) -> check.isByTurn(game, game.course().leads())),
            figure("forNow", (check, game) -> check.isForNow(game, game.course().forNow())),
            figure(
                    "union",
                    (check, game) -> check.isStrength(game, game.course().union())),
            figure(
                    "confederate",
                    (check, game) -> check.isStrength(game, game.course().confederate())),
            figure("lost", GameCheck::isLost),
            figure("luck", GameCheck::isLuck),
            figure("rules", (check, game) -> all(game.course().rules().keySet(), RULE.asMatchPredicate())),
            figure("decisive", GameCheck::isDecisive),
            figure("attacks", (check, game) -> areCounts(game.course().attacks(), GameCheck::isAttack)),
            figure("losses", GameCheck::areLosses),
            figure(
                    "idle",
                    (check, game) -> check.units.containsAll(game.course().idle())),
            figure("assaults", GameCheck::areAssaults),
            figure("died", GameCheck::areDead),
            figure("marched", (check, game) -> areCounts(game.course().marched(), check::isHex)));

    private final int firstTurn;
    private final int lastTurn;
    private final List<String> systems;
    private final HexGrid grid;
    private final Set<String> units;
    private final Map<String, Set<String>> formations;

    /** What a figure of a game must be like. */
    @FunctionalInterface
    private interface Rule {
        boolean allows(GameCheck check, Laboratory.Known game);
    }

    private static Map.Entry<String, Rule> figure(String key, Rule rule) {
        return Map.entry(key, rule);
    }

    /** Rules by the keys of their figures, in the order in which they are asked. */
    @SafeVarargs
    private static Map<String, Rule> figures(Map.Entry<String, Rule>... rules) {
        Map<String, Rule> figures = new LinkedHashMap<>();
        for (Map.Entry<String, Rule> rule : rules) {
            figures.put(rule.getKey(), rule.getValue());
        }
        return Collections.unmodifiableMap(figures);
    }

    /** A check of the games of a variant of an experiment. */
    GameCheck(Experiment experiment, Variant variant) {
        Scenario scenario = variant.scenario().scenario();
        firstTurn = variant.start().begin(experiment.seed()).state().moment().turn();
        lastTurn = Math.max(firstTurn, scenario.turns());
        systems = experiment.systems(variant).stream().map(VictorySystem::id).toList();
        grid = scenario.field().grid();
        units = scenario.units().stream().map(Unit::id).collect(Collectors.toUnmodifiableSet());
        formations = scenario.units().stream()
                .collect(Collectors.groupingBy(
                        unit -> unit.side().word(), Collectors.mapping(Unit::formation, Collectors.toSet())));
    }

    /** What in the line of the results cannot be. */
    Optional<Sentence> inLine(Laboratory.Known game) {
        return first(LINE, game, game.line());
    }

    /** What in the line of the companion cannot be, or does not fit the line of the results. */
    Optional<Sentence> inCourse(Laboratory.Known game) {
        return first(COURSE, game, game.course());
    }

    private Optional<Sentence> first(Map<String, Rule> figures, Laboratory.Known game, Object line) {
        return figures.entrySet().stream()
                .filter(figure -> !figure.getValue().allows(this, game))
                .findFirst()
                .map(figure -> Sentence.of("lab.cut.value", figure.getKey(), value(line, figure.getKey())));
    }

    private static String value(Object line, String key) {
        String value = GSON.toJsonTree(line).getAsJsonObject().get(key).toString();
        return Words.quoted(value);
    }

    private boolean isTurn(int turn) {
        return turn >= firstTurn && turn <= lastTurn;
    }

    private boolean areVerdicts(Laboratory.Known game) {
        List<GameCourse.Judged> verdicts = game.course().verdicts();
        GameLine line = game.line();
        return verdicts.stream().map(GameCourse.Judged::system).toList().equals(systems)
                && verdicts.stream().allMatch(verdict -> WINNERS.contains(verdict.winner()))
                && verdicts.get(0).winner().equals(line.winner())
                && verdicts.get(0).points().equals(line.points());
    }

    private static boolean areEnds(List<String> ends) {
        return !ends.isEmpty()
                && ends.size() == Set.copyOf(ends).size()
                && all(ends, end -> GameEnd.of(end).isPresent());
    }

    /** Whether points that count for now are some or none, and none in the end. */
    private boolean isForNow(Laboratory.Known game, List<Long> points) {
        return isByTurn(game, points) && all(points, number -> number >= 0) && points.get(points.size() - 1) == 0;
    }

    private boolean isDie(Laboratory.Known game) {
        int die = game.course().firstDie();
        return game.course().attacks().isEmpty() ? die == 0 : die >= 1 && die <= CombatTable.FACES;
    }

    /** Whether a list has an element for the beginning and one for each game-turn. */
    private boolean isByTurn(Laboratory.Known game, List<?> list) {
        return list.size() == game.line().turns() - firstTurn + 2;
    }

    private boolean isStrength(Laboratory.Known game, List<Integer> strength) {
        return isByTurn(game, strength) && all(strength, points -> points >= 0);
    }

    /** Whether losses only grow, to what was lost in the end. */
    private boolean isLost(Laboratory.Known game) {
        List<GameLine.Points> lost = game.course().lost();
        GameLine.Points before = new GameLine.Points(0, 0);
        for (GameLine.Points points : lost) {
            if (points.union() < before.union() || points.confederate() < before.confederate()) {
                return false;
            }
            before = points;
        }
        GameLine.Points end = new GameLine.Points(lost(game, Side.UNION), lost(game, Side.CONFEDERATE));
        return isByTurn(game, lost) && before.equals(end);
    }

    private static long lost(Laboratory.Known game, Side side) {
        return game.course().losses().entrySet().stream()
                .filter(loss -> loss.getKey().startsWith(side.word() + "|"))
                .mapToLong(loss -> loss.getValue().strength())
                .sum();
    }

    private boolean isLuck(Laboratory.Known game) {
        List<Double> luck = game.course().luck();
        return luck.size() == AttackLuck.KINDS && all(luck, Double::isFinite);
    }

    private boolean isDecisive(Laboratory.Known game) {
        return game.course()
                .decisive()
                .equals(CourseRecorder.decisive(game.course().rules()));
    }

    private boolean areLosses(Laboratory.Known game) {
        return game.course().losses().entrySet().stream()
                .allMatch(loss -> loss.getValue().units() >= 0
                        && loss.getValue().strength() >= 0
                        && isLoss(loss.getKey().split("\\|", 3)));
    }

    private boolean isLoss(String... sideCauseFormation) {
        return sideCauseFormation.length == 3
                && formations.getOrDefault(sideCauseFormation[0], Set.of()).contains(sideCauseFormation[2]);
    }

    private static boolean isAttack(String key) {
        String[] words = key.split(" ", -1);
        return words.length == 3
                && SIDES.contains(words[0])
                && Odds.labelled(words[1]).isPresent()
                && RESULTS.contains(words[2]);
    }

    private boolean areAssaults(Laboratory.Known game) {
        Set<String> turns = IntStream.rangeClosed(firstTurn, game.line().turns())
                .mapToObj(Integer::toString)
                .collect(Collectors.toSet());
        return areCounts(game.course().assaults(), key -> {
            String[] words = key.split(" ", -1);
            return words.length == 3 && turns.contains(words[0]) && SIDES.contains(words[1]) && isHex(words[2]);
        });
    }

    private boolean isHex(String number) {
        return grid.parse(number).filter(hex -> hex.number().equals(number)).isPresent();
    }

    private boolean areDead(Laboratory.Known game) {
        int lost = game.course().losses().values().stream()
                .mapToInt(GameCourse.Lost::units)
                .sum();
        int dead = game.course().died().values().stream()
                .mapToInt(Integer::intValue)
                .sum();
        return areCounts(game.course().died(), this::isHex) && dead == lost;
    }

    private static boolean areCounts(Map<String, Integer> counts, Predicate<String> key) {
        return all(counts.keySet(), key) && all(counts.values(), count -> count > 0);
    }

    private static <T> boolean all(Collection<T> values, Predicate<T> good) {
        return values.stream().allMatch(good);
    }
}
