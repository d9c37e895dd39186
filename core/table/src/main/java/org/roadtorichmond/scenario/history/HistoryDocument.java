package org.roadtorichmond.scenario.history;

import java.util.Optional;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.DocumentKind;
import org.roadtorichmond.scenario.Wording;
import org.roadtorichmond.scenario.json.Formats;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.References;
import org.roadtorichmond.scenario.json.Result;

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
    public static final class Kind implements DocumentKind {
        @Override
        public String format() {
            return Formats.HISTORY;
        }

        @Override
        public Result<Document> read(Node.ObjectNode root, References.Referred file) {
            return HistoryReader.read(root, file.references()).map(HistoryDocument::new);
        }
    }
}
