package org.roadtorichmond.workshop.balance;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.roadtorichmond.scenario.json.JsonValues;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.workshop.Edit;
import org.roadtorichmond.workshop.Pointer;
import org.roadtorichmond.workshop.edits.FieldEdits;
import org.roadtorichmond.workshop.edits.UnitEdits;

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

    /** A number of the rules or victory terms. */
    public static TunableValue of(String words, Pointer at, String now) {
        return new TunableValue(
                words, String.join(".", at.steps()), now, value -> FieldEdits.set(at, Optional.of(value)));
    }

    /** A number of a unit, such as its strength or the turn of its arrival. */
    public static TunableValue ofUnit(String words, String id, List<String> keys, String now) {
        String path = "units['" + id.replace("'", "\\'") + "']." + String.join(".", keys);
        return new TunableValue(
                words,
                path,
                now,
                value -> keys.size() == 1
                        ? UnitEdits.set(id, keys.get(0), value)
                        : FieldEdits.set(Pointer.of("units"), "id", id, new Pointer(keys), Optional.of(value)));
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
