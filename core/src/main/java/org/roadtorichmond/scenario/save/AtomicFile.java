package org.roadtorichmond.scenario.save;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.roadtorichmond.words.Sentence;

/**
 * Writes files so that there is always a whole one: the new content goes into a temporary file in the same folder, is forced to
 * the disk, and then takes the old one's name in one step, which is forced to the disk too.
 */
public final class AtomicFile {
    /**
     * The names of temporary files tell which process writes them, so that those of the dead can be told from those of the
     * living. They do not contain the name of the file, which may be as long as the disk allows.
     */
    private static final Pattern TEMPORARY = Pattern.compile("\\.writing-([0-9]{1,18})-[0-9a-f]{1,16}\\.tmp");

    private AtomicFile() {}

    /**
     * Writes a file. Any number of threads and processes may write at once; of several for one file the last one stays.
     *
     * @return nothing if it was written; else, in one sentence, why not, and the old file stays as it was
     */
    public static Optional<Sentence> write(Path file, byte[] content) {
        Path target = file.toAbsolutePath();
        Path folder = target.getParent();
        if (folder == null || Files.isDirectory(target)) {
            return Optional.of(Sentence.of("disk.folder", file));
        }
        try {
            Files.createDirectories(folder);
            // Not Files.createTempFile, whose files only their owner may read.
            Path fresh = folder.resolve(
                    ".writing-%d-%x.tmp".formatted(ProcessHandle.current().pid(), System.nanoTime()));
            try {
                force(fresh, content);
                replace(fresh, target);
            } finally {
                Files.deleteIfExists(fresh);
            }
            forceFolder(folder);
            return Optional.empty();
        } catch (IOException | SecurityException e) {
            return Optional.of(Sentence.of("disk.notWritten", file, reason(e)));
        }
    }

    private static void force(Path fresh, byte[] content) throws IOException {
        try (FileChannel channel = FileChannel.open(fresh, StandardOpenOption.WRITE, StandardOpenOption.CREATE_NEW)) {
            ByteBuffer rest = ByteBuffer.wrap(content);
            while (rest.hasRemaining()) {
                channel.write(rest);
            }
            channel.force(true);
        }
    }

    private static void replace(Path fresh, Path target) throws IOException {
        try {
            Files.move(fresh, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (AtomicMoveNotSupportedException e) {
            // Some network folders know no atomic step; this is the nearest they have.
            Files.move(fresh, target, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /** Makes the new name outlast a power cut. */
    private static void forceFolder(Path folder) {
        try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
            channel.force(true);
        } catch (IOException e) {
            // Windows opens no folders, and needs none opened; the file is in its place at any rate.
        }
    }

    /** Why a disk refused something, and what to do about it, as the end of a sentence. */
    public static Sentence reason(Exception trouble) {
        String told = trouble instanceof FileSystemException files && files.getReason() != null
                ? files.getReason()
                : String.valueOf(trouble.getMessage());
        if (trouble instanceof FileAlreadyExistsException exists) {
            return Sentence.of("disk.fileInTheWay", exists.getFile());
        } else if (trouble instanceof AccessDeniedException denied) {
            return Sentence.of("disk.denied", denied.getFile());
        } else if (told.contains("No space left") || told.contains("not enough space")) {
            return Sentence.of("disk.full");
        } else if (told.contains("Read-only")) {
            return Sentence.of("disk.readOnly");
        }
        return Sentence.of("disk.reports", told);
    }

    /**
     * Deletes what processes that were killed while they wrote have left in a folder; temporary files of those that live stay.
     * What cannot be deleted stays too, since it does no harm.
     */
    static void removeLeftovers(Path folder) {
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, AtomicFile::isLeftover)) {
            for (Path file : files) {
                Files.deleteIfExists(file);
            }
        } catch (IOException | DirectoryIteratorException | SecurityException e) {
            // The next writing into this folder tells what is wrong with it.
        }
    }

    private static boolean isLeftover(Path file) {
        Matcher name = TEMPORARY.matcher(String.valueOf(file.getFileName()));
        return name.matches() && ProcessHandle.of(Long.parseLong(name.group(1))).isEmpty();
    }
}
