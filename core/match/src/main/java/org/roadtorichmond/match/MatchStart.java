package org.roadtorichmond.match;

import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.roadtorichmond.scenario.dice.ChainElement;
import org.roadtorichmond.scenario.dice.MatchTerms;
import org.roadtorichmond.scenario.json.Fields;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Problems;
import org.roadtorichmond.scenario.json.References;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.json.TreeReader;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.scenario.setup.ScenarioReader;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Sentence;

/**
 * How a match began on one side.
 *
 * @param terms what both sides have agreed to
 * @param own the side of this computer's player
 * @param chain this side's chain, of which nobody else knows more than was shown; another one than the terms name if the first was lost and the
 *     match fetched from the other side
 */
public record MatchStart(MatchTerms terms, Side own, HashChain chain) {
    /** The longest name of a player, in characters. */
    public static final int LONGEST_NAME = 60;

    private static final int LONGEST_TEXT = 1000;
    private static final int LONGEST_PROSE = 20_000;
    private static final Set<String> PROSE = Set.of("story", "notes");

    /** What a player is called who has given no name and does not know his side yet. */
    public static final String UNNAMED = "unnamed";

    static final String FORMAT = "match/1";
    private static final String SECRET = "secret";
    private static final String RESTORED = "restored";
    private static final String OWN = "own";
    private static final String PLAYERS = "players";
    private static final String COMMITMENTS = "commitments";
    private static final String SCENARIO = "scenario";
    private static final String MAP = "map";

    /** What a player of a side is called in the terms: without a name by the word of the side, which is shown in the reader's language. */
    public static String name(String given, Side side) {
        return given.equals(UNNAMED) ? side.word() : given;
    }

    /** Whether a line can be the first of a match, rather than of another file. */
    public static boolean isStart(String line) {
        String head = Json.object().put("format", FORMAT).toString();
        return line.startsWith(head.substring(0, head.length() - 1));
    }

    /** Whether this side lost the match, and got it back from the other one. */
    public boolean isRestored() {
        return !chain.commitment().equals(terms.commitments().get(own));
    }

    /** The terms as one line of JSON, which the other side may see. */
    public static String text(MatchTerms terms) {
        return json(terms).toString();
    }

    /** The whole start as one line of JSON, with the secret of this side's chain. */
    public String text() {
        return json(terms)
                .put(OWN, own.word())
                .put(SECRET, chain.secret().hex())
                .putIf(isRestored(), RESTORED, true)
                .toString();
    }

    private static Json json(MatchTerms terms) {
        return Json.object()
                .put("format", FORMAT)
                .put(PLAYERS, sides(terms.players(), Function.identity()))
                .put(COMMITMENTS, sides(terms.commitments(), ChainElement::hex))
                .put(SCENARIO, terms.scenario().tree())
                .put(MAP, terms.scenario().mapTree());
    }

    private static <T> Json sides(Map<Side, T> values, Function<T, ?> writer) {
        Json json = Json.object();
        values.forEach((side, value) -> json.put(side.word(), writer.apply(value)));
        return json;
    }

    /** Reads the terms that the other side offers; its scenario is checked like any foreign one. */
    public static Result<MatchTerms> readTerms(String line) {
        return read(line, MatchStart::terms).then(terms -> {
            if (terms.players().values().stream().anyMatch(name -> name.length() > LONGEST_NAME)) {
                return Result.bad(Sentence.of("match.longName", LONGEST_NAME));
            }
            return isShort("", terms.scenario().whole())
                    ? Result.good(terms)
                    : Result.bad(Sentence.of("match.longText", LONGEST_TEXT, LONGEST_PROSE));
        });
    }

    /** Whether all texts can be shown without keeping the window from drawing; lists of hexes never are. */
    private static boolean isShort(String key, Node node) {
        if (node instanceof Node.ObjectNode object) {
            return object.members().entrySet().stream()
                    .allMatch(each -> isShort(each.getKey(), each.getValue().value()));
        } else if (node instanceof Node.ArrayNode array) {
            return array.elements().stream().allMatch(each -> isShort(key, each));
        }
        int most = PROSE.contains(key) ? LONGEST_PROSE : LONGEST_TEXT;
        return !(node instanceof Node.TextNode text) || text.text().length() <= most || key.startsWith("hex");
    }

    /** Reads a start that was written on this computer. */
    public static Result<MatchStart> read(String line) {
        return read(line, (fields, problems) -> {
            Side own = fields.choice(OWN, List.of(Side.values()));
            Optional<ChainElement> secret = element(fields, SECRET);
            return terms(fields, problems).flatMap(terms -> secret.flatMap(end -> start(fields, terms, own, end)));
        });
    }

    private static Optional<MatchStart> start(Fields fields, MatchTerms terms, Side own, ChainElement secret) {
        MatchStart start = new MatchStart(terms, own, new HashChain(secret));
        boolean fits = start.isRestored() == fields.truthOr(RESTORED, false);
        fields.check(fits, SECRET, Sentence.of("match.journal.secret"));
        return fits ? Optional.of(start) : Optional.empty();
    }

    private interface Reader<T> {
        Optional<T> read(Fields fields, Problems problems);
    }

    private static <T> Result<T> read(String line, Reader<T> reader) {
        return TreeReader.read(line.getBytes(StandardCharsets.UTF_8)).then(root -> {
            Problems problems = Problems.few();
            Fields fields = new Fields(root, problems);
            fields.constant("format", FORMAT);
            Optional<T> read = reader.read(fields, problems);
            Optional<T> whole = fields.finish(() -> read).flatMap(value -> value);
            return whole.isEmpty() && problems.inOrder().isEmpty()
                    ? Result.bad(Sentence.of("match.badTerms"))
                    : problems.result(whole);
        });
    }

    private static Optional<MatchTerms> terms(Fields fields, Problems problems) {
        Optional<Map<Side, String>> players = fields.object(
                PLAYERS,
                each -> sides(each, (side, key) -> Optional.of(side.text(key)).filter(name -> !name.isEmpty())));
        Optional<Map<Side, ChainElement>> commitments =
                fields.object(COMMITMENTS, each -> sides(each, MatchStart::element));
        Optional<Node> map = fields.value(MAP);
        Optional<LoadedScenario> scenario = fields.value(SCENARIO)
                .filter(Node.ObjectNode.class::isInstance)
                .flatMap(root -> map.filter(Node.ObjectNode.class::isInstance)
                        .flatMap(ground -> scenario((Node.ObjectNode) root, (Node.ObjectNode) ground, problems)));
        return players.flatMap(
                names -> commitments.flatMap(shown -> scenario.map(loaded -> new MatchTerms(loaded, names, shown))));
    }

    private static Optional<LoadedScenario> scenario(Node.ObjectNode root, Node.ObjectNode map, Problems problems) {
        References only = name -> Result.good(new References.Referred(Result.good(map), References.NONE, name));
        return ScenarioReader.readWhole(root, only, problems);
    }

    private static <T> Optional<Map<Side, T>> sides(Fields fields, SideReader<T> reader) {
        Map<Side, T> values = new EnumMap<>(Side.class);
        for (Side side : Side.values()) {
            reader.read(fields, side.word()).ifPresent(value -> values.put(side, value));
        }
        return fields.finish(() -> values).filter(all -> all.size() == Side.COUNT);
    }

    private interface SideReader<T> {
        Optional<T> read(Fields fields, String key);
    }

    private static Optional<ChainElement> element(Fields fields, String key) {
        String text = fields.text(key);
        fields.checkGood(ChainElement.isForm(text), key, Sentence.of("problem.element", Words.quoted(text)));
        return fields.isGood(key) ? Optional.of(new ChainElement(text)) : Optional.empty();
    }
}
