package org.roadtorichmond.scenario.tactic;

import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.DocumentKind;
import org.roadtorichmond.scenario.json.Formats;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.References;
import org.roadtorichmond.scenario.json.Result;

/**
 * A tactical position, opened as a file.
 *
 * @param tactic the position with its conditions
 */
public record TacticDocument(Tactic tactic) implements Document {

    /** Reads tactical positions among the files of the game. */
    public static final class Kind implements DocumentKind {
        @Override
        public String format() {
            return Formats.TACTIC;
        }

        @Override
        public Result<Document> read(Node.ObjectNode root, References.Referred file) {
            return TacticReader.read(root, file.references()).map(TacticDocument::new);
        }
    }
}
