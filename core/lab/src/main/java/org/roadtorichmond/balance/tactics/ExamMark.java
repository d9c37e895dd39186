package org.roadtorichmond.balance.tactics;

import java.util.List;

/**
 * How a commander did in a tactical position.
 *
 * @param trials the trials, in the order of their seeds; one or more
 */
public record ExamMark(List<Trial> trials) {
    private static final int PASS_SHARE = 5;

    /** Copies the list. */
    public ExamMark {
        trials = List.copyOf(trials);
    }

    /** In how many trials it solved the position. */
    public int solved() {
        return (int) trials.stream().filter(Trial::solved).count();
    }

    /** Whether it solved the position in at least four of five trials. */
    public boolean passed() {
        return PASS_SHARE * solved() >= (PASS_SHARE - 1) * trials.size();
    }

    /** In how many trials a condition held, by its place. */
    public int fulfilled(int condition) {
        return (int) trials.stream()
                .filter(trial -> trial.fulfilled().get(condition))
                .count();
    }
}
