package org.roadtorichmond.crash;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.roadtorichmond.testing.Patience;

/** A small disk in memory, if the process may mount one. It is unmounted when closed, and at the latest when the process ends. */
public final class TinyDisk implements AutoCloseable {
    private final Path folder;
    private final Thread farewell = new Thread(this::unmount);

    private TinyDisk(Path folder) {
        this.folder = folder;
        Runtime.getRuntime().addShutdownHook(farewell);
    }

    /** Mounts a disk with a size in KiB on an empty folder, if that is allowed. */
    public static Optional<TinyDisk> mount(Path folder, int kibibytes) throws IOException {
        return run("mount", "-t", "tmpfs", "-o", "size=" + kibibytes + "k", "tmpfs", folder.toString())
                ? Optional.of(new TinyDisk(folder))
                : Optional.empty();
    }

    /** Fills the disk so that at most a number of bytes stay free. */
    public void fill(int free) throws IOException {
        long usable = Files.getFileStore(folder).getUsableSpace();
        Files.write(filler(), new byte[(int) Math.max(0, usable - free)]);
    }

    /** Frees the space again. */
    public void drain() throws IOException {
        Files.delete(filler());
    }

    private Path filler() {
        return folder.resolve("filler");
    }

    /** Forbids writing, or allows it again. */
    public void readOnly(boolean forbidden) throws IOException {
        if (!run("mount", "-o", "remount," + (forbidden ? "ro" : "rw"), folder.toString())) {
            throw new IOException("cannot be mounted anew: " + folder);
        }
    }

    private static boolean run(String... command) throws IOException {
        try {
            Process process = new ProcessBuilder(command)
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
            return Patience.end(process) == 0;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    private void unmount() {
        try {
            if (!run("umount", folder.toString())) {
                // The folder is still in use; this unmounts it as soon as it no longer is.
                run("umount", "-l", folder.toString());
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        Runtime.getRuntime().removeShutdownHook(farewell);
        unmount();
    }
}
