package org.roadtorichmond.balance.duel;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.roadtorichmond.balance.GameStart;
import org.roadtorichmond.balance.lab.GameCourse;
import org.roadtorichmond.balance.lab.Laboratory;
import org.roadtorichmond.balance.lab.Variant;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.GameEnd;
import org.roadtorichmond.victory.account.Army;
import org.roadtorichmond.words.Sentence;

/**
 * What a commander did in one game, or in several.
 *
 * @param turnNanos how long each of its player-turns took it, in nanoseconds, in the games that were played on this machine now
 * @param turns how many player-turns it had
 * @param attacks the attacks that it declared
 * @param lost its units that were eliminated
 * @param trapped those of them that were eliminated because they could not retreat (rule 8.6)
 */
public record Conduct(List<Long> turnNanos, int turns, int attacks, int lost, int trapped) {
    /** Nothing. */
    static final Conduct NONE = new Conduct(List.of(), 0, 0, 0, 0);

    /** How a course calls the cause of losses of units that could not retreat. */
    private static final String TRAPPED = Sentence.of("kept.trapped").toString();

    /** Copies the times. */
    public Conduct {
        turnNanos = List.copyOf(turnNanos);
    }

    /** What the commander of a side did in a game of a variant. */
    static Conduct of(Variant variant, Laboratory.Known game, Optional<Variant.Played> played, Side side) {
        GameCourse course = game.course();
        String attacker = side.word() + " ";
        int attacks = course.attacks().entrySet().stream()
                .filter(attack -> attack.getKey().startsWith(attacker))
                .mapToInt(Map.Entry::getValue)
                .sum();
        return new Conduct(
                played.map(one -> one.turnNanos().of(Army.of(side))).orElse(List.of()),
                turns(variant, game, side),
                attacks,
                lost(course, side.word() + "|"),
                lost(course, side.word() + "|" + TRAPPED + "|"));
    }

    /** The player-turns that a side had, without that of the first game-turn in which its enemy began, and any after the end. */
    private static int turns(Variant variant, Laboratory.Known game, Side side) {
        int turns = game.line().turns() - game.course().firstTurn() + 1;
        Side first = variant.scenario().scenario().first();
        GameStart start = variant.start();
        Moment begun = start.past()
                .map(past -> past.state().moment())
                .orElse(start.opening().moment());
        boolean late = begun.player() != first;
        if (side == first) {
            return late ? turns - 1 : turns;
        }
        return endsWithTurn(game) || attackedLast(game, side) || (late && turns == 1) ? turns : turns - 1;
    }

    /** Whether the last game-turn was played to its end; otherwise it was an attack that ended it. */
    private static boolean endsWithTurn(Laboratory.Known game) {
        return game.course().ends().stream()
                .flatMap(end -> GameEnd.of(end).stream())
                .allMatch(end -> end.side().isEmpty());
    }

    private static boolean attackedLast(Laboratory.Known game, Side side) {
        String beginning = game.line().turns() + " " + side.word() + " ";
        return game.course().assaults().keySet().stream().anyMatch(assault -> assault.startsWith(beginning));
    }

    private static int lost(GameCourse course, String beginning) {
        return course.losses().entrySet().stream()
                .filter(loss -> loss.getKey().startsWith(beginning))
                .mapToInt(loss -> loss.getValue().units())
                .sum();
    }

    /** What several games come to. */
    static Conduct sum(List<Conduct> games) {
        List<Long> nanos = new ArrayList<>();
        games.forEach(game -> nanos.addAll(game.turnNanos));
        return new Conduct(
                nanos,
                games.stream().mapToInt(Conduct::turns).sum(),
                games.stream().mapToInt(Conduct::attacks).sum(),
                games.stream().mapToInt(Conduct::lost).sum(),
                games.stream().mapToInt(Conduct::trapped).sum());
    }

    /** Attacks a player-turn; 0 where there was none. */
    public double attacksPerTurn() {
        return turns == 0 ? 0 : (double) attacks / turns;
    }
}
