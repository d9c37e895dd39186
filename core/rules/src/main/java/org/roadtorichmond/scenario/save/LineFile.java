package org.roadtorichmond.scenario.save;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
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
            return Result.bad(Sentence.of("disk.folder", path));
        } else if (!there && Files.exists(path)) {
            return Result.bad(Sentence.of("lab.resultsThere", path));
        }
        try {
            FileChannel channel = FileChannel.open(
                    path, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
            if (lock(channel) == null) {
                channel.close();
                return Result.bad(Sentence.of("lab.resultsBusy", path));
            }
            return Result.good(new LineFile(path, channel));
        } catch (IOException e) {
            return Result.bad(Sentence.of("disk.notWritten", path.toAbsolutePath(), FileStorage.reason(e)));
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

    /** Its lines from a number of bytes on, which end a line. Lines can be added meanwhile; they are not among them. */
    public Lines lines(long from) throws IOException {
        return new Lines(new BufferedInputStream(new Bytes(channel, from)), from, channel.size());
    }

    /** The name of a file beside it, by what is added to its own. */
    public Path beside(String ending) {
        return path.resolveSibling(path.getFileName() + ending);
    }

    /** Whether there is a file beside it, by what is added to its own name. */
    public boolean hasBeside(String ending) {
        return Files.exists(beside(ending));
    }

    /** Removes it from the disk; nothing is to be done with it afterwards but closing it. */
    public void delete() throws IOException {
        failed = true;
        Files.deleteIfExists(path);
    }

    /** Puts all that was added on the disk, so that it outlives a power cut. */
    public void force() throws IOException {
        channel.force(true);
    }

    /** How many bytes stand before the place where the next line is added. */
    public long end() throws IOException {
        return channel.position();
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

    /** What a file holds from a place on; where the next line is added does not change by reading it. */
    private static final class Bytes extends InputStream {
        private final FileChannel channel;
        private long place;

        Bytes(FileChannel channel, long place) {
            this.channel = channel;
            this.place = place;
        }

        @Override
        public int read() throws IOException {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : Byte.toUnsignedInt(one[0]);
        }

        @Override
        public int read(byte[] bytes, int from, int count) throws IOException {
            int read = channel.read(ByteBuffer.wrap(bytes, from, count), place);
            place += Math.max(0, read);
            return read;
        }
    }

    /** The lines of a file, read one by one. */
    public static final class Lines {
        /** No line is longer; what is comes from elsewhere, and is not kept to be looked at. */
        private static final int LONGEST = 1 << 24;

        private final InputStream bytes;
        private final long size;
        private long length;
        private byte[] rest = {};

        private Lines(InputStream bytes, long from, long size) {
            this.bytes = bytes;
            this.length = from;
            this.size = size;
        }

        /** The next whole line; what stands behind the last line feed is none. */
        public Optional<String> next() throws IOException {
            ByteArrayOutputStream line = new ByteArrayOutputStream();
            while (true) {
                // Devices have no size and no end.
                boolean ends = length + line.size() >= size || line.size() == LONGEST;
                int b = ends ? -1 : bytes.read();
                if (b == '\n') {
                    break;
                } else if (b < 0) {
                    rest = line.toByteArray();
                    return Optional.empty();
                }
                line.write(b);
            }
            length += line.size() + 1L;
            return Optional.of(line.toString(StandardCharsets.UTF_8));
        }

        /** How many bytes of the file stand before the next line. */
        public long length() {
            return length;
        }

        /** Whether what stands behind the last whole line, once all lines were read, is the beginning of a line, or nothing. */
        public boolean isBegun(String line) {
            byte[] whole = line.getBytes(StandardCharsets.UTF_8);
            return rest.length <= whole.length && Arrays.equals(rest, Arrays.copyOf(whole, rest.length));
        }
    }
}
