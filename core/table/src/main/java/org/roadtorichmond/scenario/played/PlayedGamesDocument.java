package org.roadtorichmond.scenario.played;

import java.util.List;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.DocumentKind;
import org.roadtorichmond.scenario.json.Formats;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.References;
import org.roadtorichmond.scenario.json.Result;

/**
 * The games that a player has finished, opened as a file.
 *
 * @param games the games, in the order in which they ended
 */
public record PlayedGamesDocument(List<PlayedGame> games) implements Document {
    /** Copies the list. */
    public PlayedGamesDocument {
        games = List.copyOf(games);
    }

    /** Reads finished games among the files of the game. */
    public static final class Kind implements DocumentKind {
        @Override
        public String format() {
            return Formats.MY_GAMES;
        }

        @Override
        public Result<Document> read(Node.ObjectNode root, References.Referred file) {
            return PlayedGamesReader.decode(root).then(games -> Result.good(new PlayedGamesDocument(games)));
        }
    }
}
