package org.roadtorichmond.desktop;

import java.io.FilterWriter;
import java.io.IOException;
import java.io.Writer;

/**
 * Writes to a terminal, or to what stands for one, without ever obeying what comes out of a file: control characters but line
 * breaks and tabs are made visible, in the form that JSON reads as the characters they are.
 */
final class TerminalWriter extends FilterWriter {
    private static final String ALLOWED = "\n\r\t";

    /** Writes to another writer. */
    TerminalWriter(Writer out) {
        super(out);
    }

    @Override
    public void write(int character) throws IOException {
        if (isHarmless((char) character)) {
            out.write(character);
        } else {
            out.write("\\u%04x".formatted(character & 0xffff));
        }
    }

    @Override
    public void write(char[] text, int from, int length) throws IOException {
        int begin = from;
        for (int i = from; i < from + length; i++) {
            if (!isHarmless(text[i])) {
                out.write(text, begin, i - begin);
                write(text[i]);
                begin = i + 1;
            }
        }
        out.write(text, begin, from + length - begin);
    }

    @Override
    public void write(String text, int from, int length) throws IOException {
        write(text.toCharArray(), from, length);
    }

    private static boolean isHarmless(char character) {
        return !Character.isISOControl(character) || ALLOWED.indexOf(character) >= 0;
    }
}
