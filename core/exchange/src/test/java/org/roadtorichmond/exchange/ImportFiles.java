package org.roadtorichmond.exchange;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.roadtorichmond.exchange.draft.Answers;
import org.roadtorichmond.exchange.draft.Imported;
import org.roadtorichmond.exchange.draft.Siblings;
import org.roadtorichmond.exchange.draft.SourceFile;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.words.Sentence;

/** The files of other programs that tests import. */
final class ImportFiles {
    private ImportFiles() {}

    /** The content of a file. */
    static byte[] bytes(String name) {
        try (InputStream stream =
                Objects.requireNonNull(ImportFiles.class.getResourceAsStream("/exchange/" + name), name)) {
            return stream.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A file, and those that lie beside it. */
    static SourceFile file(String name) {
        int slash = name.indexOf('/') + 1;
        Siblings siblings =
                sibling -> ImportFiles.class.getResource("/exchange/" + name.substring(0, slash) + sibling) == null
                        ? Result.bad(new Problem(Place.NOWHERE, Sentence.of("problem.noFile")))
                        : Result.good(bytes(name.substring(0, slash) + sibling));
        return new SourceFile(name.substring(slash), bytes(name), siblings);
    }

    /** The same file with other text in it. */
    static SourceFile changed(String name, UnaryOperator<String> change) {
        SourceFile file = file(name);
        String text = change.apply(new String(file.content(), StandardCharsets.UTF_8));
        return new SourceFile(file.name(), text.getBytes(StandardCharsets.UTF_8), file.siblings());
    }

    /** What becomes of a file without any answers. */
    static Result<Imported> read(SourceFile file) {
        return FileImport.read(file, Answers.NONE, Optional.empty());
    }

    /** What becomes of a file that can be imported. */
    static Imported good(SourceFile file) {
        Result<Imported> result = read(file);
        return result.value().orElseThrow(() -> new AssertionError(result.problems()));
    }

    /** Why nothing is made of a file, be it that a question comes first. */
    static String refusal(SourceFile file) {
        Result<Imported> result = read(file);
        if (result.value().isEmpty()) {
            return result.problems().get(0).toString();
        }
        return result.value().get().undecided().stream()
                .findFirst()
                .map(entry -> entry.told().toString())
                .orElseThrow(() -> new AssertionError("imported: " + file.name()));
    }
}
