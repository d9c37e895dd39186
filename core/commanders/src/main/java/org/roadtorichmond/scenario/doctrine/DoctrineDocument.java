package org.roadtorichmond.scenario.doctrine;

import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.DocumentFormat;
import org.roadtorichmond.scenario.json.Formats;

/**
 * A doctrine of commanders.
 *
 * @param doctrine the doctrine
 */
public record DoctrineDocument(Doctrine doctrine) implements Document {

    /** Reads doctrines among the files of the game. */
    public static final class Kind extends DocumentFormat {
        /** Found as a service. */
        public Kind() {
            super(Formats.DOCTRINE, (root, file) -> DoctrineReader.decode(root).map(DoctrineDocument::new));
        }
    }
}
