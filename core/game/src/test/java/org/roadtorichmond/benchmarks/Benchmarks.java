package org.roadtorichmond.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.openjdk.jmh.Main;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.roadtorichmond.testing.Checkout;

/**
 * Runs the benchmarks. The argument {@code full} runs all of them and writes the page of results; {@code quick} does the same with
 * short runs and writes the page into the build folder. Anything else is a pattern of names, followed by JMH's own options.
 */
public final class Benchmarks {
    private static final String FULL = "full";
    private static final String QUICK = "quick";
    private static final TimeValue QUICK_ITERATION = TimeValue.milliseconds(150);

    private Benchmarks() {}

    /** Runs the benchmarks that the arguments select. */
    public static void main(String[] args) throws RunnerException, IOException {
        if (args.length == 0 || (args.length == 1 && args[0].equals(FULL))) {
            write(FULL, new OptionsBuilder(), Checkout.path("core/benchmarks.md"));
        } else if (args.length == 1 && args[0].equals(QUICK)) {
            write(QUICK, shortened(), Path.of("target", "benchmarks.md"));
        } else {
            Main.main(args);
        }
    }

    private static ChainedOptionsBuilder shortened() {
        return new OptionsBuilder()
                .forks(1)
                .warmupIterations(4)
                .warmupTime(QUICK_ITERATION)
                .measurementIterations(3)
                .measurementTime(QUICK_ITERATION);
    }

    private static void write(String length, ChainedOptionsBuilder options, Path file)
            throws RunnerException, IOException {
        Machine machine = Machine.here();
        options.include(Benchmarks.class.getPackageName())
                .addProfiler(GCProfiler.class)
                .shouldFailOnError(true);
        if (!FrameWindow.possible()) {
            options.exclude(FrameBenchmark.class.getSimpleName());
        }
        Measurements measurements = new Measurements(new Runner(options.build()).run());
        Files.writeString(file, new ResultsPage(measurements, machine, length).text());
        System.out.println("The results are in " + file.toAbsolutePath());
    }
}
