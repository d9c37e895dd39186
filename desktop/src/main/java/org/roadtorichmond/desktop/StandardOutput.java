package org.roadtorichmond.desktop;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

/** Standard output, which remembers why it could not be written, since those who print do not ask. */
final class StandardOutput extends OutputStream {
    private final OutputStream stream;
    private Optional<String> trouble = Optional.empty();

    /** Writes to a stream until that fails, and nothing more after that. */
    StandardOutput(OutputStream stream) {
        this.stream = stream;
    }

    /** Something that is written or flushed. */
    @FunctionalInterface
    private interface Step {
        void run() throws IOException;
    }

    @Override
    public void write(int one) {
        attempt(() -> stream.write(one));
    }

    @Override
    public void write(byte[] bytes, int from, int length) {
        attempt(() -> stream.write(bytes, from, length));
    }

    @Override
    public void flush() {
        attempt(stream::flush);
    }

    private void attempt(Step step) {
        if (trouble.isPresent()) {
            return;
        }
        try {
            step.run();
        } catch (IOException e) {
            trouble = Optional.of(Objects.requireNonNullElse(e.getMessage(), "?"));
        }
    }

    /** Why something that was printed is missing, in one sentence; empty also where the reader of a pipe wanted no more. */
    Optional<String> trouble() {
        return trouble.filter(told -> !told.toLowerCase(Locale.ROOT).contains("pipe"))
                .map(told ->
                        "Standard output could not be written (" + told + "), so that the answer is not whole there.");
    }
}
