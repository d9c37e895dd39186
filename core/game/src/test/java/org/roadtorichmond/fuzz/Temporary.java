package org.roadtorichmond.fuzz;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** A folder for files that can only be read from disk, one for the whole run. */
final class Temporary {
    private static final Path FOLDER = made();

    private Temporary() {}

    private static Path made() {
        try {
            Path folder = Files.createTempDirectory("mutants");
            folder.toFile().deleteOnExit();
            return folder;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The folder, emptied. */
    static Path folder() {
        try (Stream<Path> files = Files.list(FOLDER)) {
            for (Path file : files.toList()) {
                Files.delete(file);
            }
            return FOLDER;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The folder with a single file in it. */
    static Path with(String name, byte[] content) {
        try {
            Path file = folder().resolve(name);
            file.toFile().deleteOnExit();
            Files.write(file, content);
            return FOLDER;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
