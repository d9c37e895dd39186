package org.roadtorichmond.balance.generator;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.scenario.json.Node;

/**
 * Two made-up armies that mirror each other but for small differences: the Confederates in the north, the Union in the south. Each
 * unit has its like on the other side, about as strong, about as near, and coming in the same turn.
 */
final class ArmiesDraft {
    private static final int STACKING = 2;
    private static final int FEWEST_ON_MAP = 4;
    private static final int UNITS_A_FORMATION = 4;

    private final SeededChoices choices;
    private final GeneratorMap map;
    private final int turns;
    private final List<Draft> units = new ArrayList<>();
    private final Map<Hex, Integer> stacked = new HashMap<>();

    /** A unit; without a hex it arrives in a turn. */
    private record Draft(
            String id,
            boolean union,
            String type,
            int strength,
            String formation,
            List<String> tags,
            Optional<Hex> hex,
            int turn) {}

    ArmiesDraft(SeededChoices choices, GeneratorMap map, int size, int turns, boolean train) {
        this.choices = choices;
        this.map = map;
        this.turns = turns;
        int general = choices.from(0, FEWEST_ON_MAP - 1);
        int reserve = choices.from(0, size / 3);
        for (int i = 0; i < size; i++) {
            boolean late = i >= FEWEST_ON_MAP && i >= size - reserve;
            pair(i, i == general, late ? choices.from(2, Math.max(2, turns / 2)) : 0);
        }
        if (train) {
            units.add(new Draft("Train", true, "train", 0, "Trains", List.of(), Optional.empty(), 2));
        }
    }

    private void pair(int number, boolean general, int turn) {
        String type = number == 0 ? "infantry" : type();
        int strength = strength(type);
        int other = type.equals("infantry") ? Math.max(2, strength + choices.from(-1, 1)) : strength;
        String formation = Character.toString('A' + number / UNITS_A_FORMATION);
        List<String> tags = new ArrayList<>();
        if (general) {
            tags.add("general");
        }
        if (type.equals("infantry") && number % UNITS_A_FORMATION == 0) {
            tags.add("colours");
        }
        Optional<Hex> northern = turn > 0 ? Optional.empty() : place(northern());
        Optional<Hex> southern =
                northern.flatMap(hex -> place(List.of(map.mirrored(hex))).or(() -> place(southern())));
        int due = northern.isPresent() && southern.isPresent() ? 0 : Math.max(1, turn);
        units.add(
                new Draft(id(number, formation, "C"), false, type, strength, formation, tags, at(northern, due), due));
        units.add(new Draft(id(number, formation, "U"), true, type, other, formation, tags, at(southern, due), due));
    }

    /** A place that counts only if both of a pair have one. */
    private static Optional<Hex> at(Optional<Hex> hex, int due) {
        return due == 0 ? hex : Optional.empty();
    }

    private static String id(int number, String formation, String side) {
        return (number % UNITS_A_FORMATION + 1) + "/" + formation + "/" + side;
    }

    private String type() {
        return choices.oneOf(List.of(
                "infantry",
                "infantry",
                "infantry",
                "infantry",
                "infantry",
                "infantry",
                "cavalry",
                "artillery",
                "artillery",
                choices.onceIn(2) ? "horse-artillery" : choices.oneOf(List.of("infantry", "siege-artillery"))));
    }

    private int strength(String type) {
        return switch (type) {
            case "infantry" -> choices.from(3, 9);
            case "cavalry" -> choices.from(1, 4);
            default -> choices.from(1, 3);
        };
    }

    private List<Hex> northern() {
        int depth = Math.max(2, map.grid().rows() / 3);
        List<Hex> hexes = new ArrayList<>();
        for (int row = 1; row <= depth; row++) {
            for (int column = 1; column <= map.grid().columns(); column++) {
                hexes.add(map.grid().at(column, row).orElseThrow());
            }
        }
        return hexes;
    }

    private List<Hex> southern() {
        return northern().stream().map(map::mirrored).toList();
    }

    /** One of some hexes that has room and where any unit can stand, now taken; the doors stay open. */
    private Optional<Hex> place(List<Hex> hexes) {
        List<Hex> doors = List.of(map.north(), map.south(), map.west(), map.east());
        Optional<Hex> found = choices.shuffled(hexes).stream()
                .filter(map::dry)
                .filter(hex -> !doors.contains(hex))
                .filter(hex -> stacked.getOrDefault(hex, 0) < STACKING)
                .findFirst();
        found.ifPresent(hex -> stacked.merge(hex, 1, Integer::sum));
        return found;
    }

    /** The hexes in which units of a side begin, in order. */
    List<Hex> held(boolean union) {
        return units.stream()
                .filter(unit -> unit.union() == union)
                .flatMap(unit -> unit.hex().stream())
                .distinct()
                .sorted()
                .toList();
    }

    /** The part of the file. */
    Node json() {
        return Json.list(
                units,
                unit -> Json.object()
                        .put("id", unit.id())
                        .put("side", unit.union() ? "union" : "confederate")
                        .put("type", unit.type())
                        .put("strength", unit.strength())
                        .put("formation", unit.formation())
                        .putFilled("tags", unit.tags(), Function.identity())
                        .put("hex", unit.hex().map(Hex::number))
                        .putIf(unit.hex().isEmpty(), "arrives", arrival(unit)));
    }

    private Json arrival(Draft unit) {
        boolean train = unit.type().equals("train");
        Hex door = unit.union() ? map.south() : map.north();
        return Json.object()
                .put("turn", unit.turn())
                .putIf(train, "last", Math.max(unit.turn(), turns / 2))
                .put("hexes", List.of(door.number()))
                .putIf(train, "optional", true);
    }
}
