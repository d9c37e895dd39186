package org.roadtorichmond.desktop;

import java.nio.file.Path;
import java.util.Set;
import org.roadtorichmond.scenario.json.SourceTree;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.scenario.save.OutputKind;
import org.roadtorichmond.workshop.BlankScenario;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Writes a blank map and a scenario on it. */
@Command(
        name = "new",
        description = {
            "Begins a scenario: writes a map of clear ground and a scenario on it without units, in which there is no error.",
            "What it needs to be played is armies: validate says so as a warning."
        })
final class NewCommand extends Subcommand {
    /** What a name may end with that is meant as the name of one of the files. */
    private static final String ENDINGS = "(?i)\\.(?:scenario|map)\\.json$";

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
    void run() {
        require("--columns", columns, BlankScenario.LARGEST);
        require("--rows", rows, BlankScenario.LARGEST);
        BlankScenario blank = new BlankScenario(name(), columns, rows);
        writeAndName(
                new Outputs(Set.of(), force.on()),
                new Written(out.resolveSibling(blank.mapFile()), OutputKind.MAP, () -> bytes(blank.map())),
                new Written(
                        out.resolveSibling(blank.scenarioFile()), OutputKind.SCENARIO, () -> bytes(blank.scenario())));
    }

    private String name() {
        Path last = out.getFileName();
        String name = last == null ? "" : last.toString().replaceFirst(ENDINGS, "");
        // A map and a scenario begin with the name of their files, which is one line.
        refuseIf(
                name.isBlank() || name.matches("\\.+") || !Words.isLine(name),
                "--out takes a name for the files, such as seven-pines");
        return name;
    }

    private static byte[] bytes(SourceTree tree) {
        return tree.bytes(tree.root());
    }
}
