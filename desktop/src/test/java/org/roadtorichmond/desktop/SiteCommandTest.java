package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.Documents;
import org.roadtorichmond.scenario.Shelf;
import org.roadtorichmond.scenario.json.Digest;

@DisplayName("A library of scenarios")
final class SiteCommandTest {
    private static final Path MAPS = Path.of("..", "maps");
    private static final Path SAVES = Path.of("..", "core", "rules", "src", "test", "resources", "saves");
    private static final String TRAINING = "training.scenario.json";
    private static final String SCENARIO = "morning.scenario.json";
    private static final String TRANSLATION = "morning.scenario_de.properties";
    private static final String MAP = "training.map.json";

    @TempDir
    private Path folder;

    private Path source;
    private Path site;

    @BeforeEach
    void scenario() throws IOException {
        source = Files.createDirectory(folder.resolve("source"));
        site = folder.resolve("site");
        Files.copy(MAPS.resolve(MAP), source.resolve(MAP));
        for (String ending : List.of(".scenario.json", ".scenario_de.properties", ".yardstick.json")) {
            Files.copy(MAPS.resolve("training" + ending), source.resolve("morning" + ending));
        }
    }

    private Commands.Printed run(Object... options) {
        return Commands.run(Stream.concat(Stream.of("site", source, "--out", site), Stream.of(options))
                .toArray());
    }

    private Element index() throws IOException {
        return Jsoup.parse(Files.readString(site.resolve("index.html")));
    }

    /** All files below a folder, as the paths of links are written. */
    private static Set<String> files(Path below) throws IOException {
        try (Stream<Path> files = Files.walk(below)) {
            return files.filter(Files::isRegularFile)
                    .map(file -> below.relativize(file).toString().replace('\\', '/'))
                    .collect(Collectors.toCollection(TreeSet::new));
        }
    }

    /** The files to which the index leads, without what stands behind their names. */
    private Set<String> linked() throws IOException {
        List<String> addresses = new ArrayList<>(index().select("a").eachAttr("href"));
        addresses.addAll(index().select("img").eachAttr("src"));
        return addresses.stream()
                .map(address -> URI.create(address).getPath())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static byte[] read(String name, String from, String to) throws IOException {
        return Files.readString(MAPS.resolve(name)).replace(from, to).getBytes(StandardCharsets.UTF_8);
    }

    private void zip(String name, Map<String, byte[]> entries) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            for (Map.Entry<String, byte[]> entry : new TreeMap<>(entries).entrySet()) {
                zip.putNextEntry(new ZipEntry(entry.getKey()));
                zip.write(entry.getValue());
            }
        }
        Files.write(source.resolve(name), bytes.toByteArray());
    }

    private static Map<String, byte[]> unzipped(Path file) throws IOException {
        Map<String, byte[]> entries = new TreeMap<>();
        try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(Files.readAllBytes(file)))) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                entries.put(entry.getName(), zip.readAllBytes());
            }
        }
        return entries;
    }

    @Test
    @DisplayName("has picture, size, balance, zip and battle of a scenario, and each link leads to a file")
    void whole() throws IOException {
        Files.copy(SAVES.resolve("game-2.json"), source.resolve("Schöner Tag <script>.game.json"));
        Commands.Printed printed = run();
        assertEquals(ExitCode.DONE, printed.code(), printed.err());
        assertEquals(
                Set.of("index.html", "stories/Schöner Tag <script>.html", "files/morning.zip", "files/morning.svg"),
                files(site));
        Set<String> all = linked();
        all.add("index.html");
        assertEquals(files(site), all);
        String words = index().select("section").text();
        assertTrue(words.contains("4 turns · 8 units"), words);
        assertTrue(words.contains("This battle has been fought"), words);
        assertEquals(
                Set.of(SCENARIO, MAP, "morning.scenario_de.properties", "morning.yardstick.json"),
                unzipped(site.resolve("files").resolve("morning.zip")).keySet());
        assertTrue(
                Files.readString(site.resolve("files").resolve("morning.svg")).startsWith("<svg"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"index.html", "stories/game.html"})
    @DisplayName("asks nobody for anything, and its policy names each style and each script")
    void closed(String page) throws IOException {
        Files.copy(SAVES.resolve("game-2.json"), source.resolve("game.game.json"));
        run();
        Element html = Jsoup.parse(Files.readString(site.resolve(page)));
        assertTrue(html.select("[style], [href^=http], [src^=http], [src^=/]").isEmpty());
        String policy = html.select("meta[http-equiv]").attr("content");
        assertTrue(policy.startsWith("default-src 'none'"), policy);
        assertFalse(policy.contains("unsafe"), policy);
        for (Element named : html.select("style, script:not([type])")) {
            byte[] digest = HexFormat.of().parseHex(Digest.of(named.data() + named.wholeText()));
            String hash = Base64.getEncoder().encodeToString(digest);
            assertTrue(policy.contains("'sha256-" + hash + "'"), named.outerHtml());
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "bad.scenario.json",
                "<script>.scenario.json",
                "bad.zip",
                "<b>ü bad.zip",
                "bad.game.json",
                "morning.scenario.game.json"
            })
    @DisplayName("leaves a spoilt file out, and names it on standard error and in the page")
    void bad(String name) throws IOException {
        byte[] scenario = Files.readAllBytes(source.resolve(SCENARIO));
        // A scenario is good, but not as a saved game, nor under a name that computers cannot have.
        boolean whole = name.startsWith("<script>") || name.startsWith("morning");
        Files.write(source.resolve(name), whole ? scenario : "spoilt".getBytes(StandardCharsets.UTF_8));
        Commands.Printed printed = run();
        assertEquals(ExitCode.BAD, printed.code());
        assertTrue(printed.err().startsWith(name + ": "), printed.err());
        assertEquals(Set.of("index.html", "files/morning.zip", "files/morning.svg"), files(site));
        String left = index().select(".left li").text();
        assertFalse(left.contains(folder.toString()), left);
        assertTrue(left.startsWith(name + ": ") && left.length() > name.length() + 10, left);
        assertTrue(index().select("main script, main b").isEmpty());
    }

    @ParameterizedTest
    @ValueSource(strings = {"campaign", "cut", "no map"})
    @DisplayName("leaves a zip out of which no scenario can be played")
    void badZip(String kind) throws IOException {
        String map = "\"training.map.json\"";
        switch (kind) {
            case "campaign" ->
                zip(
                        "new.zip",
                        Map.of("x.campaign.json", Files.readAllBytes(MAPS.resolve("five-evenings.campaign.json"))));
            case "cut" -> {
                zip("new.zip", Map.of(SCENARIO, read(TRAINING, "", "")));
                byte[] bytes = Files.readAllBytes(source.resolve("new.zip"));
                Files.write(source.resolve("new.zip"), Arrays.copyOf(bytes, bytes.length / 2));
            }
            default -> {
                // The map lies in the folder, but not in the zip that others would download.
                Files.copy(source.resolve(MAP), source.resolve("own.map.json"));
                zip("new.zip", Map.of("new.scenario.json", read(TRAINING, map, "\"own.map.json\"")));
            }
        }
        Commands.Printed printed = run();
        assertEquals(ExitCode.BAD, printed.code());
        assertTrue(printed.err().startsWith("new.zip: "), printed.err());
        assertTrue(index().select(".left li").text().startsWith("new.zip: "));
        assertEquals(Set.of("index.html", "files/morning.zip", "files/morning.svg"), files(site));
    }

    @Test
    @DisplayName("names a scenario of a zip in German, if the zip does")
    void german() throws IOException {
        byte[] german = "names.A\\ Morning = Ein Morgen\n".getBytes(StandardCharsets.UTF_8);
        byte[] english = read(TRAINING, "First Lesson: Willow Run", "A Morning");
        zip("a.zip", Map.of(SCENARIO, english, MAP, read(MAP, "", ""), TRANSLATION, german));
        Files.delete(source.resolve(SCENARIO));
        assertEquals(ExitCode.DONE, run("--language", "de").code());
        assertEquals(
                Set.of(SCENARIO, MAP, TRANSLATION),
                unzipped(site.resolve("files/morning.zip")).keySet());
        assertEquals("Ein Morgen", index().select("h2 .in-de").text());
    }

    @Test
    @DisplayName("writes nothing if no scenario is good")
    void none() throws IOException {
        Files.delete(source.resolve(MAP));
        Files.writeString(source.resolve(SCENARIO), "spoilt");
        assertEquals(ExitCode.BAD, run().code());
        assertFalse(Files.exists(site));
    }

    /** A zip with a scenario and its map, whose names begin so. */
    private void climbing(String way) throws IOException {
        zip(
                "up.zip",
                Map.of(
                        way + "climbed.scenario.json",
                        read(TRAINING, MAP, "climbed.map.json"),
                        way + "climbed.map.json",
                        read(MAP, "", "")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"../../", "..\\..\\", "/", "a/../../"})
    @DisplayName("leaves a zip out whose names lead elsewhere, and writes nothing there")
    void outside(String way) throws IOException {
        climbing(way);
        Set<String> before = files(folder);
        Commands.Printed printed = run();
        assertEquals(ExitCode.BAD, printed.code(), printed.err());
        assertTrue(printed.err().startsWith("up.zip: "), printed.err());
        assertTrue(index().select(".left li").text().startsWith("up.zip: "));
        Set<String> fresh = files(folder);
        fresh.removeAll(before);
        assertEquals(Set.of("site/index.html", "site/files/morning.zip", "site/files/morning.svg"), fresh);
    }

    @Test
    @DisplayName("takes a scenario out of the folders of a zip, and gives it without them")
    void inside() throws IOException {
        climbing("some/folder/");
        Commands.Printed printed = run();
        assertEquals(ExitCode.DONE, printed.code(), printed.err());
        assertEquals(
                Set.of("climbed.scenario.json", "climbed.map.json"),
                unzipped(site.resolve("files").resolve("climbed.zip")).keySet());
    }

    @Test
    @DisplayName("gives scenarios of one name names of their own, and one that is there twice a single place")
    void twice() throws IOException {
        byte[] map = read(MAP, "", "");
        zip("a.zip", Map.of(SCENARIO, read(TRAINING, "", ""), MAP, map));
        zip("b.zip", Map.of(SCENARIO, read(TRAINING, "\"turns\": 4", "\"turns\": 5"), MAP, map));
        zip("c.zip", Map.of(SCENARIO, read(TRAINING, "\"turns\": 4", "\"turns\": 3"), MAP, map));
        assertEquals(ExitCode.DONE, run().code());
        List<String> turns = new ArrayList<>();
        for (String zip : index().select("a[download]").eachAttr("href")) {
            unzipped(site.resolve(zip)).forEach((name, bytes) -> {
                if (name.endsWith(".scenario.json")) {
                    String text = new String(bytes, StandardCharsets.UTF_8);
                    turns.add(zip + " " + text.replaceAll("(?s).*\"turns\": (\\d).*", "$1"));
                }
            });
        }
        assertEquals(List.of("files/morning.zip 4", "files/morning-2.zip 5", "files/morning-3.zip 3"), turns);
    }

    @Test
    @DisplayName("links to scenarios with spaces and umlauts in their names")
    void names() throws IOException {
        Files.move(source.resolve(SCENARIO), source.resolve("Schöner Tag (2).scenario.json"));
        assertEquals(ExitCode.DONE, run("--language", "de").code());
        assertEquals(Set.of("files/Schöner Tag (2).zip", "files/Schöner Tag (2).svg"), linked());
        assertTrue(files(site).containsAll(linked()), files(site).toString());
        assertEquals("de", index().child(0).attr("lang"));
        assertTrue(index().select("section .in-de").text().contains("Herunterladen"));
    }

    @ParameterizedTest
    @CsvSource({
        "notes.txt, mine",
        "index.html, <p>mine</p>",
        "index.html, <meta name=\"generator\" content=\"Road to Richmond\"><main>mine</main>",
        "play/engine.js, mine"
    })
    @DisplayName("keeps out of a folder that is another's")
    void foreign(String name, String content) throws IOException {
        Path file = site.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, content);
        Commands.Printed printed = run();
        assertEquals(ExitCode.BAD, printed.code());
        assertTrue(printed.err().contains("--force"), printed.err());
        assertEquals(Set.of(name), files(site));
        assertEquals(content, Files.readString(file));
    }

    @Test
    @DisplayName("writes into it on request, but replaces nothing of another kind")
    void forced() throws IOException {
        Files.createDirectory(site);
        Path notes = Files.writeString(site.resolve("notes.txt"), "mine");
        assertEquals(ExitCode.DONE, run("--force").code());
        assertEquals("mine", Files.readString(notes));
        Path page = Files.writeString(site.resolve("index.html"), "<p>mine</p>");
        assertEquals(ExitCode.BAD, run("--force").code());
        assertEquals("<p>mine</p>", Files.readString(page));
    }

    @Test
    @DisplayName("writes again into its own folder, and still replaces nothing of another kind")
    void own() throws IOException {
        assertEquals(ExitCode.DONE, run().code());
        assertEquals(ExitCode.DONE, run("--language", "de").code());
        Path zip = Files.writeString(site.resolve("files").resolve("morning.zip"), "mine");
        assertEquals(ExitCode.BAD, run().code());
        assertEquals("mine", Files.readString(zip));
    }

    private Path player() throws IOException {
        Path player = Files.createDirectories(folder.resolve("player").resolve("deep"));
        Files.writeString(player.resolve("engine.js"), "0");
        Files.writeString(player.resolveSibling("index.html"), "<p>play</p>");
        return player.getParent();
    }

    @Test
    @DisplayName("copies the page on which one plays, and leads to it with a game of the scenario that has not begun")
    void plays() throws IOException {
        Files.move(source.resolve(SCENARIO), source.resolve("Schöner Tag.scenario.json"));
        Files.move(source.resolve(TRANSLATION), source.resolve("Schöner Tag.scenario_de.properties"));
        assertEquals(ExitCode.DONE, run("--player", player()).code());
        assertArrayEquals(new byte[] {'0'}, Files.readAllBytes(site.resolve("play/deep/engine.js")));
        String href = index().select("a[href^=play]").attr("href");
        // The page reads what stands behind the # as a form, and looks for it from where it stands itself.
        String[] named = URLDecoder.decode(href, StandardCharsets.UTF_8).split("[#&](scenario|translation)=", -1);
        assertEquals("play/index.html", named[0]);
        assertTrue(Files.readString(site.resolve("play").resolve(named[2])).contains("names."));
        Document opened = new Documents(Shelf.of(List.of()))
                .open(site.resolve("play").resolve(named[1]))
                .value()
                .orElseThrow();
        Document.GameDocument saved = assertInstanceOf(Document.GameDocument.class, opened);
        assertEquals(List.of(), saved.saved().game().log());
        assertEquals(8, saved.saved().scenario().scenario().units().size());
    }

    @Test
    @DisplayName("never writes that page over what another one has laid there")
    void foreignPlay() throws IOException {
        Files.createDirectories(site.resolve("play"));
        Path page = Files.writeString(site.resolve("play").resolve("index.html"), "mine");
        assertEquals(ExitCode.BAD, run("--player", player(), "--force").code());
        assertEquals("mine", Files.readString(page));
        assertEquals(Set.of("play/index.html"), files(site));
    }

    @Test
    @DisplayName("refuses folders that make no sense")
    void senseless() throws IOException {
        Path player = player();
        assertEquals(ExitCode.BAD, run("--player", player.resolve("deep")).code());
        assertEquals(
                ExitCode.BAD,
                Commands.run("site", source, "--out", player.resolve("new"), "--player", player)
                        .code());
        assertEquals(
                ExitCode.BAD,
                Commands.run("site", source.resolve(SCENARIO), "--out", site).code());
        assertFalse(Files.exists(site));
    }
}
