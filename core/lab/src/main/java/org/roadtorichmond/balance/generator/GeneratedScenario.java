package org.roadtorichmond.balance.generator;

import java.nio.charset.StandardCharsets;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.scenario.json.JsonText;
import org.roadtorichmond.scenario.json.References;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.TreeReader;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.scenario.setup.ScenarioReader;

/** A made-up scenario: the text of its two files, in the formats that all maps and scenarios have. */
public final class GeneratedScenario {
    /** The ending of the name of a map's file. */
    static final String MAP = ".map.json";

    private static final String SCENARIO = ".scenario.json";

    private final String name;
    private final String map;
    private final String scenario;

    GeneratedScenario(String name, Json map, Json scenario) {
        this.name = name;
        this.map = JsonText.indented(map.node());
        this.scenario = JsonText.indented(scenario.node());
    }

    /** The name of the map's file, which the scenario refers to. */
    public String mapFile() {
        return name + MAP;
    }

    /** The name of the scenario's file. */
    public String scenarioFile() {
        return name + SCENARIO;
    }

    /** The map. */
    public byte[] map() {
        return map.getBytes(StandardCharsets.UTF_8);
    }

    /** The scenario. */
    public byte[] scenario() {
        return scenario.getBytes(StandardCharsets.UTF_8);
    }

    /** The scenario as the files are read and checked; there are no problems. */
    public Result<LoadedScenario> load() {
        References files =
                file -> Result.good(new References.Referred(TreeReader.read(map()), References.NONE, mapFile()));
        return TreeReader.read(scenario()).then(root -> ScenarioReader.read(root, files));
    }
}
