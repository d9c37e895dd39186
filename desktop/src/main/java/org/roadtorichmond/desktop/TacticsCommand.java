package org.roadtorichmond.desktop;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.roadtorichmond.balance.tactics.Exam;
import org.roadtorichmond.balance.tactics.ExamMark;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.tactic.Tactic;
import org.roadtorichmond.scenario.tactic.TacticDocument;
import org.roadtorichmond.scenario.tactic.Tactics;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Sets tactical positions for commanders, and shows which commanders solve them. */
@Command(
        name = "tactics",
        description = {
            "Puts tactical positions to commanders, and shows in how many trials each solves which.",
            "A position is solved when all its conditions hold; a commander passes it with four trials of five."
        })
final class TacticsCommand extends AnsweringCommand {
    private static final int MOST_SEEDS = 10_000;

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

    @Override
    void run() {
        require("--seeds", seeds, MOST_SEEDS);
        List<NamedCommander> named =
                commanders.stream().map(text -> commander("--commander", text)).toList();
        NamedCommander other = commander("--enemy", enemy);
        int count = threads.count();
        Map<String, Tactic> tactics = new LinkedHashMap<>();
        if (files.isEmpty()) {
            tactics.putAll(Tactics.shipped());
        }
        for (String file : files) {
            with(file, maps.documents().open(file).then(TacticsCommand::tactic), tactic -> tactics.put(file, tactic));
        }
        if (!tactics.isEmpty()) {
            List<Tactic> asked = List.copyOf(tactics.values());
            List<List<ExamMark>> marks = new Exam(new ArrayList<>(named), other).run(asked, seeds, seed.first(), count);
            TacticsAnswer answer = new TacticsAnswer(
                    named.stream().map(NamedCommander::text).toList(), List.copyOf(tactics.keySet()), marks);
            if (printer.isJson()) {
                answer.documents(asked).forEach((file, document) -> print(file, new Answer(document, List.of())));
            } else {
                answer.table(asked, orders).forEach(this::say);
            }
        }
    }

    private static Result<Tactic> tactic(Document document) {
        return document instanceof TacticDocument tactic
                ? Result.good(tactic.tactic())
                : Games.unfit("this is no tactical position; give a file of the format tactic/1");
    }
}
