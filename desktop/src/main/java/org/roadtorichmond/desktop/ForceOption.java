package org.roadtorichmond.desktop;

import org.roadtorichmond.scenario.save.Outputs;
import picocli.CommandLine.Option;

/** Whether the files that a command writes may replace others. */
final class ForceOption {
    @Option(
            names = "--force",
            description = "Replace files that are there already, if they are of the kind that is written.")
    private boolean force;

    /** Whether they may. */
    boolean on() {
        return force;
    }

    /** The files that a command writes beside those that it reads, none yet. */
    Outputs outputs(MapsOption inputs) {
        return new Outputs(inputs.read(), force);
    }
}
