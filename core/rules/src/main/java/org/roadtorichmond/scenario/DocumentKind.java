package org.roadtorichmond.scenario;

import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.References;
import org.roadtorichmond.scenario.json.Result;

/**
 * A kind of file that {@link Documents} opens beside those of the rules. Its classes need not be known to them: each is a service
 * ({@code META-INF/services}), which has a public class with a constructor without parameters.
 */
public interface DocumentKind {
    /** What files of this kind say that they are, such as {@code lesson/1}. */
    String format();

    /**
     * Reads a file of this kind, or returns all problems found in it.
     *
     * @param root its content
     * @param file the file, with the files that it names
     */
    Result<Document> read(Node.ObjectNode root, References.Referred file);
}
