package org.roadtorichmond.desktop;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.roadtorichmond.balance.Experiment;
import org.roadtorichmond.balance.GameStart;
import org.roadtorichmond.balance.Proportion;
import org.roadtorichmond.balance.Summary;
import org.roadtorichmond.play.Survey;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.Army;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.Winner;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Lets commanders play many games. */
@Command(
        name = "simulate",
        description = {
            "Lets commanders play many times and shows who wins how often.",
            "A file is a scenario, a position or a saved game; generated:N is the scenario made up by seed N."
        })
final class SimulateCommand extends QuestionCommand {
    private static final int MOST_GAMES = 10_000_000;

    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "100",
            description = "How many games (${DEFAULT-VALUE}).")
    private int games;

    @Option(
            names = "--union",
            paramLabel = "SPEC",
            defaultValue = "cadet",
            description = "Who commands the Union (${DEFAULT-VALUE}).")
    private String union;

    @Option(
            names = "--confederate",
            paramLabel = "SPEC",
            defaultValue = "cadet",
            description = "Who commands the Confederates (${DEFAULT-VALUE}).")
    private String confederate;

    @Mixin
    private SeedOption seed;

    @Mixin
    private ThreadsOption threads;

    @Mixin
    private SystemsOption others;

    @Override
    void checkUsage() {
        WholeNumber.require(spec, "--games", games, MOST_GAMES);
        threads.count();
        commander(Side.UNION);
        commander(Side.CONFEDERATE);
    }

    private NamedCommander commander(Side side) {
        return side == Side.UNION
                ? NamedCommander.parse(spec.commandLine(), "--union", union)
                : NamedCommander.parse(spec.commandLine(), "--confederate", confederate);
    }

    @Override
    Result<Document> open(String file) {
        return Starts.open(maps.documents(), file);
    }

    @Override
    Result<Answer> answer(Document document) {
        return Starts.of(document).then(start -> Result.good(play(start)));
    }

    private Answer play(GameStart start) {
        Survey survey = start.survey();
        Set<VictorySystem> systems = new LinkedHashSet<>();
        systems.add(VictorySystem.of(survey.scenario()));
        systems.addAll(others.systems());
        Experiment experiment =
                new Experiment(start, List.copyOf(systems), commander(Side.UNION), commander(Side.CONFEDERATE));
        Summary summary = experiment.run(games, seed.first(), threads.count());
        return new Answer(json(summary), text(survey.scenario().name(), summary));
    }

    private JsonObject json(Summary summary) {
        JsonObject json = new JsonObject();
        json.addProperty("games", games);
        json.addProperty("seed", seed.first());
        addSides(json, summary, summary.systems().get(0));
        json.addProperty("seconds", summary.seconds());
        json.addProperty("gamesPerSecond", summary.gamesPerSecond());
        json.addProperty("signature", signature(summary));
        if (!others.systems().isEmpty()) {
            JsonArray systems = new JsonArray();
            for (VictorySystem system : summary.systems()) {
                JsonObject one = new JsonObject();
                one.addProperty("system", system.id());
                addSides(one, summary, system);
                systems.add(one);
            }
            json.add("systems", systems);
        }
        return json;
    }

    private void addSides(JsonObject json, Summary summary, VictorySystem system) {
        for (Army army : Army.values()) {
            Proportion won = summary.won(system, Winner.of(army));
            JsonObject side = new JsonObject();
            side.addProperty("commander", commander(army.side()).text());
            side.addProperty("wins", won.count());
            side.addProperty("share", won.share());
            side.addProperty("low", won.low());
            side.addProperty("high", won.high());
            side.addProperty("mean", summary.mean(system, army.side()));
            side.add("turnMillis", Tables.json(summary.turnTimes(army.side())));
            json.add(army.side().word(), side);
        }
        json.addProperty("draws", summary.won(system, Winner.NONE).count());
        json.addProperty("measure", Tables.word(summary.measure(system)));
    }

    private static String signature(Summary summary) {
        return String.format(Locale.ROOT, "%016x", summary.signature());
    }

    private List<String> text(String name, Summary summary) {
        List<String> text = new ArrayList<>();
        text.add("%s, %s from seed %d".formatted(name, Tables.count(games, "game", "games"), seed.first()));
        for (VictorySystem system : summary.systems()) {
            text.add("");
            text.add("%-24s wins   share  95 %% interval   mean %s"
                    .formatted(system.id(), Tables.word(summary.measure(system))));
            for (Army army : Army.values()) {
                Proportion won = summary.won(system, Winner.of(army));
                Side side = army.side();
                text.add(row(side.title(), commander(side).text(), won, summary.mean(system, side)));
            }
            text.add("%-12s %-8s %8d"
                    .formatted("draws", "", summary.won(system, Winner.NONE).count()));
        }
        text.add("");
        for (Side side : Side.values()) {
            text.add(Tables.times(side.title(), summary.turnTimes(side)));
        }
        text.add(String.format(
                Locale.ROOT,
                "%.2f seconds, %.2f games a second, signature %s",
                summary.seconds(),
                summary.gamesPerSecond(),
                signature(summary)));
        return text;
    }

    private static String row(String side, String commander, Proportion won, double mean) {
        return String.format(
                Locale.ROOT,
                "%-12s %-8s %8d  %5.1f%%  %5.1f%% - %5.1f%%  %12.1f",
                side,
                commander,
                won.count(),
                percent(won.share()),
                percent(won.low()),
                percent(won.high()),
                mean);
    }

    private static double percent(double share) {
        return 100 * share;
    }
}
