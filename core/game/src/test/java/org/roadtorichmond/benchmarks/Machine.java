package org.roadtorichmond.benchmarks;

import com.badlogic.gdx.ai.pfa.indexed.IndexedAStarPathFinder;
import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.jgrapht.Graph;
import org.openjdk.jmh.runner.Runner;

/**
 * The machine on which the benchmarks ran.
 *
 * @param lines what is known about it, as pairs of name and value
 */
record Machine(List<List<String>> lines) {
    private static final double GIGABYTE = 1L << 30;

    static Machine here() throws IOException {
        OperatingSystemMXBean system = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
        return new Machine(List.of(
                List.of("Processor", processor() + ", " + system.getAvailableProcessors() + " cores"),
                List.of("Memory", String.format(Locale.ROOT, "%.0f GB", system.getTotalMemorySize() / GIGABYTE)),
                List.of("System", system.getName() + " " + system.getVersion() + " " + system.getArch()),
                List.of(
                        "Java",
                        System.getProperty("java.vm.name") + " " + Runtime.version() + ", "
                                + System.getProperty("java.vendor")),
                List.of(
                        "Libraries",
                        String.join(", ", jar(Runner.class), jar(Graph.class), jar(IndexedAStarPathFinder.class))),
                List.of("Load before the run", String.format(Locale.ROOT, "%.2f", system.getSystemLoadAverage())),
                List.of("Date", LocalDate.now(java.time.ZoneOffset.UTC).toString())));
    }

    private static String processor() throws IOException {
        Path file = Path.of("/proc/cpuinfo");
        if (!Files.exists(file)) {
            return System.getProperty("os.arch");
        }
        try (Stream<String> lines = Files.lines(file)) {
            return lines.filter(line -> line.startsWith("model name"))
                    .map(line -> line.substring(line.indexOf(':') + 1).trim())
                    .findFirst()
                    .orElse(System.getProperty("os.arch"));
        }
    }

    /** The file name of the jar of a class, which contains its version. */
    private static String jar(Class<?> type) {
        String path = type.getProtectionDomain().getCodeSource().getLocation().getPath();
        return path.substring(path.lastIndexOf('/') + 1).replace(".jar", "");
    }
}
