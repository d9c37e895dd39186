package org.roadtorichmond.balance.lab;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.scenario.json.JsonText;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.TreeReader;

/** Values as people write them on a command line: JSON, or plain words. */
public final class Values {
    private static final String KEY = "value";

    private Values() {}

    /** The values of a list with commas between them; commas within quotes and brackets belong to a value. */
    public static List<Node> list(String text) {
        List<Node> values = new ArrayList<>();
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
                values.add(value(piece.toString()));
                piece.setLength(0);
            } else {
                piece.append(c);
            }
        }
        values.add(value(piece.toString()));
        return values;
    }

    /** A value: what the text says as JSON, or the text itself. */
    static Node value(String text) {
        byte[] json = ("{\"" + KEY + "\":" + text + "}").getBytes(StandardCharsets.UTF_8);
        return TreeReader.read(json)
                .value()
                .flatMap(root -> root.members().size() == 1 ? root.member(KEY) : Optional.empty())
                .map(Node.Member::value)
                .orElseGet(() -> new Node.TextNode(Place.NOWHERE, text));
    }

    /** A value as it is shown in the name of a variant. */
    static String shown(Node value) {
        return value instanceof Node.TextNode text ? text.text() : JsonText.of(value);
    }

    /** The texts of a value: itself, or the elements of a list; none of an empty text. */
    static List<String> texts(Node value) {
        if (value instanceof Node.ArrayNode list) {
            return list.elements().stream().map(Values::shown).toList();
        }
        return shown(value).isEmpty() ? List.of() : List.of(shown(value));
    }
}
