package org.roadtorichmond.exchange.draft;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.roadtorichmond.scenario.json.JsonText;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Node.Member;

/**
 * Writes maps and scenarios as the files in {@code maps} are written: a line for each key of the whole, and for each element of a
 * list of objects or rows. A file that is read and written again so keeps its bytes.
 */
public final class FileText {
    private static final String ROWS = "terrain";

    private FileText() {}

    /** The text of a file, which ends with a line feed. */
    public static String of(Node.ObjectNode root) {
        return root.members().entrySet().stream()
                .map(FileText::line)
                .collect(Collectors.joining(",\n", "{\n", "\n}\n"));
    }

    private static String line(Map.Entry<String, Member> member) {
        String key = "  " + key(member.getKey()) + ": ";
        Node value = member.getValue().value();
        if (value instanceof Node.ArrayNode array && isLong(member.getKey(), array.elements())) {
            return array.elements().stream()
                    .map(element -> "    " + inline(element))
                    .collect(Collectors.joining(",\n", key + "[\n", "\n  ]"));
        }
        return key + inline(value);
    }

    private static boolean isLong(String key, List<Node> elements) {
        return !elements.isEmpty() && (key.equals(ROWS) || elements.get(0) instanceof Node.ObjectNode);
    }

    private static String key(String key) {
        return JsonText.of(Trees.text(key));
    }

    private static String inline(Node node) {
        if (node instanceof Node.ObjectNode object && !object.members().isEmpty()) {
            return object.members().entrySet().stream()
                    .map(member -> key(member.getKey()) + ": "
                            + inline(member.getValue().value()))
                    .collect(Collectors.joining(", ", "{ ", " }"));
        } else if (node instanceof Node.ArrayNode array) {
            return array.elements().stream().map(FileText::inline).collect(Collectors.joining(", ", "[", "]"));
        }
        return JsonText.of(node);
    }
}
