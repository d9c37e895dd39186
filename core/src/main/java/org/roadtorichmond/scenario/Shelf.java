package org.roadtorichmond.scenario;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.References;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.TreeReader;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.words.Sentence;

/**
 * Where files are looked for that are named without a folder: in some folders, in that order, and then among the maps and
 * scenarios that come with the game.
 *
 * <p>A file that another file names is looked for beside that one first. Immutable; safe for any number of threads.
 */
public final class Shelf {
    private static final String BUILT_IN = "/maps/";
    private static final String ANCHOR = "/maps/schema/map.schema.json";
    private static final String SCENARIO = ".scenario.json";

    private final List<Path> folders;

    private Shelf(List<Path> folders) {
        this.folders = List.copyOf(folders);
    }

    /** A shelf of the given folders and what comes with the game. */
    public static Shelf of(List<Path> folders) {
        return new Shelf(folders);
    }

    /** The shelf of an installed game: the folder that the player names, the folder {@code maps} beside the jar, what comes with it. */
    public static Shelf installed(Optional<Path> named) {
        List<Path> folders = new ArrayList<>();
        named.ifPresent(folders::add);
        besideJar().ifPresent(folders::add);
        return new Shelf(folders);
    }

    private static Optional<Path> besideJar() {
        try {
            URL location = Shelf.class.getProtectionDomain().getCodeSource().getLocation();
            Path jar = Path.of(location.toURI());
            return Files.isRegularFile(jar)
                    ? Optional.ofNullable(jar.getParent()).map(folder -> folder.resolve("maps"))
                    : Optional.empty();
        } catch (URISyntaxException | RuntimeException e) {
            // Where the classes come from is not always a file; then there is no folder beside it.
            return Optional.empty();
        }
    }

    /** The file names of all scenarios, in order; of those of the same name the first is meant. */
    public List<String> scenarios() {
        Set<String> names = new TreeSet<>();
        folders.forEach(folder -> names.addAll(list(folder)));
        names.addAll(builtIn());
        return List.copyOf(names);
    }

    private static List<String> list(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> String.valueOf(file.getFileName()))
                    .filter(name -> name.endsWith(SCENARIO))
                    .toList();
        } catch (IOException e) {
            // A folder that is not there has nothing to offer, which is no fault.
            return List.of();
        }
    }

    private static synchronized List<String> builtIn() {
        URL anchor = Shelf.class.getResource(ANCHOR);
        if (anchor == null) {
            return List.of();
        }
        try {
            URI uri = anchor.toURI();
            if (!uri.getScheme().equals("jar")) {
                return list(Path.of(uri).resolveSibling("..").normalize());
            }
            try (FileSystem jar = FileSystems.newFileSystem(uri, Map.of())) {
                return list(jar.getPath(BUILT_IN));
            }
        } catch (IOException | URISyntaxException e) {
            throw new IllegalStateException("the game's own maps cannot be listed", e);
        }
    }

    /** What a file may name: files beside it, if it is in a folder, and all on the shelf. */
    public References beside(Optional<Path> folder) {
        return name -> read(name, folder)
                .then(found -> Result.good(new References.Referred(found.root(), beside(found.folder()))));
    }

    /** A file that was found. */
    public record Found(Node.ObjectNode root, Optional<Path> folder) {}

    /** Reads a file by its name: beside another file, in a folder of the shelf, or of those that come with the game. */
    public Result<Found> read(String name, Optional<Path> folder) {
        List<Path> places = new ArrayList<>();
        folder.ifPresent(places::add);
        places.addAll(folders);
        for (Path place : places) {
            Optional<Path> file = within(place, name).filter(Files::isRegularFile);
            if (file.isPresent()) {
                Optional<Path> home = Optional.ofNullable(file.get().getParent());
                return TreeReader.read(file.get()).then(root -> Result.good(new Found(root, home)));
            }
        }
        return readBuiltIn(name);
    }

    private static Optional<Path> within(Path folder, String name) {
        try {
            return Optional.of(folder.resolve(name));
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }

    /** The bytes of a file by its name; none where there is no such file or it cannot be read. */
    Optional<byte[]> bytes(String name) {
        for (Path folder : folders) {
            Optional<Path> file = within(folder, name).filter(Files::isRegularFile);
            if (file.isPresent()) {
                try {
                    return Optional.of(Files.readAllBytes(file.get()));
                } catch (IOException e) {
                    return Optional.empty();
                }
            }
        }
        try (InputStream stream = Shelf.class.getResourceAsStream(BUILT_IN + name)) {
            return stream == null ? Optional.empty() : Optional.of(stream.readAllBytes());
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    private Result<Found> readBuiltIn(String name) {
        if (!name.matches("[A-Za-z0-9][A-Za-z0-9._-]*")) {
            return missing(name);
        }
        try (InputStream stream = Shelf.class.getResourceAsStream(BUILT_IN + name)) {
            return stream == null
                    ? missing(name)
                    : TreeReader.read(stream.readAllBytes())
                            .then(root -> Result.good(new Found(root, Optional.empty())));
        } catch (IOException e) {
            return missing(name);
        }
    }

    private Result<Found> missing(String name) {
        Sentence where =
                folders.isEmpty() ? Sentence.of("problem.lookedNowhere") : Sentence.of("problem.lookedIn", folders);
        return Result.bad(new Problem(Place.START, Sentence.of("problem.nowhereFound", Words.quoted(name), where)));
    }
}
