package org.roadtorichmond.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Where things lie in the checkout, for tests of all modules, whichever folder they are started in. */
public final class Checkout {
    private static final Path TOP = top();

    private static final List<String> MODULES = List.of("rules", "commanders", "lab", "game", "cluster");

    private Checkout() {}

    private static Path top() {
        Path folder = Path.of("").toAbsolutePath();
        while (!Files.exists(folder.resolve("maps/editions.txt"))) {
            folder = folder.getParent();
        }
        return folder;
    }

    /** A file or folder by its path from the top of the checkout, such as {@code maps/training.map.json}. */
    public static Path path(String first, String... more) {
        return TOP.resolve(Path.of(first, more));
    }

    /** Saved games, example positions and further files that the tests of several modules read. */
    public static Path fixtures(String name) {
        return path("core/rules/src/test/resources").resolve(name);
    }

    /** The texts of a package's main sources and of those inside it, through all modules of {@code core}. */
    public static List<String> sources(String folder) {
        List<String> texts = new ArrayList<>();
        for (String module : MODULES) {
            Path part = path("core", module, "src/main/java/org/roadtorichmond", folder);
            if (Files.isDirectory(part)) {
                addTexts(part, texts);
            }
        }
        return texts;
    }

    private static void addTexts(Path folder, List<String> texts) {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                texts.add(Files.readString(file));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
