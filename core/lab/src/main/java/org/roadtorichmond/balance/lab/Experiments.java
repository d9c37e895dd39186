package org.roadtorichmond.balance.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.roadtorichmond.ai.roster.CommanderSpec;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.balance.StopRule;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.experiment.ExperimentDocument;
import org.roadtorichmond.scenario.experiment.ExperimentSheet;
import org.roadtorichmond.scenario.experiment.Target;
import org.roadtorichmond.scenario.json.Located;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.words.Sentence;

/** Makes experiments of what their files, or the options of a command line, state. */
public final class Experiments {
    /** How many games of each variant are played where nothing else is said. */
    public static final int USUAL_GAMES = 100;

    /** How many are played at most where only a stop rule says when to end. */
    public static final int MOST_UNTIL = 100_000;

    private static final long USUAL_SEED = 1;
    private static final String USUAL_COMMANDER = "colonel";

    private Experiments() {}

    /** The experiment of a file. */
    public static Result<Experiment> of(ExperimentDocument document) {
        return of(document.sheet(), document.subject(), document.files());
    }

    /**
     * The experiment that a sheet states.
     *
     * @param sheet the sheet
     * @param document the scenario, position or saved game that it is about
     * @param files what is played instead in some of its variants, by the names that it gives it
     */
    public static Result<Experiment> of(ExperimentSheet sheet, Document document, Map<String, Document> files) {
        List<Problem> problems = new ArrayList<>();
        StopRule rule = rule(sheet, problems);
        List<VictorySystem> systems = new ArrayList<>();
        for (Located<String> id : sheet.systems()) {
            VictorySystem.of(id.value()).ifPresentOrElse(systems::add, () -> problems.add(unknownSystem(id)));
        }
        for (Target target : sheet.targets()) {
            commander(target.union(), problems);
            commander(target.confederate(), problems);
        }
        int games = games(sheet, rule);
        Result<List<Variant>> variants = design(sheet, files)
                .then(design -> Subject.of(document, sheet.from()).then(design::variants));
        problems.addAll(0, variants.problems());
        return problems.isEmpty()
                ? Result.good(new Experiment(variants.value().orElseThrow(), systems, seed(sheet), games, rule))
                : Result.bad(problems);
    }

    /** How the variants of a sheet come about that are all of one file. */
    public static Result<Design> design(ExperimentSheet sheet) {
        return design(sheet, Map.of());
    }

    private static Result<Design> design(ExperimentSheet sheet, Map<String, Document> files) {
        List<Problem> problems = new ArrayList<>();
        CommanderSpec union = commander(sheet.union(), problems);
        CommanderSpec confederate = commander(sheet.confederate(), problems);
        return problems.isEmpty()
                ? Result.good(new Design(union, confederate, sheet.vary(), sheet.grid(), sheet.forbid(), files))
                : Result.bad(problems);
    }

    /** The commander that a text names, or another one where it names none. */
    public static Result<CommanderSpec> commander(Optional<Located<String>> named, CommanderSpec otherwise) {
        List<Problem> problems = new ArrayList<>();
        CommanderSpec spec = read(named, otherwise, Commanders::parse, problems);
        return problems.isEmpty() ? Result.good(spec) : Result.bad(problems);
    }

    /** The seed of the first game that a sheet states. */
    public static long seed(ExperimentSheet sheet) {
        return sheet.seed().orElse(USUAL_SEED);
    }

    /** The commander that a sheet names for a side, or the usual one. */
    public static Result<CommanderSpec> commander(Optional<Located<String>> named) {
        return commander(named, Commanders.parse(USUAL_COMMANDER).value().orElseThrow());
    }

    /** When a sheet wants no more games. */
    public static Result<StopRule> rule(ExperimentSheet sheet) {
        List<Problem> problems = new ArrayList<>();
        StopRule rule = rule(sheet, problems);
        return problems.isEmpty() ? Result.good(rule) : Result.bad(problems);
    }

    /** How many games of each variant a sheet wants at most. */
    public static int games(ExperimentSheet sheet, StopRule rule) {
        return sheet.games().orElse(rule instanceof StopRule.All ? USUAL_GAMES : MOST_UNTIL);
    }

    private static Problem unknownSystem(Located<String> id) {
        Sentence guess = Words.guess(id.value(), VictorySystem.ids());
        return new Problem(
                id.at(), Sentence.of("lab.system", Words.quoted(id.value()), Words.either(VictorySystem.ids()), guess));
    }

    private static CommanderSpec commander(Optional<Located<String>> named, List<Problem> problems) {
        return read(named, Commanders.parse(USUAL_COMMANDER).value().orElseThrow(), Commanders::parse, problems);
    }

    /** The stop rule that texts state, of which one at most is given; all games are played where none is. */
    public static Result<StopRule> rule(Optional<String> within, Optional<String> sprt) {
        return within.map(Experiments::until)
                .or(() -> sprt.map(Experiments::sprt))
                .orElse(Result.good(new StopRule.All()));
    }

    private static StopRule rule(ExperimentSheet sheet, List<Problem> problems) {
        StopRule until = read(sheet.until(), new StopRule.All(), Experiments::until, problems);
        return read(sheet.sprt(), until, Experiments::sprt, problems);
    }

    private static Result<StopRule> until(String text) {
        return result(StopRule.Until.parse(text).map(StopRule.class::cast), text, "lab.until");
    }

    private static Result<StopRule> sprt(String text) {
        return result(StopRule.Sprt.parse(text).map(StopRule.class::cast), text, "lab.sprt");
    }

    private static <T> Result<T> result(Optional<T> value, String text, String otherwise) {
        return value.map(Result::good).orElseGet(() -> Result.bad(Sentence.of(otherwise, Words.quoted(text))));
    }

    private static <T> T read(
            Optional<Located<String>> text, T otherwise, Function<String, Result<T>> reader, List<Problem> problems) {
        if (text.isEmpty()) {
            return otherwise;
        }
        Result<T> result = reader.apply(text.get().value());
        result.problems().forEach(problem -> problems.add(new Problem(text.get().at(), problem.sentence())));
        return result.value().orElse(otherwise);
    }
}
