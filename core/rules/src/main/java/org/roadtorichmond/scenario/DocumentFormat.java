package org.roadtorichmond.scenario;

import java.util.function.BiFunction;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.References;
import org.roadtorichmond.scenario.json.Result;

/** A kind of file of which a function reads the content, given the file with those that it names. */
public abstract class DocumentFormat implements DocumentKind {
    private final String format;
    private final BiFunction<Node.ObjectNode, References.Referred, Result<Document>> reader;

    /** Files that say they are of a format, such as {@code lesson/1}, and what reads one or returns all problems found in it. */
    protected DocumentFormat(String format, BiFunction<Node.ObjectNode, References.Referred, Result<Document>> reader) {
        this.format = format;
        this.reader = reader;
    }

    @Override
    public final String format() {
        return format;
    }

    @Override
    public final Result<Document> read(Node.ObjectNode root, References.Referred file) {
        return reader.apply(root, file);
    }
}
