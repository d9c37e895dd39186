package org.roadtorichmond.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The paths of files in the checkout, for tests of all modules, independent of the folder in which they run. */
public final class Checkout {
    private static final Path TOP = top();

    private static final List<String> MODULES = List.of(
            "rules", "commanders", "lab", "exchange", "match", "table", "workshop", "draw", "pages", "game", "cluster");

    private Checkout() {}

    private static Path top() {
        Path folder = Path.of("").toAbsolutePath();
        while (!Files.exists(folder.resolve("maps/editions.txt"))) {
            folder = folder.getParent();
        }
        return folder;
    }

    /** A file or folder by its path from the root of the checkout, such as {@code maps/training.map.json}. */
    public static Path path(String first, String... more) {
        return TOP.resolve(Path.of(first, more));
    }

    /** Saved games, example positions and other files for tests of several modules. */
    public static Path fixtures(String name) {
        return path("core/rules/src/test/resources").resolve(name);
    }

    /** The saved games of all versions among them, in the order of their names. */
    public static List<Path> saves() throws IOException {
        try (Stream<Path> files = Files.walk(fixtures("saves"))) {
            return files.filter(file -> file.toString().endsWith(".json"))
                    .sorted()
                    .toList();
        }
    }

    /** The main sources of a package and its subpackages, as text, from all modules. */
    public static List<String> sources(String folder) {
        List<String> texts = new ArrayList<>();
        for (String module : MODULES) {
            addTexts(path("core", module, "src/main/java/org/roadtorichmond", folder), texts);
        }
        addTexts(path("desktop", "src/main/java/org/roadtorichmond", folder), texts);
        return texts;
    }

    private static void addTexts(Path folder, List<String> texts) {
        if (!Files.isDirectory(folder)) {
            return;
        }
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                texts.add(Files.readString(file));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
