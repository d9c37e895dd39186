package org.roadtorichmond.desktop;

import java.util.Locale;
import org.roadtorichmond.balance.lab.Bench;
import org.roadtorichmond.scenario.json.Json;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Plays a fixed set of games and checks that their signature is the stated one. */
@Command(
        name = "bench",
        description =
                "Plays a fixed set of seeded games; prints their signature, whether it is the stated one, and the speed.")
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
        Bench.Run run = Bench.run(threads);
        boolean asStated = run.signature() == Bench.stated();
        if (json) {
            say(json(run, asStated));
        } else {
            run.laps().forEach(lap -> say(row(lap)));
            say(String.format(
                    Locale.ROOT,
                    "%d games in %.2f seconds, %.2f a second",
                    run.games(),
                    run.seconds(),
                    run.games() / run.seconds()));
            say("signature " + hex(run.signature())
                    + (asStated ? ", as stated" : ", but " + hex(Bench.stated()) + " is stated"));
        }
        end(asStated ? ExitCode.DONE : ExitCode.NO);
    }

    private static String row(Bench.Lap lap) {
        return String.format(
                Locale.ROOT,
                "%-28s %3d games %8.2f a second  %s",
                lap.scenario(),
                lap.findings().games(),
                lap.findings().games() / lap.seconds(),
                hex(lap.findings().signature()));
    }

    private static Json json(Bench.Run run, boolean asStated) {
        return Json.object()
                .put("games", run.games())
                .put("seconds", run.seconds())
                .put("gamesPerSecond", run.games() / run.seconds())
                .put("signature", hex(run.signature()))
                .put("stated", hex(Bench.stated()))
                .put("asStated", asStated);
    }

    private static String hex(long signature) {
        return String.format(Locale.ROOT, "%016x", signature);
    }
}
