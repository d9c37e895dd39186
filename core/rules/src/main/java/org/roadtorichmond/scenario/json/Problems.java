package org.roadtorichmond.scenario.json;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.roadtorichmond.words.Sentence;

/** Collects the problems of one file, and of the files that it names, while it is decoded. */
public final class Problems {
    private static final Comparator<Problem> BY_PLACE = Comparator.comparing(
                    (Problem problem) -> problem.file().orElse(""))
            .thenComparingInt(Problem::line)
            .thenComparingInt(Problem::column);

    /** What comes from strangers has no more problems than these that are kept. */
    private static final int FEW = 100;

    private final List<Problem> problems = new ArrayList<>();
    private final int most;
    private int count;

    /** Problems of which all are kept. */
    public Problems() {
        this(Integer.MAX_VALUE);
    }

    private Problems(int most) {
        this.most = most;
    }

    /** Problems of a text that a stranger wrote: a hundred are kept, so that nobody can exhaust the memory by making many. */
    public static Problems few() {
        return new Problems(FEW);
    }

    /** Notes a fault at a place of the file; reading goes on. */
    public void add(Place at, Sentence sentence) {
        add(new Problem(at, sentence));
    }

    /** Notes a fault that was found by another reader. */
    void add(Problem problem) {
        count++;
        if (!isFull()) {
            problems.add(problem);
        }
    }

    /** Whether no more problems are kept, though they count. */
    boolean isFull() {
        return problems.size() >= most;
    }

    int count() {
        return count;
    }

    /** The value if no problem was added, else the problems in the order of the file, and behind them those of other files. */
    public <T> Result<T> result(Optional<T> value) {
        return result(() -> value.orElseThrow(() -> new IllegalStateException("no value, but no problem told either")));
    }

    /** What the supplier makes if no problem was added, else the problems in the order of the file, and behind them those of other files. */
    public <T> Result<T> result(Supplier<T> value) {
        return problems.isEmpty() ? Result.good(value.get()) : Result.bad(inOrder());
    }

    /** All that was added, in the order of the file, and behind it what stands in other files. */
    public List<Problem> inOrder() {
        return problems.stream().sorted(BY_PLACE).toList();
    }
}
