package org.roadtorichmond.desktop;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.roadtorichmond.balance.duel.FileUnderSystem;
import org.roadtorichmond.balance.regret.Regret;
import org.roadtorichmond.balance.regret.RegretSummary;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.words.Sentence;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Compares a commander's plans with those of the plain colonel, and shows which ones win more often. */
@Command(
        name = "regret",
        description = {
            "Tries a commander's plans beside the plain colonel's and standing still, and shows which make it likelier to win.",
            "The positions are from games between colonels; the plain colonel tries nothing out before it marches. All plans"
                    + " meet the same dice, and are judged after the enemy's reply."
        })
final class RegretCommand implements Callable<Integer> {
    private static final int MOST_POSITIONS = 100_000;
    private static final int MOST_TRIALS = 6_000;
    private static final double NANOS = 1e9;

    @Spec
    private CommandSpec spec;

    @Mixin
    private MapsOption maps;

    @Mixin
    private ThreadsOption threads;

    @Parameters(index = "0", paramLabel = "SPEC", description = "The commander: NAME[:DOCTRINE][@NODES].")
    private String commander;

    @Parameters(
            index = "1..*",
            arity = "1..*",
            paramLabel = "FILE",
            description = "Scenarios, positions or saved games, one or more; generated:N is the one made up by seed N.")
    private List<String> files;

    @Option(
            names = "--positions",
            paramLabel = "N",
            defaultValue = "" + Regret.POSITIONS,
            description = "How many positions from games of each file (${DEFAULT-VALUE}).")
    private int positions;

    @Option(
            names = "--trials",
            paramLabel = "T",
            defaultValue = "" + Regret.TRIALS,
            description = "With how many dice each plan is tried, a multiple of six (${DEFAULT-VALUE}).")
    private int trials;

    @Mixin
    private SeedOption seed;

    @Mixin
    private JsonOption json;

    @Override
    public Integer call() {
        NamedCommander named = NamedCommander.parse(spec.commandLine(), "SPEC", commander);
        int count = threads.count();
        checkUsage();
        List<FileUnderSystem> entries = new ArrayList<>();
        boolean good = read(entries);
        if (!entries.isEmpty()) {
            Regret regret = new Regret(
                    named::of, entries.stream().map(FileUnderSystem::start).toList(), positions, trials, seed.first());
            long start = System.nanoTime();
            List<RegretSummary> summaries = regret.run(count);
            double seconds = (System.nanoTime() - start) / NANOS;
            RegretAnswer answer = new RegretAnswer(named.text(), trials, seed.first());
            good &= print(entries, answer, summaries, seconds);
        }
        return good ? ExitCode.DONE : ExitCode.BAD;
    }

    private void checkUsage() {
        WholeNumber.require(spec, "--positions", positions, MOST_POSITIONS);
        WholeNumber.require(spec, "--trials", trials, MOST_TRIALS);
        if (!Regret.divides(trials)) {
            throw new ParameterException(
                    spec.commandLine(),
                    "--trials takes a multiple of six, so that the first die shows each face as often: not " + trials);
        }
    }

    /** Reads the files and reports those with problems. Returns whether all are good. */
    private boolean read(List<FileUnderSystem> entries) {
        boolean good = true;
        for (String file : files) {
            Result<List<FileUnderSystem>> read = FileUnderSystem.read(maps.documents(), file, List.of());
            read.value().ifPresent(entries::addAll);
            if (read.value().isEmpty()) {
                json.printer(false).report(file, read.problems());
                good = false;
            }
        }
        return good;
    }

    /** Prints the results, and reports files in whose games no unit can march. Returns whether there are no such files. */
    private boolean print(
            List<FileUnderSystem> entries, RegretAnswer answer, List<RegretSummary> summaries, double seconds) {
        AnswerPrinter printer = json.printer(false);
        PrintWriter out = spec.commandLine().getOut();
        List<String> rows = new ArrayList<>();
        boolean good = true;
        for (int i = 0; i < entries.size(); i++) {
            FileUnderSystem entry = entries.get(i);
            RegretSummary summary = summaries.get(i);
            if (summary.positions().isEmpty()) {
                printer.report(entry.file(), List.of(new Problem(Place.NOWHERE, Sentence.of("stdout.nobodyMarches"))));
                good = false;
            } else if (json.on()) {
                printer.print(entry.file(), new Answer(answer.json(summary), List.of()));
            } else {
                rows.add(RegretAnswer.row(entry.name(), summary));
            }
        }
        RegretSummary all = RegretSummary.all(summaries);
        if (all.positions().isEmpty()) {
            return good;
        }
        if (!json.on()) {
            answer.heading().forEach(out::println);
            rows.forEach(out::println);
            if (rows.size() > 1) {
                out.println(RegretAnswer.row(FileUnderSystem.ALL, all));
            }
            out.println(RegretAnswer.remark(all, seconds));
        } else if (entries.size() > 1) {
            printer.print(FileUnderSystem.ALL, new Answer(answer.json(all), List.of()));
        }
        return good;
    }
}
