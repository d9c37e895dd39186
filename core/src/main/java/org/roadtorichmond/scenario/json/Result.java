package org.roadtorichmond.scenario.json;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * What came of reading something: the value, or all the problems that prevented it, never a part of each.
 *
 * @param <T> what was to be read
 */
public sealed interface Result<T> {
    /** The value, if there were no problems. */
    Optional<T> value();

    /** The problems in the order of the file; empty exactly if there is a value. */
    List<Problem> problems();

    /** The result of a further step that may find problems of its own; skipped if there are problems already. */
    <R> Result<R> then(Function<? super T, Result<R>> step);

    /** A value without problems. */
    static <T> Result<T> good(T value) {
        return new Good<>(value);
    }

    /** Problems, at least one. */
    static <T> Result<T> bad(List<Problem> problems) {
        return new Bad<>(problems);
    }

    /** A single problem. */
    static <T> Result<T> bad(Problem problem) {
        return new Bad<>(List.of(problem));
    }

    /** The good case. */
    record Good<T>(T content) implements Result<T> {
        @Override
        public Optional<T> value() {
            return Optional.of(content);
        }

        @Override
        public List<Problem> problems() {
            return List.of();
        }

        @Override
        public <R> Result<R> then(Function<? super T, Result<R>> step) {
            return step.apply(content);
        }
    }

    /** The bad case; there is at least one problem. */
    record Bad<T>(List<Problem> problems) implements Result<T> {
        /** Copies the list. */
        public Bad {
            problems = List.copyOf(problems);
            if (problems.isEmpty()) {
                throw new IllegalArgumentException("a bad result tells at least one problem");
            }
        }

        @Override
        public Optional<T> value() {
            return Optional.empty();
        }

        @Override
        public <R> Result<R> then(Function<? super T, Result<R>> step) {
            return new Bad<>(problems);
        }
    }
}
