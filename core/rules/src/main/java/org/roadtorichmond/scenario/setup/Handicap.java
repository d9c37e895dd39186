package org.roadtorichmond.scenario.setup;

import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.roadtorichmond.play.Arrival;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.TreePath;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/**
 * What players of unequal skill agree on before a game: one side has other forces than the scenario gives it. It changes the scenario
 * and nothing else; dice and odds stay as they are.
 *
 * @param side whose forces differ
 * @param kind how
 */
public record Handicap(Side side, Kind kind) {
    /** The option of a saved game that says which handicap was laid on its scenario, as {@link #toString} writes it. */
    public static final String OPTION = "handicap";

    private static final int WHOLE = 100;

    /** How the forces of a side differ from the scenario. */
    public enum Kind {
        /** All its units together have a tenth more strength. */
        STRONGER("strength +10"),
        /** All its units together have a tenth less strength. */
        WEAKER("strength -10"),
        /** Its reinforcements come a game-turn earlier. */
        EARLIER("arrivals -1");

        private final String text;

        Kind(String text) {
            this.text = text;
        }

        private int percent() {
            return this == STRONGER ? WHOLE + 10 : WHOLE - 10;
        }
    }

    /** The handicap that a saved game's options state; none where they state none, or one of a newer version. */
    public static Optional<Handicap> of(Map<String, String> options) {
        String text = options.getOrDefault(OPTION, "");
        return Arrays.stream(Side.values())
                .flatMap(side -> Arrays.stream(Kind.values()).map(kind -> new Handicap(side, kind)))
                .filter(handicap -> handicap.toString().equals(text))
                .findFirst();
    }

    /** The text that names it in files: {@code union strength +10}, {@code confederate arrivals -1}. */
    @Override
    public String toString() {
        return side.word() + " " + kind.text;
    }

    /** Whether it makes any difference in a scenario. */
    public boolean matters(Scenario scenario) {
        return !values(scenario).isEmpty();
    }

    /**
     * What it changes in a scenario, by path; nothing where it makes no difference.
     *
     * <p>Strength: the total of all units but trains becomes 110 or 90 of 100, to the nearest point, halves upwards. Each unit gets its
     * share, by the largest remainder, the first unit first; none that had a point loses its last, and none gets more than a file may
     * say, even where the total is missed by that. Reinforcements: units that come after turn 1 come a turn earlier, and may
     * come until a turn earlier, unless they may until the end.
     */
    Map<TreePath, Node> values(Scenario scenario) {
        List<Unit> units =
                scenario.units().stream().filter(unit -> unit.side() == side).toList();
        Map<TreePath, Node> values = new LinkedHashMap<>();
        if (kind == Kind.EARLIER) {
            units.stream()
                    .filter(unit -> arrival(scenario, unit)
                            .filter(coming -> coming.turn() > 1)
                            .isPresent())
                    .forEach(unit -> advance(scenario, unit, values));
        } else {
            share(units).forEach((unit, strength) -> {
                if (strength != unit.strength()) {
                    values.put(path(unit, ".strength"), number(strength));
                }
            });
        }
        return values;
    }

    private static Optional<Arrival> arrival(Scenario scenario, Unit unit) {
        return Optional.ofNullable(scenario.arrivals().get(unit));
    }

    private static void advance(Scenario scenario, Unit unit, Map<TreePath, Node> values) {
        Arrival coming = arrival(scenario, unit).orElseThrow();
        values.put(path(unit, ".arrives.turn"), number(coming.turn() - 1));
        if (coming.last() < scenario.turns()) {
            values.put(path(unit, ".arrives.last"), number(coming.last() - 1));
        }
        String group = coming.groupOf(unit.id(), unit.formation());
        if (coming.turn() == 2 && meetsOthers(scenario, unit, coming, group)) {
            // Units that came apart roll apart, or one roll would need two numbers (rule 16.3).
            values.put(path(unit, ".arrives.group"), new Node.TextNode(Place.NOWHERE, group + " (2)"));
        }
    }

    /** Whether units that stay in turn 1 roll under the same name and come to the same hexes. */
    private static boolean meetsOthers(Scenario scenario, Unit unit, Arrival coming, String group) {
        return scenario.arrivals().entrySet().stream()
                .filter(other ->
                        other.getKey().side() == unit.side() && other.getValue().turn() == 1)
                .filter(other -> new HashSet<>(other.getValue().hexes()).equals(new HashSet<>(coming.hexes())))
                .anyMatch(other -> other.getValue()
                        .groupOf(other.getKey().id(), other.getKey().formation())
                        .equals(group));
    }

    /** What each unit has of the changed total. */
    private Map<Unit, Integer> share(List<Unit> units) {
        Map<Unit, Integer> shares = new TreeMap<>();
        units.stream().filter(unit -> !unit.train() && unit.strength() > 0).forEach(unit -> {
            int whole = unit.strength() * kind.percent() / WHOLE;
            shares.put(unit, Math.min(UnitReader.STRONGEST, Math.max(1, whole)));
        });
        int before = shares.keySet().stream().mapToInt(Unit::strength).sum();
        int total = (before * kind.percent() + WHOLE / 2) / WHOLE;
        int sum = shares.values().stream().mapToInt(Integer::intValue).sum();
        while (sum != total) {
            int step = sum < total ? 1 : -1;
            Optional<Unit> next = next(shares, step);
            if (next.isEmpty()) {
                break;
            }
            shares.merge(next.get(), step, Integer::sum);
            sum += step;
        }
        return shares;
    }

    /** The unit that is furthest from its exact share in the direction of a step, of those that can take it; the first of equals. */
    private Optional<Unit> next(Map<Unit, Integer> shares, int step) {
        return shares.entrySet().stream()
                .filter(share -> share.getValue() + step >= 1 && share.getValue() + step <= UnitReader.STRONGEST)
                .min(Comparator.comparingInt(share ->
                        step * (share.getValue() * WHOLE - share.getKey().strength() * kind.percent())))
                .map(Map.Entry::getKey);
    }

    private static TreePath path(Unit unit, String rest) {
        // In brackets and quotes, since an id may hold a dot.
        return new TreePath("units['" + unit.id().replace("'", "\\'") + "']" + rest);
    }

    private static Node number(int value) {
        return new Node.NumberNode(Place.NOWHERE, Integer.toString(value));
    }
}
