package org.roadtorichmond.scenario;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.roadtorichmond.scenario.doctrine.DoctrineReader;
import org.roadtorichmond.scenario.experiment.ExperimentReader;
import org.roadtorichmond.scenario.experiment.ExperimentSheet;
import org.roadtorichmond.scenario.history.HistoryReader;
import org.roadtorichmond.scenario.json.Fields;
import org.roadtorichmond.scenario.json.Formats;
import org.roadtorichmond.scenario.json.Located;
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
import org.roadtorichmond.scenario.tactic.TacticReader;
import org.roadtorichmond.scenario.tally.TallyReader;
import org.roadtorichmond.scenario.yardstick.YardstickReader;
import org.roadtorichmond.words.Sentence;

/**
 * The one way to open a file of the game: looks at what the file says it is, and reads it so.
 *
 * <p>Whatever the file contains, the answer is a document or problems, never an exception.
 */
public final class Documents {
    private final Shelf shelf;

    /** Opens files, and those that they name, with the help of a shelf. */
    public Documents(Shelf shelf) {
        this.shelf = shelf;
    }

    /** Opens a file by its path or, if there is none, by its name on the shelf, for scenarios also without the ending. */
    public Result<Document> open(String pathOrName) {
        return shelf.find(pathOrName).then(Documents::decode);
    }

    /** Opens a file. */
    public Result<Document> open(Path file) {
        return decode(shelf.find(file));
    }

    /** Opens what the bytes of a file contain; files that it names are looked for on the shelf. */
    public Result<Document> open(byte[] bytes) {
        return decode(new References.Referred(TreeReader.read(bytes), shelf.beside(Optional.empty()), ""));
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

    private static Result<Document> decode(Node.ObjectNode root, References.Referred file) {
        Problems problems = new Problems();
        Fields fields = new Fields(root, problems);
        String format = fields.text("format");
        if (fields.isGood("format")) {
            fields.check(Formats.KNOWN.contains(format), "format", unknown(format));
        }
        return problems.result(() -> format).then(known -> switch (known) {
            case Formats.MAP -> MapReader.read(root).then(map -> Result.good(new Document.MapDocument(map)));
            case Formats.SCENARIO ->
                ScenarioReader.read(file).then(scenario -> Result.good(new Document.ScenarioDocument(scenario)));
            case Formats.POSITION ->
                PositionReader.read(root, file.references())
                        .then(position -> Result.good(new Document.PositionDocument(position)));
            case Formats.GAME, Formats.GAME_1 ->
                GameReader.read(root).then(saved -> Result.good(new Document.GameDocument(saved, options(root))));
            case Formats.DOCTRINE ->
                DoctrineReader.decode(root).then(doctrine -> Result.good(new Document.DoctrineDocument(doctrine)));
            case Formats.TACTIC ->
                TacticReader.read(root, file.references())
                        .then(tactic -> Result.good(new Document.TacticDocument(tactic)));
            case Formats.EXPERIMENT -> ExperimentReader.read(root).then(sheet -> experiment(sheet, file.references()));
            case Formats.YARDSTICK ->
                YardstickReader.decode(root).then(yardstick -> Result.good(new Document.YardstickDocument(yardstick)));
            case Formats.HISTORY ->
                HistoryReader.read(root, file.references())
                        .then(history -> Result.good(new Document.HistoryDocument(history)));
            case Formats.SETTINGS -> Result.good(new Document.SettingsDocument(root));
            default -> TallyReader.decode(root).then(sheet -> Result.good(new Document.TallyDocument(sheet)));
        });
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

    /** An experiment with what is played in it; that there is no such file is a problem at the key that names it. */
    private static Result<Document> experiment(ExperimentSheet sheet, References references) {
        Located<String> named = sheet.file();
        Result<References.Referred> found = references.find(References.scenarioFile(named.value()));
        if (found.value().isEmpty()) {
            return Result.bad(found.problems().stream()
                    .map(problem -> new Problem(named.at(), problem.sentence()))
                    .toList());
        }
        Result<Document> subject = found.value()
                .get()
                .tree()
                .then(root -> isExperiment(root)
                        ? Result.bad(new Problem(root.at(), Sentence.of("problem.experimentOf")))
                        : decode(root, found.value().get()));
        return subject.value().isPresent()
                ? Result.good(
                        new Document.ExperimentDocument(sheet, subject.value().get()))
                : Result.bad(subject.problems().stream()
                        .map(problem -> problem.in(named.value()))
                        .toList());
    }

    private static boolean isExperiment(Node.ObjectNode root) {
        return root.member("format")
                .filter(member -> member.value() instanceof Node.TextNode text
                        && text.text().equals(Formats.EXPERIMENT))
                .isPresent();
    }

    private static Sentence unknown(String format) {
        if (Formats.isNewerGame(format)) {
            return GameReader.newer(format);
        }
        return Sentence.of(
                "problem.format",
                Words.quoted(format),
                Words.either(Formats.KNOWN),
                Words.guess(format, Formats.KNOWN));
    }
}
