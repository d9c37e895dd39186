package org.roadtorichmond.desktop;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;

/**
 * Java's shared archive of the game's classes (AppCDS). The packaged application loads most classes for its first picture from it,
 * already checked and linked. On JDK 17 such an archive is valid for one jar at one path only, so the release does not contain it.
 * It is made on the player's computer: by the package when it is installed, or by the game itself when its window closes, if the
 * game was moved and may write there. Without the archive the game still starts, only slower. JDK 17 archives nothing if the path
 * of the jar contains blanks.
 */
final class ClassArchive {
    /** The system property in which the launcher of the application names the archive; not set when the jar is run alone. */
    static final String PROPERTY = "road.archive";

    private static final String CLASS_PATH = "java.class.path";

    /** The folders of the jar from which a window loads its classes; the libraries of the command line are not among them. */
    private static final List<String> LOADED =
            List.of("org/roadtorichmond/", "com/badlogic/", "com/google/gson/", "org/lwjgl/");

    private static final String CLASS = ".class";

    private ClassArchive() {}

    /**
     * Loads the classes of a window and records which jar they come from. Java, started with {@code -XX:ArchiveClassesAtExit}, then writes the
     * archive.
     *
     * @param arguments the path of the archive that will be written
     */
    public static void main(String[] arguments) throws IOException {
        Path archive = Path.of(arguments[0]);
        Path jar = Path.of(System.getProperty(CLASS_PATH, ""));
        try (JarFile entries = new JarFile(jar.toFile())) {
            entries.stream()
                    .map(JarEntry::getName)
                    .filter(name -> name.endsWith(CLASS) && LOADED.stream().anyMatch(name::startsWith))
                    .forEach(ClassArchive::load);
        }
        Files.writeString(note(archive), state(jar), StandardCharsets.UTF_8);
    }

    private static void load(String entry) {
        String name = entry.substring(0, entry.length() - CLASS.length()).replace('/', '.');
        try {
            Class.forName(name, false, ClassArchive.class.getClassLoader());
        } catch (ClassNotFoundException | LinkageError e) {
            // A class for another platform or a library that is not there: the archive has one class fewer.
            return;
        }
    }

    /** Starts a process that makes the archive and outlives this one, if the archive is missing or was made for another jar. */
    static void renew() {
        String named = System.getProperty(PROPERTY);
        if (named == null) {
            return;
        }
        Path archive = Path.of(named);
        String jar = System.getProperty(CLASS_PATH, "");
        try {
            if (Files.isWritable(Objects.requireNonNull(archive.getParent()))
                    && !(Files.exists(archive) && read(note(archive)).equals(state(Path.of(jar))))) {
                new ProcessBuilder(command(archive, jar))
                        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                        .redirectError(ProcessBuilder.Redirect.DISCARD)
                        .start();
            }
        } catch (IOException e) {
            // The next start is no slower than this one.
            return;
        }
    }

    private static List<String> command(Path archive, String jar) {
        return List.of(
                Path.of(System.getProperty("java.home", ""), "bin", "java").toString(),
                "-XX:ArchiveClassesAtExit=" + archive,
                "-cp",
                jar,
                ClassArchive.class.getName(),
                archive.toString());
    }

    /** Identifies a jar by what Java compares: its path, its time of writing, and its length. */
    private static String state(Path jar) throws IOException {
        return jar + "\n" + Files.getLastModifiedTime(jar).toMillis() + "\n" + Files.size(jar) + "\n";
    }

    private static Path note(Path archive) {
        return archive.resolveSibling(archive.getFileName() + ".txt");
    }

    private static String read(Path note) throws IOException {
        return Files.exists(note) ? Files.readString(note, StandardCharsets.UTF_8) : "";
    }
}
