package org.roadtorichmond.exchange;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.airlift.compress.zstd.ZstdCompressor;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.exchange.draft.Answers;
import org.roadtorichmond.exchange.draft.Imported;
import org.roadtorichmond.exchange.draft.Question;
import org.roadtorichmond.exchange.draft.ReportEntry;
import org.roadtorichmond.exchange.draft.ReportEntry.Kind;
import org.roadtorichmond.exchange.draft.Siblings;
import org.roadtorichmond.exchange.draft.SourceFile;
import org.roadtorichmond.scenario.json.JsonText;
import org.roadtorichmond.scenario.json.Result;

@DisplayName("A map of Tiled, in the forms in which Tiled writes it,")
final class TiledFormsTest {
    private static final String CSV = "tiled/alder-csv.tmx";
    private static final String OBJECTS = "tiled/alder-objects.tmx";

    private static String terrain(Imported imported) {
        String json = JsonText.of(imported.map().orElseThrow());
        return json.substring(json.indexOf("\"terrain\":"), json.indexOf(']'));
    }

    private static int[] gids() {
        String text = new String(ImportFiles.bytes(CSV), StandardCharsets.UTF_8);
        String numbers = text.substring(text.indexOf("\"csv\">") + 6, text.indexOf("</data>"));
        return Arrays.stream(numbers.strip().split("[,\\s]+", -1))
                .mapToInt(number -> (int) Long.parseLong(number))
                .toArray();
    }

    private static byte[] packed(int[] gids, String compression) throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(gids.length * 4).order(ByteOrder.LITTLE_ENDIAN);
        Arrays.stream(gids).forEach(bytes::putInt);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        switch (compression) {
            case "gzip" -> {
                try (GZIPOutputStream stream = new GZIPOutputStream(out)) {
                    stream.write(bytes.array());
                }
            }
            case "zlib" -> {
                try (DeflaterOutputStream stream = new DeflaterOutputStream(out)) {
                    stream.write(bytes.array());
                }
            }
            case "zstd" -> {
                ZstdCompressor zstd = new ZstdCompressor();
                byte[] buffer = new byte[zstd.maxCompressedLength(bytes.capacity())];
                int length = zstd.compress(bytes.array(), 0, bytes.capacity(), buffer, 0, buffer.length);
                out.write(buffer, 0, length);
            }
            default -> out.write(bytes.array());
        }
        return out.toByteArray();
    }

    private static SourceFile withData(String data) {
        return ImportFiles.changed(CSV, text -> text.replaceFirst("(?s)<data.*</data>", data));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "gzip", "zlib", "zstd"})
    @DisplayName("has the same ground, however its tiles are packed")
    void packed(String compression) throws IOException {
        String base64 = Base64.getMimeEncoder().encodeToString(packed(gids(), compression));
        SourceFile file = withData("<data encoding=\"base64\""
                + (compression.isEmpty() ? "" : " compression=\"" + compression + "\"") + ">\n" + base64 + "\n</data>");
        assertEquals(terrain(ImportFiles.good(ImportFiles.file(CSV))), terrain(ImportFiles.good(file)));
    }

    @Test
    @DisplayName("has the same ground with an element for each tile")
    void elements() {
        String tiles = Arrays.stream(gids())
                .mapToObj(gid -> "<tile gid=\"" + Integer.toUnsignedString(gid) + "\"/>")
                .collect(Collectors.joining());
        assertEquals(
                terrain(ImportFiles.good(ImportFiles.file(CSV))),
                terrain(ImportFiles.good(withData("<data>" + tiles + "</data>"))));
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "-4, 3", "6, -16"})
    @DisplayName("has the same ground in a chunk of a map without bounds, wherever that lies")
    void chunks(int x, int y) {
        String numbers =
                Arrays.stream(gids()).mapToObj(Integer::toUnsignedString).collect(Collectors.joining(","));
        SourceFile file = ImportFiles.changed(
                CSV,
                text -> text.replace("infinite=\"0\"", "infinite=\"1\"")
                        .replaceFirst(
                                "(?s)<data.*</data>",
                                "<data encoding=\"csv\"><chunk x=\"" + x + "\" y=\"" + y
                                        + "\" width=\"12\" height=\"10\">" + numbers + "</chunk></data>"));
        assertEquals(terrain(ImportFiles.good(ImportFiles.file(CSV))), terrain(ImportFiles.good(file)));
    }

    @Test
    @DisplayName("whose even columns are lower gets a column before its first, and says so")
    void evenColumns() {
        Imported imported = ImportFiles.good(ImportFiles.changed(CSV, text -> text.replace("\"odd\"", "\"even\"")));
        String json = JsonText.of(imported.map().orElseThrow());
        assertTrue(json.contains("\"columns\":13"), json);
        assertTrue(json.contains("\"...ff....hh..\""), json);
        assertTrue(imported.report().entries(Kind.MISSING).stream()
                .anyMatch(entry -> entry.sentence().toString().contains("0101 0102")));
    }

    @Test
    @DisplayName("asks once what a tile means, and keeps to the answer")
    void answer() {
        for (String name : List.of("tile_0031.png", "TILE_0031", "alder:7")) {
            Answers answers = Answers.NONE.with(Question.TERRAIN, name, "swamp");
            Imported imported = FileImport.read(ImportFiles.file(CSV), answers, Optional.empty())
                    .value()
                    .orElseThrow();
            assertTrue(terrain(imported).endsWith(".f....~..fss\""), terrain(imported));
            assertEquals(List.of(), imported.report().questions());
        }
    }

    @Test
    @DisplayName("has the same objects under the word that Tiled 1.9 has for their type")
    void classes() {
        assertEquals(
                JsonText.of(ImportFiles.good(ImportFiles.file(OBJECTS)).map().orElseThrow()),
                JsonText.of(ImportFiles.good(ImportFiles.changed(
                                OBJECTS,
                                text -> text.replace(" type=\"r", " class=\"r")
                                        .replace(" type=\"bridge", " class=\"bridge")))
                        .map()
                        .orElseThrow()));
    }

    @Test
    @DisplayName("has the same ground in the JSON of earlier versions, in chunks and with properties as objects")
    void earlierJson() throws IOException {
        int[] gids = Arrays.stream(gids()).map(gid -> gid & 0xFFFFFFF).toArray();
        String chunk = Base64.getEncoder().encodeToString(packed(gids, "zlib"));
        String json = "{\"orientation\":\"hexagonal\",\"staggeraxis\":\"x\",\"staggerindex\":\"odd\",\"infinite\":true,"
                + "\"tilewidth\":56,\"tileheight\":48,\"hexsidelength\":28,\"width\":1,\"height\":1,"
                + "\"properties\":{\"name\":\"Old\"},\"propertytypes\":{\"name\":\"string\"},"
                + "\"layers\":[{\"type\":\"group\",\"name\":\"g\",\"layers\":[{\"type\":\"tilelayer\",\"name\":\"Ground\","
                + "\"encoding\":\"base64\",\"compression\":\"zlib\",\"chunks\":[{\"x\":-2,\"y\":0,\"width\":12,\"height\":10,"
                + "\"data\":\"" + chunk + "\"}]}]}],"
                + "\"tilesets\":[{\"firstgid\":1,\"name\":\"t\",\"tileproperties\":{\"0\":{\"terrain\":\"Clear\"},"
                + "\"1\":{\"terrain\":\"forest\"},\"2\":{\"type\":\"swamp\"},\"3\":{\"terrain\":\"rough\"},"
                + "\"4\":{\"terrain\":\"forested_rough\"}},\"tiles\":{\"5\":{\"image\":\"img/town.png\"},"
                + "\"6\":{\"image\":\"lake.png\"},\"7\":{\"image\":\"what.png\"}}}]}";
        Imported imported =
                ImportFiles.good(new SourceFile("old.json", json.getBytes(StandardCharsets.UTF_8), Siblings.NONE));
        assertEquals(terrain(ImportFiles.good(ImportFiles.file(CSV))), terrain(imported));
        assertEquals("Old", imported.name());
        assertEquals("what.png", imported.report().questions().get(0).of().get(0));
    }

    @Test
    @DisplayName("takes over from a template what an object does not say itself")
    void templates() {
        String template = "<template><tileset firstgid=\"1\" source=\"alder.tsx\"/>"
                + "<object name=\"Somebody\" type=\"unit\" gid=\"1\" width=\"32\" height=\"32\"><properties>"
                + "<property name=\"side\" value=\"union\"/><property name=\"strength\" value=\"3\"/></properties></object></template>";
        SourceFile map = ImportFiles.changed(
                CSV,
                text -> text.replace(
                        "</map>",
                        "<objectgroup name=\"a\"><object id=\"1\" name=\"Hale\" template=\"u.tx\" x=\"54\" y=\"160\"><properties>"
                                + "<property name=\"strength\" value=\"7\"/></properties></object></objectgroup></map>"));
        SourceFile file = new SourceFile(
                map.name(),
                map.content(),
                name -> name.equals("u.tx")
                        ? Result.good(template.getBytes(StandardCharsets.UTF_8))
                        : map.siblings().read(name));
        assertEquals(
                "{\"id\":\"Hale\",\"side\":\"union\",\"strength\":7,\"hex\":\"0203\"}",
                JsonText.of(ImportFiles.good(file).units().get(0).json()));
    }

    @Test
    @DisplayName("whose layer of objects is moved has them where they are seen")
    void offsets() {
        SourceFile moved = ImportFiles.changed(
                OBJECTS,
                text -> text.replace(
                        "<objectgroup id=\"3\" name=\"Places\">",
                        "<objectgroup id=\"3\" name=\"Places\" offsetx=\"42\" offsety=\"24\">"));
        assertTrue(JsonText.of(ImportFiles.good(moved).map().orElseThrow())
                .contains("{\"name\":\"Alderton\",\"hex\":\"0404\"}"));
    }

    @Test
    @DisplayName("has no bridge where no water is, but says that it was held back")
    void bridgeWithoutWater() {
        Imported imported = ImportFiles.good(
                ImportFiles.changed(OBJECTS, text -> text.replace("x=\"301\" y=\"84\"", "x=\"70\" y=\"84\"")));
        assertTrue(!JsonText.of(imported.map().orElseThrow()).contains("Cattle Ford"));
        List<ReportEntry> held = imported.report().entries(Kind.MISSING).stream()
                .filter(entry -> entry.what().equals("crossings"))
                .toList();
        assertEquals(List.of("Cattle Ford"), held.get(0).of());
        assertTrue(held.get(0).at().line() > 40, held::toString);
    }

    @Test
    @DisplayName("has no road over a river whose bridge is missing, but says that it was held back")
    void roadWithoutBridge() {
        Imported imported = ImportFiles.good(ImportFiles.changed(
                OBJECTS,
                text -> text.replace("name=\"Pike Bridge\" type=\"bridge\"", "name=\"Pike Bridge\" type=\"mill\"")));
        assertTrue(imported.report().entries(Kind.MISSING).stream()
                .anyMatch(entry -> entry.what().equals("ways") && entry.of().contains("Alder Pike")));
        assertTrue(imported.report().entries(Kind.LEFT).stream()
                .anyMatch(entry -> entry.of().contains("Pike Bridge")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "source=\"alder.tsx\" | source=\"../../../a.tsx\" | is not read",
                "source=\"alder.tsx\" | source=\"D:/GBot Games/a.tsx\" | is not read",
                "source=\"alder.tsx\" | source=\"/etc/passwd\" | is not read",
                "encoding=\"csv\" | encoding=\"base64\" | no base64",
                "encoding=\"csv\" | encoding=\"base32\" | base32",
                "width=\"12\" height=\"10\"> | width=\"12\" height=\"11\"> | has 120 tiles, but 132",
                "1,2,2,1 | 1,x,2,1 | is no number of a tile",
                "1,2,2,1 | 1,99999999999,2,1 | is no number of a tile",
                "firstgid=\"1\" | firstgid=\"2\" | No tileset has the tile 1",
                "hexagonal | isometric | isometric",
                "tilewidth=\"56\" | tilewidth=\"0\" | tilewidth",
                "tilewidth=\"56\" | tilewidth=\"1e999999999\" | tilewidth",
                "width=\"12\" height=\"10\" tilewidth | width=\"99999\" height=\"10\" tilewidth | from 1 to 999",
                "<map | <!DOCTYPE map SYSTEM \"http://localhost/x.dtd\"><map | DOCTYPE",
                "<map | <!DOCTYPE m [<!ENTITY a \"b\">]><map | DOCTYPE",
                "</map> | <map> | no well-formed XML",
                "orientation= | direction= | no map of Tiled"
            })
    @DisplayName("that is broken is refused in a sentence with its place")
    void refused(String before, String after, String expected) {
        SourceFile file = ImportFiles.changed(CSV, text -> text.replace(before, after));
        String refusal = ImportFiles.refusal(file);
        assertTrue(refusal.contains(expected) && refusal.contains("line "), refusal);
    }

    // --- As people keep them --------------------------------------------------------------------------------------

    @Test
    @DisplayName("with a hidden layer asks whether it counts, and keeps to the answer")
    void hiddenLayer() {
        SourceFile file = ImportFiles.changed(CSV, text -> text.replace("<layer ", "<layer visible=\"0\" "));
        Imported open = ImportFiles.good(file);
        ReportEntry question = open.report().questions().get(0);
        assertEquals(Optional.of(Question.LAYER), question.question());
        Answers yes = Answers.NONE.with(Question.LAYER, question.of().get(0), Question.YES);
        assertEquals(
                terrain(ImportFiles.good(ImportFiles.file(CSV))),
                terrain(FileImport.read(file, yes, Optional.empty()).value().orElseThrow()));
        Answers no = Answers.NONE.with(Question.LAYER, question.of().get(0), Question.NO);
        Imported left = FileImport.read(file, no, Optional.empty()).value().orElseThrow();
        assertEquals(List.of(), left.report().questions());
        assertTrue(left.report().entries(Kind.LEFT).stream()
                .anyMatch(entry -> entry.what().equals("layer")));
    }

    private static SourceFile withTileset(String tileset) {
        String map =
                "<map orientation=\"hexagonal\" staggeraxis=\"x\" staggerindex=\"odd\" hexsidelength=\"6\" width=\"2\" height=\"1\" tilewidth=\"14\" tileheight=\"12\">"
                        + tileset
                        + "<layer name=\"a\" width=\"2\" height=\"1\"><data encoding=\"csv\">1,2</data></layer></map>";
        return new SourceFile("field.tmx", map.getBytes(StandardCharsets.UTF_8), Siblings.NONE);
    }

    private static List<String> proposals(SourceFile file) {
        return ImportFiles.good(file).report().questions().stream()
                .map(entry -> entry.of().get(0) + "="
                        + entry.proposal(entry.of().get(0)).orElse("?"))
                .toList();
    }

    @Test
    @DisplayName("has terrain proposed by words within the names of images")
    void proposals() {
        assertEquals(
                List.of("hexForestBroadleaf00.png=forest", "wooded_hills-cold3.png=forested-rough"),
                proposals(withTileset("<tileset firstgid=\"1\" name=\"t\" columns=\"0\">"
                        + "<tile id=\"0\"><image source=\"a/hexForestBroadleaf00.png\"/></tile>"
                        + "<tile id=\"1\"><image source=\"a/wooded_hills-cold3.png\"/></tile></tileset>")));
    }

    @Test
    @DisplayName(
            "has terrain proposed by a property of any name, also within one that is a class, and by a picture of one tile")
    void tellingProperties() {
        assertEquals(
                List.of("Marsh=swamp", "grass.png=clear"),
                proposals(
                        withTileset(
                                "<tileset firstgid=\"1\" name=\"t\" tilecount=\"1\" columns=\"1\"><image source=\"t.png\"/>"
                                        + "<tile id=\"0\"><properties><property name=\"Biome\" type=\"class\"><properties>"
                                        + "<property name=\"cost\" value=\"2\"/><property name=\"ty\" value=\"Marsh\"/>"
                                        + "</properties></property></properties></tile></tileset>"
                                        + "<tileset firstgid=\"2\" name=\"t_grass\" tilecount=\"1\" columns=\"1\"><image source=\"../terrain/grass.png\"/></tileset>")));
    }

    @Test
    @DisplayName("shows beside its question the part of the sheet that is the tile")
    void shownTile() throws IOException {
        java.awt.image.BufferedImage sheet =
                new java.awt.image.BufferedImage(28, 12, java.awt.image.BufferedImage.TYPE_INT_ARGB);
        sheet.setRGB(14, 0, 0xFF123456);
        ByteArrayOutputStream png = new ByteArrayOutputStream();
        javax.imageio.ImageIO.write(sheet, "png", png);
        SourceFile plain = withTileset(
                "<tileset firstgid=\"1\" name=\"t\" tilewidth=\"14\" tileheight=\"12\" tilecount=\"2\" columns=\"2\"><image source=\"t.png\"/></tileset>");
        Siblings beside = name -> name.equals("t.png") ? Result.good(png.toByteArray()) : Siblings.NONE.read(name);
        List<ReportEntry> questions = ImportFiles.good(new SourceFile(plain.name(), plain.content(), beside))
                .report()
                .questions();
        byte[] rgba =
                questions.get(1).shown().orElseThrow().unpack(64).orElseThrow().rgba();
        assertEquals(14 * 12 * 4, rgba.length);
        assertEquals(List.of(0x12, 0x34, 0x56), List.of((int) rgba[0], (int) rgba[1], (int) rgba[2]));
        assertEquals(
                Optional.empty(),
                ImportFiles.good(plain)
                        .report()
                        .questions()
                        .get(0)
                        .shown()
                        .orElseThrow()
                        .unpack(64)
                        .map(picture -> picture.width()));
    }

    @Test
    @DisplayName("lists objects that mean nothing by their class, with how many there are")
    void grouped() {
        SourceFile file = ImportFiles.changed(
                OBJECTS,
                text -> text.replaceFirst(
                        "</objectgroup>",
                        "<object id=\"901\" type=\"spawn\" x=\"1\" y=\"1\"/><object id=\"902\" type=\"spawn\" x=\"2\" y=\"1\"/></objectgroup>"));
        List<ReportEntry> spawns = ImportFiles.good(file).report().entries(Kind.LEFT).stream()
                .filter(entry -> entry.sentence().toString().contains("spawn"))
                .toList();
        assertEquals(1, spawns.size());
        assertEquals(List.of("#901", "#902"), spawns.get(0).of());
    }
}
