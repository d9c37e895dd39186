package org.roadtorichmond.desktop;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.roadtorichmond.match.MatchSeat;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.save.FileStorage;
import org.roadtorichmond.scenario.save.LineFile;
import org.roadtorichmond.session.match.Journal;
import org.roadtorichmond.words.Sentence;

/** The file from which a side of a match can be brought back: each line is on the disk before anything follows from it. */
final class MatchJournal implements Journal {
    /** The journals that this program has open. A second handle on one would end its lock against other programs when it is closed. */
    private static final Set<Path> OPEN = new HashSet<>();

    private final Path path;
    private final LineFile file;
    private final List<String> lines;
    private final List<String> notes;
    private boolean begun;
    private boolean closed;

    private MatchJournal(Path path, LineFile file, List<String> lines) {
        this.path = path;
        this.file = file;
        this.lines = lines;
        begun = MatchSeat.isBegun(lines);
        notes = new ArrayList<>(lines.stream()
                .takeWhile(line -> MatchSeat.noted(line).isPresent())
                .toList());
    }

    /** Opens a journal that is not open yet, and makes it if there is none. Half a line at its end, as a kill leaves it, is cut off. */
    static Result<MatchJournal> open(Path path) {
        Path whole = path.toAbsolutePath().normalize();
        synchronized (OPEN) {
            if (OPEN.contains(whole)) {
                return Result.bad(new Problem(Place.NOWHERE, Sentence.of("lab.resultsBusy", path)));
            }
            Result<MatchJournal> opened = LineFile.open(whole, true).then(file -> read(whole, file));
            opened.value().ifPresent(journal -> OPEN.add(whole));
            return opened;
        }
    }

    private static Result<MatchJournal> read(Path path, LineFile file) {
        try {
            LineFile.Lines read = file.lines(0);
            List<String> lines = new ArrayList<>();
            for (Optional<String> line = read.next(); line.isPresent(); line = read.next()) {
                lines.add(line.get());
            }
            file.cut(read.length());
            return Result.good(new MatchJournal(path, file, lines));
        } catch (IOException e) {
            return Result.bad(new Problem(Place.NOWHERE, Sentence.of("disk.notWritten", path, FileStorage.reason(e))));
        }
    }

    /**
     * The lines of a journal that is only looked at; empty if this program has it open.
     *
     * @throws IOException if it cannot be read
     */
    static Optional<List<String>> lines(Path path) throws IOException {
        synchronized (OPEN) {
            if (OPEN.contains(path.toAbsolutePath().normalize())) {
                return Optional.empty();
            }
            String text = Files.readString(path);
            return Optional.of(
                    text.substring(0, text.lastIndexOf('\n') + 1).lines().toList());
        }
    }

    @Override
    public List<String> lines() {
        return List.copyOf(lines);
    }

    @Override
    public void restart() {
        try {
            file.cut(0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        notes.forEach(this::write);
    }

    @Override
    public void add(String line) {
        if (MatchSeat.noted(line).isPresent() && !begun) {
            notes.add(line);
        } else {
            begun = true;
        }
        write(line);
    }

    private void write(String line) {
        try {
            file.add(line);
            file.force();
        } catch (IOException e) {
            // A match whose journal cannot be kept must not go on: the other side would know more than this one after a
            // kill.
            throw new UncheckedIOException(e);
        }
    }

    /** Ends it; where nothing stands in it but where the players meant to meet, it goes. */
    @Override
    public void close() {
        if (closed) {
            return;
        }
        closed = true;
        synchronized (OPEN) {
            try {
                file.close();
                if (!begun && notes.size() <= 1) {
                    Files.deleteIfExists(path);
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            } finally {
                OPEN.remove(path);
            }
        }
    }
}
