package org.roadtorichmond.scenario.setup;

import java.util.Optional;
import java.util.function.Function;
import org.roadtorichmond.scenario.json.Fields;
import org.roadtorichmond.scenario.json.JsonText;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Problems;
import org.roadtorichmond.scenario.json.References;
import org.roadtorichmond.scenario.json.References.Referred;
import org.roadtorichmond.scenario.json.Result;

/**
 * Reads the map of a scenario, whether a file that the scenario names, or part of the scenario.
 *
 * @param references where the files are that the scenario names
 * @param problems gets what is wrong with the map
 */
public record MapReference(References references, Problems problems) {
    /** How many problems of another file are reported; the rest shows when that file is read alone. */
    private static final int MOST_TOLD = 20;

    Optional<LoadedMap> read(Fields scenario) {
        Optional<Node> value = scenario.value("map");
        if (value.isEmpty()) {
            return Optional.empty();
        }
        if (value.get() instanceof Node.ObjectNode inline) {
            return MapReader.read(new Fields(inline, problems), problems)
                    .map(field -> new LoadedMap(field, JsonText.of(inline), true));
        }
        return follow(
                scenario,
                "map",
                references,
                file -> file.tree()
                        .then(root ->
                                MapReader.read(root).map(field -> new LoadedMap(field, JsonText.of(root), false))));
    }

    /**
     * Reads the file that a key names. If there is none, that is a problem of the key; what is wrong with the file is
     * reported at its places there.
     */
    public static <T> Optional<T> follow(
            Fields fields, String key, References references, Function<Referred, Result<T>> reader) {
        String name = fields.text(key);
        if (!fields.isGood(key)) {
            return Optional.empty();
        }
        Result<Referred> found = references.find(name);
        found.problems().forEach(problem -> fields.fault(key, problem.sentence()));
        return found.value().flatMap(file -> {
            Result<T> read = reader.apply(file);
            fields.faults(key, name, read.problems().stream().limit(MOST_TOLD).toList());
            return read.value();
        });
    }
}
