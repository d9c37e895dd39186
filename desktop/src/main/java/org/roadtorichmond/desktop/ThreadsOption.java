package org.roadtorichmond.desktop;

import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** On how many threads games are played; nothing but the time depends on it. */
final class ThreadsOption {
    /** The most that can be asked for. */
    static final int MOST = 1024;

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Option(names = "--threads", paramLabel = "T", description = "On how many threads (all processors).")
    private Optional<Integer> threads = Optional.empty();

    /** The number; that of the processors where none is named. Refuses what is no number of threads. */
    int count() {
        int count = threads.orElse(Runtime.getRuntime().availableProcessors());
        WholeNumber.require(spec, "--threads", count, MOST);
        return count;
    }
}
