package org.roadtorichmond.screen.workshop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.files.FileHandle;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.scenario.json.JsonValues;
import org.roadtorichmond.session.words.Texts;
import org.roadtorichmond.testing.Checkout;
import org.roadtorichmond.workshop.Edit;
import org.roadtorichmond.workshop.EditableTree;
import org.roadtorichmond.workshop.Pointer;
import org.roadtorichmond.workshop.ScenarioEditor;
import org.roadtorichmond.workshop.Schema;
import org.roadtorichmond.workshop.SchemaField;
import org.roadtorichmond.workshop.Workbench;
import org.roadtorichmond.workshop.edits.FieldEdits;
import org.roadtorichmond.workshop.tools.Finding;

@DisplayName("The words for fields of scenarios")
final class FieldWordsTest {
    private static final List<Pointer> PARTS = List.of(
            Pointer.ROOT,
            EditableTree.MAP,
            Pointer.of("units"),
            Pointer.of("zones"),
            Pointer.of("map", "ways"),
            Pointer.of("map", "waters"),
            Pointer.of("map", "crossings"),
            Pointer.of("victory"),
            Pointer.of("rules"));

    @TempDir
    private Path folder;

    private static Texts texts(String language) {
        return new Texts(
                new FileHandle(Checkout.path("assets/i18n/messages").toFile()), Locale.forLanguageTag(language));
    }

    private static Stream<SchemaField> fields() {
        return PARTS.stream()
                .flatMap(part -> Schema.SCENARIO.fields(part).stream())
                .flatMap(field -> Stream.concat(Stream.of(field), field.columns().stream()));
    }

    private static SchemaField field(String part, String name) {
        return Schema.SCENARIO.fields(part.isEmpty() ? Pointer.ROOT : Pointer.of(part.split("\\."))).stream()
                .filter(field -> field.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    @Test
    @DisplayName("are there for every field that the schemas describe; none is called by its key in both languages")
    void all() {
        FieldWords english = new FieldWords(texts("en"));
        FieldWords german = new FieldWords(texts("de"));
        List<String> nameless = fields().filter(field -> Stream.of(english.name(field), german.name(field))
                        .allMatch(name -> name.toLowerCase(Locale.ROOT)
                                .endsWith(field.at().last().toLowerCase(Locale.ROOT))))
                .map(SchemaField::name)
                .filter(name -> !name.startsWith("rules.combatTable."))
                .toList();
        assertEquals(Set.of("name", "map.name", "victory.system", "victory.values.general"), new TreeSet<>(nameless));
        assertTrue(fields().count() > 120);
    }

    @ParameterizedTest
    @CsvSource({
        "units, strength, Strength, St\u00e4rke",
        "units, arrives.last, Latest turn, Sp\u00e4testens",
        "zones, holds, Holds units of, H\u00e4lt Einheiten von",
        "victory, victory.holds, Points for ground (rule 21.9), Punkte f\u00fcr Gel\u00e4nde (Regel 21.9)",
        "rules, rules.terrain.swamp.foot, Terrain \u00b7 swamp \u00b7 on foot, Gel\u00e4nde \u00b7 Sumpf \u00b7 zu Fu\u00df",
        "rules, rules.movement.infantry, Movement \u00b7 infantry, Bewegung \u00b7 Infanterie",
        "victory, victory.secondary.union.hexes, Secondary objective \u00b7 Union \u00b7 hexes, Nebenziel \u00b7 Union \u00b7 Felder",
        "map, map.north, North \u00b0, Norden \u00b0"
    })
    @DisplayName("say where a value belongs, and its rule, in both languages")
    void names(String part, String name, String english, String german) {
        assertEquals(english, new FieldWords(texts("en")).of(field(part, name)));
        assertEquals(german, new FieldWords(texts("de")).of(field(part, name)));
    }

    private static void apply(ScenarioEditor editor, String value, String... steps) {
        Edit edit = FieldEdits.set(Pointer.of(steps), Optional.of(JsonValues.text(value)));
        assertEquals(Optional.empty(), editor.apply(edit));
    }

    @Test
    @DisplayName("name the unit and the field, or the field of the scenario, of a problem; no path of a file is shown")
    void problems() {
        ScenarioEditor editor = Workbench.in(folder).open("training").editor();
        apply(editor, "many", "units", "0", "strength");
        apply(editor, "9999", "victory", "gateway");
        apply(editor, "many", "victory", "values", "trainOut");
        String id = editor.questions().text(Pointer.of("units", "0", "id")).orElseThrow();
        FieldWords words = new FieldWords(texts("en"));
        List<String> where = Finding.all(Workbench.judge(editor), editor.questions()).stream()
                .filter(finding -> !finding.warning())
                .map(words::where)
                .toList();
        assertTrue(where.contains(id + " \u00b7 Strength"), where::toString);
        assertTrue(where.contains("Gateway"), where::toString);
        assertTrue(where.stream().noneMatch(text -> text.contains("$") || text.contains("[")), where::toString);
    }

    @Test
    @DisplayName("give only hexes of this map as usual or as examples")
    void examples() {
        EditableTree small = Workbench.in(folder).open("training").editor().questions();
        FieldWords words = new FieldWords(texts("en"));
        assertEquals("such as 0804", words.usual(field("victory", "victory.gateway"), small));
        assertEquals("such as 0804 0104", words.usual(field("victory", "victory.bases"), small));
        EditableTree large =
                Workbench.in(folder).open("road-to-richmond").editor().questions();
        assertEquals("0117", words.usual(field("victory", "victory.gateway"), large));
        assertEquals("1528 2426", words.usual(field("victory", "victory.bases"), large));
        assertEquals("as its type", words.usual(field("units", "movement"), small));
        assertEquals("\u2013", words.usual(field("rules", "rules.terrain.swamp.wheeled"), small));
    }
}
