package org.roadtorichmond.balance.lab;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.roadtorichmond.victory.GameEnd;
import org.roadtorichmond.words.Sentence;

/** Why and when games ended. */
public final class GameEndings {
    private static final String BETWEEN = ", ";
    private static final String LAST_TURN = new GameEnd(GameEnd.Cause.TURNS, Optional.empty()).word();

    private final Map<String, Integer> causes = new TreeMap<>();
    private final ValueCounts turns = new ValueCounts();
    private final RunningStatistics lengths = new RunningStatistics();
    private int atOnce;

    GameEndings() {}

    /**
     * What ended some games.
     *
     * @param word its word in files; the words of several things that came together, with commas between them
     * @param games how many
     */
    public record Cause(String word, int games) {
        /** What ended them, as part of a sentence. */
        public String words() {
            return List.of(word.split(BETWEEN)).stream()
                    .map(one -> GameEnd.of(one).map(GameEnd::sentence).orElse(Sentence.of("verbatim", one)))
                    .map(Sentence::toString)
                    .collect(Collectors.joining(" and "));
        }
    }

    void add(int turn, GameCourse course) {
        causes.merge(String.join(BETWEEN, course.ends()), 1, Integer::sum);
        turns.add(turn);
        lengths.add(turn);
        atOnce += turn == course.firstTurn() && !course.ends().contains(LAST_TURN) ? 1 : 0;
    }

    /** What ended the games, the most frequent first. */
    public List<Cause> causes() {
        return causes.entrySet().stream()
                .map(cause -> new Cause(cause.getKey(), cause.getValue()))
                .sorted(Comparator.comparingInt((Cause cause) -> -cause.games).thenComparing(Cause::word))
                .toList();
    }

    /** How many games ended in which game-turn. */
    public ValueCounts turns() {
        return turns;
    }

    /** The game-turn in which games ended: mean and spread. */
    public RunningStatistics lengths() {
        return lengths;
    }

    /** How many games ended in the game-turn in which they began, although it was not the last. */
    public int atOnce() {
        return atOnce;
    }
}
