package org.roadtorichmond.desktop;

import picocli.CommandLine.Option;

/** The seed with which a row of games, each with the next seed, begins. */
final class SeedOption {
    @Option(
            names = "--seed",
            paramLabel = "S",
            defaultValue = "1",
            description = "The first one's seed; each next one has the next (${DEFAULT-VALUE}).")
    private long seed;

    /** The seed. */
    long first() {
        return seed;
    }
}
