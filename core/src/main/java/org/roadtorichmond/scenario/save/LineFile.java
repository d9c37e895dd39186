package org.roadtorichmond.scenario.save;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.words.Sentence;

/**
 * A file of lines that only ever grows, and belongs to this program alone while it is open. Whatever kills the program, all whole
 * lines stay; half a line at the end is what it was writing then.
 */
public final class LineFile implements AutoCloseable {
    private final Path path;
    private final FileChannel channel;
    private boolean failed;

    private LineFile(Path path, FileChannel channel) {
        this.path = path;
        this.channel = channel;
    }

    /**
     * Opens a file, and makes it if there is none; refuses one that another program has open.
     *
     * @param path the file
     * @param there whether it may be there already
     */
    public static Result<LineFile> open(Path path, boolean there) {
        if (Files.isDirectory(path)) {
            return Result.bad(new Problem(Place.NOWHERE, Sentence.of("disk.folder", path)));
        } else if (!there && Files.exists(path)) {
            return Result.bad(new Problem(Place.NOWHERE, Sentence.of("lab.resultsThere", path)));
        }
        try {
            FileChannel channel = FileChannel.open(
                    path, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
            if (lock(channel) == null) {
                channel.close();
                return Result.bad(new Problem(Place.NOWHERE, Sentence.of("lab.resultsBusy", path)));
            }
            return Result.good(new LineFile(path, channel));
        } catch (IOException e) {
            return Result.bad(new Problem(
                    Place.NOWHERE, Sentence.of("disk.notWritten", path.toAbsolutePath(), FileStorage.reason(e))));
        }
    }

    /** Two files that are open together. */
    public record Pair(LineFile first, LineFile second) implements AutoCloseable {
        @Override
        public void close() throws IOException {
            try (first) {
                second.close();
            }
        }
    }

    /**
     * Opens a file and another one beside it.
     *
     * @param path the file
     * @param there whether it may be there already; the other one always may
     * @param ending what is added to its name to name the other one
     */
    public static Result<Pair> open(Path path, boolean there, String ending) {
        return open(path, there).then(first -> {
            Result<LineFile> second = open(path.resolveSibling(path.getFileName() + ending), true);
            if (second.value().isPresent()) {
                return Result.good(new Pair(first, second.value().get()));
            }
            first.closeQuietly();
            return Result.bad(second.problems());
        });
    }

    private void closeQuietly() {
        try {
            close();
        } catch (IOException e) {
            // Nothing was written to it, so that nothing can be lost.
        }
    }

    private static @Nullable FileLock lock(FileChannel channel) throws IOException {
        try {
            return channel.tryLock();
        } catch (OverlappingFileLockException e) {
            return null;
        }
    }

    /** Its name, for messages. */
    public String name() {
        return path.toString();
    }

    /** Its lines from the first on; none are to be added before they have been read. */
    public Lines lines() throws IOException {
        channel.position(0);
        return new Lines(
                new BufferedReader(
                        new InputStreamReader(Channels.newInputStream(channel), StandardCharsets.ISO_8859_1)),
                channel.size());
    }

    /** Cuts off all behind a number of bytes, so that the next line stands there. */
    public void cut(long length) throws IOException {
        channel.truncate(length);
        channel.position(length);
    }

    /** Adds a line. */
    public void add(String line) throws IOException {
        ByteBuffer rest = ByteBuffer.wrap((line + "\n").getBytes(StandardCharsets.UTF_8));
        try {
            while (rest.hasRemaining()) {
                channel.write(rest);
            }
        } catch (IOException e) {
            failed = true;
            throw e;
        }
    }

    /** Closes it; all lines are on the disk then, unless one could not be added, which was reported then. */
    @Override
    public void close() throws IOException {
        try (channel) {
            if (!failed) {
                channel.force(true);
            }
        }
    }

    /** The lines of a file, read one by one. */
    public static final class Lines {
        /** No line is longer; what is comes from elsewhere, and is not kept to be looked at. */
        private static final int LONGEST = 1 << 24;

        // Read byte by byte, so that the length of what was read is known.
        private final BufferedReader reader;
        private final long size;
        private long length;
        private String rest = "";

        private Lines(BufferedReader reader, long size) {
            this.reader = reader;
            this.size = size;
        }

        /** The next whole line; what stands behind the last line feed is none. */
        public Optional<String> next() throws IOException {
            StringBuilder line = new StringBuilder();
            while (true) {
                // Devices have no size and no end.
                boolean ends = length + line.length() >= size || line.length() == LONGEST;
                int c = ends ? -1 : reader.read();
                if (c == '\n') {
                    break;
                } else if (c < 0) {
                    rest = line.toString();
                    return Optional.empty();
                }
                line.append((char) c);
            }
            length += line.length() + 1L;
            byte[] bytes = line.toString().getBytes(StandardCharsets.ISO_8859_1);
            return Optional.of(new String(bytes, StandardCharsets.UTF_8));
        }

        /** How many bytes the whole lines so far have. */
        public long length() {
            return length;
        }

        /** What stands behind the last whole line, once all lines were read. */
        public String rest() {
            return rest;
        }
    }
}
