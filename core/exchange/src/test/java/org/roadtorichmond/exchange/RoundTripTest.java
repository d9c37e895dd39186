package org.roadtorichmond.exchange;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.exchange.draft.Answers;
import org.roadtorichmond.exchange.draft.Imported;
import org.roadtorichmond.exchange.draft.ReportEntry;
import org.roadtorichmond.exchange.draft.ReportEntry.Kind;
import org.roadtorichmond.exchange.draft.Siblings;
import org.roadtorichmond.exchange.draft.SourceFile;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.scenario.json.JsonText;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.TreeReader;
import org.roadtorichmond.scenario.setup.MapReader;
import org.roadtorichmond.testing.Checkout;
import org.roadtorichmond.testing.Patience;

@DisplayName("What is exported and imported again")
final class RoundTripTest {
    private static Node.ObjectNode tree(String file) {
        try {
            return TreeReader.read(Files.readAllBytes(Checkout.path("maps", file)))
                    .value()
                    .orElseThrow();
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    private static Battlefield field(String file) {
        return MapReader.read(tree(file)).value().orElseThrow();
    }

    private static SourceFile source(String name, String text) {
        return new SourceFile(name, text.getBytes(StandardCharsets.UTF_8), Siblings.NONE);
    }

    private static Imported into(String csv, FileImport.Target target) {
        return FileImport.read(source("oob.csv", csv), Answers.NONE, Optional.of(target))
                .value()
                .orElseThrow();
    }

    // --- Orders of battle --------------------------------------------------------------------------------------------

    @ParameterizedTest
    @ValueSource(strings = {"road-to-richmond", "gaines-mill", "savages-station", "the-bridges", "glendale"})
    @DisplayName("gives the same bytes of a scenario, whatever is done to the order of battle by a spreadsheet")
    void scenario(String name) throws IOException {
        String before = Files.readString(Checkout.path("maps", name + ".scenario.json"));
        Node.ObjectNode root = tree(name + ".scenario.json");
        FileImport.Target target =
                new FileImport.Target(root, field("peninsula.map.json").grid());
        String csv = FileExport.csv(root);
        for (String saved : List.of(csv, "\ufeff" + csv.replace("\n", "\r\n"), "sep=,\r\n" + csv)) {
            Imported imported = into(saved, target);
            assertEquals(List.of(), imported.report().entries(Kind.MISSING));
            assertEquals(List.of(), imported.report().entries(Kind.LEFT));
            Node.ObjectNode after = FileImport.scenario(imported, Optional.empty(), Optional.of(target))
                    .orElseThrow();
            assertEquals(before, TreeReader.layOut(after).text());
        }
    }

    @Test
    @DisplayName("has all 96 units of the main scenario")
    void mainScenario() {
        assertEquals(
                97,
                FileExport.csv(tree("road-to-richmond.scenario.json")).lines().count());
    }

    @Test
    @DisplayName("gives the same rows where the scenario is a draft")
    void draft() {
        Imported first = ImportFiles.good(ImportFiles.file("csv/oob-quotes.csv"));
        String csv = FileExport.csv(
                FileImport.scenario(first, Optional.empty(), Optional.empty()).orElseThrow());
        Imported second = ImportFiles.good(source("again.csv", csv));
        assertEquals(
                csv,
                FileExport.csv(FileImport.scenario(second, Optional.empty(), Optional.empty())
                        .orElseThrow()));
    }

    @Test
    @DisplayName("keeps what the table has no column for, and changes what it has")
    void someColumns() {
        Node.ObjectNode root = tree("training.scenario.json");
        FileImport.Target target =
                new FileImport.Target(root, field("training.map.json").grid());
        Imported imported = into("id;strength\n1/A;9\n", target);
        Node.ObjectNode unit = imported.units().get(0).json();
        String old = JsonText.of(FileExport.units(root).stream()
                .filter(each -> JsonText.of(each).contains("\"1/A\""))
                .findFirst()
                .orElseThrow());
        assertEquals(old.replaceFirst("\"strength\":\\d+", "\"strength\":9"), JsonText.of(unit));
        assertTrue(imported.report().entries(Kind.LEFT).stream()
                .anyMatch(entry -> entry.what().equals("units")));
    }

    @Test
    @DisplayName(
            "gives back names that a spreadsheet would take for formulas, tags of several words, and when who arrives")
    void oddities() {
        String json =
                "{\"format\":\"scenario/1\",\"units\":[{\"id\":\"=1+1\",\"side\":\"union\",\"type\":\"infantry\",\"strength\":0,"
                        + "\"formation\":\"'-x\",\"tags\":[\"two words\"],\"movement\":5.50,\"arrives\":{\"turn\":2,\"last\":4,"
                        + "\"hexes\":[\"0101\",\"0102\"],\"optional\":true,\"number\":3,\"group\":\"a, b\"}},"
                        + "{\"id\":\"@b\",\"side\":\"confederate\",\"type\":\"train\",\"strength\":0,\"tags\":[],\"hex\":\"0101\"}]}";
        Node.ObjectNode root =
                TreeReader.read(json.getBytes(StandardCharsets.UTF_8)).value().orElseThrow();
        String csv = FileExport.csv(root);
        FileImport.Target target =
                new FileImport.Target(root, field("training.map.json").grid());
        Node.ObjectNode again = FileImport.scenario(into(csv, target), Optional.empty(), Optional.of(target))
                .orElseThrow();
        assertEquals(JsonText.of(root), JsonText.of(again));
        Imported alone = ImportFiles.good(source("a.csv", csv));
        assertEquals(
                "{\"id\":\"=1+1\",\"side\":\"union\",\"type\":\"infantry\",\"strength\":0,\"movement\":5.5,\"formation\":\"'-x\","
                        + "\"tags\":[\"two words\"],\"arrives\":{\"turn\":2,\"last\":4,\"hexes\":[\"0101\",\"0102\"],"
                        + "\"optional\":true,\"number\":3,\"group\":\"a, b\"}}",
                JsonText.of(alone.units().get(0).json()));
    }

    // --- Maps --------------------------------------------------------------------------------------------------------

    @ParameterizedTest
    @ValueSource(strings = {"peninsula.map.json", "training.map.json"})
    @DisplayName("gives the same map by way of Tiled: ground, ways, waters, crossings, crossovers, places and edges")
    void map(String file) {
        Battlefield before = field(file);
        String tmx = FileExport.tiled(before, Optional.empty());
        Imported imported = Patience.quickly(() -> ImportFiles.good(source("map.tmx", tmx)));
        assertEquals(List.of(), imported.report().entries(Kind.MISSING));
        assertEquals(List.of(), imported.report().entries(Kind.LEFT));
        Battlefield after = MapReader.read(imported.map().orElseThrow()).value().orElseThrow();
        assertEquals(before.name(), after.name());
        assertEquals(before.north(), after.north());
        for (int hex = 0; hex < before.grid().size(); hex++) {
            assertEquals(before.terrain(hex), after.terrain(hex));
        }
        assertEquals(before.ways(), after.ways());
        assertEquals(waters(before), waters(after));
        assertEquals(
                before.crossings().stream()
                        .map(each -> each.name()
                                + each.kind()
                                + side(each.hexside().toString())
                                + new TreeSet<>(each.arms()))
                        .toList(),
                after.crossings().stream()
                        .map(each -> each.name()
                                + each.kind()
                                + side(each.hexside().toString())
                                + new TreeSet<>(each.arms()))
                        .toList());
        assertEquals(before.places(), after.places());
        assertEquals(before.crossovers(), after.crossovers());
        assertEquals(before.edges(), after.edges());
        assertEquals(tmx, FileExport.tiled(after, Optional.empty()));
    }

    private static Set<String> waters(Battlefield field) {
        Set<String> sides = new TreeSet<>();
        field.waters()
                .forEach(water -> water.hexsides()
                        .forEach(side -> sides.add(water.kind() + water.name() + side(side.toString()))));
        return sides;
    }

    /** A hexside, whichever of its hexes is named first. */
    private static String side(String text) {
        String[] hexes = text.split("/", -1);
        Arrays.sort(hexes);
        return String.join("/", hexes);
    }

    @Test
    @DisplayName("gives the same units by way of Tiled, where they stand and where they arrive")
    void unitsInTiled() {
        Node.ObjectNode root = tree("road-to-richmond.scenario.json");
        String tmx = FileExport.tiled(field("peninsula.map.json"), Optional.of(root));
        Imported imported = ImportFiles.good(source("map.tmx", tmx));
        assertEquals(
                FileExport.csv(root),
                FileExport.csv(FileImport.scenario(imported, Optional.empty(), Optional.empty())
                        .orElseThrow()));
        assertEquals(
                List.of("turns"),
                imported.report().entries(Kind.MISSING).stream()
                        .map(ReportEntry::what)
                        .toList());
    }

    @Test
    @DisplayName("keeps the bytes of maps and scenarios")
    void laidOut() throws IOException {
        for (String file : List.of(
                "peninsula.map.json", "training.map.json", "training.scenario.json", "the-bridges.scenario.json")) {
            assertEquals(
                    Files.readString(Checkout.path("maps", file)),
                    TreeReader.layOut(tree(file)).text(),
                    file);
        }
    }
}
