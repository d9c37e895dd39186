package org.roadtorichmond.scenario.json;

import java.util.List;

/** The lines of files that are no JSON. */
public final class TextLines {
    private TextLines() {}

    /** The lines of a file in UTF-8, which may be none; or where its bytes are no text. */
    public static Result<List<String>> of(byte[] bytes) {
        if (bytes.length == 0) {
            return Result.good(List.of());
        }
        return SourceText.decode(bytes).map(source -> source.text().lines().toList());
    }

    /** Where a line begins, counted from 0. */
    public static Place at(int line) {
        return new Place(line + 1, 1, "$");
    }
}
