package org.roadtorichmond.balance.lab;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.save.FileStorage;
import org.roadtorichmond.scenario.save.LineFile;
import org.roadtorichmond.words.Sentence;

/** A results file and its companion, which have a line each for every game: both are read, cut and continued in step. */
final class GameLines {
    private final LineFile results;
    private final LineFile courses;

    GameLines(LineFile.Pair files) {
        results = files.first();
        courses = files.second();
    }

    LineFile results() {
        return results;
    }

    LineFile courses() {
        return courses;
    }

    /**
     * How far files hold what they should.
     *
     * @param end where the next lines begin
     * @param number the number of the next line, from 1
     * @param cut what was wrong with that line, if it was there and was cut off with all behind it
     */
    record Extent(GameMark end, int number, Optional<Sentence> cut) {}

    /** Whether a file begins with a line, or with as much of it as could be written. */
    static boolean isOwn(LineFile file, String header) throws IOException {
        LineFile.Lines lines = file.lines(0);
        Optional<String> first = lines.next();
        return first.isPresent() ? first.get().equals(header) : lines.isBegun(header);
    }

    /** Finds out whether the files begin as they should; the answer is why they are not gone on with. */
    Optional<Sentence> refusal(ResultsHeader header) throws IOException {
        if (!isOwn(results, header.line())) {
            return Optional.of(
                    header.refusal(results.name(), results.lines(0).next().orElse("")));
        }
        return isOwn(courses, header.lineOfCourses())
                ? Optional.empty()
                : Optional.of(Sentence.of("lab.resultsOther", courses.name()));
    }

    /** Reads the first lines of files that are not refused, or writes them. */
    Extent start(ResultsHeader header) throws IOException {
        Reader reader = from(GameMark.START);
        Optional<LinePair> headers = reader.next();
        if (headers.isPresent()) {
            return new Extent(headers.get().end(), 2, Optional.empty());
        }
        // Without the courses of its games a file is of no use, but every game can be played again.
        Optional<Sentence> cut = reader.lacksCourse(GameMark.START) ? Optional.of(missing(1)) : Optional.empty();
        begin(header);
        return new Extent(end(), 2, cut);
    }

    /**
     * Reads games until no more is next in an order, and otherwise cuts off what stands behind the last one.
     *
     * @param order to which they are added
     * @param start where the first begins
     */
    Extent read(GameOrder order, Extent start) throws IOException {
        Reader reader = from(start.end());
        GameMark end = start.end();
        int number = start.number();
        for (; !order.isFull(); number++) {
            Optional<LinePair> both = reader.next();
            if (both.isEmpty()) {
                Optional<Sentence> cut = reader.lacksCourse(end) ? Optional.of(missing(number)) : Optional.empty();
                cut(end);
                return new Extent(end, number, cut);
            }
            Optional<GameOrder.Fault> fault = order.add(both.get(), end);
            if (fault.isPresent()) {
                cut(end);
                LineFile file = fault.get().inCourse() ? courses : results;
                return new Extent(
                        end, number, Optional.of(wrong(file, number, fault.get().what())));
            }
            end = both.get().end();
        }
        return new Extent(end, number, Optional.empty());
    }

    private Sentence missing(int number) {
        return wrong(courses, number, Sentence.of("lab.cut.missing"));
    }

    /** That a file was cut off before a line, and why. */
    static Sentence wrong(LineFile file, int number, Sentence what) {
        return Sentence.of("lab.resultsCut", file.name(), number, what);
    }

    /**
     * The games of a variant, read one by one.
     *
     * @param run where they stand
     * @param seen takes each as it is read
     */
    Iterator<Laboratory.Known> games(GameOrder.Run run, Consumer<Laboratory.Known> seen) {
        try {
            return new Games(from(run.from()), run.games(), seen);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static final class Games implements Iterator<Laboratory.Known> {
        private final Reader reader;
        private final Consumer<Laboratory.Known> seen;
        private int left;

        Games(Reader reader, int games, Consumer<Laboratory.Known> seen) {
            this.reader = reader;
            this.seen = seen;
            left = games;
        }

        @Override
        public boolean hasNext() {
            return left > 0;
        }

        @Override
        public Laboratory.Known next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            left--;
            try {
                LinePair both = reader.next().orElseThrow();
                Laboratory.Known game = GameText.known(both.result(), GameText.unsealed(both.course()));
                seen.accept(game);
                return game;
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /** Reads both files in step. */
    static final class Reader {
        private final LineFile.Lines lines;
        private final LineFile.Lines beside;

        private Reader(LineFile.Lines lines, LineFile.Lines beside) {
            this.lines = lines;
            this.beside = beside;
        }

        /** The next line of each; empty where one of them has no more. */
        Optional<LinePair> next() throws IOException {
            Optional<String> line = lines.next();
            Optional<String> course = line.isPresent() ? beside.next() : Optional.empty();
            return course.map(
                    text -> new LinePair(line.orElseThrow(), text, new GameMark(lines.length(), beside.length())));
        }

        /** Whether the results, of which no more is read, had another line, for which the companion has none. */
        boolean lacksCourse(GameMark end) {
            return lines.length() > end.results();
        }
    }

    /** Reads on from a place. */
    Reader from(GameMark mark) throws IOException {
        return new Reader(results.lines(mark.results()), courses.lines(mark.courses()));
    }

    /** Where the next lines would be added. */
    GameMark end() throws IOException {
        return new GameMark(results.end(), courses.end());
    }

    /** Cuts off all behind a place. The companion comes first, so that results are not cut where it cannot be written. */
    void cut(GameMark mark) throws IOException {
        courses.cut(mark.courses());
        results.cut(mark.results());
    }

    /** Begins both files with their first lines, whatever was in them. */
    void begin(ResultsHeader header) throws IOException {
        courses.cut(0);
        courses.add(header.lineOfCourses());
        results.cut(0);
        results.add(header.line());
    }

    /** Adds a game and seals it. */
    void add(Laboratory.Known game) throws IOException {
        String line = GameText.of(game.line());
        add(line, GameText.sealed(line, GameText.of(game.course())));
    }

    /** Adds the lines of a game, the companion first, so that what is killed between the two leaves no result without its course. */
    void add(String result, String course) throws IOException {
        courses.add(course);
        results.add(result);
    }

    /** Adds what stands between two places of others. */
    void addFrom(GameLines others, GameMark from, GameMark to) throws IOException {
        Reader reader = others.from(from);
        for (GameMark at = from; !at.equals(to); ) {
            LinePair both = reader.next().orElseThrow(() -> new IOException("the file was changed by another program"));
            add(both.result(), both.course());
            at = both.end();
        }
    }

    /** What is done with files while they are open. */
    @FunctionalInterface
    interface Use<T> {
        Result<T> with(LineFile.Pair files) throws IOException;
    }

    /** Does something with files and closes them; the answer, or why they could not be read or written. */
    static <T> Result<T> using(LineFile.Pair files, Use<T> use) {
        try (files) {
            return use.with(files);
        } catch (UncheckedIOException e) {
            return notWritten(files, Objects.requireNonNull(e.getCause()));
        } catch (IOException e) {
            return notWritten(files, e);
        }
    }

    private static <T> Result<T> notWritten(LineFile.Pair files, IOException why) {
        return Result.bad(new Problem(Place.NOWHERE, notWritten(files.first(), why)));
    }

    /** That a file could not be written, and why. */
    static Sentence notWritten(LineFile file, IOException why) {
        return Sentence.of("lab.notWritten", file.name(), FileStorage.reason(why));
    }

    /** Puts all that was added on the disk. */
    void force() throws IOException {
        courses.force();
        results.force();
    }

    /** Removes both files. */
    void delete() throws IOException {
        results.delete();
        courses.delete();
    }
}
