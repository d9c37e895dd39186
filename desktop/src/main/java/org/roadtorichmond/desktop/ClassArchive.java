package org.roadtorichmond.desktop;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;

/**
 * Java's shared archive of the game's classes (AppCDS), from which the packaged application loads most of what its first picture
 * needs, checked and linked. On JDK 17 such an archive holds only for one jar at one place, so that it is not carried along, but
 * made where the application lies: by its package when it is installed, or by the game itself when its window is closed, if it was
 * moved and may write there. Without it the game starts as well, only slower; so it does where blanks are in the path of the jar,
 * from which JDK 17 archives nothing.
 */
final class ClassArchive {
    /** The system property by which the launcher of the application names the archive; the jar alone has none. */
    static final String PROPERTY = "road.archive";

    private static final String CLASS_PATH = "java.class.path";

    /** Beside the jar: the classes that a window loads until it shows a battle, one a line. */
    private static final String LIST = "classes.txt";

    private ClassArchive() {}

    /**
     * Loads the classes and notes for which jar; Java, started with {@code -XX:ArchiveClassesAtExit}, then writes them.
     *
     * @param arguments the archive that will be written
     */
    public static void main(String[] arguments) throws IOException {
        Path archive = Path.of(arguments[0]);
        Path jar = Path.of(System.getProperty(CLASS_PATH, ""));
        for (String name : Files.readAllLines(archive.resolveSibling(LIST), StandardCharsets.UTF_8)) {
            load(name);
        }
        Files.writeString(note(archive), state(jar), StandardCharsets.UTF_8);
    }

    private static void load(String name) {
        try {
            Class.forName(name, false, ClassArchive.class.getClassLoader());
        } catch (ClassNotFoundException | LinkageError e) {
            // Another platform, or a list that is older than the classes: one less to find in the archive.
            return;
        }
    }

    /** Begins to make the archive, in a process that outlives this one, if it is missing or for another jar. */
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
            // The next start is as slow as this one.
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

    /** What tells a jar from others, as Java does: where it is, when it was written, how long it is. */
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
