package org.roadtorichmond.desktop;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import org.roadtorichmond.scenario.save.FileStorage;
import org.roadtorichmond.words.Sentence;
import picocli.CommandLine.Option;

/** Into which files the findings of an experiment go. */
final class ReportOptions {
    @Option(names = "--csv", paramLabel = "FILE", description = "Write a row a variant for spreadsheets.")
    private Optional<Path> csv = Optional.empty();

    /** Whether any is written. */
    boolean isPresent() {
        return csv.isPresent();
    }

    /** Writes them; the answer is what went wrong, if anything did. */
    Optional<Sentence> write(Run run) {
        return csv.flatMap(file -> write(file, FindingsCsv.of(run.findings())));
    }

    private static Optional<Sentence> write(Path file, String text) {
        Path whole = file.toAbsolutePath();
        Path folder = whole.getParent();
        return new FileStorage(folder == null ? whole : folder)
                .write(String.valueOf(whole.getFileName()), text.getBytes(StandardCharsets.UTF_8));
    }
}
