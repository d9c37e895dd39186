package org.roadtorichmond.balance.lab;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.roadtorichmond.balance.generator.ScenarioGenerator;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.setup.Choices;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.words.Sentence;

/** Where commanders begin to play: at a scenario's set-up, in a position, or where a saved game stopped. */
public final class Starts {
    private static final Pattern GENERATED = Pattern.compile("generated:(-?[0-9]{1,18})(?:x([0-9]{1,9}))?");

    private Starts() {}

    /** Opens a file, or makes up a scenario where one is named so: {@code generated:N}, {@code generated:NxM}. */
    public static Result<Document> open(Documents documents, String file) {
        if (!file.startsWith("generated:")) {
            return documents.open(file);
        }
        Matcher named = GENERATED.matcher(file);
        if (!named.matches() || (named.group(2) != null && !canHave(Integer.parseInt(named.group(2))))) {
            return Result.bad(
                    Sentence.of("lab.generated", ScenarioGenerator.FEWEST_UNITS, ScenarioGenerator.MOST_UNITS));
        }
        OptionalInt units =
                named.group(2) == null ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(named.group(2)));
        return ScenarioGenerator.generate(Long.parseLong(named.group(1)), units)
                .load()
                .map(Document.ScenarioDocument::new);
    }

    /** Whether a made-up scenario can have this number of units a side. */
    public static boolean canHave(int units) {
        return units >= ScenarioGenerator.FEWEST_UNITS && units <= ScenarioGenerator.MOST_UNITS;
    }

    /** What a subject is under one of the victory systems that its scenario offers; a game that is under way keeps its own. */
    public static Result<Subject> under(Subject subject, String system) {
        LoadedScenario scenario = subject.scenario();
        Choices own = Choices.of(scenario.scenario());
        if (subject.game().isPresent()) {
            return system.equals(own.system())
                    ? Result.good(subject)
                    : Result.bad(Sentence.of("lab.savedSystem", own.system()));
        }
        if (!scenario.scenario().victory().choices().contains(system)) {
            return Result.bad(Sentence.of(
                    "lab.notOffered",
                    system,
                    String.join(", ", scenario.scenario().victory().choices())));
        }
        return Result.good(new Subject(scenario.with(own.with(system)), subject.opening(), Optional.empty()));
    }
}
