package org.roadtorichmond.desktop;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import org.roadtorichmond.balance.generator.GeneratedScenario;
import org.roadtorichmond.balance.generator.ScenarioGenerator;
import org.roadtorichmond.scenario.save.FileStorage;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Writes a scenario that is made up by a seed. */
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

    @Option(names = "--out", paramLabel = "DIR", required = true, description = "The folder to write to.")
    private Path folder;

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
        PrintWriter out = spec.commandLine().getOut();
        try {
            Files.createDirectories(folder);
            write(out, made.mapFile(), made.map());
            write(out, made.scenarioFile(), made.scenario());
        } catch (IOException e) {
            spec.commandLine()
                    .getErr()
                    .println("The files cannot be written to " + folder + ": " + FileStorage.reason(e));
            return ExitCode.BAD;
        }
        out.flush();
        return ExitCode.DONE;
    }

    private void write(PrintWriter out, String name, byte[] bytes) throws IOException {
        Path file = folder.resolve(name);
        Files.write(file, bytes);
        out.println(file);
    }
}
