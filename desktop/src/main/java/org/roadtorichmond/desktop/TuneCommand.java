package org.roadtorichmond.desktop;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.roadtorichmond.balance.tune.Goal;
import org.roadtorichmond.balance.tune.Tuning;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.experiment.ExperimentDocument;
import org.roadtorichmond.scenario.json.Result;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Searches the values that bring a scenario to a target. */
@Command(
        name = "tune",
        description = {
            "Searches among the values that an experiment varies those that come nearest to its target.",
            "Several short searches are followed by a run-off, which shows how sure the answer is."
        })
final class TuneCommand extends QuestionCommand {
    private static final int MOST = 1_000_000;

    @Option(
            names = "--runs",
            paramLabel = "N",
            defaultValue = "4",
            description = "How many searches (${DEFAULT-VALUE}).")
    private int runs;

    @Option(
            names = "--looks",
            paramLabel = "N",
            defaultValue = "40",
            description = "How many combinations each search looks at (${DEFAULT-VALUE}).")
    private int looks;

    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "30",
            description = "How many games a look takes (${DEFAULT-VALUE}).")
    private int games;

    @Option(
            names = "--finals",
            paramLabel = "N",
            defaultValue = "400",
            description = "How many games each finalist plays in the run-off (${DEFAULT-VALUE}).")
    private int finals;

    @Mixin
    private ThreadsOption threads;

    @Mixin
    private ProgressOption progress;

    private final Interruption interruption = new Interruption();

    @Override
    public Integer call() {
        return interruption.during(super::call);
    }

    @Override
    void checkUsage() {
        threads.count();
        WholeNumber.require(spec, "--runs", runs, MOST);
        WholeNumber.require(spec, "--looks", looks, MOST);
        WholeNumber.require(spec, "--games", games, MOST);
        WholeNumber.require(spec, "--finals", finals, MOST);
    }

    @Override
    Result<Answer> answer(Document document) {
        if (!(document instanceof ExperimentDocument experiment)) {
            return Games.unfit("a search needs an experiment file, with what it varies and its target");
        }
        Tuning.Effort effort = new Tuning.Effort(runs, looks, games, finals);
        return Tuning.of(experiment.sheet(), experiment.subject(), effort).then(tuning -> {
            try (Progress bar = progress.begin(effort.most(), 0)) {
                return tuning.run(threads.count(), bar::step, interruption::isWanted)
                        .then(finalists -> Result.good(new Answer(json(finalists), text(finalists))));
            }
        });
    }

    private static JsonObject json(List<Tuning.Finalist> finalists) {
        JsonArray all = new JsonArray();
        for (Tuning.Finalist finalist : finalists) {
            JsonObject one = new JsonObject();
            one.addProperty("variant", finalist.name());
            one.addProperty("recommended", finalist.recommended());
            one.addProperty("distance", finalist.distance());
            one.addProperty("best", finalist.best());
            one.addProperty("meets", finalist.meets());
            JsonArray criteria = new JsonArray();
            for (Goal.Standing standing : finalist.standings()) {
                JsonObject criterion = new JsonObject();
                criterion.addProperty("what", standing.what());
                criterion.addProperty("value", standing.value());
                standing.low().ifPresent(low -> criterion.addProperty("low", low));
                standing.high().ifPresent(high -> criterion.addProperty("high", high));
                criterion.addProperty("met", standing.met());
                criteria.add(criterion);
            }
            one.add("criteria", criteria);
            all.add(one);
        }
        JsonObject json = new JsonObject();
        json.add("finalists", all);
        return json;
    }

    private List<String> text(List<Tuning.Finalist> finalists) {
        List<String> text = new ArrayList<>();
        text.add(String.format(
                Locale.ROOT,
                "%s of %s at %s each, run-off of %d games each",
                Tables.count(runs, "search", "searches"),
                Tables.count(looks, "look", "looks"),
                Tables.count(games, "game", "games"),
                finals));
        for (Tuning.Finalist finalist : finalists) {
            text.add("");
            text.add(finalist.name());
            text.add(String.format(
                    Locale.ROOT,
                    "  recommended by %d, distance %.3f; best in %.0f %% of resamples, all met in %.0f %%",
                    finalist.recommended(),
                    finalist.distance(),
                    100 * finalist.best(),
                    100 * finalist.meets()));
            finalist.standings().forEach(standing -> text.add(row(standing)));
        }
        return text;
    }

    private static String row(Goal.Standing standing) {
        String interval = standing.low().isPresent()
                ? String.format(
                        Locale.ROOT,
                        " (%.1f to %.1f)",
                        100 * standing.low().getAsDouble(),
                        100 * standing.high().orElseThrow())
                : "";
        return String.format(
                Locale.ROOT,
                "  %-60s %5.1f %%%s  %s",
                standing.what(),
                100 * standing.value(),
                interval,
                standing.met() ? "met" : "missed");
    }
}
