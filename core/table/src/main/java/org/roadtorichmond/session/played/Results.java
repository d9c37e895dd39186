package org.roadtorichmond.session.played;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.roadtorichmond.scenario.played.PlayedGame;
import org.roadtorichmond.unit.Side;

/**
 * What came of a player's games: of those that count, that one person played fairly against a commander to the end.
 *
 * @param games the games that count, in the order in which they ended
 */
public record Results(List<PlayedGame> games) {
    /** Copies the list. */
    public Results {
        games = List.copyOf(games);
    }

    /** The results of those games among some that count. */
    public static Results of(List<PlayedGame> all) {
        return new Results(all.stream().filter(PlayedGame::counts).toList());
    }

    /** How many games there are. */
    public int played() {
        return games.size();
    }

    /** How many of them were won. */
    public int won() {
        return (int) games.stream().filter(PlayedGame::won).count();
    }

    /** How many of them no side won. */
    public int drawn() {
        return (int) games.stream().filter(PlayedGame::drawn).count();
    }

    /** How many of them were lost. */
    public int lost() {
        return played() - won() - drawn();
    }

    /** The results by scenario, by name. */
    public Map<String, Results> byScenario() {
        return by(PlayedGame::scenario);
    }

    /** The results by opponent, as a seat names it. */
    public Map<String, Results> byOpponent() {
        return by(PlayedGame::opponent);
    }

    /** The results of a side. */
    public Results of(Side side) {
        return new Results(games.stream()
                .filter(game -> game.side().equals(Optional.of(side)))
                .toList());
    }

    private Map<String, Results> by(Function<PlayedGame, String> what) {
        Map<String, Results> found = new TreeMap<>();
        games.stream().collect(Collectors.groupingBy(what)).forEach((name, some) -> found.put(name, new Results(some)));
        return found;
    }

    /** How many games were won in a row and are the last; negative if they were lost, 0 after a draw or before the first game. */
    public int streak() {
        int streak = 0;
        for (PlayedGame game : games) {
            if (game.drawn()) {
                streak = 0;
            } else if (game.won()) {
                streak = Math.max(0, streak) + 1;
            } else {
                streak = Math.min(0, streak) - 1;
            }
        }
        return streak;
    }

    /** The most games that were ever won in a row. */
    public int longest() {
        int longest = 0;
        int streak = 0;
        for (PlayedGame game : games) {
            streak = game.won() ? streak + 1 : 0;
            longest = Math.max(longest, streak);
        }
        return longest;
    }

    /** The game that was won by the greatest part of what was at stake; of equals the first. Empty if none was won by being ahead. */
    public Optional<PlayedGame> best() {
        return games.stream()
                .filter(game -> game.won() && game.margin() > 0 && game.stake() > 0)
                .reduce((best, next) -> share(next) > share(best) ? next : best);
    }

    private static double share(PlayedGame game) {
        return (double) game.margin() / game.stake();
    }

    /** The game that was won after the chance of it had been least; of equals the first. */
    public Optional<PlayedGame> closest() {
        return games.stream()
                .filter(game -> game.won() && game.lowest().isPresent())
                .min(Comparator.comparingInt(game -> game.lowest().getAsInt()));
    }

    /** The games in which a mark was earned, in order. */
    public List<PlayedGame> with(String mark) {
        return games.stream()
                .filter(game ->
                        game.marks().stream().anyMatch(earned -> earned.mark().equals(mark)))
                .toList();
    }
}
