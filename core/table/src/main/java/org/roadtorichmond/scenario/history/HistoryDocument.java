package org.roadtorichmond.scenario.history;

import java.util.Optional;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.DocumentFormat;
import org.roadtorichmond.scenario.Wording;
import org.roadtorichmond.scenario.json.Formats;

/**
 * What happened historically on a map, opened as a file.
 *
 * @param history the history with its map
 */
public record HistoryDocument(History history) implements Document {
    @Override
    public Optional<Wording> wording() {
        return Optional.of(new Wording(history.digest(), history.texts().keySet()));
    }

    /** Reads histories among the files of the game. */
    public static final class Kind extends DocumentFormat {
        /** Found as a service. */
        public Kind() {
            super(
                    Formats.HISTORY,
                    (root, file) -> HistoryReader.read(root, file.references()).map(HistoryDocument::new));
        }
    }
}
