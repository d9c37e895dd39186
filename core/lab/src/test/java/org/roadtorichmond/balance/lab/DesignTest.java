package org.roadtorichmond.balance.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.play.Standing;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.experiment.ExperimentDocument;
import org.roadtorichmond.scenario.experiment.Values;
import org.roadtorichmond.scenario.json.JsonText;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.TreePath;
import org.roadtorichmond.scenario.setup.Blueprint;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.testing.Checkout;

@DisplayName("Variants of a scenario")
class DesignTest {
    private static List<Variant> variants(boolean grid, String... factors) {
        Result<List<Variant>> variants = Labs.variants("training", "cadet", grid, factors);
        assertEquals(List.of(), variants.problems());
        return variants.value().orElseThrow();
    }

    private static List<String> names(boolean grid, String... factors) {
        return variants(grid, factors).stream().map(Variant::name).toList();
    }

    private static List<String> problems(boolean grid, String... factors) {
        return Labs.variants("training", "cadet", grid, factors).problems().stream()
                .map(Problem::message)
                .toList();
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "victory.supplyRange=4, false",
        "victory.values.trainOut=8, false",
        "'victory.holds=[{\"hex\":\"0204\",\"side\":\"union\",\"points\":4}]', false",
        "victory.gateway=0204, false",
        "rules.costPerPoint=40, false",
        "victory.exit=0104, false",
        "'victory.length={\"fixed\":3}', true",
        "units.2/B.strength=9, true",
        "turns=3, true",
        "union=cadet, true"
    })
    @DisplayName("a variant pays like the scenario unless what is paid for, or how much, is changed")
    void payments(String factor, boolean alike) {
        List<Variant> variants = variants(false, factor, "notes=One");
        assertEquals(alike, variants.get(1).paysLike(variants.get(0)));
    }

    private static Document open(String json) {
        return new Documents(Shelf.of(List.of(Checkout.path("maps"))))
                .open(json.replace('\'', '"').getBytes(StandardCharsets.UTF_8))
                .value()
                .orElseThrow();
    }

    private static List<Object> described(Scenario scenario) {
        return List.of(
                scenario.turns(),
                scenario.night(),
                scenario.first(),
                scenario.rules(),
                scenario.units().toString(),
                scenario.arrivals().toString(),
                scenario.exits().toString(),
                scenario.zones().toString(),
                scenario.victory().toString(),
                scenario.story(),
                scenario.notes());
    }

    @Test
    @DisplayName("that name no commander are played by colonels, as the schema says")
    void usualCommander() throws IOException {
        ExperimentDocument document =
                (ExperimentDocument) open("{'format': 'experiment/1', 'name': 'X', 'file': 'training'}");
        Variant only = Experiments.of(document).value().orElseThrow().variants().get(0);
        assertEquals("colonel colonel", only.union() + " " + only.confederate());
        String schema = Files.readString(Checkout.path("maps", "schema", "experiment.schema.json"));
        assertEquals(3, schema.split("\"default\": \"colonel\"", -1).length);
    }

    @Test
    @DisplayName("the defaults that can be varied are those of a scenario that says nothing")
    void defaults() {
        LoadedScenario bare = ((Document.ScenarioDocument) open(
                        "{'format': 'scenario/1', 'name': 'Bare', 'map': 'training.map.json', 'turns': 3, 'units': [],"
                                + " 'victory': {'system': 'withdrawal'}}"))
                .scenario();
        Blueprint blueprint = Blueprint.of(bare);
        LoadedScenario filled = blueprint.load(blueprint, List.of()).value().orElseThrow();
        assertEquals(described(bare.scenario()), described(filled.scenario()));
        assertTrue(blueprint.json().contains("\"lake\""), blueprint.json());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "turns=5 | turns | 5",
                "units.1/A.strength=7 | units.1/A.strength | 7",
                "units.A Art.hex=0603 | units.A Art.hex | \"0603\"",
                "units[0].strength=8 | units.1/A.strength | 8",
                "units.Train.arrives.turn=3 | units.Train.arrives.turn | 3",
                "units.Train.arrives.hexes[0]=0204 | units[3].arrives.hexes[0] | \"0204\"",
                "units.1/A.tags=[\"x\",\"y\"] | units.1/A.tags[1] | \"y\"",
                "rules.combatTable.3-1[2]=EX | rules.combatTable.3-1[2] | \"EX\"",
                "rules.terrain.swamp.foot=2.5 | rules.terrain.swamp.foot | 2.5",
                "rules.terrain.forest.foot=null | rules.terrain.forest.foot | null",
                "rules.stream.wheeled=null | rules.stream.wheeled | null",
                "rules.attrition=true | rules.attrition | true",
                "rules.forbid=[\"union:roads\"] | rules.forbid[0] | \"union:roads\"",
                "victory.supplyRange=4 | victory.supplyRange | 4",
                "victory.values.trainOut=8 | victory.values.trainOut | 8",
                "victory.holds=[{\"hex\":\"0204\",\"side\":\"union\",\"points\":4}] | victory.holds[0].points | 4",
                "map.name=Elsewhere | map.name | \"Elsewhere\"",
                "notes=12 | notes | \"12\""
            })
    @DisplayName("any value is changed by its path")
    void paths(String factor, String path, String value) {
        List<Variant> variants = variants(false, factor);
        Variant variant = variants.get(variants.size() - 1);
        assertEquals(factor, variant.name());
        assertEquals(
                value,
                new TreePath(path)
                        .in(Blueprint.of(variant.scenario()).root())
                        .map(JsonText::of)
                        .orElse("nothing"));
    }

    @Test
    @DisplayName("null removes a value, which then is the default")
    void removed() {
        LoadedScenario without = variants(false, "story=null").get(1).scenario();
        assertEquals("", without.scenario().story());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "unit.Train.strength=1 | unit.Train.strength=1: Nothing stands at \"unit.Train.strength\" (did you mean \"units.Train.strength\"?).",
                "units.Trian.strength=1 | units.Trian.strength=1: Nothing stands at \"units.Trian.strength\" (did you mean \"units.Train.strength\"?).",
                "units.1/A.strenght=1 | units.1/A.strenght=1: Nothing stands at \"units.1/A.strenght\" (did you mean \"units.1/A.strength\"?).",
                "turms=5 | turms=5: Nothing stands at \"turms\" (did you mean \"turns\"?).",
                "rules.combatTable.3-1[6]=DE | rules.combatTable.3-1[6]=DE: Nothing stands at \"rules.combatTable.3-1[6]\".",
                "zzz.y.x=5 | zzz.y.x=5: Nothing stands at \"zzz.y.x\".",
                "units.1/A.last=null | units.1/A.last=null: Nothing stands at \"units.1/A.last\"."
            })
    @DisplayName("a wrong path names the nearest")
    void wrong(String factor, String message) {
        assertEquals(List.of(message), problems(false, factor));
    }

    @Test
    @DisplayName("a wrong value is reported with its variant, once for each value")
    void wrongValue() {
        List<String> problems = problems(false, "turns=0,4,-1");
        assertEquals(2, problems.size(), problems.toString());
        assertTrue(problems.get(0).startsWith("turns=0: Found the number 0"), problems.get(0));
        assertTrue(problems.get(1).startsWith("turns=-1: Found the number -1"), problems.get(1));
    }

    @Test
    @DisplayName("two wrong paths are both reported, each once, also where values are combined")
    void twoWrong() {
        for (boolean grid : new boolean[] {false, true}) {
            assertEquals(
                    List.of(
                            "unit.Train.strength=1: Nothing stands at \"unit.Train.strength\" (did you mean \"units.Train.strength\"?).",
                            "turms=4: Nothing stands at \"turms\" (did you mean \"turns\"?)."),
                    problems(grid, "unit.Train.strength=1,2", "turms=4,5").stream()
                            .map(message -> message.replace("unit.Train.strength=1, turms=4", "unit.Train.strength=1"))
                            .toList());
        }
    }

    @Test
    @DisplayName("values of one path make a variant each, of several paths each is changed alone or all are combined")
    void combinations() {
        // The unchanged scenario has four turns.
        assertEquals(List.of("as it is", "turns=5"), names(false, "turns=4,5,5"));
        assertEquals(List.of("as it is", "turns=5"), names(true, "turns=4,5"));
        assertEquals(List.of("as it is", "turns=5", "rules.stacking=3"), names(false, "turns=4,5", "rules.stacking=3"));
        assertEquals(
                List.of(
                        "turns=4, rules.stacking=2",
                        "turns=4, rules.stacking=3",
                        "turns=5, rules.stacking=2",
                        "turns=5, rules.stacking=3"),
                names(true, "turns=4,5", "rules.stacking=2,3"));
        assertEquals(List.of(""), names(false));
    }

    @Test
    @DisplayName("commanders and what is forbidden are varied like values")
    void choices() {
        List<Variant> variants = variants(true, "union=cadet,colonel", "confederate=colonel");
        assertEquals(
                List.of("cadet colonel", "colonel colonel"),
                variants.stream()
                        .map(variant -> variant.union() + " " + variant.confederate())
                        .toList());
        assertEquals(
                "cadet", variants(true, "union=recruit,colonel").get(0).union().toString());
        List<Variant> forbidden = variants(false, "forbid=,union:roads,[\"union:roads\",\"union:exits\"]");
        assertEquals(
                List.of("nothing", "[\"union:roads\"]", "[\"union:roads\",\"union:exits\"]"),
                forbidden.stream()
                        .map(variant -> new TreePath("rules.forbid")
                                .in(Blueprint.of(variant.scenario()).root())
                                .map(JsonText::of)
                                .orElse("nothing"))
                        .toList());
        assertEquals(1, problems(false, "union=corporal").size());
    }

    private static String text(Variant variant, String path) {
        return new TreePath(path)
                .in(Blueprint.of(variant.scenario()).root())
                .map(JsonText::of)
                .orElse("nothing");
    }

    @Test
    @DisplayName("several values change together under a name, or not at all")
    void together() {
        String longer = "Longer and darker: turns=6, night=[5], union=colonel";
        List<Variant> alone = variants(false, longer, "turns=5");
        assertEquals(
                List.of("as it is", "Longer and darker", "turns=5"),
                alone.stream().map(Variant::name).toList());
        assertEquals(
                List.of("6", "[5]", "colonel cadet"),
                List.of(
                        text(alone.get(1), "turns"),
                        text(alone.get(1), "night"),
                        alone.get(1).union() + " " + alone.get(1).confederate()));
        assertEquals(
                List.of(
                        "rules.stacking=3",
                        "rules.stacking=4",
                        "Longer and darker, rules.stacking=3",
                        "Longer and darker, rules.stacking=4"),
                names(true, longer, "rules.stacking=3,4"));
        assertEquals(List.of("as it is", "Both: first"), names(false, "Both: first: turns=6, night=[5]"));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "A: turns=5 | A | turns | 5",
                "A: story=Hello, you there, turns=5 | A | story | \"Hello, you there\"",
                "A: story=\"one, two=2\", turns=5 | A | story | \"one, two=2\"",
                "A:  night=[2,3] ,turns = 5 | A | night | [2,3]",
                "A, b & C: forbid=[\"union:roads\",\"union:exits\"] | A, b & C | rules.forbid | [\"union:roads\",\"union:exits\"]",
                "story=a: b=c | story=a: b=c | story | \"a: b=c\""
            })
    @DisplayName("changes that are made together are told from the values of one path")
    void forms(String text, String name, String path, String value) {
        Variant variant = variants(false, text).get(1);
        assertEquals(name, variant.name());
        assertEquals(value, text(variant, path));
    }

    @Test
    @DisplayName("wrong paths of a set name the nearest, and two sets need two names")
    void wrongSets() {
        assertEquals(
                List.of("A: Nothing stands at \"turms\" (did you mean \"turns\"?)."),
                problems(false, "A: night=[2], turms=5"));
        assertTrue(problems(false, "A: zzz, turns=5").get(0).startsWith("A: The key \"zzz\" is unknown here."));
        assertEquals(
                List.of("Two variants are called \"A\". Give each set of changes a name of its own."),
                problems(false, "A: turns=5", "A: turns=6"));
        assertEquals(List.of("as it is", "A"), names(false, "A: turns=5", "A: turns=5"));
    }

    @Test
    @DisplayName("a path whose name has a colon in it is a path where such a thing is in the scenario")
    void colon() {
        String scenario =
                "{'format': 'scenario/1', 'name': 'Zones', 'map': 'training.map.json', 'turns': 3, 'units': [],"
                        + " 'zones': [{'name': 'Left: far', 'hexes': '0101', 'closedTo': 'union', 'until': {'turn': 2}}],"
                        + " 'victory': {'system': 'withdrawal'}}";
        List<Variant> variants = Labs.variants(
                        open(scenario),
                        "cadet",
                        false,
                        "zones.Left: far.until.turn=2,3",
                        "A: zones.Left: far.until.turn=1")
                .value()
                .orElseThrow();
        assertEquals(
                List.of("as it is", "zones.Left: far.until.turn=3", "A"),
                variants.stream().map(Variant::name).toList());
    }

    @Test
    @DisplayName("other files are variants too, and are changed as the first is")
    void files() {
        List<Variant> variants =
                variants(false, "file=training,savages-station", "Other: rules.stacking=3, file=savages-station");
        assertEquals(
                List.of("as it is", "file=savages-station", "Other"),
                variants.stream().map(Variant::name).toList());
        assertEquals("3", text(variants.get(2), "rules.stacking"));
        assertEquals(
                variants.get(1).scenario().scenario().name(),
                variants.get(2).scenario().scenario().name());
        assertEquals(
                List.of("file=nowhere: There is no file \"nowhere\" to be played here."),
                problems(false, "file=nowhere"));
    }

    @ParameterizedTest(name = "[{index}] {0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "1,2.5,-3 | 1;2.5;-3",
                "a,b c | \"a\";\"b c\"",
                "[1,2],[3] | [1,2];[3]",
                "{\"a\":1,\"b\":2},null | {\"a\":1,\"b\":2};null",
                "\"a,b\",true | \"a,b\";true",
                "\"a\\\"b,c\",d | \"a\\\"b,c\";\"d\"",
                "0101 | \"0101\"",
                "1e | \"1e\"",
                "`` | \"\"",
                ", | \"\";\"\""
            })
    @DisplayName("values on a command line are JSON or words, with commas between them")
    void values(String text, String expected) {
        assertEquals(
                expected,
                Values.list(text == null ? "" : text).stream().map(JsonText::of).collect(Collectors.joining(";")));
    }

    @Test
    @DisplayName("a position is carried into a changed scenario")
    void position() {
        Document position = open(
                "{'format': 'position/1', 'scenario': 'training.scenario.json', 'turn': 2, 'units':"
                        + " [{'id': '1/A', 'state': 'map', 'hex': '0304', 'strength': 2}, {'id': '2/B', 'state': 'eliminated', 'turn': 1}]}");
        List<Variant> variants = Labs.variants(
                        position, "cadet", false, "units.B Cav.strength=9", "units.B Cav.hex=0507")
                .value()
                .orElseThrow();
        for (Variant variant : variants) {
            Map<String, Standing> standings = variant.start().opening().standings().entrySet().stream()
                    .collect(Collectors.toMap(entry -> entry.getKey().id(), Map.Entry::getValue));
            assertEquals("OnMap[hex=0304, strength=2, shaken=false]", String.valueOf(standings.get("1/A")));
            assertEquals("Lost[turn=1]", String.valueOf(standings.get("2/B")));
            assertEquals(2, variant.start().begin(1).state().moment().turn());
        }
        assertEquals(
                List.of(
                        "OnMap[hex=0808, strength=1, shaken=false]",
                        "OnMap[hex=0808, strength=9, shaken=false]",
                        "OnMap[hex=0507, strength=1, shaken=false]"),
                variants.stream()
                        .map(variant -> variant.start().opening().standings().entrySet().stream()
                                .filter(entry -> entry.getKey().id().equals("B Cav"))
                                .map(entry -> String.valueOf(entry.getValue()))
                                .findFirst()
                                .orElseThrow())
                        .toList());
    }
}
