package org.roadtorichmond.desktop;

import java.io.FilterWriter;
import java.io.IOException;
import java.io.Writer;
import org.roadtorichmond.words.InvisibleCharacters;

/**
 * Writes to a terminal, or to what stands for one, without ever obeying what comes out of a file: control characters but line
 * breaks and tabs, marks that turn the direction of writing and whatever else cannot be seen are made visible, in the form that
 * JSON reads as the characters they are.
 */
final class TerminalWriter extends FilterWriter {
    /** The first half of a character whose second has not come yet; 0 for none. */
    private char half;

    /** Writes to another writer. */
    TerminalWriter(Writer out) {
        super(out);
    }

    @Override
    public void write(int character) throws IOException {
        write(new char[] {(char) character}, 0, 1);
    }

    @Override
    public void write(char[] text, int from, int length) throws IOException {
        write(new String(text, from, length), 0, length);
    }

    @Override
    public void write(String text, int from, int length) throws IOException {
        String whole = text.substring(from, from + length);
        if (half != 0) {
            whole = half + whole;
            half = 0;
        }
        int last = whole.length() - 1;
        if (last >= 0 && Character.isHighSurrogate(whole.charAt(last))) {
            half = whole.charAt(last);
            whole = whole.substring(0, last);
        }
        out.write(InvisibleCharacters.shown(whole));
    }

    @Override
    public void close() throws IOException {
        if (half != 0) {
            out.write(half);
            half = 0;
        }
        super.close();
    }
}
