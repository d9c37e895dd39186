package org.roadtorichmond.scenario;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/**
 * Writes files so that there is always a whole one: the new content goes into a temporary file in the same folder, is forced to
 * the disk, and then takes the old one's name in one step.
 */
public final class AtomicFile {
    private AtomicFile() {}

    /**
     * Writes a file.
     *
     * @return nothing if it was written; else, in one sentence, why not, and the old file stays as it was
     */
    public static Optional<String> write(Path file, byte[] content) {
        Path target = file.toAbsolutePath();
        Path folder = target.getParent();
        if (folder == null || Files.isDirectory(target)) {
            return Optional.of("%s cannot be written, since it is a folder; choose a file name.".formatted(file));
        }
        try {
            Files.createDirectories(folder);
            // Not Files.createTempFile, whose files only their owner may read.
            Path fresh =
                    folder.resolve("." + target.getFileName() + "-" + Long.toHexString(System.nanoTime()) + ".tmp");
            try {
                force(fresh, content);
                replace(fresh, target);
            } finally {
                Files.deleteIfExists(fresh);
            }
            return Optional.empty();
        } catch (IOException | SecurityException e) {
            return Optional.of(
                    "%s was not written, and what was there before is unchanged (%s); choose another folder or make room."
                            .formatted(file, e));
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
}
