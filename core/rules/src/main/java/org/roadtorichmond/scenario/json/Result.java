package org.roadtorichmond.scenario.json;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.roadtorichmond.words.Sentence;

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

    /** What the author of the file may want to look at, in the order of the file; nothing of it makes the value useless. */
    List<Problem> warnings();

    /** The result of a further step that may find problems of its own; skipped if there are problems already. Warnings go before its own. */
    <R> Result<R> then(Function<? super T, Result<R>> step);

    /** The result of a further step that finds no problems; skipped if there are problems already. The warnings stay. */
    default <R> Result<R> map(Function<? super T, ? extends R> step) {
        return then(value -> good(step.apply(value)));
    }

    /** A value without problems. */
    static <T> Result<T> good(T value) {
        return new Good<>(value, List.of());
    }

    /** A value that can be used, with warnings. */
    static <T> Result<T> good(T value, List<Problem> warnings) {
        return new Good<>(value, warnings);
    }

    /** Problems, at least one. */
    static <T> Result<T> bad(List<Problem> problems) {
        return new Bad<>(problems);
    }

    /** A single problem. */
    static <T> Result<T> bad(Problem problem) {
        return new Bad<>(List.of(problem));
    }

    /** A single problem of the file as a whole, or of something that is no file. */
    static <T> Result<T> bad(Sentence why) {
        return bad(new Problem(Place.NOWHERE, why));
    }

    /** The good case. */
    record Good<T>(T content, List<Problem> warnings) implements Result<T> {
        /** Copies the list. */
        public Good {
            warnings = List.copyOf(warnings);
        }

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
            Result<R> next = step.apply(content);
            return warnings.isEmpty() || next.value().isEmpty()
                    ? next
                    : good(
                            next.value().get(),
                            Stream.concat(warnings.stream(), next.warnings().stream())
                                    .toList());
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
        public List<Problem> warnings() {
            return List.of();
        }

        @Override
        public <R> Result<R> then(Function<? super T, Result<R>> step) {
            return new Bad<>(problems);
        }
    }
}
