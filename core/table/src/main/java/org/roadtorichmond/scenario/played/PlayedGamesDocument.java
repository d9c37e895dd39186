package org.roadtorichmond.scenario.played;

import java.util.List;
import org.roadtorichmond.scenario.Document;
import org.roadtorichmond.scenario.DocumentKind;
import org.roadtorichmond.scenario.json.Formats;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.References;
import org.roadtorichmond.scenario.json.Result;

/**
 * The games that a player has finished and the positions that he has tried to solve, opened as a file.
 *
 * @param games the games, in the order in which they ended
 * @param positions the positions, each once, in the order in which their best tries ended
 */
public record PlayedGamesDocument(List<PlayedGame> games, List<SolvedPosition> positions) implements Document {
    /** Without any. */
    public static final PlayedGamesDocument EMPTY = new PlayedGamesDocument(List.of(), List.of());

    /** Copies the lists. */
    public PlayedGamesDocument {
        games = List.copyOf(games);
        positions = List.copyOf(positions);
    }

    /** Reads finished games among the files of the game. */
    public static final class Kind implements DocumentKind {
        @Override
        public String format() {
            return Formats.MY_GAMES;
        }

        @Override
        public Result<Document> read(Node.ObjectNode root, References.Referred file) {
            return PlayedGamesReader.decode(root).then(Result::good);
        }
    }
}
