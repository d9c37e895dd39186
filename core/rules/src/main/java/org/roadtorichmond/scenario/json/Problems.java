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

    private final List<Problem> problems = new ArrayList<>();

    /** Notes a fault at a place of the file; reading goes on. */
    public void add(Place at, Sentence sentence) {
        problems.add(new Problem(at, sentence));
    }

    /** Notes a fault that was found by another reader. */
    void add(Problem problem) {
        problems.add(problem);
    }

    int count() {
        return problems.size();
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
