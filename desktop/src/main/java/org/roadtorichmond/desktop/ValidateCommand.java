package org.roadtorichmond.desktop;

import java.util.List;
import org.roadtorichmond.balance.lab.Experiments;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.experiment.ExperimentDocument;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.session.Seats;
import org.roadtorichmond.session.SettingsCheck;
import picocli.CommandLine.Command;

/** Checks files of every kind. */
@Command(
        name = "validate",
        description = {
            "Checks files of the game, or all files in a folder, and names every problem with its place and its remedy.",
            "These are maps, scenarios, saved games, positions, tally sheets, doctrines, tactical positions, experiments, histories, lessons, yardsticks, settings, finished games, translations and the lists beside them."
        })
final class ValidateCommand extends QuestionCommand {
    @Override
    List<String> named(String file) {
        List<String> inside = Documents.in(file);
        // A folder without such files is refused like any other path that is no file.
        return inside.isEmpty() ? List.of(file) : inside;
    }

    @Override
    Result<Answer> answer(Document document) {
        if (document instanceof Document.GameDocument game) {
            return seats(game);
        }
        if (document instanceof Document.SettingsDocument settings) {
            List<Problem> problems = SettingsCheck.problems(settings.root());
            return problems.isEmpty() ? Result.good(good()) : Result.bad(problems);
        }
        // Only the laboratory knows commanders, systems and paths.
        return document instanceof ExperimentDocument experiment
                ? Experiments.of(experiment).map(good -> good())
                : Result.good(good());
    }

    /** Reports unknown commanders, with which a game could not go on; the window asks instead who takes the side. */
    private static Result<Answer> seats(Document.GameDocument game) {
        List<Problem> problems = Seats.of(game.saved().options()).unknown().entrySet().stream()
                .map(unknown -> new Problem(
                        game.options().getOrDefault(unknown.getKey().word(), Place.START), unknown.getValue()))
                .toList();
        return problems.isEmpty() ? Result.good(good()) : Result.bad(problems);
    }

    private static Answer good() {
        return new Answer(Json.object().put("errors", List.of()), List.of("No errors found."));
    }

    @Override
    boolean warns() {
        return true;
    }

    @Override
    int codeOfBadFile() {
        return ExitCode.NO;
    }
}
