package org.roadtorichmond.scenario.json;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Files that come with the program, by their paths in it, which begin with a slash. */
public final class ShippedFiles {
    private ShippedFiles() {}

    /** The bytes of a file, if the program has it. */
    public static Optional<byte[]> find(String path) {
        try (@Nullable InputStream stream = ShippedFiles.class.getResourceAsStream(path)) {
            return stream == null ? Optional.empty() : Optional.of(stream.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(path, e);
        }
    }

    /**
     * The bytes of a file without which the program is not whole.
     *
     * @throws IllegalStateException if it is missing
     */
    public static byte[] bytes(String path) {
        return find(path).orElseThrow(() -> new IllegalStateException("the game lacks " + path));
    }

    /** Its text. */
    public static String text(String path) {
        return new String(bytes(path), StandardCharsets.UTF_8);
    }

    /** The lines of its text, without empty ones at the end. */
    public static List<String> lines(String path) {
        return List.of(text(path).split("\n"));
    }

    /**
     * What a reader makes of such a file.
     *
     * @throws IllegalStateException if it is missing or damaged, which would be a fault of the program
     */
    public static <T> T read(String path, Function<byte[], Result<T>> reader) {
        Result<T> read = reader.apply(bytes(path));
        return read.value()
                .orElseThrow(() ->
                        new IllegalStateException(path + ": " + read.problems().get(0)));
    }
}
