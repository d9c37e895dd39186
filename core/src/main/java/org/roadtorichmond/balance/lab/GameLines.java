package org.roadtorichmond.balance.lab;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.roadtorichmond.scenario.save.LineFile;

/** A results file and its companion, which have a line each for every game: both are read, cut and continued in step. */
final class GameLines {
    private final LineFile results;
    private final LineFile courses;

    GameLines(LineFile.Pair files) {
        results = files.first();
        courses = files.second();
    }

    /**
     * A place in both files, behind a line or before the first.
     *
     * @param results how many bytes of the results stand before it
     * @param courses how many bytes of the companion do
     */
    record Mark(long results, long courses) {
        static final Mark START = new Mark(0, 0);

        /** The place behind the lines of a game that begin here. */
        Mark behind(Both both) {
            return new Mark(results + bytes(both.result()), courses + bytes(both.course()));
        }

        private static int bytes(String line) {
            return line.getBytes(StandardCharsets.UTF_8).length + 1;
        }
    }

    /**
     * What both files say of a game.
     *
     * @param result the line of the results
     * @param course the line of the companion
     * @param end where the next lines begin
     */
    record Both(String result, String course, Mark end) {}

    LineFile results() {
        return results;
    }

    LineFile courses() {
        return courses;
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
        Optional<Both> next() throws IOException {
            Optional<String> line = lines.next();
            Optional<String> course = line.isPresent() ? beside.next() : Optional.empty();
            return course.map(text -> new Both(line.orElseThrow(), text, new Mark(lines.length(), beside.length())));
        }

        /** Whether the results, of which no more is read, had another line, for which the companion has none. */
        boolean lacksCourse(Mark end) {
            return lines.length() > end.results();
        }
    }

    /** Reads on from a place. */
    Reader from(Mark mark) throws IOException {
        return new Reader(results.lines(mark.results()), courses.lines(mark.courses()));
    }

    /** Where the next lines would be added. */
    Mark end() throws IOException {
        return new Mark(results.end(), courses.end());
    }

    /** Cuts off all behind a place. The companion comes first, so that results are not cut where it cannot be written. */
    void cut(Mark mark) throws IOException {
        courses.cut(mark.courses());
        results.cut(mark.results());
    }

    /** Begins both files with their first lines, whatever was in them. */
    void begin(String result, String course) throws IOException {
        courses.cut(0);
        courses.add(course);
        results.cut(0);
        results.add(result);
    }

    /** Adds a game, the companion first, so that what is killed between the two leaves no result without its course. */
    void add(String result, String course) throws IOException {
        courses.add(course);
        results.add(result);
    }

    /** Adds what stands between two places of others. */
    void addFrom(GameLines others, Mark from, Mark to) throws IOException {
        Reader reader = others.from(from);
        for (Mark at = from; !at.equals(to); ) {
            Both both = reader.next().orElseThrow(() -> new IOException("the file was changed by another program"));
            add(both.result(), both.course());
            at = both.end();
        }
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
