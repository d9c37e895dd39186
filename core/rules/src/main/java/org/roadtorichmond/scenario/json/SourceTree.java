package org.roadtorichmond.scenario.json;

import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * The tree of a file with the text that it was read from, from which the text of a changed tree can be made.
 *
 * <p>Values that are still the same objects keep their text to the letter: spaces, line ends, order and escapes. Only what was
 * changed is written afresh, in the layout of the file around it. So the unchanged tree gives the very text that was read, and a
 * changed one differs from it where something was changed and nowhere else. Immutable; safe for any number of threads.
 */
public final class SourceTree {
    private final String text;
    private final Node.ObjectNode root;
    private final Optional<Node> schema;
    private final Spans spans;

    /**
     * A tree as it was read.
     *
     * @param given the outermost object as it stands in the text
     * @param root the same without the schema that it may name
     */
    SourceTree(String text, Node.ObjectNode given, Node.ObjectNode root, Spans spans) {
        this.text = text;
        this.root = root;
        this.spans = spans;
        schema = root.members().size() == given.members().size()
                ? Optional.empty()
                : given.member(Spans.SCHEMA).map(Node.Member::value);
        spans.of(given).ifPresent(span -> spans.add(root, span.begin(), span.end()));
    }

    /** The tree, without the schema that the file may name for the sake of editors. */
    public Node.ObjectNode root() {
        return root;
    }

    /** The text as it was read. */
    public String text() {
        return text;
    }

    /** The text of a tree that was made of this one by changes; a schema that the file names stays. */
    public String text(Node.ObjectNode changed) {
        Spans.Span whole = spans.of(root).orElseThrow();
        String written = new LayoutWriter(text, spans, schema).text(changed, Optional.of(root));
        return text.substring(0, whole.begin()) + written + text.substring(whole.end());
    }

    /** The same as the bytes of a file. */
    public byte[] bytes(Node.ObjectNode changed) {
        return text(changed).getBytes(StandardCharsets.UTF_8);
    }
}
