package org.roadtorichmond.desktop;

import com.google.gson.JsonObject;
import java.util.Locale;
import org.roadtorichmond.balance.lab.Bench;
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

    private static JsonObject json(Bench.Run run, boolean asStated) {
        JsonObject json = new JsonObject();
        json.addProperty("games", run.games());
        json.addProperty("seconds", run.seconds());
        json.addProperty("gamesPerSecond", run.games() / run.seconds());
        json.addProperty("signature", hex(run.signature()));
        json.addProperty("stated", hex(Bench.stated()));
        json.addProperty("asStated", asStated);
        return json;
    }

    private static String hex(long signature) {
        return String.format(Locale.ROOT, "%016x", signature);
    }
}
