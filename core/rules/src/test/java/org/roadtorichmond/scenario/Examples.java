package org.roadtorichmond.scenario;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.roadtorichmond.testing.Checkout;

/** The example files among the test resources. */
public final class Examples {
    private Examples() {}

    /** The folder of the examples; bad ones and two good ones are in {@code bad}. */
    public static Path folder() {
        return Checkout.fixtures("examples");
    }

    /** The files whose names have an ending, sorted. */
    public static List<Path> files(String ending) {
        try (Stream<Path> files = Files.walk(folder())) {
            return files.filter(file -> file.toString().endsWith(ending))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static String text(String name) {
        try {
            return Files.readString(folder().resolve(name));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
