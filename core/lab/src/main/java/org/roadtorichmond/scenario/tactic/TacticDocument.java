package org.roadtorichmond.scenario.tactic;

import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.DocumentFormat;
import org.roadtorichmond.scenario.json.Formats;

/**
 * A tactical position, opened as a file.
 *
 * @param tactic the position with its conditions
 */
public record TacticDocument(Tactic tactic) implements Document {

    /** Reads tactical positions among the files of the game. */
    public static final class Kind extends DocumentFormat {
        /** Found as a service. */
        public Kind() {
            super(
                    Formats.TACTIC,
                    (root, file) -> TacticReader.read(root, file.references()).map(TacticDocument::new));
        }
    }
}
