package org.roadtorichmond.scenario.played;

import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.DocumentKind;
import org.roadtorichmond.scenario.json.Formats;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.References;
import org.roadtorichmond.scenario.json.Result;

/**
 * The games that a player has finished and the positions that he has tried to solve, opened as a file.
 *
 * @param kept what is in the file
 */
public record PlayedGamesDocument(KeptGames kept) implements Document {

    /** Reads finished games among the files of the game. */
    public static final class Kind implements DocumentKind {
        @Override
        public String format() {
            return Formats.MY_GAMES;
        }

        @Override
        public Result<Document> read(Node.ObjectNode root, References.Referred file) {
            return PlayedGamesReader.decode(root).map(PlayedGamesDocument::new);
        }
    }
}
