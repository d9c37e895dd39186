package org.roadtorichmond.balance.lab;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.save.FileStorage;
import org.roadtorichmond.scenario.save.LineFile;
import org.roadtorichmond.words.Sentence;

/**
 * The results of an experiment as a file that grows by a line a game ({@code results/1}), with a companion that holds what happened
 * in the games ({@code courses/3}).
 *
 * <p>Each begins with a line that names the experiment by its digest. Both are only ever appended to, the companion first, so that
 * the same experiment can go on behind whatever whole lines a killed program has left.
 */
public final class ResultsFile implements Laboratory.Sink {
    /** What is added to the name of a results file to name its companion. */
    public static final String COMPANION = ".courses";

    private static final Gson GSON = new GsonBuilder().disableHtmlEscaping().create();
    private static final Gson WITH_NULLS = GSON.newBuilder().serializeNulls().create();

    private final LineFile results;
    private final LineFile courses;
    private final String digest;
    private int kept;

    private ResultsFile(LineFile results, LineFile courses, String digest) {
        this.results = results;
        this.courses = courses;
        this.digest = digest;
    }

    /** The first line of either file. */
    private record Header(String format, String experiment) {}

    /** The first line of a results file of an experiment with a digest. */
    public static String header(String digest) {
        return GSON.toJson(new Header("results/1", digest));
    }

    /** The first line of its companion. */
    public static String coursesHeader(String digest) {
        return GSON.toJson(new Header("courses/3", digest));
    }

    /** A line of the results, without its end. */
    public static String text(GameLine line) {
        return GSON.toJson(line);
    }

    /** A line of the companion, without its end. */
    public static String text(GameCourse course) {
        return GSON.toJson(course);
    }

    /** A game as both files state it. */
    public static Laboratory.Known known(String line, String course) {
        return new Laboratory.Known(GSON.fromJson(line, GameLine.class), GSON.fromJson(course, GameCourse.class));
    }

    /**
     * Goes on with files behind the games that they hold, or begins them if they are empty.
     *
     * @param results the results
     * @param courses their companion
     * @param digest the experiment's; files of another one are refused and left as they are
     */
    public static Result<ResultsFile> resume(LineFile results, LineFile courses, String digest) {
        try {
            ResultsFile file = new ResultsFile(results, courses, digest);
            Optional<LineFile> other = file.find();
            return other.isEmpty()
                    ? Result.good(file)
                    : Result.bad(new Problem(
                            Place.NOWHERE,
                            Sentence.of("lab.resultsOther", other.get().name())));
        } catch (IOException e) {
            return Result.bad(new Problem(Place.NOWHERE, notWritten(results, e)));
        }
    }

    /** Finds how far both files are whole and belong together, and cuts off the rest; the answer is one that is of something else. */
    private Optional<LineFile> find() throws IOException {
        LineFile.Lines lines = results.lines();
        LineFile.Lines beside = courses.lines();
        Optional<String> header = lines.next();
        Optional<String> companion = beside.next();
        if (isOther(header, lines, header(digest))) {
            return Optional.of(results);
        } else if (isOther(companion, beside, coursesHeader(digest))) {
            return Optional.of(courses);
        }
        long linesEnd = lines.length();
        // Without the courses of its games a file is of no use here, but every game can be played again.
        long coursesEnd = header.isPresent() ? beside.length() : 0;
        if (header.isPresent() && companion.isPresent()) {
            while (isGood(lines.next(), GameLine.class) && isGood(beside.next(), GameCourse.class)) {
                linesEnd = lines.length();
                coursesEnd = beside.length();
                kept++;
            }
        }
        // In this order, so that results are not cut where a companion cannot be written.
        cut(courses, coursesEnd, coursesHeader(digest));
        cut(results, linesEnd, header(digest));
        return Optional.empty();
    }

    /** Whether a file begins otherwise than with a header, or with as much of it as could be written. */
    private static boolean isOther(Optional<String> first, LineFile.Lines lines, String header) {
        return first.isPresent() ? !first.get().equals(header) : !header.startsWith(lines.rest());
    }

    private static void cut(LineFile file, long length, String header) throws IOException {
        file.cut(length);
        if (length == 0) {
            file.add(header);
        }
    }

    /** Whether a line is just what is written for a game. */
    private static boolean isGood(Optional<String> line, Class<?> kind) {
        try {
            Object value = GSON.fromJson(line.orElse(""), kind);
            // Nothing of a game is null, nor left out.
            return value != null
                    && List.of(GSON.toJson(value), WITH_NULLS.toJson(value)).equals(List.of(line.get(), line.get()));
        } catch (RuntimeException e) {
            // Not all that is wrong with a text, such as a digit that is none, comes as an exception of the parser.
            return false;
        }
    }

    /** How many games the file held. */
    public int kept() {
        return kept;
    }

    /** The games that the file held, in order; to be read before any is added. */
    public Iterator<Laboratory.Known> known() throws IOException {
        LineFile.Lines lines = results.lines();
        LineFile.Lines beside = courses.lines();
        lines.next();
        beside.next();
        return new Iterator<>() {
            private int given;

            @Override
            public boolean hasNext() {
                return given < kept;
            }

            @Override
            public Laboratory.Known next() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                given++;
                try {
                    return known(lines.next().orElseThrow(), beside.next().orElseThrow());
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            }
        };
    }

    @Override
    public Optional<Sentence> take(Variant variant, Variant.Played played) {
        return add(new Laboratory.Known(played.line(), played.course()));
    }

    /** Adds a game; the answer is what went wrong with it. */
    public Optional<Sentence> add(Laboratory.Known game) {
        try {
            courses.add(text(game.course()));
            results.add(text(game.line()));
            return Optional.empty();
        } catch (IOException e) {
            return Optional.of(notWritten(results, e));
        }
    }

    /** That a file could not be written, and why. */
    public static Sentence notWritten(LineFile file, IOException why) {
        return Sentence.of("lab.notWritten", file.name(), FileStorage.reason(why));
    }
}
