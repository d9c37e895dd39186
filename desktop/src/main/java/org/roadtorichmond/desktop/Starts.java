package org.roadtorichmond.desktop;

import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.roadtorichmond.balance.GameStart;
import org.roadtorichmond.balance.generator.ScenarioGenerator;
import org.roadtorichmond.balance.lab.Subject;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.setup.Choices;
import org.roadtorichmond.scenario.setup.LoadedScenario;

/** Where commanders begin to play: at a scenario's set-up, in a position, or where a saved game stopped. */
final class Starts {
    private static final Pattern GENERATED = Pattern.compile("generated:(-?[0-9]{1,18})(?:x([0-9]{1,9}))?");

    private Starts() {}

    /** Opens a file, or makes up a scenario where one is named so: {@code generated:N}, {@code generated:NxM}. */
    static Result<Document> open(Documents documents, String file) {
        if (!file.startsWith("generated:")) {
            return documents.open(file);
        }
        Matcher named = GENERATED.matcher(file);
        if (!named.matches() || (named.group(2) != null && !canHave(Integer.parseInt(named.group(2))))) {
            return Games.unfit("a made-up scenario is generated:N with its seed, or generated:NxM with "
                    + ScenarioGenerator.FEWEST_UNITS + " to " + ScenarioGenerator.MOST_UNITS + " units a side as well");
        }
        OptionalInt units =
                named.group(2) == null ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(named.group(2)));
        return ScenarioGenerator.generate(Long.parseLong(named.group(1)), units)
                .load()
                .then(scenario -> Result.good(new Document.ScenarioDocument(scenario)));
    }

    /** Whether a made-up scenario can have so many units a side. */
    static boolean canHave(int units) {
        return units >= ScenarioGenerator.FEWEST_UNITS && units <= ScenarioGenerator.MOST_UNITS;
    }

    /** The start that a document stands for, under its own victory system. */
    static Result<GameStart> of(Document document) {
        return scenario(document)
                .then(scenario -> under(document, scenario.scenario().victory().system()));
    }

    /** The scenario that a document is of. */
    static Result<LoadedScenario> scenario(Document document) {
        return Subject.of(document).then(subject -> Result.good(subject.scenario()));
    }

    /** The start that a document stands for, played under one of the victory systems that its scenario offers. */
    static Result<GameStart> under(Document document, String system) {
        return scenario(document).then(scenario -> under(document, scenario, system));
    }

    private static Result<GameStart> under(Document document, LoadedScenario scenario, String system) {
        Choices own = Choices.of(scenario.scenario());
        if (document instanceof Document.GameDocument saved) {
            return system.equals(own.system())
                    ? Result.good(GameStart.of(saved.saved().game()))
                    : Games.unfit("a saved game is played on under its own victory system, " + own.system());
        }
        if (!scenario.scenario().victory().choices().contains(system)) {
            return Games.unfit("this scenario is not played under " + system + "; its victory systems are "
                    + String.join(", ", scenario.scenario().victory().choices()));
        }
        LoadedScenario chosen = scenario.with(own.with(system));
        return Result.good(
                document instanceof Document.PositionDocument position
                        ? GameStart.of(chosen.survey(), position.position().opening())
                        : GameStart.of(chosen.survey()));
    }
}
