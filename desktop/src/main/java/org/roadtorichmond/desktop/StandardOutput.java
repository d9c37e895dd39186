package org.roadtorichmond.desktop;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

/** Standard output that remembers why it could not be written, because the code that prints does not check. */
final class StandardOutput extends OutputStream {
    private final OutputStream stream;
    private Optional<String> trouble = Optional.empty();

    /** Writes to a stream until writing fails, and then nothing more. */
    StandardOutput(OutputStream stream) {
        this.stream = stream;
    }

    /** An operation that writes or flushes. */
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

    /** Why part of the output is missing, in one sentence; empty if the reader of a pipe simply closed it. */
    Optional<String> trouble() {
        return trouble.filter(told -> !told.toLowerCase(Locale.ROOT).contains("pipe"))
                .map(told ->
                        "Standard output could not be written (" + told + "), so that the answer is not whole there.");
    }
}
