package org.roadtorichmond.desktop;

import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.Callable;
import org.roadtorichmond.balance.generator.GeneratedScenario;
import org.roadtorichmond.balance.generator.ScenarioGenerator;
import org.roadtorichmond.balance.lab.Starts;
import org.roadtorichmond.scenario.save.OutputFile;
import org.roadtorichmond.scenario.save.OutputKind;
import org.roadtorichmond.scenario.save.Outputs;
import org.roadtorichmond.words.Sentence;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Writes a scenario that is generated from a seed. */
@Command(
        name = "generate",
        description = {
            "Makes up a scenario with a map of its own and writes both files. The same seed and size always give the same.",
            "Where commanders play, generated:N or generated:NxM stands for the scenario of seed N (with M units a side)."
        })
final class GenerateCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

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
    public Integer call() {
        if (units.isPresent() && !Starts.canHave(units.get())) {
            throw new ParameterException(
                    spec.commandLine(),
                    "--units takes a whole number from " + ScenarioGenerator.FEWEST_UNITS + " to "
                            + ScenarioGenerator.MOST_UNITS);
        }
        OptionalInt size = units.map(OptionalInt::of).orElse(OptionalInt.empty());
        GeneratedScenario made = ScenarioGenerator.generate(seed, size);
        Path map = folder.resolve(made.mapFile());
        Path scenario = folder.resolve(made.scenarioFile());
        Outputs outputs = new Outputs(Set.of(), force.on());
        OutputFile first = outputs.add(map, OutputKind.MAP);
        OutputFile second = outputs.add(scenario, OutputKind.SCENARIO);
        Optional<Sentence> trouble = outputs.makeFolder(folder)
                .or(outputs::refusal)
                .or(() -> first.write(made.map()))
                .or(() -> second.write(made.scenario()));
        if (trouble.isPresent()) {
            spec.commandLine().getErr().println(trouble.get());
            return ExitCode.BAD;
        }
        spec.commandLine().getOut().println(map);
        spec.commandLine().getOut().println(scenario);
        return ExitCode.DONE;
    }
}
