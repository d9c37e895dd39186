package org.roadtorichmond.scenario.experiment;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.DocumentFormat;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.json.Formats;
import org.roadtorichmond.scenario.json.Located;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.References;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.words.Sentence;

/**
 * An experiment, opened as a file.
 *
 * @param sheet the experiment
 * @param subject the scenario, position or saved game that is played in it
 * @param files what is played instead in some of its variants, by the names that it gives it
 */
public record ExperimentDocument(ExperimentSheet sheet, Document subject, Map<String, Document> files)
        implements Document {
    /** Copies the map. */
    public ExperimentDocument {
        files = Map.copyOf(files);
    }

    /** Reads experiments among the files of the game. */
    public static final class Kind extends DocumentFormat {
        /** Found as a service. */
        public Kind() {
            super(
                    Formats.EXPERIMENT,
                    (root, file) -> ExperimentReader.read(root).then(sheet -> withFiles(sheet, file.references())));
        }
    }

    /** An experiment with what is played in it; that there is no such file is a problem at the key that names it. */
    private static Result<Document> withFiles(ExperimentSheet sheet, References references) {
        Map<String, Document> files = new HashMap<>();
        Result<Document> subject = played(sheet.file(), references);
        List<Problem> problems = new ArrayList<>(subject.problems());
        for (Located<String> named : sheet.files()) {
            Result<Document> played = played(named, references);
            played.value().ifPresent(document -> files.put(named.value(), document));
            problems.addAll(played.problems());
        }
        return problems.isEmpty()
                ? Result.good(new ExperimentDocument(sheet, subject.value().orElseThrow(), files))
                : Result.bad(problems);
    }

    private static Result<Document> played(Located<String> named, References references) {
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
                        : Documents.decode(root, found.value().get()));
        return subject.value().isPresent()
                ? subject
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
}
