package org.roadtorichmond.desktop;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.balance.tactics.Exam;
import org.roadtorichmond.balance.tactics.ExamMark;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.tactic.Tactic;
import org.roadtorichmond.scenario.tactic.TacticDocument;
import org.roadtorichmond.scenario.tactic.Tactics;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Sets tactical positions for commanders, and shows which commanders solve them. */
@Command(
        name = "tactics",
        description = {
            "Puts tactical positions to commanders, and shows in how many trials each solves which.",
            "A position is solved when all its conditions hold; a commander passes it with four trials of five."
        })
final class TacticsCommand implements Callable<Integer> {
    private static final int MOST_SEEDS = 10_000;

    @Spec
    private CommandSpec spec;

    @Mixin
    private MapsOption maps;

    @Mixin
    private ThreadsOption threads;

    @Parameters(
            arity = "0..*",
            paramLabel = "FILE",
            description = "Tactical positions; without any, those that come with the game.")
    private List<String> files = List.of();

    @Option(
            names = "--commander",
            paramLabel = "SPEC",
            description = "Who is to solve them, once or more: NAME[:DOCTRINE][@NODES] (cadet and colonel).")
    private List<String> commanders = List.of("cadet", "colonel");

    @Option(
            names = "--enemy",
            paramLabel = "SPEC",
            defaultValue = "cadet",
            description = "Who plays the other side (${DEFAULT-VALUE}).")
    private String enemy;

    @Option(
            names = "--seeds",
            paramLabel = "N",
            defaultValue = "5",
            description = "How many trials of each position (${DEFAULT-VALUE}).")
    private int seeds;

    @Mixin
    private SeedOption seed;

    @Option(
            names = "--orders",
            description = "Show all commands of the first trial as well, and which conditions held.")
    private boolean orders;

    @Mixin
    private JsonOption json;

    @Override
    public Integer call() {
        WholeNumber.require(spec, "--seeds", seeds, MOST_SEEDS);
        List<NamedCommander> named = commanders.stream()
                .map(text -> NamedCommander.parse(spec.commandLine(), "--commander", text))
                .toList();
        NamedCommander other = NamedCommander.parse(spec.commandLine(), "--enemy", enemy);
        int count = threads.count();
        Map<String, Tactic> tactics = new LinkedHashMap<>();
        boolean good = read(tactics);
        if (!tactics.isEmpty()) {
            List<Supplier<Commander>> makers = new ArrayList<>(named);
            List<List<ExamMark>> marks =
                    new Exam(makers, other).run(List.copyOf(tactics.values()), seeds, seed.first(), count);
            TacticsAnswer answer = new TacticsAnswer(
                    named.stream().map(NamedCommander::text).toList(), List.copyOf(tactics.keySet()), marks);
            if (json.on()) {
                AnswerPrinter printer = json.printer(false);
                answer.documents(List.copyOf(tactics.values()))
                        .forEach((file, document) -> printer.print(file, new Answer(document, List.of())));
            } else {
                answer.table(List.copyOf(tactics.values()), orders)
                        .forEach(spec.commandLine().getOut()::println);
            }
        }
        return good ? ExitCode.DONE : ExitCode.BAD;
    }

    /** Reads the files and reports those with problems. Returns whether all are good. */
    private boolean read(Map<String, Tactic> tactics) {
        if (files.isEmpty()) {
            tactics.putAll(Tactics.shipped());
            return true;
        }
        AnswerPrinter printer = json.printer(false);
        boolean good = true;
        for (String file : files) {
            Result<Tactic> tactic = maps.documents().open(file).then(TacticsCommand::tactic);
            tactic.value().ifPresent(read -> tactics.put(file, read));
            List<Problem> problems = tactic.problems();
            if (!problems.isEmpty()) {
                printer.report(file, problems);
                good = false;
            }
        }
        return good;
    }

    private static Result<Tactic> tactic(Document document) {
        return document instanceof TacticDocument tactic
                ? Result.good(tactic.tactic())
                : Games.unfit("this is no tactical position; give a file of the format tactic/1");
    }
}
