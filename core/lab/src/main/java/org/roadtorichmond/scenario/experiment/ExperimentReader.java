package org.roadtorichmond.scenario.experiment;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.roadtorichmond.scenario.json.Fields;
import org.roadtorichmond.scenario.json.Formats;
import org.roadtorichmond.scenario.json.Located;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Numbers;
import org.roadtorichmond.scenario.json.Problems;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.setup.ScenarioReader;
import org.roadtorichmond.words.Sentence;

/** Reads experiments, {@code "format": "experiment/1"}. */
public final class ExperimentReader {
    /** The most games of one variant. */
    public static final int MOST_GAMES = 10_000_000;

    private ExperimentReader() {}

    /** The experiment in a parsed file, or all problems found in it. */
    public static Result<ExperimentSheet> read(Node.ObjectNode root) {
        Problems problems = new Problems();
        Fields fields = new Fields(root, problems);
        fields.constant("format", Formats.EXPERIMENT);
        String name = fields.text("name");
        Located<String> file = new Located<>(fields.text("file"), fields.at("file"));
        OptionalInt from = fields.optionalInteger("from", 1, ScenarioReader.MOST_TURNS);
        Optional<Located<String>> union = TargetReader.located(fields, "union");
        Optional<Located<String>> confederate = TargetReader.located(fields, "confederate");
        OptionalInt games = fields.optionalInteger("games", 1, MOST_GAMES);
        Optional<Located<String>> until = TargetReader.located(fields, "until");
        Optional<Located<String>> sprt = TargetReader.located(fields, "sprt");
        fields.check(until.isEmpty() || sprt.isEmpty(), "sprt", Sentence.of("problem.twoStops"));
        OptionalLong seed = seed(fields);
        List<Located<String>> systems = fields.textsOrNone("as");
        List<Factor> vary =
                fields.optionalObject("vary", ExperimentReader::factors).orElse(List.of());
        boolean grid = fields.truthOr("grid", false);
        List<Located<String>> forbid = fields.textsOrNone("forbid");
        List<Target> targets = TargetReader.targets(fields);
        return problems.result(fields.finish(() -> new ExperimentSheet(
                name, file, from, union, confederate, games, until, sprt, seed, systems, vary, grid, forbid, targets)));
    }

    private static OptionalLong seed(Fields fields) {
        Optional<Node> value = fields.optionalValue("seed");
        Optional<Long> seed = value.flatMap(Numbers::wide);
        if (value.isPresent() && seed.isEmpty()) {
            Sentence whole = Sentence.of("problem.for", "seed", Numbers.wideRange());
            fields.fault("seed", Sentence.of("problem.found", value.get().found(), whole));
        }
        return seed.map(OptionalLong::of).orElse(OptionalLong.empty());
    }

    private static Optional<List<Factor>> factors(Fields fields) {
        List<Factor> factors = new ArrayList<>();
        for (String name : fields.keys()) {
            Located<String> named = new Located<>(name, fields.at(name));
            if (fields.value(name).filter(Node.ObjectNode.class::isInstance).isPresent()) {
                List<Factor.Change> changes =
                        fields.object(name, ExperimentReader::changes).orElse(List.of());
                fields.check(!changes.isEmpty(), name, Sentence.of("problem.noChanges"));
                factors.add(Factor.together(named, changes));
                continue;
            }
            List<Node> values = fields.elements(name);
            fields.checkGood(!values.isEmpty(), name, Sentence.of("problem.noValues"));
            factors.add(Factor.of(named, values));
        }
        return fields.finish(() -> factors);
    }

    /** Changes that are made together. */
    private static Optional<List<Factor.Change>> changes(Fields fields) {
        List<Factor.Change> changes = new ArrayList<>();
        for (String path : fields.keys()) {
            fields.value(path)
                    .ifPresent(value -> changes.add(new Factor.Change(new Located<>(path, fields.at(path)), value)));
        }
        return fields.finish(() -> changes);
    }
}
