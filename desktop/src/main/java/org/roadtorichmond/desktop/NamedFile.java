package org.roadtorichmond.desktop;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

/** A file of the disk that a person names, as opposed to one that is known by its name only. */
final class NamedFile {
    private NamedFile() {}

    static Optional<Path> of(String path) {
        try {
            return Optional.of(Path.of(path)).filter(Files::isRegularFile);
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }
}
