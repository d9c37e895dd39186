package org.roadtorichmond.balance.lab;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.roadtorichmond.balance.AttackLuck;
import org.roadtorichmond.play.CombatTable;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.GameEnd;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.account.Measure;

/**
 * Whether a game that a results file states can have been played. The seal of its lines shows that they are as they were written, and not
 * that they are true; what no game comes to could not be summed up either, and is refused.
 *
 * @param experiment the experiment of which the game is said to be
 */
public record GameCheck(Experiment experiment) {
    /** More than any game counts of anything; a million of such games can still be added up exactly. */
    private static final long MOST = 1_000_000_000;

    private static final Pattern HASH = Pattern.compile("[0-9a-f]{16}");
    private static final Pattern ATTACK = Pattern.compile("(union|confederate) \\S+ \\S+");
    private static final Pattern LOSS = Pattern.compile("(union|confederate)\\|[^|]*\\|.*", Pattern.DOTALL);
    private static final Pattern ASSAULT = Pattern.compile("\\d{1,9} (union|confederate) (\\d+)");

    /** Whether a game of a variant is possible. */
    public boolean isPossible(Variant variant, Laboratory.Known game) {
        GameCourse course = game.course();
        return HASH.matcher(game.line().hash()).matches()
                && isJudged(variant, game)
                && !course.ends().isEmpty()
                && course.ends().stream().allMatch(end -> GameEnd.of(end).isPresent())
                && isBetween(0, course.firstDie(), CombatTable.FACES)
                && isByTurn(variant, game)
                && course.luck().size() == AttackLuck.KINDS
                && course.luck().stream().allMatch(luck -> Math.abs(luck) < MOST)
                && isCounted(variant, course);
    }

    /** Whether it is judged under the systems of the experiment, ended as its own one says, and has a line for every point of it. */
    private boolean isJudged(Variant variant, Laboratory.Known game) {
        List<GameCourse.Judged> verdicts = game.course().verdicts();
        return verdicts.stream()
                        .map(GameCourse.Judged::system)
                        .toList()
                        .equals(experiment.systems(variant).stream()
                                .map(VictorySystem::id)
                                .toList())
                && verdicts.stream()
                        .allMatch(verdict -> GameLine.WINNERS.contains(verdict.winner()) && isSmall(verdict.points()))
                && verdicts.get(0).winner().equals(game.line().winner())
                && verdicts.get(0).points().equals(game.line().points())
                && given(game.course(), verdicts.get(0).measure())
                        .equals(game.line().points());
    }

    /** What all rules together gave of something. */
    private static GameLine.Points given(GameCourse course, Measure measure) {
        return course.rules().entrySet().stream()
                .filter(rule -> Measure.of(rule.getKey()) == measure)
                .map(Map.Entry::getValue)
                .reduce(new GameLine.Points(0, 0), GameLine.Points::plus);
    }

    /** Whether its figures turn by turn are those of as many game-turns as it had. */
    private static boolean isByTurn(Variant variant, Laboratory.Known game) {
        GameCourse course = game.course();
        long times = game.line().turns() - (long) course.firstTurn() + 2;
        return course.firstTurn() == variant.start().turn()
                && times > 1
                && Stream.of(
                                course.leads(),
                                course.forNow(),
                                course.union(),
                                course.confederate(),
                                course.lost(),
                                course.chances())
                        .allMatch(list -> list.size() == times)
                && course.leads().stream().allMatch(lead -> isBetween(-MOST, lead, MOST))
                && areCounts(course.forNow())
                && areCounts(course.union())
                && areCounts(course.confederate())
                && course.chances().stream().allMatch(chance -> isBetween(0, chance, GameCourse.CERTAIN))
                && Stream.of(Side.values())
                        .allMatch(side -> isBetween(0, course.survivors().of(side), MOST)
                                && isBetween(
                                        0,
                                        course.bystanders().of(side),
                                        course.survivors().of(side)))
                && course.lost().stream().allMatch(lost -> areCounts(List.of(lost.union(), lost.confederate())));
    }

    private static boolean isCounted(Variant variant, GameCourse course) {
        Predicate<String> onMap = hex ->
                variant.start().survey().scenario().field().grid().parse(hex).isPresent();
        return course.rules().values().stream().allMatch(GameCheck::isSmall)
                && course.rules().keySet().containsAll(course.decisive())
                && areCounts(course.attacks(), key -> ATTACK.matcher(key).matches())
                && course.losses().keySet().stream().allMatch(LOSS.asMatchPredicate())
                && course.losses().values().stream().allMatch(lost -> areCounts(List.of(lost.units(), lost.strength())))
                && areCounts(
                        course.assaults(),
                        key -> ASSAULT.matcher(key).results().anyMatch(found -> onMap.test(found.group(2)))
                                && ASSAULT.matcher(key).matches())
                && areCounts(course.died(), onMap)
                && areCounts(course.marched(), onMap);
    }

    private static boolean areCounts(Map<String, Integer> counts, Predicate<String> key) {
        return counts.keySet().stream().allMatch(key) && areCounts(counts.values()) && !counts.containsValue(0);
    }

    private static boolean areCounts(Collection<? extends Number> counts) {
        return counts.stream().allMatch(count -> isBetween(0, count.longValue(), MOST));
    }

    private static boolean isSmall(GameLine.Points points) {
        return isBetween(-MOST, points.union(), MOST) && isBetween(-MOST, points.confederate(), MOST);
    }

    private static boolean isBetween(long least, long value, long most) {
        return least <= value && value <= most;
    }
}
