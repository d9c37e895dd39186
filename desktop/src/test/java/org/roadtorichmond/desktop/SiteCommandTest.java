package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A library of scenarios")
final class SiteCommandTest {
    private static final Path MAPS = Path.of("..", "maps");
    private static final Path SAVES = Path.of("..", "core", "rules", "src", "test", "resources", "saves");

    @TempDir
    private Path folder;

    private Path source;
    private Path site;

    @BeforeEach
    void scenario() throws IOException {
        source = Files.createDirectory(folder.resolve("source"));
        site = folder.resolve("site");
        for (String name : List.of("training.scenario.json", "training.map.json", "training.yardstick.json")) {
            Files.copy(MAPS.resolve(name), source.resolve(name));
        }
    }

    private Commands.Printed run(Object... options) {
        return Commands.run(Stream.concat(Stream.of("site", source, "--out", site), Stream.of(options))
                .toArray());
    }

    private Document index() throws IOException {
        return Jsoup.parse(Files.readString(site.resolve("index.html")));
    }

    private List<String> written() throws IOException {
        try (Stream<Path> files = Files.list(site)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    private static byte[] zip(Map<String, byte[]> entries) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            for (Map.Entry<String, byte[]> entry : entries.entrySet()) {
                zip.putNextEntry(new ZipEntry(entry.getKey()));
                zip.write(entry.getValue());
            }
        }
        return bytes.toByteArray();
    }

    private byte[] training() throws IOException {
        return Files.readAllBytes(source.resolve("training.scenario.json"));
    }

    @Test
    @DisplayName("has picture, balance, zip and battle of a scenario, and asks nobody for anything")
    void whole() throws IOException {
        Files.copy(SAVES.resolve("game-2.json"), source.resolve("Schöner Tag <script>.game.json"));
        Commands.Printed printed = run();
        assertEquals(ExitCode.DONE, printed.code(), printed.err());
        assertEquals(List.of("index.html", "story-Schöner Tag <script>.html", "training.zip"), written());
        Document index = index();
        assertEquals(1, index.select(".entry svg").size());
        assertTrue(index.text().contains("This battle has been fought"), index.text());
        assertEquals(1, index.select("a[href=story-Sch%C3%B6ner%20Tag%20%3Cscript%3E.html]").size());
        assertTrue(index.select("[src], link[href^=http], a[href^=http]").isEmpty());
        assertTrue(index.select("meta[http-equiv]").attr("content").startsWith("default-src 'none'"));
        assertTrue(index.select("a[href^=play]").isEmpty(), "no page to play on was given");
    }

    @ParameterizedTest
    @ValueSource(strings = {"bad.scenario.json", "bad.zip", "bad.game.json", "<b>ü bad.zip"})
    @DisplayName("leaves a spoilt file out, and names it on standard error and in the page")
    void bad(String name) throws IOException {
        Files.writeString(source.resolve(name), "spoilt");
        Commands.Printed printed = run();
        assertEquals(ExitCode.BAD, printed.code());
        assertTrue(printed.err().contains(name), printed.err());
        assertEquals(List.of("index.html", "training.zip"), written());
        assertTrue(index().select(".left li").text().startsWith(name + ": "), index().select(".left").text());
    }

    @Test
    @DisplayName("writes nothing outside of its folder, whatever the names in a zip are")
    void climbing() throws IOException {
        byte[] other = new String(training(), StandardCharsets.UTF_8)
                .replaceFirst("\"turns\"", "\"turns\"")
                .getBytes(StandardCharsets.UTF_8);
        Files.write(source.resolve("up.zip"), zip(Map.of("../../climbed.scenario.json", other)));
        run();
        try (Stream<Path> all = Files.walk(folder)) {
            assertEquals(
                    List.of(),
                    all.filter(file -> !file.startsWith(site) && !file.startsWith(source))
                            .filter(Files::isRegularFile)
                            .toList());
        }
    }

    @Test
    @DisplayName("gives two scenarios of one name two zips, and one that is there twice a single one")
    void twice() throws IOException {
        byte[] map = Files.readAllBytes(source.resolve("training.map.json"));
        String changed = new String(training(), StandardCharsets.UTF_8) + "\n";
        Files.write(source.resolve("a.zip"), zip(Map.of("training.scenario.json", training(), "training.map.json", map)));
        Files.write(
                source.resolve("b.zip"),
                zip(Map.of(
                        "training.scenario.json",
                        changed.getBytes(StandardCharsets.UTF_8),
                        "training.map.json",
                        map)));
        Files.delete(source.resolve("training.yardstick.json"));
        Commands.Printed printed = run();
        assertEquals(ExitCode.DONE, printed.code(), printed.err());
        assertEquals(List.of("index.html", "training-2.zip", "training.zip"), written());
    }

    @Test
    @DisplayName("keeps out of a folder that is another's, and writes again into its own")
    void foreign() throws IOException {
        Files.createDirectory(site);
        Path page = Files.writeString(site.resolve("index.html"), "<p>mine</p>");
        assertEquals(ExitCode.BAD, run().code());
        assertEquals("<p>mine</p>", Files.readString(page));
        assertEquals(ExitCode.BAD, run("--force").code(), "a page of another program is never replaced");
        assertEquals("<p>mine</p>", Files.readString(page));
        Files.delete(page);
        Files.delete(site.resolve("training.zip"));
        assertEquals(ExitCode.DONE, run().code());
        assertEquals(ExitCode.DONE, run("--language", "de").code());
        assertEquals("de", index().child(0).attr("lang"));
    }

    @Test
    @DisplayName("copies the page on which one plays, with the files of the scenarios beside it")
    void plays() throws IOException {
        Path player = Files.createDirectories(folder.resolve("player").resolve("deep"));
        Files.writeString(player.resolve("engine.js"), "0");
        Files.writeString(player.resolveSibling("index.html"), "<p>play</p>");
        Commands.Printed printed = run("--player", player.getParent());
        assertEquals(ExitCode.DONE, printed.code(), printed.err());
        assertTrue(Files.exists(site.resolve("play").resolve("deep").resolve("engine.js")));
        assertArrayEquals(training(), Files.readAllBytes(site.resolve("play").resolve("training.scenario.json")));
        assertFalse(index().select("a[href=play/index.html#scenario=training.scenario.json]").isEmpty());
    }
}
