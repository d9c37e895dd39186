package org.roadtorichmond.desktop;

import picocli.CommandLine.Option;

/** The first seed of a series of games; each game uses the next seed. */
final class SeedOption {
    @Option(
            names = "--seed",
            paramLabel = "S",
            defaultValue = "1",
            description = "The first one's seed; each next one has the next (${DEFAULT-VALUE}).")
    private long seed;

    long first() {
        return seed;
    }
}
