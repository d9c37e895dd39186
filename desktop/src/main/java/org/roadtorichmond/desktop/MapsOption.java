package org.roadtorichmond.desktop;

import java.nio.file.Path;
import java.util.Collections;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import picocli.CommandLine.Option;

/** The folder in which files are searched that are named without a folder. */
final class MapsOption {
    @Option(names = "--maps", paramLabel = "DIR", description = "A folder of maps and scenarios that comes first.")
    private Optional<Path> folder = Optional.empty();

    private final Set<Path> read = ConcurrentHashMap.newKeySet();

    /** Reads the files. */
    Documents documents() {
        return new Documents(shelf());
    }

    /** Finds the files that are named without a folder. */
    Shelf shelf() {
        return Shelf.installed(folder).reporting(read::add);
    }

    /** The files on disk that have been read so far, including those that other files refer to. */
    Set<Path> read() {
        return Collections.unmodifiableSet(read);
    }

    Optional<Path> folder() {
        return folder;
    }
}
