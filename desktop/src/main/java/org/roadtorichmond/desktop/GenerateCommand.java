package org.roadtorichmond.desktop;

import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.roadtorichmond.balance.generator.GeneratedScenario;
import org.roadtorichmond.balance.generator.ScenarioGenerator;
import org.roadtorichmond.balance.lab.Starts;
import org.roadtorichmond.scenario.save.OutputKind;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Writes a scenario that is generated from a seed. */
@Command(
        name = "generate",
        description = {
            "Makes up a scenario with a map of its own and writes both files.",
            "The same seed and size always give the same. Where commanders play, generated:N or generated:NxM stands for the scenario of seed N (with M units a side)."
        })
final class GenerateCommand extends Subcommand {
    @Option(names = "--seed", paramLabel = "N", required = true, description = "The seed, any whole number.")
    private long seed;

    @Option(
            names = "--units",
            paramLabel = "M",
            description = "The units a side, 4 to 60, beside a train (8 to 25, as the seed will).")
    private Optional<Integer> units = Optional.empty();

    @Option(
            names = "--out",
            paramLabel = "DIR",
            required = true,
            description = "The folder to write to, made if it is missing.")
    private Path folder;

    @Mixin
    private ForceOption force;

    @Override
    void run() {
        refuseIf(
                units.isPresent() && !Starts.canHave(units.get()),
                "--units takes a whole number from " + ScenarioGenerator.FEWEST_UNITS + " to "
                        + ScenarioGenerator.MOST_UNITS);
        OptionalInt size = units.map(OptionalInt::of).orElse(OptionalInt.empty());
        GeneratedScenario made = ScenarioGenerator.generate(seed, size);
        Outputs outputs = new Outputs(Set.of(), force.on());
        if (makeFolder(outputs, folder)) {
            writeAndName(
                    outputs,
                    new Written(folder.resolve(made.mapFile()), OutputKind.MAP, made::map),
                    new Written(folder.resolve(made.scenarioFile()), OutputKind.SCENARIO, made::scenario));
        }
    }
}
