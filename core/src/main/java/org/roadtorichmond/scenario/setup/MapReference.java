package org.roadtorichmond.scenario.setup;

import java.util.List;
import java.util.Optional;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.scenario.json.Fields;
import org.roadtorichmond.scenario.json.JsonText;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Problems;
import org.roadtorichmond.scenario.json.References;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.words.Sentence;

/** Reads the map of a scenario, whether a file that the scenario names, or part of the scenario. */
record MapReference(References references, Problems problems) {
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
        String name = scenario.text("map");
        return scenario.isGood("map") ? file(scenario, name) : Optional.empty();
    }

    private Optional<LoadedMap> file(Fields scenario, String name) {
        Result<Node.ObjectNode> tree = references.read(name).then(referred -> Result.good(referred.root()));
        Result<Battlefield> field = tree.then(MapReader::read);
        tell(scenario, "map", name, field.problems());
        return tree.value().flatMap(root -> field.value().map(f -> new LoadedMap(f, JsonText.of(root), false)));
    }

    /** Reports the problems of a file at the key that names it. */
    static void tell(Fields fields, String key, String name, List<Problem> found) {
        found.stream()
                .limit(MOST_TOLD)
                .forEach(problem ->
                        fields.fault(key, Sentence.of("problem.inFile", Words.quoted(name), problem.told())));
    }
}
