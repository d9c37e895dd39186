package org.roadtorichmond.exchange.draft;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.roadtorichmond.scenario.json.Node;

/** Takes the units of a scenario apart into cells, of which {@link UnitRowReader} makes the same units again. */
public final class UnitCells {
    private UnitCells() {}

    /** The cells of a unit by their columns; what is empty is left out. What the caller changes in them is his. */
    public static Map<String, String> of(Node.ObjectNode unit) {
        Map<String, String> cells = new LinkedHashMap<>();
        unit.members().forEach((key, member) -> {
            if (key.equals("arrives") && member.value() instanceof Node.ObjectNode arrives) {
                arrives.members()
                        .forEach((part, value) -> put(cells, part.equals("hexes") ? "entry" : part, value.value()));
            } else {
                put(cells, key, member.value());
            }
        });
        return cells;
    }

    private static void put(Map<String, String> cells, String column, Node value) {
        String text = text(value, column.equals("tags"));
        if (!text.isEmpty() && Question.COLUMNS.contains(column)) {
            cells.put(column, text);
        }
    }

    private static String text(Node value, boolean tags) {
        if (value instanceof Node.TextNode text) {
            return text.text();
        } else if (value instanceof Node.NumberNode number) {
            return number.literal();
        } else if (value instanceof Node.TruthNode truth) {
            return String.valueOf(truth.truth());
        } else if (value instanceof Node.ArrayNode list) {
            List<String> parts =
                    list.elements().stream().map(each -> text(each, false)).toList();
            boolean blanks = tags && parts.stream().anyMatch(part -> part.matches("(?s).*\\s.*"));
            // A tag of several words needs semicolons behind it, so that its blanks part nothing.
            return blanks ? parts.stream().collect(Collectors.joining(";", "", ";")) : String.join(" ", parts);
        }
        return "";
    }
}
