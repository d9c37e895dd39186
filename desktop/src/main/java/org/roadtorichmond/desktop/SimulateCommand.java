package org.roadtorichmond.desktop;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntSupplier;
import org.roadtorichmond.balance.AnswerCost;
import org.roadtorichmond.balance.campaign.CampaignExperiment;
import org.roadtorichmond.balance.campaign.CampaignFindings;
import org.roadtorichmond.balance.campaign.CampaignLaboratory;
import org.roadtorichmond.balance.campaign.CampaignResults;
import org.roadtorichmond.balance.lab.Experiment;
import org.roadtorichmond.balance.lab.ExperimentRunner;
import org.roadtorichmond.balance.lab.Experiments;
import org.roadtorichmond.balance.lab.Findings;
import org.roadtorichmond.balance.lab.GameSource;
import org.roadtorichmond.balance.lab.Laboratory;
import org.roadtorichmond.balance.lab.Ladder;
import org.roadtorichmond.balance.lab.OrderedGames;
import org.roadtorichmond.balance.lab.PlayedFrom;
import org.roadtorichmond.balance.lab.Sensitivity;
import org.roadtorichmond.balance.lab.Starts;
import org.roadtorichmond.balance.lab.Subject;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.campaign.CampaignDocument;
import org.roadtorichmond.scenario.experiment.ExperimentDocument;
import org.roadtorichmond.scenario.experiment.ExperimentSheet;
import org.roadtorichmond.scenario.history.Histories;
import org.roadtorichmond.scenario.history.NumberRange;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.scenario.json.Located;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.yardstick.Yardsticks;
import org.roadtorichmond.victory.account.PerArmy;
import org.roadtorichmond.words.Sentence;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Lets commanders play many games: the laboratory on the command line. */
@Command(
        name = "simulate",
        description = {
            "Lets commanders play many times and shows who wins how often, and what the games are like.",
            "A file is a scenario, a position, a saved game, a campaign or an experiment; generated:N is the scenario"
                    + " made up by seed N."
        })
final class SimulateCommand extends QuestionCommand {
    @Mixin
    private ExperimentOptions choices;

    @Mixin
    private ThreadsOption threads;

    @Mixin
    private ResultsOption results;

    @Mixin
    private SaveGamesOption saves;

    @Mixin
    private ReportOptions reports;

    @Mixin
    private YardstickOption yardstick;

    @Mixin
    private ForceOption force;

    @Mixin
    private ProgressOption progress;

    private final Interruption interruption = new Interruption();

    private Optional<PlayedFrom> from = Optional.empty();

    @Override
    public Integer call() {
        return interruption.during(super::call);
    }

    @Override
    void checkUsage() {
        threads.count();
        choices.check();
        saves.check();
        results.check();
        boolean writes = results.isPresent() || saves.isPresent() || reports.isPresent() || yardstick.isPresent();
        refuseIf(
                fileCount() > 1 && writes,
                "--results, --save-games, --report, --csv and --yardstick are for one file at a time");
        refuseIf(
                yardstick.isPresent() && results.resumes(),
                "--yardstick is made of games as they are played; leave --resume out");
    }

    @Override
    Result<Document> open(String file) {
        return Starts.open(maps.documents(), file);
    }

    @Override
    Result<Answer> answer(Document document) {
        return document instanceof CampaignDocument opened ? campaigns(opened) : experiment(document);
    }

    /** Plays whole campaigns. */
    private Result<Answer> campaigns(CampaignDocument document) {
        if (choices.isLadder() || choices.isSensitivity() || yardstick.isPresent()) {
            return Games.unfit("--ladder, --sensitivity and --yardstick are of one scenario, and not of a campaign");
        }
        return CampaignExperiment.of(document, choices.sheet(Optional.empty(), document::hasPath))
                .then(experiment -> refusal(experiment.battles())
                        .map(words -> Result.good(new Answer(Json.object(), List.of(), List.of(words))))
                        .orElseGet(() -> results.isPresent()
                                ? results.with(experiment, file -> campaigns(experiment, Optional.of(file)))
                                : campaigns(experiment, Optional.empty())));
    }

    private Result<Answer> campaigns(CampaignExperiment experiment, Optional<CampaignResults> file) {
        CampaignFindings findings = new CampaignFindings(experiment, Yardsticks.on(maps.shelf())::calibration);
        long start = System.nanoTime();
        Laboratory.Sink sink = saves.sink();
        OrderedGames.Ending ending;
        try (Progress bar = progress.begin(
                experiment.most(), file.map(CampaignResults::kept).orElse(0))) {
            experiment
                    .battles()
                    .expected(threads.count())
                    .ifPresent(time -> bar.say(Sentence.of("output.expected", AnswerCost.words(time))
                            .toString()));
            ending = new CampaignLaboratory(experiment, threads.count(), interruption::isWanted)
                    .run(file, findings, played -> {
                        bar.count();
                        return played.battles().stream()
                                .flatMap(battle -> sink.take(battle.variant(), battle.game()).stream())
                                .findFirst();
                    });
        }
        if (findings.size() == 0) {
            return Result.bad(ending.nothing());
        }
        double seconds = (System.nanoTime() - start) / Run.NANOS;
        int kept = file.map(CampaignResults::used).orElse(0);
        return Result.good(new CampaignAnswer(findings, ending, kept, seconds).answer(reports.write(findings)));
    }

    private Result<Answer> experiment(Document document) {
        Optional<ExperimentDocument> file =
                document instanceof ExperimentDocument experiment ? Optional.of(experiment) : Optional.empty();
        Document subject = file.map(ExperimentDocument::subject).orElse(document);
        ExperimentSheet sheet =
                choices.sheet(file.map(ExperimentDocument::sheet), path -> Subject.hasPath(subject, path));
        String played =
                file.map(experiment -> experiment.sheet().file().value()).orElseGet(this::file);
        return files(sheet, file)
                .then(files -> Experiments.of(sheet, subject, files))
                .then(experiment -> {
                    from = PlayedFrom.of(played, subject, experiment);
                    return Result.good(experiment);
                })
                .then(this::rungs)
                .then(experiment -> yardstick.begin(subject, experiment))
                .then(experiment -> refusal(experiment)
                        .map(words -> Result.good(new Answer(Json.object(), List.of(), List.of(words))))
                        .orElseGet(() -> play(sheet, subject, experiment)));
    }

    /** The experiment, or the rungs of a ladder in its place if they were asked for. */
    private Result<Experiment> rungs(Experiment experiment) {
        if (!choices.isLadder()) {
            return Result.good(experiment);
        } else if (experiment.variants().size() > 1) {
            return Games.unfit("a ladder is of one scenario; leave the variants of the experiment out");
        }
        return Result.good(new Experiment(
                Ladder.rungs(experiment.variants().get(0), choices.doctrines()),
                experiment.further(),
                experiment.seed(),
                experiment.games(),
                experiment.rule()));
    }

    private Result<Answer> play(ExperimentSheet sheet, Document subject, Experiment experiment) {
        if (!choices.isSensitivity()) {
            return play(experiment, Optional.empty());
        } else if (experiment.variants().size() > 1) {
            return Games.unfit("sensitivity is of one scenario; leave the variants of the experiment out");
        }
        return Sensitivity.of(sheet, subject, experiment)
                .then(this::screened)
                .then(screening -> play(screening.confirmation(), Optional.of(screening)));
    }

    private Result<Sensitivity.Screening> screened(Sensitivity changes) {
        try (Progress bar = progress.begin(changes.most(), 0)) {
            return changes.run(
                    new GameSource(ExperimentRunner.threads(threads.count(), interruption::isWanted), bar.counting()));
        }
    }

    /** Why a file for these games must not be written; checked before any game is played. */
    private Optional<Sentence> refusal(Experiment experiment) {
        Outputs outputs = force.outputs(maps);
        results.addTo(outputs);
        reports.addTo(outputs);
        yardstick.addTo(outputs);
        // When a run is stopped, its current game may have been saved before its line was written.
        Outputs games = new Outputs(maps.read(), force.on() || results.resumes());
        return outputs.refusal().or(() -> saves.begin(games, experiment));
    }

    /** The files that some variants play instead: those that the experiment file names, and those on the command line. */
    private Result<Map<String, Document>> files(ExperimentSheet sheet, Optional<ExperimentDocument> file) {
        Map<String, Document> files =
                new HashMap<>(file.map(ExperimentDocument::files).orElse(Map.of()));
        for (Located<String> named : sheet.files()) {
            if (!files.containsKey(named.value())) {
                Result<Document> opened = open(named.value());
                if (opened.value().isEmpty()) {
                    return Result.bad(opened.problems().stream()
                            .map(problem -> problem.in(named.value()))
                            .toList());
                }
                files.put(named.value(), opened.value().get());
            }
        }
        return Result.good(files);
    }

    private Result<Answer> play(Experiment experiment, Optional<Sensitivity.Screening> screening) {
        Findings findings = new Findings(experiment, Yardsticks.on(maps.shelf())::calibration);
        return results.isPresent()
                ? results.with(
                        experiment,
                        file -> play(findings, file, file.kept(), saves.sink().then(file), file::used, screening))
                : play(findings, Laboratory.Earlier.NONE, 0, saves.sink(), () -> 0, screening);
    }

    private Result<Answer> play(
            Findings findings,
            Laboratory.Earlier earlier,
            int kept,
            Laboratory.Sink sink,
            IntSupplier used,
            Optional<Sensitivity.Screening> screening) {
        long start = System.nanoTime();
        Laboratory.Sink sinks = yardstick.behind(sink);
        Laboratory laboratory = new Laboratory(findings.experiment(), threads.count());
        OrderedGames.Ending ending;
        try (Progress bar = progress.begin(findings.experiment().most(), kept)) {
            findings.experiment()
                    .expected(threads.count())
                    .ifPresent(time -> bar.say(Sentence.of("output.expected", AnswerCost.words(time))
                            .toString()));
            Laboratory.Sink costed = sinks.then((variant, game) -> saidCost(findings, bar, start));
            ending = laboratory.run(earlier, findings, bar.counting(costed), interruption::isWanted);
        }
        if (findings.games() == 0) {
            return Result.bad(ending.nothing());
        }
        double seconds = (System.nanoTime() - start) / Run.NANOS;
        Scenario scenario = findings.experiment().variants().get(0).scenario().scenario();
        Optional<PerArmy<NumberRange>> history =
                Histories.on(maps.shelf(), Locale.ENGLISH).lost(scenario);
        Run run = new Run(findings, ending, used.getAsInt(), seconds, from, history, screening);
        List<Sentence> troubles = new ArrayList<>(reports.write(run));
        yardstick.write(ending).ifPresent(troubles::add);
        return Result.good(RunAnswer.of(run, troubles));
    }

    /** Says once, while games are being played, what a close answer would cost. */
    private static Optional<Sentence> saidCost(Findings findings, Progress bar, long start) {
        if (findings.games() == AnswerCost.FEWEST) {
            findings.cost(Optional.of((System.nanoTime() - start) / Run.NANOS))
                    .ifPresent(cost -> bar.say(cost.sentence().toString()));
        }
        return Optional.empty();
    }
}
