package org.roadtorichmond.scenario.save;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Locale;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How a file comes to the disk whole or not at all: its content goes into a temporary file in the same folder, is forced to the
 * disk, and then takes the name of the file in one step, which is forced to the disk too.
 */
public final class WholeFile {
    /**
     * The names of temporary files show which process writes them, so that those of dead processes can be recognised. They do
     * not contain the name of the file, which may be as long as the disk allows.
     */
    private static final Pattern TEMPORARY = Pattern.compile("\\.writing-([0-9]{1,18})-[0-9a-f]{1,16}\\.tmp");

    private WholeFile() {}

    /** Writes a file in a folder that is there, in place of the one that has its name, if there is one. */
    public static void write(Path target, byte[] content) throws IOException {
        write(target, content, true);
    }

    /**
     * Writes a file in a folder that is there, under a name that no file has.
     *
     * @throws FileAlreadyExistsException if another program was quicker; its file stays as it is
     */
    public static void create(Path target, byte[] content) throws IOException {
        write(target, content, false);
    }

    private static void write(Path target, byte[] content, boolean mayReplace) throws IOException {
        // Not Files.createTempFile, whose files only their owner may read.
        Path fresh = target.resolveSibling(String.format(
                Locale.ROOT, ".writing-%d-%x.tmp", ProcessHandle.current().pid(), System.nanoTime()));
        try {
            force(fresh, content);
            if (mayReplace) {
                replace(fresh, target);
            } else {
                take(fresh, target);
            }
        } finally {
            Files.deleteIfExists(fresh);
        }
        forceFolder(Objects.requireNonNull(target.toAbsolutePath().getParent()));
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

    /** A second name is only ever given where there is no file of that name, which a move does not promise. */
    private static void take(Path fresh, Path target) throws IOException {
        try {
            Files.createLink(target, fresh);
        } catch (FileAlreadyExistsException e) {
            throw e;
        } catch (IOException | UnsupportedOperationException e) {
            // Some disks give a file one name only; this is the nearest they have.
            Files.move(fresh, target);
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

    /**
     * Deletes what processes that were killed while they wrote have left in a folder; temporary files of living processes stay.
     * What cannot be deleted stays too, since it does no harm.
     */
    public static void removeLeftovers(Path folder) {
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, WholeFile::isLeftover)) {
            for (Path file : files) {
                Files.deleteIfExists(file);
            }
        } catch (IOException | DirectoryIteratorException | SecurityException e) {
            // The writing that follows reports what is wrong with the folder.
        }
    }

    private static boolean isLeftover(Path file) {
        Matcher name = TEMPORARY.matcher(String.valueOf(file.getFileName()));
        return name.matches() && ProcessHandle.of(Long.parseLong(name.group(1))).isEmpty();
    }
}
