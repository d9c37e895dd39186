package org.roadtorichmond.workshop.balance;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.roadtorichmond.scenario.json.JsonValues;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.workshop.Edit;
import org.roadtorichmond.workshop.EditableTree;
import org.roadtorichmond.workshop.SchemaField;

/**
 * A number of a scenario whose best value can be searched.
 *
 * @param words what it is called
 * @param path where it stands, as experiments name it ({@link org.roadtorichmond.scenario.json.TreePath})
 * @param now what it is now, as typed; what is usual if the scenario does not say it
 * @param setting makes the edit that sets it
 */
public record TunableValue(String words, String path, String now, Function<Node, Edit> setting) {
    /** The most values that are tried at once. */
    public static final int MOST = 25;

    /**
     * The number of a field, if it can be searched: one of the rules or victory terms, or one that must be set, such as the strength of a
     * unit or the turn of its arrival.
     *
     * @param element the name of the element that has the field; none if it is there once
     */
    public static Optional<TunableValue> of(
            String words, SchemaField field, Optional<String> element, String now, Function<Node, Edit> setting) {
        boolean ofMap = field.part().then(field.at()).steps().get(0).equals(EditableTree.MAP.last());
        boolean term = element.isEmpty() && field.at().steps().size() > 1;
        String list = element.map(
                        name -> String.join(".", field.part().steps()) + "['" + name.replace("'", "\\'") + "'].")
                .orElse("");
        return Optional.of(new TunableValue(words, list + field.name(), now, setting))
                .filter(value -> field.kind() == SchemaField.Kind.NUMBER && !ofMap && (term || field.required()));
    }

    /** The whole numbers from one to another, in steps; none if there would be more than {@link #MOST}, or these are none. */
    public static List<Node> values(String from, String to, String step) {
        List<Node> values = new ArrayList<>();
        boolean numbers =
                List.of(from, to, step).stream().allMatch(typed -> typed.strip().matches("[0-9]{1,6}"));
        if (!numbers) {
            return values;
        }
        int last = Integer.parseInt(to.strip());
        int by = Integer.parseInt(step.strip());
        int first = Integer.parseInt(from.strip());
        if (by < 1 || last < first || (last - first) / by >= MOST) {
            return values;
        }
        for (int value = first; value <= last; value += by) {
            values.add(JsonValues.number(value));
        }
        return values;
    }
}
