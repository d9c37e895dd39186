package org.roadtorichmond.desktop;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Opens the window. */
@Command(name = "play", description = "Opens the window, with a scenario or saved game if one is named.")
final class PlayCommand implements Callable<Integer> {
    private static final String HUMAN = "human";

    @Spec
    private CommandSpec spec;

    @Mixin
    private MapsOption maps;

    @Parameters(paramLabel = "SCENARIO|SAVE", arity = "0..1", description = "What to play.")
    private Optional<String> file = Optional.empty();

    @Option(names = "--union", paramLabel = "SPEC", description = "human, or a commander: NAME[:DOCTRINE][@NODES].")
    private Optional<String> union = Optional.empty();

    @Option(
            names = "--confederate",
            paramLabel = "SPEC",
            description = "human, or a commander: NAME[:DOCTRINE][@NODES].")
    private Optional<String> confederate = Optional.empty();

    @Option(names = "--seed", paramLabel = "N", description = "The seed of the dice.")
    private Optional<Long> seed = Optional.empty();

    @Override
    public Integer call() {
        known("--union", union);
        known("--confederate", confederate);
        if (file.isPresent()) {
            Result<Document> document = maps.documents().open(file.get());
            List<Problem> problems = problems(document);
            if (!problems.isEmpty()) {
                AnswerPrinter.report(spec.commandLine(), file.get(), problems);
                return ExitCode.BAD;
            }
        }
        return Window.open(new WindowOptions(
                maps.folder(),
                file,
                union,
                confederate,
                seed.map(OptionalLong::of).orElse(OptionalLong.empty())));
    }

    private static List<Problem> problems(Result<Document> document) {
        List<Problem> problems = new ArrayList<>(document.problems());
        document.value()
                .filter(found ->
                        !(found instanceof Document.ScenarioDocument) && !(found instanceof Document.GameDocument))
                .ifPresent(found ->
                        problems.addAll(Games.unfit("a scenario or a saved game can be played; this is neither")
                                .problems()));
        return problems;
    }

    private void known(String option, Optional<String> who) {
        who.filter(name -> !name.equals(HUMAN))
                .ifPresent(name -> NamedCommander.parse(spec.commandLine(), option + " (or " + HUMAN + ")", name));
    }
}
