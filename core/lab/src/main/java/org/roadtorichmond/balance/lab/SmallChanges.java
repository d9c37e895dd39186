package org.roadtorichmond.balance.lab;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Arrival;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.scenario.experiment.Factor;
import org.roadtorichmond.scenario.experiment.Values;
import org.roadtorichmond.scenario.json.Located;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.scenario.json.Problem;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.words.Sentence;

/** The small changes of a scenario: each unit a strength point weaker and stronger, each arrival a game-turn earlier and later. */
final class SmallChanges {
    private final Design design;
    private final Subject subject;
    private final Scenario scenario;
    private final List<SmallChange> all = new ArrayList<>();
    private final List<Problem> problems = new ArrayList<>();

    private SmallChanges(Design design, Subject subject) {
        this.design = design;
        this.subject = subject;
        scenario = subject.scenario().scenario();
    }

    /**
     * A small change in one direction or in both.
     *
     * @param what what is changed, with the value that it has
     * @param ways the changed variants, each under a name that says the other value
     */
    record SmallChange(String what, List<Variant> ways) {
        /** Copies the list. */
        SmallChange {
            ways = List.copyOf(ways);
        }
    }

    /** Those who come together: a division is late as a whole. */
    private record Group(Side side, String name, int turn, Set<Hex> hexes) {}

    /** All that a scenario allows. */
    static Result<List<SmallChange>> of(Design design, Subject subject) {
        SmallChanges smallChanges = new SmallChanges(design, subject);
        smallChanges.strengths();
        smallChanges.arrivals();
        return smallChanges.problems.isEmpty() ? Result.good(smallChanges.all) : Result.bad(smallChanges.problems);
    }

    private void strengths() {
        for (Unit unit : scenario.units()) {
            if (unit.strength() > 0) {
                Result<List<Variant>> ways = strengths(design, subject, unit);
                problems.addAll(ways.problems());
                ways.value()
                        .ifPresent(variants ->
                                all.add(new SmallChange(unit.id() + ", strength " + unit.strength(), variants)));
            }
        }
    }

    /** The variants in which a unit of at least one strength point has a point less, if that leaves it one, and a point more. */
    static Result<List<Variant>> strengths(Design design, Subject subject, Unit unit) {
        List<Variant> ways = new ArrayList<>();
        List<Problem> problems = new ArrayList<>();
        for (int strength : List.of(unit.strength() - 1, unit.strength() + 1)) {
            if (strength > 0) {
                Result<Variant> way = variant(
                        design,
                        subject,
                        unit.id() + " strength " + strength,
                        VariantWords.strength(unit, strength),
                        Map.of("units." + unit.id() + ".strength", strength));
                problems.addAll(way.problems());
                way.value().ifPresent(ways::add);
            }
        }
        return problems.isEmpty() ? Result.good(ways) : Result.bad(problems);
    }

    private void arrivals() {
        Map<Group, List<Unit>> groups = new LinkedHashMap<>();
        scenario.arrivals().entrySet().stream()
                .sorted(Comparator.comparing(
                                (Map.Entry<Unit, Arrival> one) -> one.getValue().turn())
                        .thenComparing(one -> one.getKey().id()))
                .forEach(one -> groups.computeIfAbsent(group(one.getKey(), one.getValue()), key -> new ArrayList<>())
                        .add(one.getKey()));
        groups.forEach((group, units) -> {
            List<Variant> ways = new ArrayList<>();
            for (int turn : List.of(group.turn() - 1, group.turn() + 1)) {
                if (turn >= 1
                        && units.stream().allMatch(unit -> turn <= arrival(unit).last())) {
                    Map<String, Integer> changes = new LinkedHashMap<>();
                    units.forEach(unit -> changes.put("units." + unit.id() + ".arrives.turn", turn));
                    keep(
                            ways,
                            variant(
                                    design,
                                    subject,
                                    group.name() + " turn " + turn,
                                    VariantWords.arrives(group.name(), turn),
                                    changes));
                }
            }
            String more = units.size() > 1 ? " (" + units.size() + " units)" : "";
            if (!ways.isEmpty()) {
                all.add(new SmallChange(group.name() + more + ", arrives on turn " + group.turn(), ways));
            }
        });
    }

    private Arrival arrival(Unit unit) {
        return Objects.requireNonNull(scenario.arrivals().get(unit));
    }

    private static Group group(Unit unit, Arrival arrival) {
        return new Group(
                unit.side(),
                arrival.groupOf(unit.id(), unit.formation()),
                arrival.turn(),
                new HashSet<>(arrival.hexes()));
    }

    private void keep(List<Variant> ways, Result<Variant> variant) {
        problems.addAll(variant.problems());
        variant.value().ifPresent(ways::add);
    }

    private static Result<Variant> variant(
            Design design, Subject subject, String name, Sentence words, Map<String, Integer> values) {
        List<Factor.Change> changes = values.entrySet().stream()
                .map(value -> new Factor.Change(
                        new Located<>(value.getKey(), Place.NOWHERE),
                        Values.list(value.getValue().toString()).get(0)))
                .toList();
        Factor factor = Factor.together(new Located<>(name, Place.NOWHERE), changes);
        return new Design(
                        design.union(),
                        design.confederate(),
                        List.of(factor),
                        false,
                        design.forbid(),
                        design.documents())
                .at(subject, List.of(1))
                .map(made -> new Variant(name, made.scenario(), made.start(), made.union(), made.confederate(), words));
    }
}
