package org.roadtorichmond.scenario.doctrine;

import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.DocumentKind;
import org.roadtorichmond.scenario.json.Formats;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.References;
import org.roadtorichmond.scenario.json.Result;

/**
 * A doctrine of commanders.
 *
 * @param doctrine the doctrine
 */
public record DoctrineDocument(Doctrine doctrine) implements Document {

    /** Reads doctrines among the files of the game. */
    public static final class Kind implements DocumentKind {
        @Override
        public String format() {
            return Formats.DOCTRINE;
        }

        @Override
        public Result<Document> read(Node.ObjectNode root, References.Referred file) {
            return DoctrineReader.decode(root).map(DoctrineDocument::new);
        }
    }
}
