package org.roadtorichmond.desktop;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.balance.lab.Setting;
import org.roadtorichmond.balance.tune.OverlayWriter;
import org.roadtorichmond.balance.tune.Tuning;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.campaign.CampaignDocument;
import org.roadtorichmond.scenario.experiment.ExperimentDocument;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.save.OutputKind;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.words.Sentence;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Searches for the values that bring a scenario to a target. */
@Command(
        name = "tune",
        description = {
            "Searches among the values that an experiment varies those that meet its target.",
            "All play a few games, the better half twice as many, and so on; the best few and the scenario as it is are",
            "then confirmed with fresh seeds. Exit code 1: nothing can be recommended."
        })
final class TuneCommand extends QuestionCommand {
    private static final int MOST = 1_000_000;

    @Option(
            names = "--candidates",
            paramLabel = "N",
            defaultValue = "" + Tuning.Effort.CANDIDATES,
            description = "How many combinations of values are tried; of more, so many are drawn (${DEFAULT-VALUE}).")
    private int candidates;

    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "" + Tuning.Effort.GAMES,
            description = "How many games each plays in the first round (${DEFAULT-VALUE}).")
    private int games;

    @Option(
            names = "--confirm",
            paramLabel = "N",
            defaultValue = "" + Tuning.Effort.CONFIRMED,
            description = "How many are confirmed beside the scenario as it is (${DEFAULT-VALUE}).")
    private int confirmed;

    @Option(
            names = "--finals",
            paramLabel = "N",
            defaultValue = "" + Tuning.Effort.FINALS,
            description = "How many games each of these plays (${DEFAULT-VALUE}).")
    private int finals;

    @Option(
            names = "--out",
            paramLabel = "FILE",
            description = "Write what is recommended as a scenario laid over the one that was tuned.")
    private Optional<Path> out = Optional.empty();

    @Mixin
    private ForceOption force;

    @Mixin
    private SourceOptions source;

    private final Interruption interruption = new Interruption();

    @Override
    public Integer call() {
        return interruption.during(super::call);
    }

    @Override
    void checkUsage() {
        source.check();
        require("--candidates", candidates, Setting.MOST_VARIANTS);
        require("--games", games, MOST);
        require("--confirm", confirmed, Setting.MOST_VARIANTS);
        require("--finals", finals, MOST);
        refuseIf(games < 2 || finals < 2, "one game says nothing; --games and --finals begin at 2");
        refuseIf(
                fileCount() > 1 && (out.isPresent() || source.writes()),
                "--out and --results are for one file at a time");
    }

    @Override
    Result<Answer> answer(Document document) {
        if (document instanceof CampaignDocument) {
            return Games.unfit("a search is for single scenarios; of a campaign, compare values by"
                    + " simulate NAME.campaign.json --vary battles.ID.PATH=V1,V2");
        }
        if (!(document instanceof ExperimentDocument experiment)) {
            return Games.unfit("a search needs an experiment file, with what it varies and its target");
        }
        Outputs outputs = force.outputs(maps);
        Optional<OutputFile> overlay = out.map(file -> outputs.add(file, OutputKind.SCENARIO));
        source.addTo(outputs);
        Optional<Sentence> refusal = outputs.refusal();
        if (refusal.isPresent()) {
            return Result.good(new Answer(Json.object(), List.of(), List.of(refusal.get())));
        }
        return writable(experiment)
                .then(good -> Tuning.of(
                        experiment.sheet(),
                        experiment.subject(),
                        new Tuning.Effort(candidates, games, confirmed, finals)))
                .then(tuning -> search(experiment, tuning, overlay));
    }

    private Result<Answer> search(ExperimentDocument experiment, Tuning tuning, Optional<OutputFile> overlay) {
        long start = System.nanoTime();
        return source.with(tuning::chain, tuning.most(), interruption::isWanted, tuning::run)
                .map(tuned ->
                        answer(experiment, new TuneAnswer(tuned, (System.nanoTime() - start) / Run.NANOS), overlay));
    }

    private Answer answer(ExperimentDocument experiment, TuneAnswer answer, Optional<OutputFile> overlay) {
        List<String> text = new ArrayList<>(answer.text());
        List<Sentence> troubles = new ArrayList<>();
        if (overlay.isPresent()) {
            Optional<LoadedScenario> recommended =
                    answer.tuned().recommended().map(tried -> tried.variant().scenario());
            recommended
                    .flatMap(scenario ->
                            overlay.get().write(overlay(experiment, scenario).getBytes(StandardCharsets.UTF_8)))
                    .ifPresent(troubles::add);
            text.add("");
            text.add((recommended.isPresent() && troubles.isEmpty() ? "written: " : "not written: ")
                    + out.orElseThrow());
        }
        int code = answer.found() ? ExitCode.DONE : ExitCode.NO;
        return new Answer(answer.json(), text, troubles, code);
    }

    /** Checks that the recommended values can be written to the file that was asked for: an overlay that finds its scenario. */
    private Result<Document> writable(ExperimentDocument experiment) {
        if (out.isEmpty()) {
            return Result.good(experiment);
        } else if (!(experiment.subject() instanceof Document.ScenarioDocument scenario)) {
            return Games.unfit("--out is for experiments about scenarios, not about positions or saved games");
        } else {
            byte[] unchanged = overlay(experiment, scenario.scenario()).getBytes(StandardCharsets.UTF_8);
            return maps.documents()
                    .open(
                            unchanged,
                            Optional.ofNullable(out.get().toAbsolutePath().getParent()));
        }
    }

    private static String overlay(ExperimentDocument experiment, LoadedScenario changed) {
        LoadedScenario below = ((Document.ScenarioDocument) experiment.subject()).scenario();
        return OverlayWriter.text(
                below.scenario().name() + ", tuned", experiment.sheet().file().value(), below, changed);
    }
}
