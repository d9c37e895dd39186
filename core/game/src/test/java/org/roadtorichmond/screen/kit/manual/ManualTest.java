package org.roadtorichmond.screen.kit.manual;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.files.FileHandle;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.map.Terrain;
import org.roadtorichmond.map.TerrainEffects;
import org.roadtorichmond.play.CombatResult;
import org.roadtorichmond.play.CombatTable;
import org.roadtorichmond.play.Odds;
import org.roadtorichmond.play.Refusal;
import org.roadtorichmond.play.Rules;
import org.roadtorichmond.screen.kit.chart.Axis;
import org.roadtorichmond.session.manual.ManualBlock;
import org.roadtorichmond.session.manual.ManualTables;
import org.roadtorichmond.session.manual.Prose;
import org.roadtorichmond.session.words.Texts;
import org.roadtorichmond.testing.Checkout;

@DisplayName("The field manual")
class ManualTest {
    private static final Pattern DOTTED =
            Pattern.compile("\"(\\d{1,2}(?:\\.[a-z0-9-]+)+|(?:simplified|spoils|withdrawal)\\.[a-z-]+)\"");

    /** Versions of XML and of the maps of Tiled, and the address of all networks, which look like rules. */
    private static final Set<String> VERSIONS = Set.of("1.0", "1.10", "0.0.0.0");

    private static Manual manual(String language, Rules rules) {
        Texts texts = new Texts(
                new FileHandle(Checkout.path("assets/i18n/messages").toFile()), Locale.forLanguageTag(language));
        String source = new FileHandle(
                        Checkout.path("assets/manual/rules_" + language + ".md").toFile())
                .readString("UTF-8");
        return Manual.read(source, new ManualTables(rules, texts));
    }

    private static Manual manual(String language) {
        return manual(language, Rules.standard());
    }

    private static List<String> numbers(Manual manual) {
        return manual.blocks().stream()
                .map(ManualBlock::number)
                .filter(number -> !number.isEmpty())
                .toList();
    }

    @Test
    @DisplayName("it has the same rules, chapters, tables and cross references in both languages, and no number twice")
    void sameInBothLanguages() {
        Manual english = manual("en");
        Manual german = manual("de");
        assertEquals(numbers(english), numbers(german));
        assertEquals(new TreeSet<>(numbers(english)).size(), numbers(english).size());
        assertEquals(english.blocks().size(), german.blocks().size());
        for (int i = 0; i < english.blocks().size(); i++) {
            ManualBlock block = english.blocks().get(i);
            ManualBlock other = german.blocks().get(i);
            assertEquals(block.getClass(), other.getClass(), "block " + i);
            assertEquals(cited(block), cited(other), "block " + i);
            assertFalse(other.texts().stream().allMatch(text -> text.plain().isBlank()));
        }
    }

    private static List<String> cited(ManualBlock block) {
        return block.texts().stream()
                .flatMap(text -> text.cited().stream())
                .sorted()
                .toList();
    }

    @Test
    @DisplayName("every rule that it cites, and every rule that the program cites to a player, is in it")
    void everyCitedRule() {
        Manual manual = manual("en");
        Set<String> cited = new TreeSet<>();
        manual.blocks().forEach(block -> cited.addAll(cited(block)));
        Arrays.stream(Refusal.Reason.values()).map(Refusal.Reason::rule).forEach(cited::add);
        Checkout.sources("").stream()
                .flatMap(source -> DOTTED.matcher(source).results())
                .map(match -> match.group(1))
                .filter(text -> !VERSIONS.contains(text))
                .forEach(cited::add);
        assertTrue(cited.containsAll(List.of("15", "8.4", "21.11.1", "16.decimated", "withdrawal.break-point")));
        assertEquals(List.of(), cited.stream().filter(rule -> !manual.has(rule)).toList());
    }

    private static List<List<String>> table(Manual manual, String rule) {
        int at = manual.find(rule);
        while (!(manual.blocks().get(at) instanceof ManualBlock.Grid)) {
            at++;
        }
        return ((ManualBlock.Grid) manual.blocks().get(at))
                .rows().stream()
                        .map(row -> row.stream().map(Prose::plain).toList())
                        .toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "de"})
    @DisplayName("its tables show the figures of the rules in force: 2.2, 3.1, 8.5")
    void tables(String language) {
        Rules standard = Rules.standard();
        Rules rules = new Rules(
                Map.of(Arm.INFANTRY, 11),
                standard.stacking(),
                standard.ground().withRows(Map.of(Terrain.SWAMP, new TerrainEffects.Row(3, 5, 4, true))),
                standard.bombardment(),
                standard.table()
                        .with(Map.of(
                                Odds.ONE_TO_ONE,
                                List.of(
                                        CombatResult.EX,
                                        CombatResult.EX,
                                        CombatResult.EX,
                                        CombatResult.EX,
                                        CombatResult.EX,
                                        CombatResult.AE))),
                standard.nightPercent(),
                standard.recoverAt(),
                standard.options(),
                standard.costPerPoint(),
                standard.restrictions());
        for (Rules each : List.of(standard, rules)) {
            Manual manual = manual(language, each);
            List<List<String>> combat = table(manual, "8.5");
            for (Odds odds : Odds.values()) {
                assertEquals(odds.label(), combat.get(0).get(1 + odds.ordinal()));
                for (int face = 1; face <= CombatTable.FACES; face++) {
                    assertEquals(
                            each.table().result(odds, face).name(),
                            combat.get(face).get(1 + odds.ordinal()));
                }
            }
            List<List<String>> terrain = table(manual, "3.1");
            for (Terrain ground : Terrain.values()) {
                TerrainEffects.Row row = each.ground().row(ground);
                List<String> shown = terrain.get(1 + ground.ordinal());
                assertEquals(row.foot() != null, shown.get(1).matches("[\\d½]+"));
                if (row.foot() != null) {
                    assertEquals(Texts.halves(row.foot()), shown.get(1));
                }
                if (row.wheeled() != null) {
                    assertEquals(Texts.halves(row.wheeled()), shown.get(2));
                }
            }
            assertEquals(
                    Texts.halves(each.allowance(Arm.INFANTRY)),
                    table(manual, "2.2").get(1 + Arm.INFANTRY.ordinal()).get(1));
        }
    }

    @Test
    @DisplayName("a number leads to its rule, to the rule that it is a part of, or to its first part")
    void finds() {
        Manual manual = manual("en");
        assertEquals("8.5.1", manual.blocks().get(manual.find("8.5.1")).number());
        assertEquals("8.5", manual.blocks().get(manual.find("8.5.9")).number());
        assertEquals("21.12.1", manual.blocks().get(manual.find("21.12")).number());
        assertEquals("16", manual.blocks().get(manual.find("16")).number());
        assertEquals(0, manual.find("99"));
    }

    @Test
    @DisplayName("searching finds words in texts and tables, whether in capitals or not, and rules by their number")
    void searches() {
        Manual manual = manual("en");
        assertEquals(List.of(), manual.search("  "));
        assertEquals(List.of(), manual.search("dragoons"));
        List<Manual.Hit> hits = manual.search("ORPHANS");
        assertEquals(1, hits.size());
        ManualBlock block = manual.blocks().get(hits.get(0).block());
        assertEquals("8.3", block.number());
        assertEquals(
                "orphans",
                block.texts()
                        .get(0)
                        .plain()
                        .substring(hits.get(0).from(), hits.get(0).to()));
        assertTrue(manual.search("forested rough").size() >= 2);
        assertEquals(
                "12.2",
                manual.blocks().get(manual.search("12.2").get(0).block()).number());
    }

    @Test
    @DisplayName("a paragraph is cut into words, with what is bold and what is cited, and its letters stay in place")
    void prose() {
        Prose prose = Prose.parse("Units **must** stop ({7.2}).");
        assertEquals("Units must stop (7.2).", prose.plain());
        assertEquals(List.of("7.2"), prose.cited());
        for (Prose.Piece piece : prose.pieces()) {
            assertEquals(piece.text(), prose.plain().substring(piece.at(), piece.end()));
        }
        assertEquals(Prose.Style.BOLD, prose.pieces().get(1).style());
    }

    @Test
    @DisplayName("a chart's scale holds all values and 0, in round steps and no more than asked for")
    void axis() {
        for (double most : new double[] {0, 0.4, 1, 3, 7, 19, 20, 21, 99, 1234, 80_000}) {
            for (double least : new double[] {0, -3, -17}) {
                Axis axis = Axis.of(least, most, 6);
                assertTrue(axis.low() <= least && axis.high() >= most && axis.low() <= 0);
                assertTrue(axis.marks() >= 2 && axis.marks() <= 8, axis.toString());
                assertEquals(axis.high(), axis.mark(axis.marks() - 1), 1e-9);
                assertEquals(0, axis.part(axis.low()));
                assertEquals(1, axis.part(axis.high()));
            }
        }
    }
}
