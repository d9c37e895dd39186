package org.roadtorichmond.scenario.save;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.TreeReader;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.words.Sentence;

/**
 * Keeps things as files in a folder of the disk.
 *
 * <p>There is always a whole file ({@link WholeFile}). Any number of processes may write at once; of several that write one file
 * the last one wins.
 */
public final class FileStorage implements Storage {
    /** The file by which processes know that a folder is taken; it stays, and only its lock counts. */
    private static final String LOCK = ".in-use";

    /** The folders that this process has taken. */
    private static final Set<Path> HELD = ConcurrentHashMap.newKeySet();

    private final Path folder;
    private final AtomicBoolean swept = new AtomicBoolean();

    /** Keeps files in a folder, which is made when the first is written. */
    public FileStorage(Path folder) {
        this.folder = folder.toAbsolutePath();
    }

    /** Keeps files in a folder that a player names; empty where this computer can have none of that name. */
    public static Optional<Storage> named(String folder) {
        try {
            return Optional.of(new FileStorage(Path.of(folder)));
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }

    /** Returns whether there is a folder of a name in which files can be written, and room on its disk for a number of bytes. */
    public static boolean hasRoom(String folder, long bytes) {
        try {
            Path path = Path.of(folder);
            return !folder.isEmpty()
                    && Files.isDirectory(path)
                    && Files.isWritable(path)
                    && Files.getFileStore(path).getUsableSpace() > bytes;
        } catch (IOException | InvalidPathException | SecurityException e) {
            // A folder of which nothing can be found out cannot be relied on.
            return false;
        }
    }

    /** Reads a file anywhere on the disk, such as one that was named on the command line. */
    public static Result<byte[]> read(Path file) {
        return read(file, TreeReader.LARGEST);
    }

    /**
     * Reads a file of another program anywhere on the disk.
     *
     * @param file the file
     * @param largest the most bytes that it may have, at most 1 GiB
     */
    public static Result<byte[]> read(Path file, long largest) {
        return reading(file, () -> {
            // The length of the file that is open: another process may put a new one in its place meanwhile.
            try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
                long size = channel.size();
                // Never more than it says, since what the system makes up while it is read claims to be empty and may
                // have no end.
                return size > largest
                        ? Result.bad(Sentence.of("problem.tooLarge", largest >> 20))
                        : Result.good(part(channel, 0, (int) size));
            }
        });
    }

    /** A way to read a file. */
    @FunctionalInterface
    private interface Reading<T> {
        Result<T> result() throws IOException;
    }

    /** Reads a file, or returns what is wrong with reading it. */
    private static <T> Result<T> reading(Path file, Reading<T> reading) {
        if (Files.isDirectory(file)) {
            return Result.bad(Sentence.of("problem.isFolder"));
        } else if (Files.exists(file) && !Files.isRegularFile(file)) {
            // A pipe or a device may never end, or keep its reader waiting.
            return Result.bad(Sentence.of("problem.notRegular"));
        }
        try {
            return reading.result();
        } catch (NoSuchFileException e) {
            return Result.bad(Sentence.of("problem.noFile"));
        } catch (AccessDeniedException e) {
            return Result.bad(Sentence.of("problem.noPermission"));
        } catch (IOException e) {
            return Result.bad(Sentence.of("problem.unreadable", told(e)));
        }
    }

    @Override
    public List<Kept> list() {
        List<Kept> found = new ArrayList<>();
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, Files::isRegularFile)) {
            for (Path file : files) {
                found.add(new Kept(String.valueOf(file.getFileName()), written(file)));
            }
        } catch (IOException | DirectoryIteratorException | SecurityException e) {
            // A folder that is not there has nothing in it, and writing reports what else is wrong with it.
            return List.of();
        }
        found.sort(Comparator.comparing(Kept::name));
        return found;
    }

    private static Instant written(Path file) {
        try {
            return Files.getLastModifiedTime(file).toInstant();
        } catch (IOException e) {
            // It was deleted a moment ago; reading it reports so.
            return Instant.EPOCH;
        }
    }

    @Override
    public boolean takes(String name) {
        return path(name).isPresent();
    }

    /** The path of a file; none where the language setting of the computer has no such letters. */
    private Optional<Path> path(String name) {
        try {
            return Optional.of(folder.resolve(name));
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }

    /** The path of a file that may be there: a name whose letters are not distinguished here is found by what the list calls it. */
    private Optional<Path> known(String name) {
        Optional<Path> path = path(name);
        if (path.filter(Files::exists).isPresent()) {
            return path;
        }
        try (DirectoryStream<Path> files = Files.newDirectoryStream(
                folder, file -> String.valueOf(file.getFileName()).equals(name))) {
            for (Path file : files) {
                return Optional.of(file);
            }
        } catch (IOException | DirectoryIteratorException | SecurityException e) {
            // A folder that cannot be listed has it no more than one that is not there.
            return path;
        }
        return path;
    }

    @Override
    public boolean has(String name) {
        return known(name).filter(Files::exists).isPresent();
    }

    @Override
    public Result<byte[]> read(String name) {
        return known(name).map(FileStorage::read).orElseGet(() -> Result.bad(Sentence.of("problem.noFile")));
    }

    @Override
    public Result<Ends> ends(String name, int most) {
        Optional<Path> known = known(name);
        if (known.isEmpty()) {
            return Result.bad(Sentence.of("problem.noFile"));
        }
        Path file = known.get();
        return reading(file, () -> {
            try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
                long length = channel.size();
                int part = (int) Math.min(most, length);
                return Result.good(new Ends(part(channel, 0, part), part(channel, length - part, part), length));
            }
        });
    }

    /** Reads a part of a file; what was cut off meanwhile is missing. */
    private static byte[] part(FileChannel channel, long from, int length) throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(length);
        int read = 0;
        while (bytes.hasRemaining() && read >= 0) {
            read = channel.read(bytes, from + bytes.position());
        }
        return bytes.hasRemaining() ? Arrays.copyOf(bytes.array(), bytes.position()) : bytes.array();
    }

    @Override
    public Optional<Sentence> write(String name, byte[] content) {
        Optional<Path> path = path(name);
        if (path.isEmpty()) {
            return Optional.of(Sentence.of("disk.notWritten", Words.quoted(name), Sentence.of("disk.letters")));
        }
        Path target = path.get();
        if (Files.isDirectory(target)) {
            return Optional.of(Sentence.of("disk.folder", target));
        }
        if (swept.compareAndSet(false, true)) {
            WholeFile.removeLeftovers(folder);
        }
        try {
            Files.createDirectories(folder);
            WholeFile.write(target, content);
            return Optional.empty();
        } catch (IOException | SecurityException e) {
            return Optional.of(Sentence.of("disk.notWritten", target, reason(e)));
        }
    }

    /** Why a disk refused something, and what to do about it, as the end of a sentence. */
    public static Sentence reason(Exception trouble) {
        String told = told(trouble);
        if (trouble instanceof FileAlreadyExistsException exists) {
            return Sentence.of("disk.fileInTheWay", exists.getFile());
        } else if (trouble instanceof AccessDeniedException denied) {
            return Sentence.of("disk.denied", denied.getFile());
        } else if (trouble instanceof NoSuchFileException missing) {
            return Sentence.of("disk.noFolder", missing.getFile());
        } else if (told.contains("No space left") || told.contains("not enough space")) {
            return Sentence.of("disk.full");
        } else if (told.contains("Read-only")) {
            return Sentence.of("disk.readOnly");
        }
        return Sentence.of("disk.reports", told);
    }

    /** What the system says of a fault, without the name of a class. */
    private static String told(Exception trouble) {
        return trouble instanceof FileSystemException files && files.getReason() != null
                ? files.getReason()
                : Objects.requireNonNullElse(trouble.getMessage(), "?");
    }

    @Override
    public Optional<Sentence> delete(String name) {
        try {
            Optional<Path> file = known(name);
            if (file.isPresent()) {
                Files.deleteIfExists(file.get());
            }
            return Optional.empty();
        } catch (IOException | SecurityException e) {
            return Optional.of(reason(e));
        }
    }

    @Override
    public Optional<Hold> hold() {
        try {
            Files.createDirectories(folder);
            Path known = folder.toRealPath();
            // A second channel of this process to a locked file would release the lock when it is closed.
            return HELD.add(known) ? locked(known) : Optional.empty();
        } catch (IOException | SecurityException e) {
            return Optional.of(() -> {});
        }
    }

    private static Optional<Hold> locked(Path known) {
        try {
            FileChannel channel =
                    FileChannel.open(known.resolve(LOCK), StandardOpenOption.WRITE, StandardOpenOption.CREATE);
            if (channel.tryLock() == null) {
                channel.close();
                HELD.remove(known);
                return Optional.empty();
            }
            return Optional.of(() -> release(known, channel));
        } catch (IOException | SecurityException | OverlappingFileLockException e) {
            // The disk knows no locks, or nothing can be written here at all, which writing reports.
            return Optional.of(() -> HELD.remove(known));
        }
    }

    private static void release(Path known, FileChannel channel) {
        try {
            channel.close();
        } catch (IOException e) {
            // The lock goes with the process at the latest.
        } finally {
            HELD.remove(known);
        }
    }

    @Override
    public Storage folder(String name) {
        return new FileStorage(folder.resolve(name));
    }

    @Override
    public String place(String name) {
        return folder + folder.getFileSystem().getSeparator() + name;
    }

    @Override
    public String place() {
        return folder.toString();
    }
}
