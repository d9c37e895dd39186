package org.roadtorichmond.desktop;

import java.nio.file.Path;
import java.util.Optional;
import org.roadtorichmond.balance.lab.Experiment;
import org.roadtorichmond.balance.lab.Laboratory;
import org.roadtorichmond.balance.lab.YardstickRecorder;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.yardstick.YardstickWriter;
import org.roadtorichmond.words.Sentence;
import picocli.CommandLine.Option;

/** The file into which the yardstick of a scenario goes, over which the window lays games that were played. */
final class YardstickOption {
    @Option(
            names = "--yardstick",
            paramLabel = "FILE",
            description =
                    "Write how the games of one scenario went, as NAME.yardstick.json, for the report of a game in the window.")
    private Optional<Path> file = Optional.empty();

    private Optional<YardstickRecorder> recorder = Optional.empty();

    /** Whether there is one. */
    boolean isPresent() {
        return file.isPresent();
    }

    /** Refuses an experiment that a yardstick cannot be made of, if one is to be made. */
    Result<Experiment> check(Document subject, Experiment experiment) {
        if (file.isEmpty()) {
            return Result.good(experiment);
        } else if (!(subject instanceof Document.ScenarioDocument)) {
            return bad("lab.yardstickOfScenario");
        } else if (experiment.variants().size() > 1) {
            return bad("lab.yardstickOfOne");
        }
        return experiment.seed() == (int) experiment.seed() ? Result.good(experiment) : bad("lab.yardstickSeed");
    }

    private static Result<Experiment> bad(String key) {
        return Result.bad(new Problem(Place.START, Sentence.of(key)));
    }

    /** The sink and then what takes the games for the yardstick, if there is to be one. */
    Laboratory.Sink behind(Laboratory.Sink sink, Experiment experiment) {
        recorder = file.map(path -> new YardstickRecorder(experiment.variants().get(0), experiment.seed()));
        return recorder.map(sink::then).orElse(sink);
    }

    /** Writes it, if all games were played; the answer is what went wrong, if anything did. */
    Optional<Sentence> write(Run run) {
        if (file.isEmpty() || recorder.isEmpty()) {
            return Optional.empty();
        }
        return run.ending().complete()
                ? ReportOptions.write(
                        file.get(), YardstickWriter.text(recorder.get().yardstick()))
                : Optional.of(Sentence.of("lab.yardstickStopped"));
    }
}
