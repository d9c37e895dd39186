package org.roadtorichmond.desktop;

import picocli.CommandLine.Option;

/** Whether the files that a command writes may replace existing files. */
final class ForceOption {
    @Option(
            names = "--force",
            description = "Replace files that are there already, if they are of the kind that is written.")
    private boolean force;

    /** Whether existing files may be replaced. */
    boolean on() {
        return force;
    }

    /** Starts a list of the files that the command will write, checked against those that it reads; still empty. */
    Outputs outputs(MapsOption inputs) {
        return new Outputs(inputs.read(), force);
    }
}
