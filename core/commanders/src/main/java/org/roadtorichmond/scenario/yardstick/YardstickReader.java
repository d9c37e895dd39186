package org.roadtorichmond.scenario.yardstick;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.roadtorichmond.scenario.json.Fields;
import org.roadtorichmond.scenario.json.Formats;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Problems;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.TreeReader;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.scenario.yardstick.Calibration.Knot;
import org.roadtorichmond.scenario.yardstick.Yardstick.Band;
import org.roadtorichmond.scenario.yardstick.Yardstick.Turn;
import org.roadtorichmond.scenario.yardstick.Yardstick.Wins;
import org.roadtorichmond.words.Sentence;

/** Reads yardsticks, {@code "format": "yardstick/1"}. */
public final class YardstickReader {
    private static final Pattern DIGEST = Pattern.compile("[0-9a-f]{64}");
    private static final int MOST_GAMES = 100_000_000;
    private static final int MOST_POINTS = 1_000_000_000;
    private static final int LEAST_TURNS = 2;

    private YardstickReader() {}

    /** Reads a yardstick from the bytes of a file; the problems are in the order of the file. */
    public static Result<Yardstick> read(byte[] bytes) {
        return TreeReader.read(bytes).then(YardstickReader::decode);
    }

    /** Returns the yardstick in a parsed file, or all problems found in it. */
    public static Result<Yardstick> decode(Node.ObjectNode root) {
        Problems problems = new Problems();
        Fields fields = new Fields(root, problems);
        fields.constant("format", Formats.YARDSTICK);
        String name = fields.text("name");
        String digest = fields.text("scenario");
        fields.checkGood(
                DIGEST.matcher(digest).matches(), "scenario", Sentence.of("problem.playDigest", Words.quoted(digest)));
        String union = fields.text("union");
        String confederate = fields.text("confederate");
        int games = fields.integer("games", 1, MOST_GAMES);
        int seed = fields.integer("seed", Integer.MIN_VALUE, Integer.MAX_VALUE);
        Optional<Wins> wins = fields.object("wins", YardstickReader::wins);
        boolean sum = wins.isEmpty()
                || !fields.isGood("games")
                || wins.get().union() + wins.get().confederate() + wins.get().draw() == games;
        fields.check(sum, "wins", Sentence.of("problem.winsOf", games));
        List<Integer> leads = ascending(fields, "leads", -MOST_POINTS, Yardstick.PERCENTILES);
        List<Turn> turns = fields.objects("turns", YardstickReader::turn);
        fields.checkGood(turns.size() >= LEAST_TURNS, "turns", Sentence.of("problem.yardstickTurns"));
        List<Knot> knots = fields.objectsOrNone("calibration", YardstickReader::knot);
        boolean rising = IntStream.range(1, knots.size())
                .allMatch(i -> knots.get(i - 1).turn() < knots.get(i).turn());
        fields.check(rising, "calibration", Sentence.of("problem.yardstickKnots"));
        return problems.result(fields.finish(() -> new Yardstick(
                name,
                digest,
                union,
                confederate,
                games,
                seed,
                wins.orElseThrow(),
                leads,
                turns,
                new Calibration(knots))));
    }

    private static Optional<Knot> knot(Fields fields) {
        int turn = fields.integer("turn", 0, MOST_GAMES);
        int shift = fields.integer("shift", -Calibration.MOST, Calibration.MOST);
        int slope = fields.integer("slope", Calibration.LEAST_SLOPE, Calibration.MOST);
        return fields.finish(() -> new Knot(turn, shift, slope));
    }

    private static Optional<Wins> wins(Fields fields) {
        int union = fields.integer("union", 0, MOST_GAMES);
        int confederate = fields.integer("confederate", 0, MOST_GAMES);
        int draw = fields.integer("draw", 0, MOST_GAMES);
        return fields.finish(() -> new Wins(union, confederate, draw));
    }

    private static Optional<Turn> turn(Fields fields) {
        List<Integer> lead = band(fields, "lead", -MOST_POINTS);
        List<Integer> union = band(fields, "union", 0);
        List<Integer> confederate = band(fields, "confederate", 0);
        return fields.finish(() -> new Turn(Band.of(lead), Band.of(union), Band.of(confederate)));
    }

    private static List<Integer> band(Fields fields, String key, int least) {
        return ascending(fields, key, least, Band.SHARES.size());
    }

    /** A list of a given number of numbers, none below the one before it. */
    private static List<Integer> ascending(Fields fields, String key, int least, int size) {
        List<Integer> values = fields.integers(key, least, MOST_POINTS);
        boolean rising = values.size() == size;
        for (int i = 1; i < values.size(); i++) {
            rising &= values.get(i) >= values.get(i - 1);
        }
        fields.checkGood(rising, key, Sentence.of("problem.rising", size));
        return values;
    }
}
