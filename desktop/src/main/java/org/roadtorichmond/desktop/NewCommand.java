package org.roadtorichmond.desktop;

import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import org.roadtorichmond.scenario.json.SourceTree;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.scenario.save.OutputFile;
import org.roadtorichmond.scenario.save.OutputKind;
import org.roadtorichmond.scenario.save.Outputs;
import org.roadtorichmond.words.Sentence;
import org.roadtorichmond.workshop.BlankScenario;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Writes a blank map and a scenario on it. */
@Command(
        name = "new",
        description = {
            "Begins a scenario: writes a map of clear ground and a scenario on it without units, in which there is no error.",
            "What it needs to be played is armies: validate says so as a warning."
        })
final class NewCommand implements Callable<Integer> {
    /** What a name may end with that is meant as the name of one of the files. */
    private static final String ENDINGS = "(?i)\\.(?:scenario|map)\\.json$";

    @Spec
    private CommandSpec spec;

    @Option(names = "--columns", paramLabel = "N", required = true, description = "The columns of the map, 1 to 999.")
    private int columns;

    @Option(names = "--rows", paramLabel = "N", required = true, description = "The rows of the map, 1 to 999.")
    private int rows;

    @Option(
            names = "--out",
            paramLabel = "NAME",
            required = true,
            description =
                    "What the files are called: NAME.map.json and NAME.scenario.json, with a folder before it if they are to lie in one.")
    private Path out;

    @Mixin
    private ForceOption force;

    @Override
    public Integer call() {
        WholeNumber.require(spec, "--columns", columns, BlankScenario.LARGEST);
        WholeNumber.require(spec, "--rows", rows, BlankScenario.LARGEST);
        BlankScenario blank = new BlankScenario(name(), columns, rows);
        Path map = out.resolveSibling(blank.mapFile());
        Path scenario = out.resolveSibling(blank.scenarioFile());
        Outputs outputs = new Outputs(Set.of(), force.on());
        OutputFile first = outputs.add(map, OutputKind.MAP);
        OutputFile second = outputs.add(scenario, OutputKind.SCENARIO);
        Optional<Sentence> trouble = outputs.refusal()
                .or(() -> first.write(bytes(blank.map())))
                .or(() -> second.write(bytes(blank.scenario())));
        if (trouble.isPresent()) {
            spec.commandLine().getErr().println(trouble.get());
            return ExitCode.BAD;
        }
        spec.commandLine().getOut().println(map);
        spec.commandLine().getOut().println(scenario);
        return ExitCode.DONE;
    }

    private String name() {
        Path last = out.getFileName();
        String name = last == null ? "" : last.toString().replaceFirst(ENDINGS, "");
        // A map and a scenario begin with the name of their files, which is one line.
        if (name.isBlank() || name.matches("\\.+") || !Words.isLine(name)) {
            throw new ParameterException(spec.commandLine(), "--out takes a name for the files, such as seven-pines");
        }
        return name;
    }

    private static byte[] bytes(SourceTree tree) {
        return tree.bytes(tree.root());
    }
}
