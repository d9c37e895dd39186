package org.roadtorichmond.cluster;

import java.util.Locale;
import org.roadtorichmond.balance.lab.Setting;
import org.roadtorichmond.balance.tune.Tuned;
import org.roadtorichmond.balance.tune.Tuning;
import org.roadtorichmond.scenario.experiment.ExperimentDocument;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.words.Sentence;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Searches the values that bring a scenario to a target, and writes the results file that {@code tune EXPERIMENT --results FILE} writes. */
@Command(
        name = "tune-job",
        description = {
            "Plays the games of tune on a Spark cluster and writes the results file that tune writes.",
            "tune EXPERIMENT --results FILE --resume, with the same numbers, then shows the answer."
        },
        mixinStandardHelpOptions = true)
public final class TuneJob extends Job {
    @Parameters(paramLabel = "EXPERIMENT", description = "The experiment: a file or the name of one.")
    private String file = "";

    @Option(
            names = "--candidates",
            paramLabel = "N",
            defaultValue = "" + Tuning.Effort.CANDIDATES,
            description = "How many combinations of values are tried at most (${DEFAULT-VALUE}).")
    private int candidates;

    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "" + Tuning.Effort.GAMES,
            description = "How many games each plays in the first round (${DEFAULT-VALUE}).")
    private int games;

    @Option(
            names = "--confirm",
            paramLabel = "N",
            defaultValue = "" + Tuning.Effort.CONFIRMED,
            description = "How many are confirmed beside the scenario as it is (${DEFAULT-VALUE}).")
    private int confirmed;

    @Option(
            names = "--finals",
            paramLabel = "N",
            defaultValue = "" + Tuning.Effort.FINALS,
            description = "How many games each of these plays (${DEFAULT-VALUE}).")
    private int finals;

    /** Made by {@link #main}. */
    TuneJob() {}

    /** Searches; ends the program with 2 if something is wrong. */
    public static void main(String[] args) {
        run(new TuneJob(), args);
    }

    @Override
    String about() {
        return file;
    }

    @Override
    void checkUsage() {
        super.checkUsage();
        require("--candidates", candidates, 1);
        require("--games", games, 2);
        require("--confirm", confirmed, 1);
        require("--finals", finals, 2);
        if (candidates > Setting.MOST_VARIANTS) {
            throw wrong("--candidates takes a whole number to " + Setting.MOST_VARIANTS);
        }
    }

    @Override
    Result<String> play() {
        Tuning.Effort effort = new Tuning.Effort(candidates, games, confirmed, finals);
        return documents()
                .open(file)
                .then(document -> document instanceof ExperimentDocument experiment
                        ? Tuning.of(experiment.sheet(), experiment.subject(), effort)
                        : bad(Sentence.of("lab.noExperiment", Words.quoted(file))))
                .then(tuning -> withSource(
                        tuning.chain(), source -> tuning.run(source).then(tuned -> Result.good(summary(tuned)))));
    }

    private String summary(Tuned tuned) {
        return String.format(
                Locale.ROOT,
                "%d games are in %s; verdict: %s",
                tuned.games(),
                results(),
                tuned.verdict().word());
    }
}
