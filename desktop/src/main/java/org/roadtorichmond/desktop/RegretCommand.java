package org.roadtorichmond.desktop;

import java.util.ArrayList;
import java.util.List;
import org.roadtorichmond.balance.duel.FileUnderSystem;
import org.roadtorichmond.balance.regret.Regret;
import org.roadtorichmond.balance.regret.RegretSummary;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.words.Sentence;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Compares a commander's plans with those of the plain colonel, and shows which ones win more often. */
@Command(
        name = "regret",
        description = {
            "Tries a commander's plans beside the plain colonel's and standing still, and shows which make it likelier to win.",
            "The positions are from games between colonels; the plain colonel tries nothing out before it marches. All plans"
                    + " meet the same dice, and are judged after the enemy's reply."
        })
final class RegretCommand extends AnsweringCommand {
    private static final int MOST_POSITIONS = 100_000;
    private static final int MOST_TRIALS = 6_000;

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

    @Override
    void run() {
        NamedCommander named = commander("SPEC", commander);
        int count = threads.count();
        require("--positions", positions, MOST_POSITIONS);
        require("--trials", trials, MOST_TRIALS);
        refuseIf(
                !Regret.divides(trials),
                "--trials takes a multiple of six, so that the first die shows each face as often: not " + trials);
        List<FileUnderSystem> entries = entries(files);
        if (!entries.isEmpty()) {
            Regret regret = new Regret(
                    named::of, entries.stream().map(FileUnderSystem::start).toList(), positions, trials, seed.first());
            long start = System.nanoTime();
            List<RegretSummary> summaries = regret.run(count);
            double seconds = (System.nanoTime() - start) / Run.NANOS;
            print(entries, new RegretAnswer(named.text(), trials, seed.first()), summaries, seconds);
        }
    }

    /** Prints the results, and reports files in whose games no unit can march. */
    private void print(
            List<FileUnderSystem> entries, RegretAnswer answer, List<RegretSummary> summaries, double seconds) {
        List<String> rows = new ArrayList<>();
        for (int i = 0; i < entries.size(); i++) {
            FileUnderSystem entry = entries.get(i);
            RegretSummary summary = summaries.get(i);
            if (summary.positions().isEmpty()) {
                report(entry.file(), List.of(new Problem(Place.NOWHERE, Sentence.of("stdout.nobodyMarches"))));
            } else if (printer.isJson()) {
                print(entry.file(), new Answer(answer.json(summary), List.of()));
            } else {
                rows.add(RegretAnswer.row(entry.name(), summary));
            }
        }
        RegretSummary all = RegretSummary.all(summaries);
        if (all.positions().isEmpty()) {
            return;
        }
        if (!printer.isJson()) {
            answer.heading().forEach(this::say);
            rows.forEach(this::say);
            if (rows.size() > 1) {
                say(RegretAnswer.row(FileUnderSystem.ALL, all));
            }
            say(RegretAnswer.remark(all, seconds));
        } else if (entries.size() > 1) {
            print(FileUnderSystem.ALL, new Answer(answer.json(all), List.of()));
        }
    }
}
