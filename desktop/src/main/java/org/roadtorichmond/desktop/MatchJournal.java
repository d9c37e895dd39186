package org.roadtorichmond.desktop;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.roadtorichmond.match.MatchStart;
import org.roadtorichmond.match.SealedJournal;
import org.roadtorichmond.match.mail.MailSeat;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.save.FileStorage;
import org.roadtorichmond.scenario.save.LineFile;
import org.roadtorichmond.session.match.Journal;
import org.roadtorichmond.session.match.Meeting;
import org.roadtorichmond.words.Sentence;

/**
 * The file from which a side of a match can be brought back: each line is on the disk before anything follows from it. It is looked at
 * before anything is written; a file that is none of ours stays as it is, byte for byte.
 */
final class MatchJournal implements Journal {
    /** The journals that this program has open. A second handle on one would end its lock against other programs when it is closed. */
    private static final Set<Path> OPEN = new HashSet<>();

    /** How the first line begins that is written. */
    private static final String FIRST = "@ meeting {";

    private static final String MARK = "\ufeff";

    private final Path path;
    private final LineFile file;
    private final boolean made;
    private final List<String> lines;
    private final List<String> notes;
    private final Deque<String> unwritten = new ArrayDeque<>();
    private long kept;
    private boolean dirty = true;
    private boolean begun;
    private boolean closed;
    private Optional<Sentence> trouble = Optional.empty();

    /**
     * A journal as it was read, in which nothing was written yet.
     *
     * @param kept how many bytes hold its lines; what stands behind is half a line, which goes when the next one is written
     */
    private MatchJournal(Path path, LineFile file, boolean made, List<String> lines, long kept) {
        this.path = path;
        this.file = file;
        this.made = made;
        this.lines = lines;
        this.kept = kept;
        begun = SealedJournal.isBegun(lines);
        notes = new ArrayList<>(lines.stream()
                .takeWhile(line -> SealedJournal.noted(line).isPresent())
                .toList());
    }

    /** Opens a journal that is not open yet, and makes it if there is none. A file that is no journal is refused and left as it is. */
    static Result<MatchJournal> open(Path path) {
        Path whole = path.toAbsolutePath().normalize();
        synchronized (OPEN) {
            boolean there = Files.exists(whole);
            if (OPEN.contains(whole)) {
                return Result.bad(Sentence.of("lab.resultsBusy", path));
            } else if (there && !Files.isRegularFile(whole)) {
                return Result.bad(Sentence.of(Files.isDirectory(whole) ? "disk.folder" : "output.device", path));
            }
            Result<MatchJournal> opened = LineFile.open(whole, true).then(file -> read(whole, file, !there));
            opened.value().ifPresent(journal -> OPEN.add(whole));
            return opened;
        }
    }

    private static Result<MatchJournal> read(Path path, LineFile file, boolean made) {
        Result<MatchJournal> result;
        try {
            LineFile.Lines read = file.lines(0);
            Optional<String> line = read.next();
            boolean own = line.map(first -> isFirst(plain(first))).orElse(isHalfFirst(path));
            if (own && Files.size(path) <= DesktopFiles.LARGEST) {
                List<String> lines = new ArrayList<>();
                for (; line.isPresent(); line = read.next()) {
                    lines.add(plain(line.get()));
                }
                return Result.good(new MatchJournal(path, file, made, lines, read.length()));
            }
            result = Result.bad(Sentence.of("match.noJournal"));
        } catch (IOException e) {
            result = Result.bad(Sentence.of("disk.notWritten", path, FileStorage.reason(e)));
        }
        end(file);
        return result;
    }

    /** A line without what editors and mail programs put around it: a byte-order mark before it, the end of lines of another system behind it. */
    private static String plain(String line) {
        String text = line.startsWith(MARK) ? line.substring(MARK.length()) : line;
        return text.endsWith("\r") ? text.substring(0, text.length() - 1) : text;
    }

    /** Whether nothing stands in a file, or so much of a first line that it can be no other file's. */
    private static boolean isHalfFirst(Path path) throws IOException {
        try (InputStream stream = Files.newInputStream(path)) {
            byte[] first = FIRST.getBytes(StandardCharsets.UTF_8);
            byte[] head = stream.readNBytes(first.length);
            return head.length == 0 || Arrays.equals(head, first);
        }
    }

    private static boolean isFirst(String line) {
        List<String> first = List.of(line);
        return Meeting.noted(first).isPresent() || MailSeat.isAsked(first) || MatchStart.isStart(line);
    }

    private static void end(LineFile file) {
        try {
            file.close();
        } catch (IOException e) {
            // Each line was forced to the disk when it was written; there is nothing left to be lost.
        }
    }

    /** The lines of a journal that is only looked at, or the problem with reading it; empty if this program has it open. */
    static Optional<Result<List<String>>> look(Path path) {
        synchronized (OPEN) {
            return OPEN.contains(path.toAbsolutePath().normalize())
                    ? Optional.empty()
                    : Optional.of(FileStorage.read(path, DesktopFiles.LARGEST).then(MatchJournal::lines));
        }
    }

    private static Result<List<String>> lines(byte[] bytes) {
        String text = plain(new String(bytes, StandardCharsets.UTF_8));
        String whole = text.substring(0, text.lastIndexOf('\n') + 1);
        boolean own = whole.isEmpty()
                ? text.isEmpty() || text.startsWith(FIRST)
                : isFirst(whole.lines().findFirst().orElse(""));
        return own ? Result.good(whole.lines().toList()) : Result.bad(Sentence.of("match.noJournal"));
    }

    @Override
    public List<String> lines() {
        return List.copyOf(lines);
    }

    @Override
    public void restart(List<String> restarted) {
        unwritten.clear();
        unwritten.addAll(notes);
        unwritten.addAll(restarted);
        begun = !restarted.isEmpty();
        kept = 0;
        dirty = true;
        write();
    }

    @Override
    public void add(String line) {
        if (SealedJournal.noted(line).isPresent() && !begun) {
            notes.add(line);
        } else {
            begun = true;
        }
        unwritten.add(line);
        write();
    }

    @Override
    public void retry() {
        if (!unwritten.isEmpty()) {
            write();
        }
    }

    @Override
    public Optional<Sentence> trouble() {
        return trouble;
    }

    /** Writes all that is not written, or none of it: what a full disk took of it is cut off before the next try. */
    private void write() {
        try {
            if (dirty) {
                file.cut(kept);
            }
            dirty = true;
            for (String line : unwritten) {
                file.add(line);
            }
            // A seal is of use only with the lines behind it, with which it comes to the disk.
            if (!unwritten.stream().allMatch(SealedJournal::isSeal)) {
                file.force();
            }
            kept = file.end();
            dirty = false;
            unwritten.clear();
            trouble = Optional.empty();
        } catch (IOException e) {
            trouble = Optional.of(Sentence.of("disk.notWritten", path, FileStorage.reason(e)));
        }
    }

    /** Ends it; where nothing stands in it but where the players meant to meet, it goes if it was made for that. */
    @Override
    public void close() {
        if (closed) {
            return;
        }
        closed = true;
        retry();
        synchronized (OPEN) {
            end(file);
            if (made && !begun && notes.size() <= 1) {
                delete();
            }
            OPEN.remove(path);
        }
    }

    private void delete() {
        try {
            Files.deleteIfExists(path);
        } catch (IOException e) {
            // Somebody who finds it finds that nothing was played.
        }
    }
}
