package org.roadtorichmond.cluster;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.balance.duel.Duel;
import org.roadtorichmond.balance.duel.DuelStart;
import org.roadtorichmond.balance.duel.DuelSummary;
import org.roadtorichmond.balance.duel.FileUnderSystem;
import org.roadtorichmond.balance.lab.Experiments;
import org.roadtorichmond.scenario.json.Result;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Lets two commanders play each other from both sides, and writes the results file that {@code duel A B FILE... --results FILE} writes. */
@Command(
        name = "duel-job",
        description = {
            "Plays the games of a duel on a Spark cluster and writes the results file that duel writes.",
            "duel A B FILE... --results FILE --resume, with the same options, then shows the answer."
        },
        mixinStandardHelpOptions = true)
public final class DuelJob extends Job {
    @Parameters(index = "0", paramLabel = "A", description = "A commander.")
    private String a = "";

    @Parameters(index = "1", paramLabel = "B", description = "The commander that it plays.")
    private String b = "";

    @Parameters(
            index = "2..*",
            arity = "1..*",
            paramLabel = "FILE",
            description = "Scenarios, positions or saved games, one or more; generated:N is the one made up by seed N.")
    private List<String> files = List.of();

    @Option(
            names = "--pairs",
            paramLabel = "N",
            defaultValue = "" + Duel.PAIRS,
            description = "How many pairs of games of each file, at most (${DEFAULT-VALUE}).")
    private int pairs;

    @Option(
            names = "--seed",
            paramLabel = "S",
            defaultValue = "1",
            description = "The first one's seed; each next one has the next (${DEFAULT-VALUE}).")
    private long seed;

    @Option(
            names = "--as",
            paramLabel = "SYSTEM",
            split = ",",
            description =
                    "Play under these victory systems instead of each file's own; all: under each that a file allows.")
    private List<String> systems = List.of();

    @Option(
            names = "--sprt",
            paramLabel = "LO:HI",
            description = "Stop when it is settled, with 5 %% error, whether A scores LO or HI, such as 50:53.")
    private Optional<String> sprt = Optional.empty();

    @Option(
            names = {"--within", "--until"},
            paramLabel = "W",
            description = "Play until A's score is known to within so many percent on either side, such as 3.")
    private Optional<String> until = Optional.empty();

    /** Made by {@link #main}. */
    DuelJob() {}

    /** Plays the duel; ends the program with 2 if something is wrong. */
    public static void main(String[] args) {
        run(new DuelJob(), args);
    }

    @Override
    String about() {
        return a + " against " + b;
    }

    @Override
    void checkUsage() {
        super.checkUsage();
        require("--pairs", pairs, 1);
        if (sprt.isPresent() && until.isPresent()) {
            throw wrong("give --sprt or --within, not both");
        }
    }

    @Override
    Result<String> play() {
        return Experiments.rule(until, sprt)
                .then(rule -> starts().then(starts -> Commanders.parse(a)
                        .then(first -> Commanders.parse(b)
                                .then(second -> play(new Duel(first, second, starts, pairs, seed, rule))))));
    }

    private Result<List<DuelStart>> starts() {
        List<DuelStart> starts = new ArrayList<>();
        for (String file : files) {
            Result<List<FileUnderSystem>> entries = FileUnderSystem.read(documents(), file, systems);
            if (entries.value().isEmpty()) {
                return Result.bad(entries.problems().stream()
                        .map(problem -> problem.in(file))
                        .toList());
            }
            entries.value().get().forEach(entry -> starts.add(DuelStart.of(entry)));
        }
        return Result.good(starts);
    }

    private Result<String> play(Duel duel) {
        return withSource(duel.chain(), source -> duel.run(source).then(summary -> Result.good(summary(summary))));
    }

    private String summary(DuelSummary summary) {
        return String.format(
                Locale.ROOT,
                "%d games are in %s; A scores %.1f %%",
                summary.games(),
                results(),
                100 * summary.score().value());
    }
}
