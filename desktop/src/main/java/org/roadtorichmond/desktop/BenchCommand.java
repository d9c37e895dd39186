package org.roadtorichmond.desktop;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.roadtorichmond.balance.lab.Bench;
import org.roadtorichmond.scenario.json.Json;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Plays a fixed set of games and checks that their signature is the stated one. */
@Command(
        name = "bench",
        description =
                "Plays a fixed set of seeded games; prints their signature, whether it is the stated one, and the speed.")
final class BenchCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Option(
            names = "--threads",
            paramLabel = "T",
            defaultValue = "1",
            description = "On how many threads (${DEFAULT-VALUE}).")
    private int threads;

    @Option(names = "--json", description = "Print one JSON document.")
    private boolean json;

    @Override
    public Integer call() {
        WholeNumber.require(spec, "--threads", threads, ThreadsOption.MOST);
        Bench.Run run = Bench.run(threads);
        boolean asStated = run.signature() == Bench.stated();
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            out.println(json(run, asStated));
        } else {
            run.laps().forEach(lap -> out.println(row(lap)));
            out.printf(
                    Locale.ROOT,
                    "%d games in %.2f seconds, %.2f a second%n",
                    run.games(),
                    run.seconds(),
                    run.games() / run.seconds());
            out.println("signature " + hex(run.signature())
                    + (asStated ? ", as stated" : ", but " + hex(Bench.stated()) + " is stated"));
        }
        return asStated ? ExitCode.DONE : ExitCode.NO;
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
