package org.roadtorichmond.desktop;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.scenario.save.FileStorage;
import org.roadtorichmond.scenario.save.OutputKind;
import org.roadtorichmond.scenario.save.WholeFile;
import org.roadtorichmond.words.Sentence;

/**
 * A file that a command writes because a person has named it. It never costs him another one:
 *
 * <ul>
 *   <li>Its name must end as its kind does.
 *   <li>What the command reads is never written, by whatever links, hard links or detours it was named.
 *   <li>A folder, a device or a pipe is refused, and no folder is made.
 *   <li>A file that is there is refused; if it is of the same kind, it can be replaced on request.
 *   <li>A link stays a link, and the file behind it is written.
 *   <li>The new content is there whole or not at all ({@link WholeFile}), and a file that another program makes meanwhile stays.
 * </ul>
 *
 * <p>All of this is looked at twice: before the work of the command, so that no hours are lost, and when it writes.
 */
final class OutputFile {
    private static final int MOST_LINKS = 40;

    private final Path named;
    private final List<OutputKind> kinds;
    private final Collection<Path> inputs;
    private final boolean replaces;

    /**
     * A file that has not been looked at.
     *
     * @param named the path as it was named
     * @param kinds what it may be; its ending decides
     * @param inputs the files that the command has read, which may still become more
     * @param replaces whether a file of the same kind that is there may be replaced
     */
    OutputFile(Path named, List<OutputKind> kinds, Collection<Path> inputs, boolean replaces) {
        this.named = named;
        this.kinds = List.copyOf(kinds);
        this.inputs = Collections.unmodifiableCollection(inputs);
        this.replaces = replaces;
    }

    /** The kind that its ending asks for; none if it does not fit. */
    Optional<OutputKind> kind() {
        String name = named.getFileName() == null ? "" : named.getFileName().toString();
        return kinds.stream().filter(kind -> kind.endsLike(name)).findFirst();
    }

    /** Why it must not be written, in one sentence; empty if nothing stands against it. */
    Optional<Sentence> refusal() {
        try {
            return refusal(target());
        } catch (IOException | SecurityException e) {
            return Optional.of(notWritten(e));
        }
    }

    private Optional<Sentence> refusal(Path target) throws IOException {
        Optional<OutputKind> kind = kind();
        if (Files.isDirectory(target)) {
            return Optional.of(Sentence.of("disk.folder", target));
        } else if (kind.isEmpty()) {
            return Optional.of(Sentence.of("output.ending", named, endings()));
        } else if (inputs.stream().anyMatch(input -> isSame(input, target))) {
            return Optional.of(Sentence.of("output.input", named));
        } else if (!Files.exists(target)) {
            return Optional.empty();
        } else if (!Files.isRegularFile(target)) {
            return Optional.of(Sentence.of("output.device", named));
        } else if (kind.get() == OutputKind.RESULTS) {
            return Optional.empty();
        } else if (!kind.get().beginsLike(head(target))) {
            return Optional.of(Sentence.of("output.otherKind", named, Sentence.word(kind.get())));
        } else if (!replaces) {
            return Optional.of(Sentence.of("output.there", named));
        }
        return Files.isWritable(target) ? Optional.empty() : Optional.of(Sentence.of("disk.denied", named));
    }

    private Sentence endings() {
        List<String> endings = kinds.stream().map(OutputKind::ending).toList();
        int last = endings.size() - 1;
        return last == 0
                ? Sentence.of("verbatim", endings)
                : Sentence.of("problem.either", endings.subList(0, last), endings.get(last));
    }

    /** Where it is written: the same for two files that are one, by whatever links, hard links or detours they were named. */
    Object place() {
        try {
            Path target = target();
            Object key = Files.exists(target)
                    ? Files.readAttributes(target, BasicFileAttributes.class).fileKey()
                    : null;
            return key == null ? target : key;
        } catch (IOException | SecurityException e) {
            // A file that has no place is refused for that.
            return named;
        }
    }

    private static boolean isSame(Path one, Path other) {
        try {
            return one.equals(other) || (Files.exists(one) && Files.exists(other) && Files.isSameFile(one, other));
        } catch (IOException e) {
            // What cannot be looked at is refused for that.
            return false;
        }
    }

    Path named() {
        return named;
    }

    /** Where it is: behind all links, whether there is anything yet or not. */
    private Path target() throws IOException {
        Path path = real(named);
        for (int links = 0; Files.isSymbolicLink(path); links++) {
            if (links == MOST_LINKS) {
                throw new FileSystemLoopException(named.toString());
            }
            path = real(path.resolveSibling(Files.readSymbolicLink(path)));
        }
        return path;
    }

    /** A path whose folder is named without links and detours. */
    private static Path real(Path path) throws IOException {
        Path whole = path.toAbsolutePath();
        Path folder = whole.getParent();
        if (folder == null) {
            return whole;
        } else if (!Files.exists(folder)) {
            throw new NoSuchFileException(path.toString());
        } else if (!Files.isDirectory(folder)) {
            throw new FileAlreadyExistsException(folder.toString());
        }
        return folder.toRealPath().resolve(whole.getFileName());
    }

    private static byte[] head(Path file) throws IOException {
        try (InputStream stream = Files.newInputStream(file)) {
            return stream.readNBytes(OutputKind.HEAD);
        }
    }

    /** Writes the file; the answer is what went wrong, in one sentence, if anything did. */
    Optional<Sentence> write(byte[] content) {
        try {
            Path target = target();
            Optional<Sentence> refusal = refusal(target);
            return refusal.isPresent() ? refusal : write(target, content);
        } catch (IOException | SecurityException e) {
            return Optional.of(notWritten(e));
        }
    }

    private Optional<Sentence> write(Path target, byte[] content) throws IOException {
        Optional.ofNullable(target.getParent()).ifPresent(WholeFile::removeLeftovers);
        if (Files.exists(target)) {
            WholeFile.write(target, content);
            return Optional.empty();
        }
        try {
            WholeFile.create(target, content);
            return Optional.empty();
        } catch (FileAlreadyExistsException e) {
            return Optional.of(Sentence.of("output.there", named));
        }
    }

    private Sentence notWritten(Exception trouble) {
        return Sentence.of("disk.notWritten", named, FileStorage.reason(trouble));
    }
}
