package org.roadtorichmond.desktop;

import picocli.CommandLine.Help;
import picocli.CommandLine.Option;

/** Whether a bar shows how far games have come. */
final class ProgressOption {
    @Option(
            names = "--progress",
            negatable = true,
            description = "Show a bar with rate and time left on standard error; usual in a terminal.")
    private boolean progress = Help.Ansi.AUTO.enabled();

    /** Begins to show it, if it is to be shown. */
    Progress begin(long games, long done) {
        return new Progress(progress, games, done);
    }
}
