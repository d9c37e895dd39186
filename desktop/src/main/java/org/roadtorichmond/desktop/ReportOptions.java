package org.roadtorichmond.desktop;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import org.roadtorichmond.publish.report.ExperimentReport;
import org.roadtorichmond.publish.report.Origin;
import org.roadtorichmond.scenario.save.FileStorage;
import org.roadtorichmond.words.Sentence;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Into which files the findings of an experiment go. */
final class ReportOptions {
    @Option(names = "--csv", paramLabel = "FILE", description = "Write a row a variant for spreadsheets.")
    private Optional<Path> csv = Optional.empty();

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Option(
            names = "--report",
            paramLabel = "FILE",
            description = "Write a page for browsers with verdict, tables, charts and maps; it needs no network.")
    private Optional<Path> report = Optional.empty();

    /** Whether any is written. */
    boolean isPresent() {
        return csv.isPresent() || report.isPresent();
    }

    /** Writes them; the answer is what went wrong first, if anything did. */
    Optional<Sentence> write(Run run) {
        Optional<Sentence> trouble = csv.flatMap(file -> write(file, FindingsCsv.of(run.findings())));
        Optional<Sentence> further = report.flatMap(file -> write(file, ExperimentReport.of(run.findings(), origin())));
        return trouble.or(() -> further);
    }

    private Origin origin() {
        CommandLine whole = spec.root().commandLine();
        return new Origin(
                new Main.Version().getVersion()[0], whole.getParseResult().originalArgs());
    }

    /** Writes a text into a file; the answer is what went wrong, if anything did. */
    static Optional<Sentence> write(Path file, String text) {
        Path whole = file.toAbsolutePath();
        Path folder = whole.getParent();
        return new FileStorage(folder == null ? whole : folder)
                .write(String.valueOf(whole.getFileName()), text.getBytes(StandardCharsets.UTF_8));
    }
}
