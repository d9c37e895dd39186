package org.roadtorichmond.exchange;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roadtorichmond.exchange.csv.AnswersTable;
import org.roadtorichmond.exchange.draft.Answers;
import org.roadtorichmond.exchange.draft.Imported;
import org.roadtorichmond.exchange.draft.Question;
import org.roadtorichmond.exchange.draft.ReportEntry.Kind;
import org.roadtorichmond.exchange.draft.Siblings;
import org.roadtorichmond.exchange.draft.SourceFile;
import org.roadtorichmond.exchange.draft.UnitDraft;
import org.roadtorichmond.scenario.json.JsonText;
import org.roadtorichmond.testing.Patience;

@DisplayName("A table of units")
final class TablesTest {
    private static final String UNIT =
            "{\"id\":\"Émile\",\"side\":\"union\",\"type\":\"horse-artillery\",\"hex\":\"0101\"}";

    private static SourceFile table(byte[] bytes) {
        return new SourceFile("oob.csv", bytes, Siblings.NONE);
    }

    private static SourceFile table(String text) {
        return table(text.getBytes(StandardCharsets.UTF_8));
    }

    private static void assertUnit(byte[] bytes) {
        Imported imported = ImportFiles.good(table(bytes));
        assertEquals(1, imported.units().size());
        assertEquals(UNIT, JsonText.of(imported.units().get(0).json()));
    }

    @Test
    @DisplayName("is read as spreadsheets save it: UTF-16 with tabs, Windows-1252, quotes, blanks, empty rows")
    void forms() {
        assertUnit("\ufeffid\tside\ttype\thex\r\nÉmile\tUNION\tHorse Artillery\t0101\r\n"
                .getBytes(StandardCharsets.UTF_16LE));
        assertUnit("id;side;type;hex\nÉmile;union;horse_artillery;0101\n".getBytes(Charset.forName("windows-1252")));
        assertUnit("\"id\",\"side\",\"type\",\"hex\"\n\n,,,\n\" Émile \",Union,horse-artillery,0101,,\n"
                .getBytes(StandardCharsets.UTF_8));
        assertUnit("sep=|\nid|side|type|hex\nÉmile|union|horse-artillery|0101\n".getBytes(StandardCharsets.UTF_8));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "''|empty",
                "title,side~a,union|No column is headed id",
                "id,ID~a,b|Two columns",
                "id,side~@a,b|quote"
            })
    @DisplayName("that is none is refused in a sentence")
    void refused(String text, String expected) {
        String refusal = ImportFiles.refusal(table(text.replace('~', '\n').replace('@', '"')));
        assertTrue(refusal.contains(expected), refusal);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "strength|5,5|strength",
                "strength|-1|strength",
                "strength|1e9|strength",
                "strength|4. Jan|strength",
                "movement|5.3|movement",
                "hex|999|hex",
                "hex|0304 0305|hex",
                "turn|zero|turn",
                "entry|304|entry",
                "type|inf|type",
                "side|Yanks|side"
            })
    @DisplayName("has cells that cannot be meant, which are left out and listed with their place")
    void cells(String column, String cell, String what) {
        Imported imported = ImportFiles.good(table("id;" + column + "\na;\"" + cell + "\"\n"));
        assertTrue(
                imported.report().entries(Kind.MISSING).stream()
                        .anyMatch(entry -> entry.what().equals(what)
                                && entry.at().line() == 2
                                && entry.at().column() == 2),
                () -> imported.report().entries(Kind.MISSING).toString());
    }

    @Test
    @DisplayName("numbers a unit that is called as another one, and leaves out rows without a name")
    void names() {
        Imported imported = ImportFiles.good(table("id,strength\na,1\na,2\n,3\n"));
        assertEquals(List.of("a", "a (2)"), ids(imported));
        assertTrue(imported.report().entries(Kind.TAKEN).stream()
                .anyMatch(entry -> entry.of().equals(List.of("a (2)"))));
        assertTrue(imported.report().entries(Kind.LEFT).stream()
                .anyMatch(entry -> entry.what().equals("row") && entry.at().line() == 4));
    }

    private static List<String> ids(Imported imported) {
        return imported.units().stream().map(UnitDraft::id).toList();
    }

    private static String json(Imported imported, int unit) {
        return JsonText.of(imported.units().get(unit).json());
    }

    @Test
    @DisplayName("has headings in two rows, with measures in brackets and line ends in them")
    void headings() {
        Imported imported = ImportFiles.good(
                table(
                        "Unit,Army,,Combat,,Setup\n,,Type,\"Strength\n(points)\",MA,Starting Hex\nAlpha,union,infantry,5,4,0303\n"));
        assertEquals(
                "{\"id\":\"Alpha\",\"side\":\"union\",\"type\":\"infantry\",\"strength\":5,\"movement\":4,\"hex\":\"0303\"}",
                json(imported, 0));
    }

    @Test
    @DisplayName("has sides as headings between its units, sums and notes, which are no units")
    void sections() {
        Imported imported = ImportFiles.good(
                table(
                        "Order of battle,,,\n,Brigade,SP,Hex\nUnion Army,,,\n,Meade,5,0912\n,Total,5,\nConfederates,,,\n,Kemper,4,0710\n,Source: OR,,\n"));
        assertEquals(List.of("Meade", "Kemper"), ids(imported));
        assertEquals(
                List.of("Union Army", "Confederates"),
                imported.report().questions().stream()
                        .filter(entry -> entry.question().orElseThrow() == Question.SIDE)
                        .map(entry -> entry.of().get(0))
                        .toList());
        assertEquals(
                2,
                imported.report().entries(Kind.LEFT).stream()
                        .filter(entry -> entry.what().equals("row"))
                        .count());
    }

    @Test
    @DisplayName("whose cells were joined has side and formation from the row above")
    void joined() {
        Imported imported = ImportFiles.good(
                table(
                        "Side,Corps,Brigade,SP\nUnion,III Corps,Grover,5\n,,Sickles,5\nConfederate,,Kemper,4\n,Pickett,Garnett,3\n"));
        assertTrue(json(imported, 1).contains("\"side\":\"union\",\"strength\":5,\"formation\":\"III Corps\""));
        assertEquals(Optional.empty(), imported.units().get(2).text("formation"));
        assertTrue(json(imported, 3).contains("\"side\":\"confederate\",\"strength\":3,\"formation\":\"Pickett\""));
    }

    @Test
    @DisplayName("has numbers and hexes as people write them")
    void written() {
        Imported imported = ImportFiles.good(
                table("Unit;Men;Hex;Turn;Entry\na;1.621;08.06;;\nb;2,400;Hex 0808;;\nc;3;;Turn 3;8-7\nd;0,5;8;;\n"));
        assertTrue(json(imported, 0).contains("\"strength\":1621,\"hex\":\"0806\""), json(imported, 0));
        assertTrue(json(imported, 1).contains("\"strength\":2400,\"hex\":\"0808\""), json(imported, 1));
        assertTrue(json(imported, 2).contains("\"turn\":3,\"hexes\":[\"0807\"]"), json(imported, 2));
        assertEquals("{\"id\":\"d\"}", json(imported, 3));
    }

    @Test
    @DisplayName("with a heading of a million brackets is read at once")
    void brackets() {
        SourceFile file = table("id;" + "(".repeat(1_000_000) + "\na;b\n");
        assertEquals(List.of("a"), Patience.quickly(() -> ids(ImportFiles.good(file))));
    }

    @Test
    @DisplayName("takes neither the hex nor the arrival of a unit that has both")
    void hexAndTurn() {
        Imported imported = ImportFiles.good(table("id,hex,turn,entry\na,0101,2,0102\n"));
        assertEquals("{\"id\":\"a\"}", JsonText.of(imported.units().get(0).json()));
    }

    @Test
    @DisplayName("of answers is read as it was written, and questions are in it once")
    void answers() {
        SourceFile file = table("id,side,type\na,North,inf\nb,North,inf\n");
        Answers known = Answers.NONE.with(Question.TYPE, "inf", "infantry");
        Imported imported =
                FileImport.read(file, known, Optional.empty()).value().orElseThrow();
        String table = AnswersTable.of(known, imported.report()).orElseThrow();
        assertEquals(3, table.lines().count(), table);
        String filled = table.replace("side,North,,", "side;North;union;".replace(';', ','));
        Answers read = AnswersTable.read(filled.getBytes(StandardCharsets.UTF_8))
                .value()
                .orElseThrow();
        assertEquals(Optional.of("union"), read.of(Question.SIDE, "north"));
        Imported again = FileImport.read(file, read, Optional.empty()).value().orElseThrow();
        assertEquals(List.of(), again.report().questions());
        assertEquals(Optional.of("infantry"), again.units().get(1).text("type"));
        assertTrue(AnswersTable.read("question,name,answer\nside,North,blue\n".getBytes(StandardCharsets.UTF_8))
                .problems()
                .get(0)
                .toString()
                .contains("union"));
    }
}
