package org.roadtorichmond.desktop;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import org.roadtorichmond.balance.lab.Experiment;
import org.roadtorichmond.balance.lab.Laboratory;
import org.roadtorichmond.balance.lab.OrderedGames;
import org.roadtorichmond.balance.lab.YardstickRecorder;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.save.OutputKind;
import org.roadtorichmond.scenario.yardstick.Yardstick;
import org.roadtorichmond.scenario.yardstick.YardstickWriter;
import org.roadtorichmond.words.Sentence;
import picocli.CommandLine.Option;

/** The file for the yardstick of a scenario, with which the window compares games that were played. */
final class YardstickOption {
    @Option(
            names = "--yardstick",
            paramLabel = "FILE",
            description =
                    "Write how the games of one scenario went, as NAME.yardstick.json, for the report of a game in the window.")
    private Optional<Path> file = Optional.empty();

    private Optional<OutputFile> output = Optional.empty();
    private Optional<YardstickRecorder> recorder = Optional.empty();

    boolean isPresent() {
        return file.isPresent();
    }

    void addTo(Outputs outputs) {
        output = file.map(named -> outputs.add(named, OutputKind.YARDSTICK));
    }

    /** Prepares an experiment to measure the yardstick, if one is to be written. Refuses an experiment that cannot give one. */
    Result<Experiment> begin(Document subject, Experiment experiment) {
        if (file.isEmpty()) {
            return Result.good(experiment);
        }
        Result<YardstickRecorder> made = YardstickRecorder.of(subject, experiment);
        recorder = made.value();
        return made.map(ready -> experiment);
    }

    /** Passes games to a sink, and then to the yardstick if one is to be written. */
    Laboratory.Sink behind(Laboratory.Sink sink) {
        return recorder.map(sink::then).orElse(sink);
    }

    /** Writes the yardstick if all games were played. Returns what went wrong, if anything did. */
    Optional<Sentence> write(OrderedGames.Ending ending) {
        if (output.isEmpty() || recorder.isEmpty()) {
            return Optional.empty();
        }
        Result<Yardstick> made = recorder.get().calibrated(ending);
        return made.value().isPresent()
                ? output.get().write(YardstickWriter.text(made.value().get()).getBytes(StandardCharsets.UTF_8))
                : Optional.of(made.problems().get(0).sentence());
    }
}
