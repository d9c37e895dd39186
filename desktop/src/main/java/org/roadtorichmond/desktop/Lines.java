package org.roadtorichmond.desktop;

import java.util.ArrayList;
import java.util.List;

/** A text for people at a terminal, line by line. Figures are written alike in every country. */
final class Lines {
    private final List<String> all = new ArrayList<>();

    /** Adds a line; values that follow it fill its places. */
    void add(String line, Object... values) {
        all.add(values.length == 0 ? line : Tables.format(line, values));
    }

    void addAll(List<String> lines) {
        all.addAll(lines);
    }

    List<String> toList() {
        return List.copyOf(all);
    }
}
