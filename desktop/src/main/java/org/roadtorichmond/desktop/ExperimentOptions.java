package org.roadtorichmond.desktop;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Predicate;
import org.roadtorichmond.scenario.experiment.ExperimentReader;
import org.roadtorichmond.scenario.experiment.ExperimentSheet;
import org.roadtorichmond.scenario.experiment.Factor;
import org.roadtorichmond.scenario.experiment.Values;
import org.roadtorichmond.scenario.json.Located;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.TreePath;
import org.roadtorichmond.scenario.setup.ScenarioReader;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of an experiment, named as in experiment files. An option overrides the file. */
final class ExperimentOptions extends OptionGroup {
    @Option(names = "--games", paramLabel = "N", description = "How many games of each variant at most (100).")
    private Optional<Integer> games = Optional.empty();

    @Option(
            names = {"--within", "--until"},
            paramLabel = "W",
            description = "Play until the Union's score is known to within so many percent on either side, such as 3.")
    private Optional<String> until = Optional.empty();

    @Option(
            names = "--sprt",
            paramLabel = "LO:HI",
            description = "Stop when it is settled, with 5 %% error, whether the Union scores LO or HI, such as 45:55.")
    private Optional<String> sprt = Optional.empty();

    @Option(
            names = "--from",
            paramLabel = "N",
            description = "Play a saved game, finished or not, again from the beginning of this game-turn on.")
    private Optional<Integer> from = Optional.empty();

    @Option(names = "--union", paramLabel = "SPEC", description = "Who commands the Union (colonel).")
    private Optional<String> union = Optional.empty();

    @Option(names = "--confederate", paramLabel = "SPEC", description = "Who commands the Confederates (colonel).")
    private Optional<String> confederate = Optional.empty();

    @Option(names = "--seed", paramLabel = "S", description = "The first game's seed; each next one has the next (1).")
    private Optional<Long> seed = Optional.empty();

    @Option(
            names = "--vary",
            paramLabel = "PATH=V1,V2",
            description = {
                "Play a variant for each value of something in the scenario or map beside it as it is, such as",
                "units.Train.arrives.turn=6,9,12; file=, union=, confederate= and forbid= change those choices.",
                "NAME: PATH=VALUE, PATH=VALUE is one variant of that name, in which several are changed together."
            })
    private List<String> vary = new ArrayList<>();

    @Option(names = "--grid", description = "Combine the values of several --vary, instead of one at a time.")
    private boolean grid;

    @Option(
            names = "--forbid",
            paramLabel = "SIDE:WHAT",
            description = "What a side may not do: roads, bombardment, exits, or attacks<2-1, such as union:roads.")
    private List<String> forbid = new ArrayList<>();

    @Option(
            names = "--ladder",
            description = "Play cadet, colonel and general@500 each against itself: with whom the scenario is even.")
    private boolean ladder;

    @Option(names = "--doctrines", description = "With --ladder: let them play by their other doctrines too.")
    private boolean doctrines;

    @Option(
            names = "--sensitivity",
            description = {
                "Make each unit a strength point weaker and stronger, and each arrival a turn earlier and later; screen all with a",
                "few games and confirm the few that move the score most with --games fresh ones."
            })
    private boolean sensitivity;

    @Mixin
    private SystemsOption others;

    /** Refuses contradictory or invalid options, before any file is read. */
    void check() {
        games.ifPresent(number -> require("--games", number, ExperimentReader.MOST_GAMES));
        from.ifPresent(turn -> require("--from", turn, ScenarioReader.MOST_TURNS));
        union.ifPresent(text -> NamedCommander.parse(spec, "--union", text));
        confederate.ifPresent(text -> NamedCommander.parse(spec, "--confederate", text));
        refuseIf(
                (ladder || sensitivity) && (ladder == sensitivity || !vary.isEmpty()),
                "--ladder, --sensitivity and --vary each make variants of their own; give one of them");
        refuseIf(
                ladder && (union.isPresent() || confederate.isPresent()),
                "--ladder names its commanders itself; leave --union and --confederate out");
        refuseIf(doctrines && !ladder, "--doctrines goes with --ladder");
        refuseIf(
                sensitivity && (until.isPresent() || sprt.isPresent()),
                "--sensitivity plays the same games of all changes; say how many with --games");
        refuseIf(sprt.isPresent() && until.isPresent(), "give --sprt or --within, not both");
        for (String factor : vary) {
            refuseIf(
                    TreePath.end(factor, '=') < 1, "--vary takes PATH=V1,V2, such as turns=8,10, not '" + factor + "'");
        }
    }

    /** Whether each rank plays against itself. */
    boolean isLadder() {
        return ladder;
    }

    /** Whether the ranks also play with every doctrine. */
    boolean doctrines() {
        return doctrines;
    }

    /** Whether to try the smallest changes of the scenario. */
    boolean isSensitivity() {
        return sensitivity;
    }

    /**
     * The experiment that the options describe, on top of what a file states.
     *
     * @param file the experiment file, if there is one
     * @param paths whether a path exists in the scenario
     */
    ExperimentSheet sheet(Optional<ExperimentSheet> file, Predicate<String> paths) {
        List<Located<String>> systems =
                others.systems().stream().map(system -> located(system.id())).toList();
        List<Factor> factors =
                vary.stream().map(text -> Values.factor(text, paths)).toList();
        boolean stops = until.isPresent() || sprt.isPresent();
        return new ExperimentSheet(
                file.map(ExperimentSheet::name).orElse(""),
                file.map(ExperimentSheet::file).orElse(located("")),
                from.map(OptionalInt::of).orElse(file.map(ExperimentSheet::from).orElse(OptionalInt.empty())),
                located(union).or(() -> file.flatMap(ExperimentSheet::union)),
                located(confederate).or(() -> file.flatMap(ExperimentSheet::confederate)),
                games.map(OptionalInt::of)
                        .orElse(file.map(ExperimentSheet::games).orElse(OptionalInt.empty())),
                stops ? located(until) : file.flatMap(ExperimentSheet::until),
                stops ? located(sprt) : file.flatMap(ExperimentSheet::sprt),
                seed.map(OptionalLong::of)
                        .orElse(file.map(ExperimentSheet::seed).orElse(OptionalLong.empty())),
                systems.isEmpty() ? file.map(ExperimentSheet::systems).orElse(List.of()) : systems,
                factors.isEmpty() ? file.map(ExperimentSheet::vary).orElse(List.of()) : factors,
                grid || file.map(ExperimentSheet::grid).orElse(false),
                forbid.isEmpty()
                        ? file.map(ExperimentSheet::forbid).orElse(List.of())
                        : forbid.stream().map(ExperimentOptions::located).toList(),
                file.map(ExperimentSheet::targets).orElse(List.of()));
    }

    private static Located<String> located(String text) {
        return new Located<>(text, Place.NOWHERE);
    }

    private static Optional<Located<String>> located(Optional<String> text) {
        return text.map(ExperimentOptions::located);
    }
}
