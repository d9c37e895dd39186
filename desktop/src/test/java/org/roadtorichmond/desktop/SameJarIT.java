package org.roadtorichmond.desktop;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The same sources give the same jar and the same list of its parts")
final class SameJarIT {
    /** What the build writes for the time of an entry, whenever it runs. */
    private static final LocalDateTime STAMP = LocalDateTime.of(2024, 1, 1, 0, 0);

    private static final List<String> OURS =
            List.of("org/roadtorichmond/", "assets/i18n/", "assets/manual/", "maps/", "licences/");
    /** What a build makes, and what says who changed the sources when. */
    private static final Set<String> NOT_COPIED = Set.of("target", ".git");

    /** A number of version 3, which is made of a name; one of version 4 would be random. */
    private static final Pattern NAMED = Pattern.compile("\"serialNumber\" : \"urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-3");

    private static final Path JAR = Path.of(System.getProperty("road.jar"));
    private static final Path PARTS = Path.of(System.getProperty("road.parts"));

    @Test
    @DisplayName("since nothing in them tells when or where it was built")
    void neitherTimeNorPlace() throws IOException {
        try (ZipFile jar = new ZipFile(JAR.toFile())) {
            List<? extends ZipEntry> ours = jar.stream()
                    .filter(entry -> OURS.stream().anyMatch(entry.getName()::startsWith))
                    .filter(entry -> !entry.isDirectory())
                    .toList();
            assertTrue(ours.size() > 2000, ours.size() + " entries");
            ours.forEach(entry -> assertEquals(STAMP, entry.getTimeLocal(), entry.getName()));
        }
        String parts = Files.readString(PARTS);
        String folder = Path.of("..").toRealPath().toString();
        assertFalse(parts.contains(folder), folder);
        assertTrue(NAMED.matcher(parts).find(), "a number that follows from the parts, and is not drawn");
    }

    @Test
    @Tag("long")
    @DisplayName("built again in a folder of another name")
    void again(@TempDir Path folder) throws Exception {
        Path copy = folder.resolve("another-name");
        copy(Path.of("..").toRealPath(), copy);
        Process build = new ProcessBuilder("mvn", "-B", "-q", "-Pparts", "package")
                .directory(copy.toFile())
                .inheritIO()
                .start();
        assertEquals(0, build.waitFor());
        for (Path file : List.of(JAR, PARTS)) {
            Path other = copy.resolve("desktop/target").resolve(file.getFileName());
            assertArrayEquals(Files.readAllBytes(file), Files.readAllBytes(other), file.toString());
        }
    }

    private static void copy(Path from, Path to) throws IOException {
        Files.walkFileTree(from, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) throws IOException {
                if (NOT_COPIED.contains(folder.getFileName().toString())) {
                    return FileVisitResult.SKIP_SUBTREE;
                }
                Files.createDirectories(to.resolve(from.relativize(folder)));
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                Files.copy(file, to.resolve(from.relativize(file)));
                return FileVisitResult.CONTINUE;
            }
        });
    }
}
