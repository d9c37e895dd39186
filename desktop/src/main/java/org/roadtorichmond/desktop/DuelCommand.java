package org.roadtorichmond.desktop;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.balance.StopRule;
import org.roadtorichmond.balance.duel.Duel;
import org.roadtorichmond.balance.duel.DuelStart;
import org.roadtorichmond.balance.duel.DuelSummary;
import org.roadtorichmond.balance.duel.FileUnderSystem;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.victory.VictorySystem;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Lets two commanders play each other from both sides, and shows which one is stronger. */
@Command(
        name = "duel",
        description = {
            "Lets two commanders play the same games from both sides, and shows which is the stronger.",
            "Each seed is played twice with the sides swapped. A score is the share of games that A won, draws counted"
                    + " half."
        })
final class DuelCommand extends AnsweringCommand {
    private static final int MOST_PAIRS = 1_000_000;

    @Mixin
    private SourceOptions source;

    @Parameters(index = "0", paramLabel = "A", description = "A commander.")
    private String a;

    @Parameters(index = "1", paramLabel = "B", description = "The commander that it plays.")
    private String b;

    @Parameters(
            index = "2..*",
            arity = "1..*",
            paramLabel = "FILE",
            description = "Scenarios, positions or saved games, one or more; generated:N is the one made up by seed N.")
    private List<String> files;

    @Option(
            names = "--pairs",
            paramLabel = "N",
            defaultValue = "" + Duel.PAIRS,
            description = "How many pairs of games of each file, at most (${DEFAULT-VALUE}).")
    private int pairs;

    @Mixin
    private SeedOption seed;

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
            converter = StopRules.Sprt.class,
            description = "Stop when it is settled, with 5 %% error, whether A scores LO or HI, such as 50:53.")
    private Optional<StopRule.Sprt> sprt = Optional.empty();

    @Option(
            names = {"--within", "--until"},
            paramLabel = "W",
            converter = StopRules.Until.class,
            description = "Play until A's score is known to within so many percent on either side, such as 3.")
    private Optional<StopRule.Until> until = Optional.empty();

    private final Interruption interruption = new Interruption();

    @Override
    public Integer call() {
        return interruption.during(super::call);
    }

    @Override
    void run() {
        NamedCommander first = commander("A", a);
        NamedCommander second = commander("B", b);
        checkUsage();
        List<Result<List<FileUnderSystem>>> read = files.stream()
                .map(file -> FileUnderSystem.read(maps.documents(), file, systems))
                .toList();
        List<FileUnderSystem> entries = read.stream()
                .flatMap(found -> found.value().stream())
                .flatMap(List::stream)
                .toList();
        if (entries.isEmpty()) {
            reportBadFiles(read);
            return;
        }
        Duel duel = new Duel(
                first.spec(), second.spec(), entries.stream().map(DuelStart::of).toList(), pairs, seed.first(), rule());
        long start = System.nanoTime();
        Result<DuelSummary> result =
                writable().then(good -> source.with(duel::chain, duel.most(), interruption::isWanted, duel::run));
        double seconds = (System.nanoTime() - start) / Run.NANOS;
        // Among documents, each file has its place.
        boolean documents = printer.isJson() && result.value().isPresent();
        if (!documents) {
            reportBadFiles(read);
        }
        with(String.join(", ", files), result, summary -> {
            DuelAnswer answer =
                    new DuelAnswer(first.text(), second.text(), seed.first(), sprt, seconds / summary.thinking());
            if (documents) {
                printJson(read, answer, summary);
            } else {
                printTable(entries, answer, summary, seconds);
            }
        });
    }

    private void checkUsage() {
        require("--pairs", pairs, MOST_PAIRS);
        source.check();
        List<String> known = new ArrayList<>(VictorySystem.ids());
        known.add(FileUnderSystem.ALL);
        for (String system : systems) {
            refuseIf(
                    !known.contains(system) || (system.equals(FileUnderSystem.ALL) && systems.size() > 1),
                    "--as: '" + system + "' is no victory system; there are " + String.join(", ", VictorySystem.ids())
                            + "; or " + FileUnderSystem.ALL + " for all that a file allows");
        }
        refuseIf(sprt.isPresent() && until.isPresent(), "give --sprt or --within, not both");
    }

    /** Checks that the results can be written to the file that was asked for. */
    private Result<Outputs> writable() {
        Outputs outputs = new Outputs(maps.read(), false);
        source.addTo(outputs);
        return outputs.refusal().map(why -> Result.<Outputs>bad(why)).orElseGet(() -> Result.good(outputs));
    }

    private StopRule rule() {
        if (sprt.isPresent()) {
            return sprt.get();
        }
        return until.isPresent() ? until.get() : new StopRule.All();
    }

    private void printJson(List<Result<List<FileUnderSystem>>> read, DuelAnswer answer, DuelSummary summary) {
        int start = 0;
        for (int i = 0; i < read.size(); i++) {
            if (read.get(i).value().isEmpty()) {
                report(files.get(i), read.get(i).problems());
                continue;
            }
            for (FileUnderSystem entry : read.get(i).value().get()) {
                Json one = answer.json(Optional.of(entry.system()), summary.of(start));
                print(entry.file(), new Answer(one, List.of()));
                start++;
            }
        }
        if (start > 1) {
            print(FileUnderSystem.ALL, new Answer(answer.json(Optional.empty(), summary), List.of()));
        }
    }

    private void reportBadFiles(List<Result<List<FileUnderSystem>>> read) {
        for (int i = 0; i < read.size(); i++) {
            with(files.get(i), read.get(i), good -> {});
        }
    }

    private void printTable(List<FileUnderSystem> entries, DuelAnswer answer, DuelSummary summary, double seconds) {
        answer.heading().forEach(this::say);
        for (int i = 0; i < entries.size(); i++) {
            say(DuelAnswer.row(entries.get(i).name(), summary.of(i)));
        }
        if (entries.size() > 1) {
            say(DuelAnswer.row(FileUnderSystem.ALL, summary));
        }
        answer.remarks(summary).forEach(this::say);
        if (summary.playedNow() > 0) {
            say(Tables.format(
                    "%.2f seconds, %.2f games and %.0f commands a second",
                    seconds, summary.playedNow() / seconds, summary.commands() / seconds));
        }
    }
}
