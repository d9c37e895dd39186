package org.roadtorichmond.scenario;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.roadtorichmond.scenario.json.Fields;
import org.roadtorichmond.scenario.json.Formats;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Problems;
import org.roadtorichmond.scenario.json.References;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.TreeReader;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.scenario.save.GameReader;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.scenario.setup.MapReader;
import org.roadtorichmond.scenario.setup.PositionReader;
import org.roadtorichmond.scenario.setup.ScenarioReader;
import org.roadtorichmond.scenario.tally.TallyReader;
import org.roadtorichmond.words.Sentence;

/**
 * The one way to open a file of the game: looks at what the file says it is, and reads it so.
 *
 * <p>Whatever the file contains, the answer is a document or problems, never an exception.
 */
public final class Documents {
    private static final Set<String> OF_THE_RULES = Set.of(
            Formats.MAP,
            Formats.SCENARIO,
            Formats.POSITION,
            Formats.GAME,
            Formats.GAME_3,
            Formats.GAME_1,
            Formats.TALLY,
            Formats.SETTINGS);

    private static final Map<String, DocumentKind> FURTHER = ServiceLoader.load(DocumentKind.class).stream()
            .map(ServiceLoader.Provider::get)
            .collect(Collectors.toUnmodifiableMap(DocumentKind::format, Function.identity()));

    /** The formats that can be opened, in the order in which messages list them. */
    static final List<String> KNOWN = Formats.ALL.stream()
            .filter(format -> OF_THE_RULES.contains(format) || FURTHER.containsKey(format))
            .toList();

    private final Shelf shelf;

    /** Opens files, and those that they name, with the help of a shelf. */
    public Documents(Shelf shelf) {
        this.shelf = shelf;
    }

    /** Opens a file by its path or, if there is none, by its name on the shelf, for scenarios also without the ending. */
    public Result<Document> open(String pathOrName) {
        Optional<Path> text = Shelf.path(pathOrName).filter(TextFiles::areKnown);
        return text.isPresent()
                ? new TextFiles(shelf, this::open).open(text.get())
                : shelf.find(pathOrName).then(Documents::decode);
    }

    /** The files in a folder that can be opened by what their names say, in order; none if it is no folder, or cannot be listed. */
    public static List<String> in(String folder) {
        Optional<Path> there = Shelf.path(folder).filter(Files::isDirectory);
        if (there.isEmpty()) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(there.get())) {
            return files.filter(file -> file.toString().endsWith(".json") || TextFiles.areKnown(file))
                    .map(Path::toString)
                    .sorted()
                    .toList();
        } catch (IOException e) {
            return List.of();
        }
    }

    /** Opens a file. */
    public Result<Document> open(Path file) {
        return decode(shelf.find(file));
    }

    /** Opens what the bytes of a file contain; files that it names are looked for on the shelf. */
    public Result<Document> open(byte[] bytes) {
        return open(bytes, Optional.empty());
    }

    /** The same; what it names is looked for in a folder first, as for a file that lies there. */
    public Result<Document> open(byte[] bytes, Optional<Path> folder) {
        return decode(new References.Referred(TreeReader.read(bytes), shelf.beside(folder), ""));
    }

    /** Opens a scenario by the path or name of its file; other kinds of files are refused. */
    public Result<LoadedScenario> openScenario(String pathOrName) {
        return open(pathOrName)
                .then(document -> document instanceof Document.ScenarioDocument scenario
                        ? Result.good(scenario.scenario())
                        : Result.bad(new Problem(
                                Place.START,
                                Sentence.of(
                                        "problem.notScenario",
                                        Words.quoted(pathOrName),
                                        Words.quoted(Formats.SCENARIO)))));
    }

    private static Result<Document> decode(References.Referred file) {
        return file.tree().then(root -> decode(root, file));
    }

    /** Reads the content of a file that was found, such as one that another file is about. */
    public static Result<Document> decode(Node.ObjectNode root, References.Referred file) {
        Problems problems = new Problems();
        Fields fields = new Fields(root, problems);
        String format = fields.text("format");
        if (fields.isGood("format")) {
            fields.check(KNOWN.contains(format), "format", unknown(format));
        }
        return problems.result(() -> format).then(known -> switch (known) {
            case Formats.MAP -> MapReader.opened(root).map(Document.MapDocument::new);
            case Formats.SCENARIO -> ScenarioReader.read(file).map(Document.ScenarioDocument::new);
            case Formats.POSITION ->
                PositionReader.read(root, file.references()).map(Document.PositionDocument::new);
            case Formats.GAME, Formats.GAME_3, Formats.GAME_1 ->
                GameReader.read(root).map(saved -> new Document.GameDocument(saved, options(root)));
            case Formats.TALLY -> TallyReader.decode(root).map(Document.TallyDocument::new);
            case Formats.SETTINGS -> Result.good(new Document.SettingsDocument(root));
            default -> Objects.requireNonNull(FURTHER.get(known), known).read(root, file);
        });
    }

    /**
     * Reads the content of a file as one of a given kind, whatever it says it is.
     *
     * @param format the format of the kind, one that a part above the rules reads
     * @throws NullPointerException if no part on the class path reads it
     */
    public static Result<Document> decodeAs(String format, References.Referred file) {
        return file.tree()
                .then(root ->
                        Objects.requireNonNull(FURTHER.get(format), format).read(root, file));
    }

    private static Map<String, Place> options(Node.ObjectNode game) {
        Map<String, Place> places = new HashMap<>();
        game.member("options")
                .filter(member -> member.value() instanceof Node.ObjectNode)
                .map(member -> (Node.ObjectNode) member.value())
                .ifPresent(options -> options.members()
                        .forEach((name, member) ->
                                places.put(name, member.value().at())));
        return places;
    }

    private static Sentence unknown(String format) {
        if (Formats.isNewerGame(format)) {
            return GameReader.newer(format);
        }
        return Sentence.of("problem.format", Words.quoted(format), Words.either(KNOWN), Words.guess(format, KNOWN));
    }
}
