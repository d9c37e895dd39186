package org.roadtorichmond.scenario.setup;

import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Condition;
import org.roadtorichmond.play.Payments;
import org.roadtorichmond.scenario.json.Fields;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.victory.account.Amount;
import org.roadtorichmond.words.Sentence;

/**
 * Reads what a scenario pays otherwise than the victory documents do. Values that neither the scenario's system nor one that it
 * allows uses are refused by name.
 */
record PaymentsReader(Set<String> systems, HexReader hexes, int turns, ConditionReader conditions) {
    static final int MOST_POINTS = 1_000_000;

    Payments read(Fields fields) {
        Set<Payments.Hold> seen = new HashSet<>();
        return new Payments(
                fields.optionalObject("values", this::values).orElse(Map.of()),
                fields.objectsOrNone("holds", hold -> hold(hold, seen)),
                fields.objectsOrNone("tomorrow", this::tomorrow));
    }

    private Optional<Payments.Tomorrow> tomorrow(Fields fields) {
        String name = fields.text("name");
        Side side = fields.choice("side", List.of(Side.values()));
        int points = fields.integer("points", 1, MOST_POINTS);
        Optional<Condition> when = fields.object("if", conditions::read);
        return fields.finish(() -> when.map(condition -> new Payments.Tomorrow(name, side, points, condition)))
                .flatMap(tomorrow -> tomorrow);
    }

    private Optional<Payments.Hold> hold(Fields fields, Set<Payments.Hold> seen) {
        Optional<Hex> hex = hexes.hex(fields, "hex");
        Side side = fields.choice("side", List.of(Side.values()));
        int points = fields.integer("points", 1, MOST_POINTS);
        OptionalInt after = fields.optionalInteger("after", 1, turns);
        hex.ifPresent(where -> fields.check(
                seen.add(new Payments.Hold(where, side, 1, after)), "hex", Sentence.of("problem.holdTwice", where)));
        return fields.finish(() -> hex.map(where -> new Payments.Hold(where, side, points, after)))
                .flatMap(hold -> hold);
    }

    private Optional<Map<String, List<Integer>>> values(Fields fields) {
        Set<Amount> used = new LinkedHashSet<>(amounts()
                .filter(one -> systems.contains(one.system().id()))
                .map(Used::amount)
                .toList());
        List<String> unused = amounts()
                .map(Used::amount)
                .filter(amount -> !used.contains(amount))
                .map(Amount::key)
                .distinct()
                .toList();
        fields.refuse(unused, "problem.unusedTerm", String.join(", ", systems));
        Map<String, List<Integer>> values = new HashMap<>();
        for (Amount amount : used) {
            List<Integer> found = amount.table() ? table(fields, amount) : number(fields, amount);
            if (!found.isEmpty()) {
                values.put(amount.key(), found);
            }
        }
        return fields.finish(() -> values);
    }

    /** An amount and a system that uses it. */
    private record Used(VictorySystem system, Amount amount) {}

    private static Stream<Used> amounts() {
        return Arrays.stream(VictorySystem.values())
                .flatMap(system -> system.amounts().stream().map(amount -> new Used(system, amount)));
    }

    private static List<Integer> number(Fields fields, Amount amount) {
        return fields.optionalInteger(amount.key(), amount.least(), amount.most()).stream()
                .boxed()
                .toList();
    }

    private static List<Integer> table(Fields fields, Amount amount) {
        String key = amount.key();
        if (!fields.has(key)) {
            fields.optionalValue(key);
            return List.of();
        }
        List<Integer> bounds = fields.integers(key, amount.least(), amount.most());
        if (fields.isGood(key)) {
            boolean rising = bounds.equals(bounds.stream().distinct().sorted().toList());
            boolean counted = !bounds.isEmpty() && bounds.size() <= Amount.MOST_ROWS;
            fields.check(rising && counted, key, Sentence.of("problem.bounds", Amount.MOST_ROWS));
        }
        return bounds;
    }
}
