package org.roadtorichmond.scenario.experiment;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.roadtorichmond.scenario.json.JsonText;
import org.roadtorichmond.scenario.json.Located;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.TreePath;
import org.roadtorichmond.scenario.json.TreeReader;

/** Values, and what is to be changed, as people write them on a command line: JSON, or plain words. */
public final class Values {
    private static final String KEY = "value";

    /** Behind the name of changes that are made together. */
    private static final String NAMED = ": ";

    private Values() {}

    /**
     * What is to be changed: {@code PATH=V1,V2}, or {@code NAME: PATH=VALUE, PATH=VALUE} for changes that are made together. A comma
     * that is to stand in a value there is put between quotes or brackets, if an equals sign comes behind it.
     *
     * @param text the text, with an equals sign
     * @param paths knows what stands somewhere in the scenario: such a path may have a colon and a blank in it
     */
    public static Factor factor(String text, Predicate<String> paths) {
        int equals = TreePath.end(text, '=');
        String path = text.substring(0, equals);
        int colon = colon(path, paths);
        if (colon < 1 || paths.test(path)) {
            return Factor.of(new Located<>(path, Place.NOWHERE), list(text.substring(equals + 1)));
        }
        Located<String> name = new Located<>(text.substring(0, colon).strip(), Place.NOWHERE);
        return Factor.together(name, changes(text.substring(colon + NAMED.length())));
    }

    /** Where a name ends: before what is a path, or else at the last colon; negative if there is none. */
    private static int colon(String text, Predicate<String> paths) {
        for (int at = text.indexOf(NAMED); at >= 0; at = text.indexOf(NAMED, at + 1)) {
            if (paths.test(text.substring(at + NAMED.length()).strip())) {
                return at;
            }
        }
        return text.lastIndexOf(NAMED);
    }

    /** Changes that are made together: {@code PATH=VALUE, PATH=VALUE}. */
    public static List<Factor.Change> changes(String text) {
        List<String> assignments = new ArrayList<>();
        for (String piece : pieces(text)) {
            if (piece.indexOf('=') > 0 || assignments.isEmpty()) {
                assignments.add(piece);
            } else {
                int last = assignments.size() - 1;
                assignments.set(last, assignments.get(last) + "," + piece);
            }
        }
        return assignments.stream().map(Values::change).toList();
    }

    private static Factor.Change change(String assignment) {
        // What has no value has no path that is anywhere either, which is said of it later.
        int mark = TreePath.end(assignment, '=');
        int equals = mark < 1 ? assignment.length() : mark;
        Located<String> path = new Located<>(assignment.substring(0, equals).strip(), Place.NOWHERE);
        String value = assignment.substring(Math.min(equals + 1, assignment.length()));
        return new Factor.Change(path, value(value.strip()));
    }

    /** The values of a list with commas between them; commas within quotes and brackets belong to a value. */
    public static List<Node> list(String text) {
        return pieces(text).stream().map(Values::value).toList();
    }

    private static List<String> pieces(String text) {
        List<String> pieces = new ArrayList<>();
        StringBuilder piece = new StringBuilder();
        int depth = 0;
        boolean quoted = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"' && (i == 0 || text.charAt(i - 1) != '\\')) {
                quoted = !quoted;
            } else if (!quoted) {
                depth += "[{".indexOf(c) >= 0 ? 1 : 0;
                depth -= "]}".indexOf(c) >= 0 ? 1 : 0;
            }
            if (c == ',' && depth == 0 && !quoted) {
                pieces.add(piece.toString());
                piece.setLength(0);
            } else {
                piece.append(c);
            }
        }
        pieces.add(piece.toString());
        return pieces;
    }

    /** A value: what the text says as JSON, or the text itself. */
    public static Node value(String text) {
        byte[] json = ("{\"" + KEY + "\":" + text + "}").getBytes(StandardCharsets.UTF_8);
        return TreeReader.read(json)
                .value()
                .flatMap(root -> root.members().size() == 1 ? root.member(KEY) : Optional.empty())
                .map(Node.Member::value)
                .orElseGet(() -> new Node.TextNode(Place.NOWHERE, text));
    }

    /** A value as it is shown in the name of a variant. */
    public static String shown(Node value) {
        return value instanceof Node.TextNode text ? text.text() : JsonText.of(value);
    }

    /** The texts of a value: itself, or the elements of a list; none of an empty text. */
    public static List<String> texts(Node value) {
        if (value instanceof Node.ArrayNode list) {
            return list.elements().stream().map(Values::shown).toList();
        }
        return shown(value).isEmpty() ? List.of() : List.of(shown(value));
    }
}
