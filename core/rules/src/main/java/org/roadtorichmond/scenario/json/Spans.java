package org.roadtorichmond.scenario.json;

import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;

/** Where the values of a tree begin and end in the text that they were read from. Not changed any more once the text was read. */
class Spans {
    /** The key by which a file may name the schema that it keeps to; only the text has it. */
    static final String SCHEMA = "$schema";

    /** For readers that need no places in the text: keeps nothing. */
    static final Spans NONE = new Spans() {
        @Override
        void add(Node node, int begin, int end) {
            // A tree that is only read is not to cost the memory of its text.
        }
    };

    private final Map<Node, Span> spans = new IdentityHashMap<>();

    /**
     * A part of a text.
     *
     * @param begin the offset of its first character
     * @param end the offset behind its last character
     */
    record Span(int begin, int end) {
        String of(String text) {
            return text.substring(begin, end);
        }
    }

    void add(Node node, int begin, int end) {
        spans.put(node, new Span(begin, end));
    }

    /** The part of the text from which this very value was read; empty for a value that came from elsewhere, even an equal one. */
    Optional<Span> of(Node node) {
        return Optional.ofNullable(spans.get(node));
    }
}
