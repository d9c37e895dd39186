package org.roadtorichmond.desktop;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.roadtorichmond.balance.campaign.CampaignFindings;
import org.roadtorichmond.balance.lab.PlayedFrom;
import org.roadtorichmond.publish.report.CampaignReport;
import org.roadtorichmond.publish.report.ExperimentReport;
import org.roadtorichmond.publish.report.Origin;
import org.roadtorichmond.scenario.save.OutputKind;
import org.roadtorichmond.words.Sentence;
import picocli.CommandLine;
import picocli.CommandLine.Option;

/** The files to which the findings of an experiment are written. */
final class ReportOptions extends OptionGroup {
    @Option(names = "--csv", paramLabel = "FILE", description = "Write a row a variant for spreadsheets.")
    private Optional<Path> csv = Optional.empty();

    @Option(
            names = "--report",
            paramLabel = "FILE",
            description = "Write a page for browsers with verdict, tables, charts and maps; it needs no network.")
    private Optional<Path> report = Optional.empty();

    private Optional<OutputFile> table = Optional.empty();
    private Optional<OutputFile> page = Optional.empty();

    /** Whether any file is written. */
    boolean isPresent() {
        return csv.isPresent() || report.isPresent();
    }

    void addTo(Outputs outputs) {
        table = csv.map(file -> outputs.add(file, OutputKind.TABLE));
        page = report.map(file -> outputs.add(file, OutputKind.PAGE));
    }

    /** Writes the files. Returns what went wrong. */
    List<Sentence> write(Run run) {
        return write(
                () -> FindingsCsv.of(run.findings(), run.from()),
                () -> ExperimentReport.of(run.findings(), origin(run.from()), run.screening()));
    }

    /** Writes the files about campaigns. Returns what went wrong. */
    List<Sentence> write(CampaignFindings findings) {
        return write(() -> FindingsCsv.of(findings), () -> CampaignReport.of(findings, origin(Optional.empty())));
    }

    private List<Sentence> write(Supplier<String> rows, Supplier<String> report) {
        return Stream.of(
                        table.flatMap(file -> write(file, rows.get())), page.flatMap(file -> write(file, report.get())))
                .flatMap(Optional::stream)
                .toList();
    }

    private static Optional<Sentence> write(OutputFile file, String text) {
        return file.write(text.getBytes(StandardCharsets.UTF_8));
    }

    private Origin origin(Optional<PlayedFrom> from) {
        CommandLine whole = spec.root().commandLine();
        return new Origin(
                new Main.Version().getVersion()[0], whole.getParseResult().originalArgs(), from);
    }
}
