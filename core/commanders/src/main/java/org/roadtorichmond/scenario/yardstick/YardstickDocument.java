package org.roadtorichmond.scenario.yardstick;

import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.DocumentKind;
import org.roadtorichmond.scenario.json.Formats;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.References;
import org.roadtorichmond.scenario.json.Result;

/**
 * How many games of a scenario went, opened as a file.
 *
 * @param yardstick the figures
 */
public record YardstickDocument(Yardstick yardstick) implements Document {

    /** Reads yardsticks among the files of the game. */
    public static final class Kind implements DocumentKind {
        @Override
        public String format() {
            return Formats.YARDSTICK;
        }

        @Override
        public Result<Document> read(Node.ObjectNode root, References.Referred file) {
            return YardstickReader.decode(root).map(YardstickDocument::new);
        }
    }
}
