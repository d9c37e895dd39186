package org.roadtorichmond.desktop;

import java.io.FilterWriter;
import java.io.IOException;
import java.io.Writer;
import org.roadtorichmond.words.InvisibleCharacters;

/**
 * Writes to a terminal, or a stand-in for one, so that text from a file cannot control the terminal. Control characters except line
 * breaks and tabs, marks that change the writing direction, and all other invisible characters are written as JSON escapes.
 */
final class TerminalWriter extends FilterWriter {
    /** The first half of a surrogate pair whose second half has not arrived yet; 0 if there is none. */
    private char half;

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
