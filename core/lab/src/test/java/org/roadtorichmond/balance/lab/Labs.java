package org.roadtorichmond.balance.lab;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.roadtorichmond.ai.roster.CommanderSpec;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.balance.GameStart;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.experiment.Factor;
import org.roadtorichmond.scenario.experiment.Values;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.setup.Choices;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.victory.VictorySystem;

/** Experiments for tests. */
public final class Labs {
    private Labs() {}

    /** A shipped scenario. */
    public static LoadedScenario scenario(String name) {
        return new Documents(Shelf.of(List.of())).openScenario(name).value().orElseThrow();
    }

    /** An unchanged scenario, with cadets on both sides. */
    public static Variant cadets(String name) {
        return played(name, "cadet");
    }

    /** An unchanged scenario, with the same commander on both sides. */
    public static Variant played(String name, String commander) {
        return variant(scenario(name), commander);
    }

    /** A scenario under another victory system, with cadets on both sides. */
    public static Variant under(String name, VictorySystem system) {
        LoadedScenario scenario = scenario(name);
        return variant(scenario.with(Choices.of(scenario.scenario()).with(system.id())), "cadet");
    }

    /** A variant under another name. */
    public static Variant renamed(String name, Variant variant) {
        return new Variant(name, variant.scenario(), variant.start(), variant.union(), variant.confederate());
    }

    /** The smallest scenario, with cadets on both sides; a game takes a millisecond or two. */
    public static Variant tiny() {
        return played("training", "cadet");
    }

    /** A scenario as a variant, with the same commander on both sides. */
    public static Variant variant(LoadedScenario scenario, String commander) {
        CommanderSpec spec = Commanders.parse(commander).value().orElseThrow();
        return new Variant("", scenario, GameStart.of(scenario.survey()), spec, spec);
    }

    /** The variants of a scenario for options such as {@code turns=4,5}, with the same commander on both sides. */
    public static Result<List<Variant>> variants(String name, String commander, boolean grid, String... factors) {
        return variants(new Document.ScenarioDocument(scenario(name)), commander, grid, factors);
    }

    /** The variants of a document for options such as {@code turns=4,5}, with the same commander on both sides. */
    public static Result<List<Variant>> variants(Document document, String commander, boolean grid, String... factors) {
        CommanderSpec spec = Commanders.parse(commander).value().orElseThrow();
        List<Factor> vary = Arrays.stream(factors)
                .map(factor -> Values.factor(factor, path -> Subject.hasPath(document, path)))
                .toList();
        Map<String, Document> files = new HashMap<>();
        for (String other : List.of("savages-station", "training")) {
            files.put(other, new Document.ScenarioDocument(scenario(other)));
        }
        Design design = new Design(spec, spec, vary, grid, List.of(), files);
        return Subject.of(document).then(design::variants);
    }

    /** Results in the format of the first version, which did not say what they are of. */
    public static String first(String results) {
        return "{\"format\":\"results/1\",\"experiment\":\"" + "0".repeat(64) + "\"}"
                + results.substring(results.indexOf('\n'));
    }

    /** The companion file in the format of an earlier version, which does not contain how likely the sides were to win. */
    public static String formerCourses(Experiment experiment, String courses) {
        return ResultsHeader.of(experiment).formerLineOfCourses()
                + unsealed(courses)
                        .substring(courses.indexOf('\n'))
                        .replaceAll("\"chances\":\\[[^]]*],\"survivors\":\\{[^}]*},\"bystanders\":\\{[^}]*},", "");
    }

    /** The companion file without seals. */
    public static String unsealed(String courses) {
        return courses.replaceAll(",\"seal\":\"[0-9a-f]{16}\"", "");
    }

    /** The companion file with correct seals in every line; before it has none. */
    public static String sealed(String results, String courses) {
        String[] lines = results.split("\n", -1);
        String[] beside = courses.split("\n", -1);
        for (int i = 1; i < Math.min(lines.length, beside.length); i++) {
            if (beside[i].endsWith("}")) {
                beside[i] = GameText.sealed(lines[i], beside[i]);
            }
        }
        return String.join("\n", beside);
    }

    /**
     * A made-up game in which only the winner and the first die matter.
     *
     * @param union whether the Union wins, by one point
     * @param firstDie the face of the first die; 0 if there is no attack
     */
    public static Laboratory.Known unplayed(Variant variant, long seed, boolean union, int firstDie) {
        GameLine line = new GameLine(
                variant.name(),
                seed,
                union ? "union" : "confederate",
                new GameLine.Points(union ? 1 : 0, union ? 0 : 1),
                4,
                "0");
        GameCourse course = new GameCourse(
                List.of(),
                "0",
                List.of("turns"),
                firstDie,
                1,
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                new GameLine.Points(0, 0),
                new GameLine.Points(0, 0),
                List.of(),
                Map.of(),
                List.of(),
                Map.of(),
                Map.of(),
                List.of(),
                Map.of(),
                Map.of(),
                Map.of());
        return new Laboratory.Known(line, course);
    }
}
