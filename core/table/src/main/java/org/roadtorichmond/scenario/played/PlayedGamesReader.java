package org.roadtorichmond.scenario.played;

import java.time.LocalDateTime;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Pattern;
import org.roadtorichmond.scenario.json.Fields;
import org.roadtorichmond.scenario.json.Formats;
import org.roadtorichmond.scenario.json.Located;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Problems;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.TreeReader;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.account.Measure;
import org.roadtorichmond.victory.account.Score;
import org.roadtorichmond.words.Sentence;

/** Reads the games that a player has finished, {@code "format": "my-games/1"}. */
public final class PlayedGamesReader {
    static final int MOST_POINTS = 1_000_000_000;
    static final int MOST_TURNS = 1000;
    static final int MOST_ADVICE = 1_000_000;
    static final int HUNDRED = 100;

    private static final Pattern KEY = Pattern.compile("[0-9a-f]{" + PlayedGame.KEY_DIGITS + "}");
    private static final Pattern MARK = Pattern.compile("[a-z]+(-[a-z]+)*");

    private PlayedGamesReader() {}

    /** Reads the file from the bytes of a file; the problems are in the order of the file. */
    public static Result<KeptGames> read(byte[] bytes) {
        return TreeReader.read(bytes).then(PlayedGamesReader::decode);
    }

    /** Returns what a parsed file keeps, or all problems found in it. */
    public static Result<KeptGames> decode(Node.ObjectNode root) {
        Problems problems = new Problems();
        Fields fields = new Fields(root, problems);
        fields.constant("format", Formats.MY_GAMES);
        Set<String> known = new HashSet<>();
        List<PlayedGame> games = fields.objects("games", game -> game(game, known));
        Set<String> tried = new HashSet<>();
        List<SolvedPosition> positions = fields.objectsOrNone("positions", position -> position(position, tried));
        return problems.result(fields.finish(() -> new KeptGames(games, positions)));
    }

    private static Optional<SolvedPosition> position(Fields fields, Set<String> known) {
        String position = fields.text("position");
        if (fields.isGood("position")) {
            fields.check(known.add(position), "position", Sentence.of("problem.positionTwice", Words.quoted(position)));
        }
        int stars = fields.integer("stars", 0, SolvedPosition.MOST_STARS);
        int solved = fields.integer("solved", 0, HUNDRED);
        Optional<LocalDateTime> ended = fields.moment("ended");
        return fields.finish(() -> new SolvedPosition(position, stars, solved, ended.orElseThrow()));
    }

    private static Optional<PlayedGame> game(Fields fields, Set<String> known) {
        String key = fields.text("game");
        if (fields.isGood("game")) {
            fields.check(KEY.matcher(key).matches(), "game", Sentence.of("problem.gameKey", Words.quoted(key)));
            fields.check(known.add(key), "game", Sentence.of("problem.gameTwice", Words.quoted(key)));
        }
        Optional<LocalDateTime> ended = fields.moment("ended");
        String scenario = fields.text("scenario");
        List<Side> sides = List.of(Side.values());
        Optional<Side> side = fields.optionalChoice("side", sides);
        String opponent = fields.text("opponent");
        Optional<Side> winner = fields.optionalChoice("winner", sides);
        Measure measure = fields.choice("measure", List.of(Measure.values()));
        int union = fields.integer("union", -MOST_POINTS, MOST_POINTS);
        int confederate = fields.integer("confederate", -MOST_POINTS, MOST_POINTS);
        int stake = fields.integer("stake", 0, MOST_POINTS);
        int turn = fields.integer("turn", 1, MOST_TURNS);
        OptionalInt decided = fields.optionalInteger("decided", 0, HUNDRED);
        OptionalInt clearer = fields.optionalInteger("clearer", 0, HUNDRED);
        OptionalInt lowest = fields.optionalInteger("lowest", 0, HUNDRED);
        Optional<Apart> apart =
                fields.optionalChoice("apart", Arrays.stream(Apart.values()).toList());
        int advice = fields.integerOr("advice", 0, MOST_ADVICE, 0);
        List<Earned> marks = fields.objectsOrNone("marks", PlayedGamesReader::earned);
        return fields.finish(() -> new PlayedGame(
                key,
                ended.orElseThrow(),
                scenario,
                side,
                opponent,
                winner,
                new Score(measure, union, confederate),
                stake,
                turn,
                decided,
                clearer,
                lowest,
                apart,
                advice,
                marks));
    }

    /** A mark; one that a later version knows is kept, too. */
    private static Optional<Earned> earned(Fields fields) {
        String mark = fields.text("mark");
        fields.checkGood(MARK.matcher(mark).matches(), "mark", Sentence.of("problem.markWord", Words.quoted(mark)));
        List<Located<String>> values = fields.textsOrNone("values");
        return fields.finish(
                () -> new Earned(mark, values.stream().map(Located::value).toList()));
    }
}
