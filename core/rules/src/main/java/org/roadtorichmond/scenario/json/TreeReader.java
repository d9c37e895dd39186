package org.roadtorichmond.scenario.json;

import com.google.gson.Strictness;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.roadtorichmond.scenario.json.Node.Member;
import org.roadtorichmond.words.Sentence;

/**
 * Reads a JSON file into a tree whose nodes know their places, with Gson's streaming reader in strict mode.
 *
 * <p>Gson says only in words where it stands, so that where tokens begin is counted along in the text itself; Gson is asked where
 * something is wrong. Gson lets repeated keys, escaped control characters and a byte-order mark pass; they are refused here. Nothing that a file may contain
 * makes this class throw.
 */
public final class TreeReader {
    /** The deepest nesting of objects and lists; the files need ten, and recursion must not exhaust the stack. */
    static final int DEEPEST = 64;

    /** The largest file that is read, in bytes: a hundred times the longest saved game. */
    public static final long LARGEST = 64L << 20;

    /** The most values in a file, so that a hostile one cannot exhaust the memory; the longest game has a tenth of it. */
    static final int MOST_VALUES = 2_000_000;

    /** A key of which more is not shown in a path: each value within has a path of its own. */
    private static final int LONGEST_STEP = 100;

    /** The control characters that texts of several lines have. */
    private static final String SPACES = "\t\n\r";

    /** What JSON takes for white space, and no more: a form feed behind the end is not. */
    private static final String WHITE = " \t\r\n";

    /** What stands between two tokens. */
    private static final String BETWEEN = WHITE + ",:";

    private static final Pattern PLAIN = Pattern.compile("[A-Za-z_][A-Za-z0-9_-]*");

    private final SourceText source;
    private final JsonReader reader;
    private final List<Problem> faults = new ArrayList<>();
    private final Spans spans;
    private int tokenBegin;
    /** The offset behind the last token that was taken. */
    private int behind;

    private int depth;
    private int values;
    private String path = "$";

    private TreeReader(SourceText source, Spans spans) {
        this.source = source;
        this.spans = spans;
        this.reader = new JsonReader(new StringReader(source.text()));
        reader.setStrictness(Strictness.STRICT);
    }

    /** Reads the bytes of a file, whose outermost value must be an object. */
    public static Result<Node.ObjectNode> read(byte[] bytes) {
        return SourceText.decode(bytes)
                .then(text -> new TreeReader(text, Spans.NONE).root())
                .then(TreeReader::asObject)
                .map(TreeReader::withoutSchema);
    }

    /** Reads the same and keeps the text with it, so that what is changed in the tree can be written without touching the rest. */
    public static Result<SourceTree> readSource(byte[] bytes) {
        Spans spans = new Spans();
        return SourceText.decode(bytes)
                .then(text -> new TreeReader(text, spans)
                        .root()
                        .then(TreeReader::asObject)
                        .map(root -> new SourceTree(text.text(), root, withoutSchema(root), spans)));
    }

    /** The same of a text that is in no file. */
    public static Result<SourceTree> readSource(String text) {
        return readSource(text.getBytes(StandardCharsets.UTF_8));
    }

    /**
     * Lays out a tree that no file has yet, as maps and scenarios are.
     *
     * @throws IllegalArgumentException if no file could have such a tree
     */
    public static SourceTree layOut(Node.ObjectNode root) {
        String text = new LayoutWriter("", Spans.NONE, Optional.empty()).text(root, Optional.empty()) + "\n";
        return readSource(text)
                .value()
                .orElseThrow(() -> new IllegalArgumentException("no tree that a file could have"));
    }

    private static Result<Node.ObjectNode> asObject(Node root) {
        return root instanceof Node.ObjectNode object
                ? Result.good(object)
                : Result.bad(new Problem(
                        root.at(),
                        Sentence.of("problem.found", root.found(), Sentence.of("problem.object", Words.ANY_OBJECT))));
    }

    /** A file may begin with the schema that it keeps to, for the sake of editors: the game ignores it. */
    private static Node.ObjectNode withoutSchema(Node.ObjectNode root) {
        Optional<String> first = root.members().keySet().stream().findFirst();
        if (first.filter(Spans.SCHEMA::equals).isEmpty()) {
            return root;
        }
        return JsonText.without(root, Spans.SCHEMA);
    }

    private Result<Node> root() {
        List<Problem> problems = new ArrayList<>();
        try {
            Node root = value();
            refuseMore();
            problems.addAll(faults);
            return problems.isEmpty() ? Result.good(root) : Result.bad(inOrder(problems));
        } catch (Refusal refusal) {
            problems.addAll(faults);
            problems.add(refusal.problem);
            return Result.bad(inOrder(problems));
        }
    }

    /** An inner repeated key is found before the repeated key of the object around it, which may stand earlier. */
    private static List<Problem> inOrder(List<Problem> problems) {
        return problems.stream()
                .sorted(Comparator.comparingInt(Problem::line).thenComparingInt(Problem::column))
                .toList();
    }

    private Node value() throws Refusal {
        JsonToken token = look();
        int begin = tokenBegin;
        Place at = source.place(begin, path);
        if (++values > MOST_VALUES) {
            throw new Refusal(new Problem(at, Sentence.of("problem.manyValues", MOST_VALUES)));
        }
        Node node = switch (token) {
            case BEGIN_OBJECT -> object(at);
            case BEGIN_ARRAY -> array(at);
            case STRING -> new Node.TextNode(at, seen(at, taken(take(reader::nextString)), SPACES));
            case NUMBER -> new Node.NumberNode(at, number(take(reader::nextString)));
            case BOOLEAN -> truth(at, take(reader::nextBoolean));
            default -> nothing(at);
        };
        spans.add(node, begin, behind);
        return node;
    }

    private Node nothing(Place at) throws Refusal {
        take(() -> {
            reader.nextNull();
            return true;
        });
        behind = tokenBegin + "null".length();
        return new Node.NothingNode(at);
    }

    private Node truth(Place at, boolean truth) {
        behind = tokenBegin + String.valueOf(truth).length();
        return new Node.TruthNode(at, truth);
    }

    /** A number as it is written, which is what Gson gives. */
    private String number(String written) {
        behind = tokenBegin + written.length();
        return written;
    }

    /** A text in quotes that was taken: its closing quote is the first that no backslash precedes. */
    private String taken(String text) {
        int at = tokenBegin + 1;
        while (source.text().charAt(at) != '"') {
            at += source.text().charAt(at) == '\\' ? 2 : 1;
        }
        behind = at + 1;
        return text;
    }

    private Node object(Place at) throws Refusal {
        String outer = path;
        enter(at, reader::beginObject);
        Map<String, Member> members = new LinkedHashMap<>();
        while (look() == JsonToken.NAME) {
            int begin = tokenBegin;
            String key = taken(take(reader::nextName));
            path = outer + step(key);
            Place place = source.place(begin, path);
            seen(place, key, "");
            Member earlier = members.get(key);
            Member member = new Member(place, value());
            if (earlier == null) {
                members.put(key, member);
            } else {
                faults.add(repeated(key, place, earlier.key().line()));
            }
            path = outer;
        }
        leave(reader::endObject);
        return new Node.ObjectNode(at, members);
    }

    /** Refuses control characters in a text, with a few exceptions. */
    private String seen(Place at, String text, String allowed) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (Character.isISOControl(c) && allowed.indexOf(c) < 0) {
                String code = String.format(Locale.ROOT, "U+%04X", (int) c);
                faults.add(new Problem(at, Sentence.of("problem.controlCharacter", code, Words.quoted(text))));
                break;
            }
        }
        return text;
    }

    private static Problem repeated(String key, Place place, int firstLine) {
        return new Problem(place, Sentence.of("problem.keyTwice", Words.quoted(key), firstLine));
    }

    private Node array(Place at) throws Refusal {
        String outer = path;
        enter(at, reader::beginArray);
        List<Node> elements = new ArrayList<>();
        while (look() != JsonToken.END_ARRAY) {
            path = outer + "[" + elements.size() + "]";
            elements.add(value());
            path = outer;
        }
        leave(reader::endArray);
        return new Node.ArrayNode(at, elements);
    }

    private void enter(Place at, Step step) throws Refusal {
        if (++depth > DEEPEST) {
            throw new Refusal(new Problem(at, Sentence.of("problem.tooDeep", DEEPEST)));
        }
        perform(step);
        behind = tokenBegin + 1;
    }

    private void leave(Step step) throws Refusal {
        depth--;
        perform(step);
        behind = tokenBegin + 1;
    }

    /** The key as a step of a path; in brackets if it is not a plain name. */
    private static String step(String key) {
        if (key.length() <= LONGEST_STEP && PLAIN.matcher(key).matches()) {
            return "." + key;
        }
        String shown = key.length() <= LONGEST_STEP ? key : key.substring(0, LONGEST_STEP) + "...";
        return "['" + Words.visible(shown).replace("'", "\\'") + "']";
    }

    private JsonToken look() throws Refusal {
        try {
            JsonToken token = reader.peek();
            tokenBegin = next(BETWEEN);
            return token;
        } catch (IOException | RuntimeException e) {
            throw refusal(e);
        }
    }

    /** The offset of the next character behind the last token that is none of these. */
    private int next(String passed) {
        int next = behind;
        while (next < source.length() && passed.indexOf(source.text().charAt(next)) >= 0) {
            next++;
        }
        return next;
    }

    /** Where Gson stands; it says so only in words: {@code JsonReader at line 3 column 14 path $.units}. */
    private int readerOffset() {
        String told = reader.toString();
        int line = told.indexOf(" line ") + " line ".length();
        int lineEnd = told.indexOf(' ', line);
        int column = lineEnd + " column ".length();
        int columnEnd = told.indexOf(' ', column);
        return source.offset(Integer.parseInt(told, line, lineEnd, 10), Integer.parseInt(told, column, columnEnd, 10));
    }

    private void refuseMore() throws Refusal {
        int next = next(WHITE);
        if (next < source.length()) {
            throw new Refusal(new Problem(source.place(next, "$"), Sentence.of("problem.moreFollows")));
        }
    }

    private <T> T take(Take<T> action) throws Refusal {
        try {
            return action.run();
        } catch (IOException | RuntimeException e) {
            throw refusal(e);
        }
    }

    private void perform(Step step) throws Refusal {
        take(() -> {
            step.run();
            return true;
        });
    }

    private Refusal refusal(Exception cause) {
        return new Refusal(new Malformation(source, readerOffset(), tokenBegin, path).problem(cause));
    }

    /** An action of Gson that yields a value. */
    private interface Take<T> {
        T run() throws IOException;
    }

    /** An action of Gson that yields nothing. */
    private interface Step {
        void run() throws IOException;
    }

    /** Leads out of the recursion; never leaves this class. */
    private static final class Refusal extends Exception {
        private static final long serialVersionUID = 1L;
        private final transient Problem problem;

        Refusal(Problem problem) {
            super(problem.message(), null, false, false);
            this.problem = problem;
        }
    }
}
