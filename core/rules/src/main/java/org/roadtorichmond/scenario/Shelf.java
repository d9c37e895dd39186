package org.roadtorichmond.scenario;

import java.io.IOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.roadtorichmond.scenario.json.References;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.ShippedFiles;
import org.roadtorichmond.scenario.json.TreeReader;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.scenario.save.FileStorage;
import org.roadtorichmond.words.Sentence;

/**
 * Where files are looked for that are named without a folder: in some folders, in that order, and then among the maps and
 * scenarios that come with the game.
 *
 * <p>A file that another file names is looked for beside that one first. Immutable; safe for any number of threads.
 */
public final class Shelf {
    private static final String BUILT_IN = "/maps/";

    /**
     * The scenarios that come with the game, a file name a line: what is in a jar cannot be listed on every platform. It is the one
     * place that says in which order they are listed: the main one first, then by the hour at which they begin.
     */
    static final String INDEX = "scenarios.txt";

    /** The histories that come with the game, likewise. */
    static final String HISTORIES = "histories.txt";

    /** The lessons that come with the game, likewise. */
    static final String LESSONS = "lessons.txt";

    /** The campaigns that come with the game, likewise. */
    static final String CAMPAIGNS = "campaigns.txt";

    /** How the names of scenarios end, which can be left out where one is named. */
    static final String SCENARIO = ".scenario.json";

    static final String HISTORY = ".history.json";

    static final String LESSON = ".lesson.json";

    /** How the names of campaigns end. */
    public static final String CAMPAIGN = ".campaign.json";

    private final List<Path> folders;
    private final Consumer<Path> reader;

    private Shelf(List<Path> folders, Consumer<Path> reader) {
        this.folders = List.copyOf(folders);
        this.reader = reader;
    }

    /** A shelf of the given folders and what comes with the game. */
    public static Shelf of(List<Path> folders) {
        return new Shelf(folders, file -> {});
    }

    /** The same shelf, which reports every file of the disk that is read from it. */
    public Shelf reporting(Consumer<Path> to) {
        return new Shelf(folders, to);
    }

    /** The same shelf with one more folder, in which is looked last before what comes with the game. */
    public Shelf with(Path folder) {
        List<Path> more = new ArrayList<>(folders);
        more.add(folder);
        return new Shelf(more, reader);
    }

    /** The shelf of an installed game: the folder that the player names, the folder {@code maps} beside the jar, what comes with it. */
    public static Shelf installed(Optional<Path> named) {
        List<Path> folders = new ArrayList<>();
        named.ifPresent(folders::add);
        besideJar().ifPresent(folders::add);
        return of(folders);
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

    /** The file names of all scenarios, those that come with the game first; of those of the same name the first is meant. */
    public List<String> scenarios() {
        Set<String> names = new LinkedHashSet<>(index(INDEX));
        names.addAll(names(SCENARIO, INDEX));
        return List.copyOf(names);
    }

    /** The file names of all histories, in order; of those of the same name the first is meant. */
    public List<String> histories() {
        return names(HISTORY, HISTORIES);
    }

    /** The file names of all lessons, in the order in which they are taken; of those of the same name the first is meant. */
    public List<String> lessons() {
        return names(LESSON, LESSONS);
    }

    /** The file names of all campaigns, in order; of those of the same name the first is meant. */
    public List<String> campaigns() {
        return names(CAMPAIGN, CAMPAIGNS);
    }

    private List<String> names(String ending, String shipped) {
        Set<String> names = new TreeSet<>();
        folders.forEach(folder -> names.addAll(list(folder, ending)));
        names.addAll(index(shipped));
        return List.copyOf(names);
    }

    private static List<String> index(String file) {
        return builtIn(file).stream()
                .flatMap(index -> new String(index, StandardCharsets.UTF_8).lines())
                .toList();
    }

    private static List<String> list(Path folder, String ending) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> String.valueOf(file.getFileName()))
                    .filter(name -> name.endsWith(ending))
                    .toList();
        } catch (IOException e) {
            // A folder that is not there has nothing to offer, which is no fault.
            return List.of();
        }
    }

    /** A file that was found, its folder if it is in one, and where it is as a text. */
    private record Found(Result<byte[]> bytes, Optional<Path> folder, String where) {}

    /** Finds a file by its path or, if there is none, by its name on the shelf, for scenarios also without the ending. */
    Result<References.Referred> find(String pathOrName) {
        Optional<Path> path = path(pathOrName);
        return path.isPresent()
                ? Result.good(find(path.get()))
                : named(References.scenarioFile(pathOrName), Optional.empty());
    }

    /** The path of a file or a folder that is named by one; none where there is nothing. */
    static Optional<Path> path(String name) {
        return within(Path.of(""), name).filter(Files::exists);
    }

    Result<byte[]> read(Path file) {
        return found(file).bytes();
    }

    References.Referred find(Path file) {
        return referred(found(file));
    }

    /** What a file may name: files beside it, if it is in a folder, and all on the shelf. */
    public References beside(Optional<Path> folder) {
        return name -> isWithin(name)
                ? named(name, folder)
                : Result.bad(Sentence.of("problem.leavesFolder", Words.quoted(name)));
    }

    /** Whether a name that a file gives stays in the folder where it is looked for, so that no file opens what its author likes. */
    private static boolean isWithin(String name) {
        try {
            Path path = Path.of(name);
            // Of another system's paths the drive and the separators are no part of a name either.
            return !path.isAbsolute()
                    && !path.normalize().startsWith("..")
                    && !name.matches("[A-Za-z]:.*")
                    && !name.contains("\\");
        } catch (InvalidPathException e) {
            // There is no such file, which is reported where it is looked for.
            return true;
        }
    }

    private Result<References.Referred> named(String name, Optional<Path> folder) {
        Optional<Found> found = look(name, folder);
        return found.isPresent() ? Result.good(referred(found.get())) : missing(name);
    }

    private References.Referred referred(Found found) {
        return new References.Referred(found.bytes().then(TreeReader::read), beside(found.folder()), found.where());
    }

    /** The bytes of a file by its name; none where there is no such file or it cannot be read. */
    public Optional<byte[]> bytes(String name) {
        return look(name, Optional.empty()).flatMap(found -> found.bytes().value());
    }

    /** Looks for a file beside another file, in the folders of the shelf, and among those that come with the game. */
    private Optional<Found> look(String name, Optional<Path> folder) {
        return Stream.concat(folder.stream(), folders.stream())
                .flatMap(place -> within(place, name).stream())
                .filter(Files::isRegularFile)
                .findFirst()
                .map(this::found)
                .or(() -> builtIn(name).map(bytes -> new Found(Result.good(bytes), Optional.empty(), BUILT_IN + name)));
    }

    private Found found(Path file) {
        reader.accept(file);
        return new Found(
                FileStorage.read(file),
                Optional.ofNullable(file.toAbsolutePath().getParent()),
                whereabouts(file).toString());
    }

    /** One path for a file by whatever links and detours it was reached. */
    private static Path whereabouts(Path file) {
        try {
            return file.toRealPath();
        } catch (IOException | SecurityException e) {
            // What cannot be followed cannot be read either, and is reported by its reader.
            return file.toAbsolutePath().normalize();
        }
    }

    private static Optional<Path> within(Path folder, String name) {
        try {
            return Optional.of(folder.resolve(name));
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }

    private static Optional<byte[]> builtIn(String name) {
        if (!name.matches("[A-Za-z0-9][A-Za-z0-9._-]*")) {
            return Optional.empty();
        }
        return ShippedFiles.find(BUILT_IN + name);
    }

    private Result<References.Referred> missing(String name) {
        Sentence where =
                folders.isEmpty() ? Sentence.of("problem.lookedNowhere") : Sentence.of("problem.lookedIn", folders);
        return Result.bad(Sentence.of("problem.nowhereFound", Words.quoted(name), where));
    }
}
