package org.roadtorichmond.scenario.yardstick;

import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.DocumentFormat;
import org.roadtorichmond.scenario.json.Formats;

/**
 * How many games of a scenario went, opened as a file.
 *
 * @param yardstick the figures
 */
public record YardstickDocument(Yardstick yardstick) implements Document {

    /** Reads yardsticks among the files of the game. */
    public static final class Kind extends DocumentFormat {
        /** Found as a service. */
        public Kind() {
            super(
                    Formats.YARDSTICK,
                    (root, file) -> YardstickReader.decode(root).map(YardstickDocument::new));
        }
    }
}
