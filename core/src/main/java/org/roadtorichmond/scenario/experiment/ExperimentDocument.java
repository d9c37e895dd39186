package org.roadtorichmond.scenario.experiment;

import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.DocumentKind;
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
 */
public record ExperimentDocument(ExperimentSheet sheet, Document subject) implements Document {

    /** Reads experiments among the files of the game. */
    public static final class Kind implements DocumentKind {
        @Override
        public String format() {
            return Formats.EXPERIMENT;
        }

        @Override
        public Result<Document> read(Node.ObjectNode root, References.Referred file) {
            return ExperimentReader.read(root).then(sheet -> withSubject(sheet, file.references()));
        }
    }

    /** An experiment with what is played in it; that there is no such file is a problem at the key that names it. */
    private static Result<Document> withSubject(ExperimentSheet sheet, References references) {
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
                        : Documents.decode(root, found.value().get()));
        return subject.value().isPresent()
                ? Result.good(new ExperimentDocument(sheet, subject.value().get()))
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
