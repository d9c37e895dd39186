package org.roadtorichmond.desktop;

import java.nio.file.Path;
import java.util.Collections;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import picocli.CommandLine.Option;

/** Where files are looked for that are named without a folder. */
final class MapsOption {
    @Option(names = "--maps", paramLabel = "DIR", description = "A folder of maps and scenarios that comes first.")
    private Optional<Path> folder = Optional.empty();

    private final Set<Path> read = ConcurrentHashMap.newKeySet();

    /** The files. */
    Documents documents() {
        return new Documents(shelf());
    }

    /** Where files are that are named without a folder. */
    Shelf shelf() {
        return Shelf.installed(folder).reporting(read::add);
    }

    /** The files of the disk that have been read so far, those that other files name among them. */
    Set<Path> read() {
        return Collections.unmodifiableSet(read);
    }

    /** The folder, if one is named. */
    Optional<Path> folder() {
        return folder;
    }
}
