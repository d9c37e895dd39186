package org.roadtorichmond.desktop;

import picocli.CommandLine.Help;
import picocli.CommandLine.Option;

/** Whether to show a progress bar for games. */
final class ProgressOption {
    @Option(
            names = "--progress",
            negatable = true,
            description = "Show a bar with rate and time left on standard error; usual in a terminal.")
    private boolean progress = Help.Ansi.AUTO.enabled();

    /** Creates the progress bar; an invisible one if none is to be shown. */
    Progress begin(long games, long done) {
        return new Progress(progress, games, done);
    }
}
