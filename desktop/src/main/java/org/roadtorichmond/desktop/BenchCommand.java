package org.roadtorichmond.desktop;

import java.util.EnumMap;
import java.util.Map;
import org.roadtorichmond.balance.lab.Bench;
import org.roadtorichmond.scenario.json.Json;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Plays fixed sets of games and checks that their signatures are the stated ones. */
@Command(
        name = "bench",
        description =
                "Plays fixed sets of seeded games; prints their signatures, whether they are the stated ones, and the speed.")
final class BenchCommand extends Subcommand {
    @Option(
            names = "--threads",
            paramLabel = "T",
            defaultValue = "1",
            description = "On how many threads (${DEFAULT-VALUE}).")
    private int threads;

    @Option(names = "--json", description = "Print one JSON document.")
    private boolean json;

    @Override
    void run() {
        require("--threads", threads, ThreadsOption.MOST);
        Map<Bench, Bench.Run> runs = new EnumMap<>(Bench.class);
        for (Bench bench : Bench.values()) {
            Bench.Run run = bench.run(threads);
            runs.put(bench, run);
            if (!json) {
                say(bench, run);
            }
        }
        boolean asStated = runs.entrySet().stream().allMatch(entry -> asStated(entry.getKey(), entry.getValue()));
        if (json) {
            Json answer = Json.object().put("asStated", asStated);
            runs.forEach((bench, run) -> answer.put(bench.word(), json(bench, run)));
            say(answer);
        }
        end(asStated ? ExitCode.DONE : ExitCode.NO);
    }

    private static boolean asStated(Bench bench, Bench.Run run) {
        return run.signature() == bench.stated();
    }

    private void say(Bench bench, Bench.Run run) {
        run.laps().forEach(lap -> say(row(lap)));
        say(Tables.format(
                "%d games of %s in %.2f seconds, %.2f a second",
                run.games(), bench.word(), run.seconds(), run.games() / run.seconds()));
        say("signature " + hex(run.signature())
                + (asStated(bench, run) ? ", as stated" : ", but " + hex(bench.stated()) + " is stated"));
    }

    private static String row(Bench.Lap lap) {
        return Tables.format(
                "%-28s %3d games %8.2f a second  %s",
                lap.scenario(),
                lap.findings().games(),
                lap.findings().games() / lap.seconds(),
                hex(lap.findings().signature()));
    }

    private static Json json(Bench bench, Bench.Run run) {
        return Json.object()
                .put("games", run.games())
                .put("seconds", run.seconds())
                .put("gamesPerSecond", run.games() / run.seconds())
                .put("signature", hex(run.signature()))
                .put("stated", hex(bench.stated()));
    }

    private static String hex(long signature) {
        return Tables.format("%016x", signature);
    }
}
