package org.roadtorichmond.desktop;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.roadtorichmond.match.MatchListener;
import org.roadtorichmond.match.MatchSeat;
import org.roadtorichmond.match.MatchStart;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.save.FileStorage;
import org.roadtorichmond.scenario.save.LineFile;
import org.roadtorichmond.words.Sentence;

/** The file from which a side of a match can be brought back: each line is on the disk before anything follows from it. */
final class MatchJournal implements AutoCloseable {
    private final LineFile file;
    private final List<String> lines;

    private MatchJournal(LineFile file, List<String> lines) {
        this.file = file;
        this.lines = lines;
    }

    /** Opens a journal, and makes it if there is none. Half a line at its end, as a kill leaves it, is cut off. */
    static Result<MatchJournal> open(Path path) {
        return LineFile.open(path, true).then(file -> {
            try {
                LineFile.Lines read = file.lines(0);
                List<String> lines = new ArrayList<>();
                for (Optional<String> line = read.next(); line.isPresent(); line = read.next()) {
                    lines.add(line.get());
                }
                file.cut(read.length());
                return Result.good(new MatchJournal(file, lines));
            } catch (IOException e) {
                return Result.bad(
                        new Problem(Place.NOWHERE, Sentence.of("disk.notWritten", path, FileStorage.reason(e))));
            }
        });
    }

    /** Whether a match has begun in it. */
    boolean isBegun() {
        return !lines.isEmpty();
    }

    /** The side of the match as it stood; a problem if the file is no journal of a match. */
    Result<MatchSeat> resume(MatchListener listener) {
        return MatchSeat.resume(lines, this::add, listener);
    }

    /** Takes a place in a match that begins. What another match wrote that never came to be played goes. */
    Function<MatchStart, MatchSeat> begin(MatchListener listener) {
        return start -> {
            try {
                file.cut(0);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            return MatchSeat.begin(start, this::add, listener);
        };
    }

    /** What stands in it. */
    List<String> lines() {
        return List.copyOf(lines);
    }

    /** Adds a line, which is on the disk when this returns. */
    void add(String line) {
        try {
            file.add(line);
            file.force();
        } catch (IOException e) {
            // A match whose journal cannot be kept must not go on: the other side would know more than this one after a
            // kill.
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
