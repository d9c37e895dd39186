package org.roadtorichmond.exchange;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.exchange.draft.Answers;
import org.roadtorichmond.exchange.draft.Imported;
import org.roadtorichmond.exchange.draft.Question;
import org.roadtorichmond.exchange.draft.ReportEntry.Kind;
import org.roadtorichmond.exchange.draft.Siblings;
import org.roadtorichmond.exchange.draft.SourceFile;
import org.roadtorichmond.scenario.json.JsonText;
import org.roadtorichmond.testing.Patience;

@DisplayName("A module of VASSAL")
final class VassalModulesTest {
    private static final String SIMPLE = "vassal/alder-simple.vmod";
    private static final String SIDEWAYS = "vassal/fallow-sideways.vmod";
    private static final String BUILD = "buildFile.xml";

    private static SourceFile source(Map<String, byte[]> entries) {
        return new SourceFile("a.vmod", ZipFiles.zip(entries), Siblings.NONE);
    }

    private static Map<String, byte[]> entries(String name) {
        return ZipFiles.entries(ImportFiles.bytes(name));
    }

    private static SourceFile changed(String name, UnaryOperator<String> change) {
        Map<String, byte[]> entries = entries(name);
        String text = new String(entries.get(BUILD), StandardCharsets.UTF_8);
        entries.put(BUILD, change.apply(text).getBytes(StandardCharsets.UTF_8));
        return source(entries);
    }

    private static String hex(Imported imported, String id) {
        return imported.units().stream()
                .filter(unit -> unit.id().equals(id))
                .findFirst()
                .orElseThrow()
                .text("hex")
                .orElse("");
    }

    private static boolean missing(Imported imported, String what) {
        return imported.report().entries(Kind.MISSING).stream()
                .anyMatch(entry -> entry.what().equals(what));
    }

    @Test
    @DisplayName("whose board begins at 00 gets numbers of the game, moved by one and the same vector")
    void otherNumbers() {
        Imported imported = ImportFiles.good(changed(
                SIMPLE,
                text -> text.replace("hOff=\"1\"", "hOff=\"0\"")
                        .replace("vOff=\"1\"", "vOff=\"0\"")
                        .replace("location=\"0203\"", "location=\"0102\"")
                        .replace("location=\"0906\"", "location=\"0805\"")));
        assertEquals("0203", hex(imported, "1/1"));
        assertEquals("0304", hex(imported, "2/1"));
        assertEquals("0906", hex(imported, "Reed"));
        assertTrue(JsonText.of(imported.facts()).contains("\"printedEqualsHex\":false"));
        assertEquals("0102", imported.units().get(0).printed().orElseThrow().name());
    }

    @Test
    @DisplayName("with words around its numbers finds stacks by them")
    void words() {
        Imported imported = ImportFiles.good(changed(
                SIMPLE,
                text -> text.replace("locationFormat=\"$gridLocation$\"", "locationFormat=\"Hex $gridLocation$\"")
                        .replace("location=\"0", "location=\"Hex 0")));
        assertEquals("0203", hex(imported, "1/1"));
        assertEquals("Hex 0304", imported.units().get(1).printed().orElseThrow().name());
    }

    @Test
    @DisplayName("keeps numbers that are staggered from an even offset on")
    void staggered() {
        Imported imported = ImportFiles.good(changed(
                SIMPLE,
                text -> text.replace("hOff=\"1\"", "hOff=\"2\"")
                        .replace("stagger=\"false\"", "stagger=\"true\"")
                        .replace("useGridLocation=\"true\"", "useGridLocation=\"false\"")));
        assertTrue(JsonText.of(imported.facts()).contains("\"printedEqualsHex\":true"));
        imported.units().stream()
                .filter(unit -> unit.printed().isPresent())
                .forEach(unit -> assertEquals(
                        unit.printed().get().name(), unit.text("hex").orElse("")));
        assertEquals("0304", hex(imported, "1/1"));
    }

    @Test
    @DisplayName("whose numbers descend says by them where a piece stands")
    void descending() {
        Imported imported = ImportFiles.good(changed(
                SIMPLE,
                text -> text.replace("hDescend=\"false\"", "hDescend=\"true\"")
                        .replace("useGridLocation=\"true\"", "useGridLocation=\"false\"")));
        // The arithmetic of VASSAL counts columns by the height of a hex: 684 by 64 is 11, and the second column is 11
        // - 1 + 1.
        assertEquals("1103", imported.units().get(0).printed().orElseThrow().name());
        assertEquals("0203", hex(imported, "1/1"));
    }

    @Test
    @DisplayName("whose mark for the side has another name asks for it, and keeps to the answer")
    void marks() {
        SourceFile file = changed(SIDEWAYS, text -> text.replace("mark;Side", "mark;Unit Side"));
        Imported asked = ImportFiles.good(file);
        assertTrue(asked.report().questions().stream()
                .anyMatch(entry -> entry.question().orElseThrow() == Question.MARK
                        && entry.sentence().toString().contains("Unit Side (Blue, Red)")));
        Answers answers = Answers.NONE
                .with(Question.MARK, "side", "Unit Side")
                .with(Question.SIDE, "Blue", "union")
                .with(Question.SIDE, "Red", "confederate")
                .with(Question.TURN, "map", Question.NO);
        Imported answered =
                FileImport.read(file, answers, Optional.empty()).value().orElseThrow();
        assertEquals(Optional.of("union"), answered.units().get(0).text("side"));
        assertEquals(List.of(), answered.report().questions());
    }

    @Test
    @DisplayName("asks what the side is whenever pieces are left over, with what each answer would give")
    void leftOver() {
        SourceFile file = ImportFiles.file(SIMPLE);
        Imported asked = ImportFiles.good(file);
        String question = asked.report().questions().stream()
                .filter(entry -> entry.question().orElseThrow() == Question.MARK)
                .findFirst()
                .orElseThrow(() -> new AssertionError(asked.report().entries(Kind.LEFT)))
                .sentence()
                .toString();
        assertTrue(question.contains("level 2 (Confederate, Markers, Union): 8"), question);
        Answers level = Answers.NONE.with(Question.MARK, "side", "level 2");
        Imported answered =
                FileImport.read(file, level, Optional.empty()).value().orElseThrow();
        assertTrue(answered.units().size() > asked.units().size());
        Answers roster = Answers.NONE.with(Question.MARK, "side", "roster");
        Imported rest = FileImport.read(file, roster, Optional.empty()).value().orElseThrow();
        assertEquals(asked.units().size(), rest.units().size());
        assertEquals(
                1,
                rest.report().entries(Kind.LEFT).stream()
                        .filter(entry -> entry.what().equals("piece"))
                        .count(),
                "one line for one reason");
    }

    @Test
    @DisplayName("numbers pieces of one name")
    void twins() {
        Imported imported = ImportFiles.good(changed(SIMPLE, text -> text.replace("2\\/1", "1\\/1")));
        assertTrue(imported.units().stream().anyMatch(unit -> unit.id().equals("1/1 (2)")));
        assertEquals(
                ImportFiles.good(ImportFiles.file(SIMPLE)).units().size(),
                imported.units().size());
    }

    @Test
    @DisplayName("whose grid is sideways is turned by a yes, and never mirrored")
    void turned() {
        SourceFile file = ImportFiles.file(SIDEWAYS);
        assertTrue(ImportFiles.good(file).report().questions().stream()
                .anyMatch(entry -> entry.question().orElseThrow() == Question.TURN));
        Answers yes = Answers.NONE.with(Question.TURN, "map", Question.YES);
        Imported turned = FileImport.read(file, yes, Optional.empty()).value().orElseThrow();
        String json = JsonText.of(turned.map().orElseThrow());
        assertTrue(json.contains("\"north\":270"), json);
        double[][] at = Stream.of("Adler", "Rook; old", "Bussard")
                .map(id -> hex(turned, id))
                .map(hex -> {
                    int column = Integer.parseInt(hex.substring(0, 2));
                    double lower = column % 2 == 0 ? 0.5 : 0;
                    return new double[] {column * Math.sqrt(0.75), Integer.parseInt(hex.substring(2)) + lower};
                })
                .toArray(double[][]::new);
        double cross = (at[1][0] - at[0][0]) * (at[2][1] - at[0][1]) - (at[1][1] - at[0][1]) * (at[2][0] - at[0][0]);
        assertTrue(cross > 0, "clockwise as on the board");
    }

    @Test
    @DisplayName("with two set-ups and no stacks asks for one")
    void setups() {
        SourceFile file = changed(
                SIDEWAYS,
                text -> text.replace(
                        "<VASSAL.build.module.PredefinedSetup file=\"Morning.vsav\"",
                        "<VASSAL.build.module.PredefinedSetup file=\"Evening.vsav\" isMenu=\"false\" name=\"Evening\" useFile=\"true\"/>"
                                + "<VASSAL.build.module.PredefinedSetup file=\"Morning.vsav\""));
        assertTrue(ImportFiles.good(file).report().questions().stream()
                .anyMatch(entry -> entry.question().orElseThrow() == Question.SETUP));
        Answers answers = Answers.NONE.with(Question.SETUP, "setup", "morning");
        Imported answered =
                FileImport.read(file, answers, Optional.empty()).value().orElseThrow();
        assertEquals(
                "Field 3-02", answered.units().get(0).printed().orElseThrow().name());
        Answers evening = Answers.NONE.with(Question.SETUP, "setup", "Evening");
        assertTrue(
                missing(FileImport.read(file, evening, Optional.empty()).value().orElseThrow(), "hex"));
    }

    @Test
    @DisplayName("whose prototypes name one another in a ring is read all the same")
    void ring() {
        Imported imported = ImportFiles.good(changed(
                SIDEWAYS,
                text -> text.replace(
                        "name=\"Base\">+/null/delete;Delete;68,130", "name=\"Base\">+/null/prototype;Blue Unit")));
        assertEquals(6, imported.units().size());
    }

    @Test
    @DisplayName("of version 2.9 has its build file under an older name, and pieces without numbers")
    void older() {
        Map<String, byte[]> entries = entries(SIMPLE);
        entries.put("buildFile", entries.remove(BUILD));
        assertEquals(7, ImportFiles.good(source(entries)).units().size());
    }

    // --- What is refused ---------------------------------------------------------------------------------------------

    @Test
    @DisplayName("without a build file, or that is none, or an extension, is refused")
    void refused() {
        assertTrue(
                ImportFiles.refusal(source(Map.of("moduledata", new byte[0]))).contains("no buildFile.xml"));
        assertTrue(ImportFiles.refusal(new SourceFile("a.vmod", new byte[] {1, 2, 3}, Siblings.NONE))
                .contains("no zip"));
        assertTrue(ImportFiles.refusal(
                        changed(SIMPLE, text -> text.replace("build.GameModule", "build.module.ModuleExtension")))
                .contains("extension"));
        assertTrue(ImportFiles.refusal(changed(SIMPLE, text -> text.replace("build.GameModule", "build.Game")))
                .contains("no module of VASSAL"));
        assertTrue(ImportFiles.refusal(changed(
                        SIMPLE,
                        text -> text.replace(
                                "<VASSAL.build.GameModule",
                                "<!DOCTYPE a [<!ENTITY b SYSTEM \"file:///etc/passwd\">]><VASSAL.build.GameModule")))
                .contains("DOCTYPE"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"../evil.txt", "images/../../evil.png", "/etc/evil", "C:\\evil", "images\\..\\..\\evil"})
    @DisplayName("with a name that leads out of a folder is refused")
    void names(String name) {
        Map<String, byte[]> entries = entries(SIMPLE);
        entries.put(name, new byte[10]);
        assertTrue(ImportFiles.refusal(source(entries)).contains("leads out of a folder"));
    }

    @ParameterizedTest
    @CsvSource({"images/huge.png, 520", "buildFile.xml, 40"})
    @DisplayName("with more bytes in it than a zip or a text may have is refused before it is unpacked")
    void bomb(String name, int mebibytes) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            zip.setLevel(1);
            zip.putNextEntry(new ZipEntry(name));
            zeros(zip, mebibytes << 20);
            zip.closeEntry();
        }
        SourceFile file = new SourceFile("a.vmod", bytes.toByteArray(), Siblings.NONE);
        String refusal = Patience.quickly(() -> ImportFiles.refusal(file));
        assertTrue(refusal.contains("MiB unpacked"), refusal);
    }

    private static void zeros(OutputStream out, int count) throws IOException {
        byte[] buffer = new byte[1 << 20];
        for (int left = count; left > 0; left -= buffer.length) {
            out.write(buffer, 0, Math.min(left, buffer.length));
        }
    }

    @Test
    @DisplayName("whose set-up is no saved game is refused")
    void saves() {
        for (byte[] save : List.of(
                new byte[100],
                "!VCSK".getBytes(StandardCharsets.UTF_8),
                "!VCSKzz11".getBytes(StandardCharsets.UTF_8))) {
            Map<String, byte[]> entries = entries(SIDEWAYS);
            entries.put("Morning.vsav", ZipFiles.zip(Map.of("savedGame", save)));
            assertTrue(ImportFiles.refusal(source(entries)).contains("no saved game of VASSAL"));
        }
        Map<String, byte[]> entries = entries(SIDEWAYS);
        entries.put("Morning.vsav", new byte[100]);
        assertTrue(ImportFiles.refusal(source(entries)).contains("no zip"));
    }

    @ParameterizedTest
    @CsvSource({"png, 30000, 30000", "png, 2147483647, 2147483647", "png, -1, 5"})
    @DisplayName("with a picture that no one could trace is read without it")
    void pictures(String kind, int width, int height) {
        Map<String, byte[]> entries = new LinkedHashMap<>(entries(SIMPLE));
        byte[] picture = Arrays.copyOf(entries.get("images/alder." + kind), 155);
        java.nio.ByteBuffer.wrap(picture).putInt(16, width).putInt(20, height);
        entries.put("images/alder." + kind, picture);
        Imported imported = Patience.quickly(() -> ImportFiles.good(source(entries)));
        assertEquals(7, imported.units().size());
        assertTrue(imported.report().entries(Kind.LEFT).stream()
                .anyMatch(entry -> entry.sentence().toString().contains("larger than 25000 pixels")));
    }
}
