package org.roadtorichmond.desktop;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.balance.duel.FileUnderSystem;
import org.roadtorichmond.balance.fit.Fit;
import org.roadtorichmond.balance.fit.PositionSampler;
import org.roadtorichmond.balance.fit.PositionSource;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Fits the weights with which commanders evaluate positions to the results of games, and shows how well they predict results. */
@Command(
        name = "fit",
        description = {
            "Fits the weights by which commanders evaluate positions to the results of games between mixed commanders.",
            "Each file is played under each victory system that it allows. How well the weights foretell is measured on"
                    + " scenarios that had no part in fitting them."
        })
final class FitCommand extends AnsweringCommand {
    private static final int MOST_GAMES = 1_000_000;
    private static final int MOST_GENERATED = 1000;
    private static final Pattern RANGE = Pattern.compile("generated:([0-9]{1,9})\\.\\.([0-9]{1,9})");
    private static final List<String> USUAL_FILES = List.of(
            "road-to-richmond",
            "gaines-mill",
            "gaines-mill-withdrawal",
            "gaines-mill-battle-points",
            "training",
            "generated:0..19");

    @Mixin
    private ThreadsOption threads;

    @Parameters(
            arity = "0..*",
            paramLabel = "FILE",
            description =
                    "Scenarios, positions or saved games; generated:N is the one made up by seed N, generated:M..N those by"
                            + " several. Without any: all scenarios that come with the game, and generated:0..19.")
    private List<String> files = List.of();

    @Option(
            names = "--games",
            paramLabel = "N",
            required = true,
            description = "How many games of each file under each system.")
    private int games;

    @Mixin
    private SeedOption seed;

    @Option(
            names = "--commanders",
            paramLabel = "SPEC",
            split = ",",
            defaultValue = "cadet,colonel",
            description = "Who plays; all meet all in turn (${DEFAULT-VALUE}).")
    private List<String> commanders;

    @Override
    void run() {
        require("--games", games, MOST_GAMES);
        List<Supplier<Commander>> named = new ArrayList<>();
        commanders.forEach(text -> named.add(commander("--commanders", text)));
        int count = threads.count();
        List<String> all = (files.isEmpty() ? USUAL_FILES : files)
                .stream().flatMap(this::expand).toList();
        List<PositionSource> sources = entries(all, FileUnderSystem.ALL).stream()
                .map(entry -> new PositionSource(entry.file(), entry.start()))
                .toList();
        if (isGood()) {
            refuseIf((long) games * sources.size() < 2, "a fit needs two games or more");
            Fit fit = Fit.of(new PositionSampler(sources, named).play(games, seed.first(), count));
            print(FileUnderSystem.ALL, new FitAnswer(fit, seed.first()).answer());
        }
    }

    /** The files of a range of generated scenarios; any other name stands for itself. */
    private Stream<String> expand(String file) {
        Matcher range = RANGE.matcher(file);
        if (!range.matches()) {
            return Stream.of(file);
        }
        int from = Integer.parseInt(range.group(1));
        int to = Integer.parseInt(range.group(2));
        refuseIf(
                from > to || to - from >= MOST_GENERATED,
                "'" + file + "': a range goes from a seed to one not below it, " + MOST_GENERATED + " at most");
        return Stream.iterate(from, seed -> seed <= to, seed -> seed + 1).map(own -> "generated:" + own);
    }
}
