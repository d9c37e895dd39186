package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The licences of what is in the finished jar")
final class LicencesIT {
    private static final String LIBRARIES = "licences/libraries.tsv";
    private static final String PARTS = "assets/licences/parts.tsv";

    private static String text(ZipFile jar, ZipEntry entry) {
        try (InputStream stream = jar.getInputStream(entry)) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String[]> lines(ZipFile jar, String entry) {
        return text(jar, jar.getEntry(entry))
                .lines()
                .filter(line -> !line.isBlank())
                .map(line -> line.split("\t", -1))
                .toList();
    }

    private static JsonObject parts() throws IOException {
        return JsonParser.parseString(Files.readString(Path.of(System.getProperty("road.parts"))))
                .getAsJsonObject();
    }

    @Test
    @DisplayName("name every library that the list of parts names, with its version, and no other")
    void sameLibraries() throws IOException {
        Set<String> listed = StreamSupport.stream(
                        parts().getAsJsonArray("components").spliterator(), false)
                .map(JsonElement::getAsJsonObject)
                .filter(part -> !part.get("group").getAsString().equals("org.roadtorichmond"))
                .map(part -> part.get("name").getAsString() + " "
                        + part.get("version").getAsString())
                .collect(Collectors.toCollection(TreeSet::new));
        try (ZipFile jar = new ZipFile(System.getProperty("road.jar"))) {
            Set<String> shown = lines(jar, LIBRARIES).stream()
                    .map(line -> line[0] + " " + line[1])
                    .collect(Collectors.toCollection(TreeSet::new));
            assertEquals(listed, shown);
        }
    }

    @Test
    @DisplayName("are the same in the list of parts, wherever that names them by their short names")
    void sameLicences() throws IOException {
        try (ZipFile jar = new ZipFile(System.getProperty("road.jar"))) {
            Map<String, String> shown =
                    lines(jar, LIBRARIES).stream().collect(Collectors.toMap(line -> line[0], line -> line[2]));
            for (JsonElement element : parts().getAsJsonArray("components")) {
                JsonObject part = element.getAsJsonObject();
                String name = part.get("name").getAsString();
                Set<String> ids = StreamSupport.stream(
                                part.getAsJsonArray("licenses").spliterator(), false)
                        .map(licence -> licence.getAsJsonObject().getAsJsonObject("license"))
                        .filter(licence -> licence.has("id"))
                        .map(licence -> licence.get("id").getAsString())
                        .collect(Collectors.toSet());
                if (shown.containsKey(name) && !ids.isEmpty()) {
                    assertTrue(ids.contains(shown.get(name)), name + " is under " + shown.get(name) + ", not " + ids);
                }
            }
        }
    }

    @Test
    @DisplayName("lie in the jar as texts, those of libraries and those of other parts")
    void texts() throws IOException {
        try (ZipFile jar = new ZipFile(System.getProperty("road.jar"))) {
            for (String list : List.of(LIBRARIES, PARTS)) {
                for (String[] line : lines(jar, list)) {
                    assertEquals(4, line.length, String.join(" ", line));
                    assertNotNull(jar.getEntry("assets/licences/" + line[2] + ".txt"), line[0] + ": " + line[2]);
                }
            }
        }
    }

    @Test
    @DisplayName("name every program that a script for browsers says it holds, with its version")
    void scripts() throws IOException {
        Pattern banner = Pattern.compile("/\\*!\\s*\\* (\\S+) v(\\S+)");
        try (ZipFile jar = new ZipFile(System.getProperty("road.jar"))) {
            Set<String> listed = Stream.of(LIBRARIES, PARTS)
                    .flatMap(list -> lines(jar, list).stream())
                    .map(line -> line[0].split(",", -1)[0].toLowerCase(Locale.ROOT) + " " + line[1])
                    .collect(Collectors.toCollection(TreeSet::new));
            Set<String> held = new TreeSet<>();
            for (ZipEntry script : jar.stream()
                    .filter(entry -> entry.getName().endsWith(".js"))
                    .toList()) {
                banner.matcher(text(jar, script))
                        .results()
                        .forEach(found -> held.add(found.group(1).toLowerCase(Locale.ROOT) + " " + found.group(2)));
            }
            assertTrue(held.size() > 1 && listed.containsAll(held), () -> held + " of " + listed);
        }
    }

    @Test
    @DisplayName("are listed without the time of the build, so that two builds give the same list")
    void timeless() throws IOException {
        JsonObject metadata = parts().getAsJsonObject("metadata");
        assertFalse(metadata.has("timestamp"), metadata::toString);
        assertEquals(
                3,
                parts().get("serialNumber").getAsString().split("-", -1)[2].charAt(0) - '0',
                "made from the content");
    }
}
