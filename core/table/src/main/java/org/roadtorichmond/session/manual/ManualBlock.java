package org.roadtorichmond.session.manual;

import java.util.List;

/** A part of the field manual that stands on lines of its own. */
public sealed interface ManualBlock {

    /** Its texts in the order of reading, for searching. */
    List<Prose> texts();

    /** The number by which it is cited; empty where it has none. */
    default String number() {
        return "";
    }

    /**
     * The heading of a chapter.
     *
     * @param number the rule number of the whole chapter; may be empty
     * @param title the heading, without the number
     */
    record Chapter(String number, Prose title) implements ManualBlock {
        @Override
        public List<Prose> texts() {
            return List.of(title);
        }
    }

    /**
     * A paragraph.
     *
     * @param number the rule number; empty where it goes on with what stands before it
     * @param text what it says
     */
    record Passage(String number, Prose text) implements ManualBlock {
        @Override
        public List<Prose> texts() {
            return List.of(text);
        }
    }

    /**
     * A table.
     *
     * @param rows its rows, the first one the heading; all of one length
     */
    record Grid(List<List<Prose>> rows) implements ManualBlock {
        /** Copies the rows. */
        public Grid {
            rows = rows.stream().map(List::copyOf).toList();
        }

        /** A table of plain words. */
        public static Grid of(List<List<String>> rows) {
            return new Grid(rows.stream()
                    .map(row -> row.stream().map(Prose::parse).toList())
                    .toList());
        }

        @Override
        public List<Prose> texts() {
            return rows.stream().flatMap(List::stream).toList();
        }
    }
}
