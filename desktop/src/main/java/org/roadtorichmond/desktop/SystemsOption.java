package org.roadtorichmond.desktop;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.roadtorichmond.victory.VictorySystem;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** Victory systems to evaluate besides the scenario's own. */
final class SystemsOption {
    @Option(
            names = "--as",
            paramLabel = "SYSTEM",
            split = ",",
            converter = Converter.class,
            description = "Score by another victory system than the scenario's; several with commas between them.")
    private List<VictorySystem> systems = List.of();

    /** The systems, each once, in the order in which they were named. */
    Set<VictorySystem> systems() {
        return new LinkedHashSet<>(systems);
    }

    private static final class Converter implements ITypeConverter<VictorySystem> {
        @Override
        public VictorySystem convert(String value) {
            return VictorySystem.of(value)
                    .orElseThrow(() -> new TypeConversionException("'" + value + "' is no victory system; there are "
                            + String.join(", ", VictorySystem.ids())));
        }
    }
}
