package org.roadtorichmond.exchange.draft;

import java.util.Locale;

/**
 * A file to be imported.
 *
 * @param name its name without folders
 * @param content its bytes, which are not changed
 * @param siblings what lies beside it
 */
@SuppressWarnings("ArrayRecordComponent")
public record SourceFile(String name, byte[] content, Siblings siblings) {
    /** The name without its ending, by which what is made of it is called. */
    public String base() {
        int dot = name.lastIndexOf('.');
        return dot > 0 ? name.substring(0, dot) : name;
    }

    /** The ending of the name in small letters, without the dot; empty if there is none. */
    public String ending() {
        int dot = name.lastIndexOf('.');
        return dot < 0 ? "" : name.substring(dot + 1).toLowerCase(Locale.ROOT);
    }
}
