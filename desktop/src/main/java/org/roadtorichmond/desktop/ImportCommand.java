package org.roadtorichmond.desktop;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.roadtorichmond.exchange.FileImport;
import org.roadtorichmond.exchange.csv.AnswersTable;
import org.roadtorichmond.exchange.draft.Answers;
import org.roadtorichmond.exchange.draft.Imported;
import org.roadtorichmond.exchange.draft.Question;
import org.roadtorichmond.exchange.draft.Siblings;
import org.roadtorichmond.exchange.draft.SourceFile;
import org.roadtorichmond.exchange.share.SharedFolder;
import org.roadtorichmond.exchange.share.SharedKind;
import org.roadtorichmond.exchange.share.SharedReader;
import org.roadtorichmond.exchange.share.SharedScenario;
import org.roadtorichmond.hex.HexGrid;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.TreeReader;
import org.roadtorichmond.scenario.save.FileStorage;
import org.roadtorichmond.scenario.save.OutputKind;
import org.roadtorichmond.words.Sentence;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Makes a map and a scenario of a file of another program. */
@Command(
        name = "import",
        description = {
            "Makes a map and a scenario of a CSV, of a map of Tiled or of a module of VASSAL, or takes in a shared scenario or campaign.",
            "It takes what a .csv, .tmx, .tmj or .vmod says, and lists what was taken, what was left out, and what is missing. Questions are kept in NAME.answers.csv: fill in the answers and import again with --force. What is shared, a zip or a folder, is checked and its files are written."
        })
final class ImportCommand extends AnsweringCommand {
    @Parameters(paramLabel = "FILE", description = "The file, whose ending says what it is.")
    private Path file;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            required = true,
            description = "The folder to write to, made if it is missing.")
    private Path folder;

    @Option(
            names = "--name",
            paramLabel = "NAME",
            description =
                    "What the written files are called before their endings (as the file, or as the scenario of --into).")
    private Optional<String> name = Optional.empty();

    @Option(
            names = "--into",
            paramLabel = "SCENARIO",
            description = "A scenario whose units are replaced by those of the file; all else in it stays.")
    private Optional<String> into = Optional.empty();

    @Mixin
    private AnswerOptions options;

    @Mixin
    private ForceOption force;

    private final Set<Path> inputs = new HashSet<>();

    @Override
    void run() {
        shared().ifPresentOrElse(this::takeShared, this::takeOther);
    }

    /** Imports a file of another program. */
    private void takeOther() {
        String base = base();
        Result<Optional<FileImport.Target>> target = target();
        Path answersFile = folder.resolve(base + ".answers.csv");
        Result<Made> made =
                target.then(there -> kept(answersFile).then(kept -> read(kept.with(options.answers()), there)));
        with(file.toString(), made, read -> {
            Imported imported = read.imported();
            Map<String, Written> files = files(base, imported, target.value().orElseThrow(), read.answers());
            if (write(files)) {
                Map<String, String> names = new LinkedHashMap<>();
                files.forEach((what, written) -> names.put(what, written.path().toString()));
                print(file.toString(), ImportAnswer.of(imported, names));
            }
        });
    }

    /** What the written files are called, which cannot lead out of their folder. */
    private String base() {
        Optional<String> own = name.or(() -> into.map(scenario ->
                String.valueOf(Path.of(scenario).getFileName()).replaceFirst("(?:\\.scenario)?\\.json$", "")));
        String base = own.orElseGet(() -> named().base());
        refuseIf(
                base.isBlank() || base.contains("/") || base.contains("\\") || base.startsWith("."),
                "--name takes a name without folders that does not begin with a dot");
        return base;
    }

    /** What was made of the file, by which answers. */
    private record Made(Imported imported, Answers answers) {}

    /** Reads the file, and again as long as more of what is proposed can be taken, if it may. */
    private Result<Made> read(Answers answers, Optional<FileImport.Target> target) {
        Result<Imported> read =
                DesktopFiles.source(file, inputs).then(source -> FileImport.read(source, answers, target));
        Answers more = options.accept()
                ? read.value().map(imported -> imported.proposed()).orElse(Answers.NONE)
                : Answers.NONE;
        // A file may ask again for what it was told, as long as something else is open.
        boolean nothingNew = Arrays.stream(Question.values())
                .allMatch(question -> answers.all(question)
                        .entrySet()
                        .containsAll(more.all(question).entrySet()));
        return nothingNew
                ? read.then(ImportCommand::decided).map(imported -> new Made(imported, answers))
                : read(answers.with(more), target);
    }

    /** What was made of a file, or the question that has to be answered before. */
    private static Result<Imported> decided(Imported imported) {
        return imported.undecided().stream()
                .findFirst()
                .map(entry -> Result.<Imported>bad(new Problem(
                        entry.at(),
                        Sentence.of(
                                "output.undecided",
                                entry.sentence(),
                                entry.question().orElseThrow().remedy()))))
                .orElseGet(() -> Result.good(imported));
    }

    /** The answers that an earlier import has kept in the folder. */
    private Result<Answers> kept(Path answersFile) {
        return Files.exists(answersFile)
                ? FileStorage.read(answersFile).then(AnswersTable::read)
                : Result.good(Answers.NONE);
    }

    // --- Shared scenarios --------------------------------------------------------------------------------------------

    /** The shared scenario that the file is; empty if it is a file of another program. */
    private Optional<Result<SharedScenario>> shared() {
        if (Files.isDirectory(file)) {
            return Optional.of(SharedReader.folder(new SharedFolder(new FileStorage(file)), maps.shelf()));
        }
        return Optional.of(named())
                .filter(named -> named.ending().equals("zip"))
                .flatMap(named -> DesktopFiles.source(file, inputs).value())
                .filter(SharedReader::isShared)
                .map(SharedReader::zip);
    }

    /** The file by its name alone. */
    private SourceFile named() {
        return new SourceFile(String.valueOf(file.getFileName()), new byte[0], Siblings.NONE);
    }

    private void takeShared(Result<SharedScenario> read) {
        refuseIf(into.isPresent(), "--into takes units, and this is a whole scenario or campaign: leave --into out");
        Result<SharedScenario> shared = read.then(
                        scenario -> scenario.check(maps.shelf()).map(whole -> scenario))
                .map(scenario -> name.isPresent() ? scenario.named(base()) : scenario);
        with(file.toString(), shared, scenario -> {
            Map<String, Written> files = new LinkedHashMap<>();
            for (String each : scenario.names()) {
                OutputKind kind = SharedKind.of(each).orElseThrow().output();
                files.put(each, new Written(folder.resolve(each), kind, () -> scenario.bytes(each)));
            }
            if (write(files)) {
                List<String> paths = files.values().stream()
                        .map(written -> written.path().toString())
                        .toList();
                print(file.toString(), ImportAnswer.of(scenario, paths));
            }
        });
    }

    // --- The scenario of --into --------------------------------------------------------------------------------------

    private Result<Optional<FileImport.Target>> target() {
        if (into.isEmpty()) {
            return Result.good(Optional.empty());
        }
        return scenario(into.get())
                .then(FileImport::target)
                .then(root -> grid(into.get(), root).map(grid -> Optional.of(new FileImport.Target(root, grid))));
    }

    /** The scenario as it stands in its file, whole or a draft; one that is known by its name only, as the game reads it. */
    private Result<Node.ObjectNode> scenario(String named) {
        Optional<Path> path = NamedFile.of(named);
        if (path.isPresent()) {
            inputs.add(path.get());
            return FileStorage.read(path.get()).then(TreeReader::read);
        }
        return maps.documents().openScenario(named).map(loaded -> loaded.tree());
    }

    /** The hexes of its map, which a draft names too. */
    private Result<HexGrid> grid(String named, Node.ObjectNode root) {
        Result<HexGrid> whole = maps.documents()
                .openScenario(named)
                .map(loaded -> loaded.scenario().field().grid());
        Optional<String> map = root.member("map")
                .filter(member -> member.value() instanceof Node.TextNode)
                .map(member -> ((Node.TextNode) member.value()).text());
        if (whole.value().isPresent() || map.isEmpty()) {
            return whole;
        }
        Path beside =
                NamedFile.of(named).map(path -> path.resolveSibling(map.get())).orElse(Path.of(map.get()));
        return maps.documents()
                .open(Files.exists(beside) ? beside.toString() : map.get())
                .then(document -> document instanceof Document.MapDocument there
                        ? Result.good(there.field().grid())
                        : Result.bad(new Problem(Place.START, Sentence.of("problem.noFile"))));
    }

    // --- What is written ---------------------------------------------------------------------------------------------

    private Map<String, Written> files(
            String base, Imported imported, Optional<FileImport.Target> target, Answers answers) {
        Map<String, Written> files = new LinkedHashMap<>();
        String mapFile = base + ".map.json";
        imported.map()
                .ifPresent(map -> files.put(
                        "map",
                        written(mapFile, OutputKind.MAP, TreeReader.layOut(map).text())));
        FileImport.scenario(imported, imported.map().map(map -> mapFile), target)
                .ifPresent(scenario -> files.put(
                        "scenario",
                        written(
                                base + ".scenario.json",
                                OutputKind.SCENARIO,
                                TreeReader.layOut(scenario).text())));
        AnswersTable.of(answers, imported.report())
                .ifPresent(table -> files.put("answers", written(base + ".answers.csv", OutputKind.ANSWERS, table)));
        return files;
    }

    private Written written(String name, OutputKind kind, String text) {
        return new Written(folder.resolve(name), kind, () -> text.getBytes(StandardCharsets.UTF_8));
    }

    private boolean write(Map<String, Written> files) {
        inputs.addAll(maps.read());
        Outputs outputs = new Outputs(inputs, force.on());
        return makeFolder(outputs, folder) && write(outputs, List.copyOf(files.values()));
    }
}
