package org.roadtorichmond.desktop;

import java.util.List;
import org.roadtorichmond.victory.VictorySystems;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** Victory systems that are asked besides the scenario's own. */
final class SystemsOption {
    @Option(
            names = "--as",
            paramLabel = "SYSTEM",
            split = ",",
            description = "Score by another victory system than the scenario's; several with commas between them.")
    private List<String> systems = List.of();

    /** The ids of the systems, in the order in which they were named. */
    List<String> systems() {
        return systems;
    }

    /** Refuses systems that do not exist. */
    void check(CommandSpec spec) {
        for (String system : systems) {
            if (VictorySystems.named(system).isEmpty()) {
                throw new ParameterException(
                        spec.commandLine(),
                        "'" + system + "' is no victory system; there are " + String.join(", ", VictorySystems.ids()));
            }
        }
    }
}
