package org.roadtorichmond.desktop;

import java.util.Optional;
import picocli.CommandLine.Option;

/** The number of threads on which games are played. It affects only the time. */
final class ThreadsOption extends OptionGroup {
    /** The largest number of threads. */
    static final int MOST = 1024;

    @Option(names = "--threads", paramLabel = "T", description = "On how many threads (all processors).")
    private Optional<Integer> threads = Optional.empty();

    /** The number of threads; by default the number of processors. Refuses invalid numbers. */
    int count() {
        int count = threads.orElse(Runtime.getRuntime().availableProcessors());
        require("--threads", count, MOST);
        return count;
    }
}
