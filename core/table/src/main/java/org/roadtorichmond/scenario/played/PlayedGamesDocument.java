package org.roadtorichmond.scenario.played;

import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.DocumentFormat;
import org.roadtorichmond.scenario.json.Formats;

/**
 * The games that a player has finished and the positions that he has tried to solve, opened as a file.
 *
 * @param kept what is in the file
 */
public record PlayedGamesDocument(KeptGames kept) implements Document {

    /** Reads finished games among the files of the game. */
    public static final class Kind extends DocumentFormat {
        /** Found as a service. */
        public Kind() {
            super(
                    Formats.MY_GAMES,
                    (root, file) -> PlayedGamesReader.decode(root).map(PlayedGamesDocument::new));
        }
    }
}
