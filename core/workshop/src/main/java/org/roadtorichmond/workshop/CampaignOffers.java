package org.roadtorichmond.workshop;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.roadtorichmond.play.Arrival;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.scenario.experiment.Factor;
import org.roadtorichmond.scenario.experiment.Values;
import org.roadtorichmond.unit.Unit;

/**
 * What can be chosen for values of a campaign, so that names of scenarios, battles, units and hexes need not be typed.
 *
 * @param campaign the campaign as it stands
 * @param files the scenarios that a battle can have
 * @param scenarios reads the scenario of a name; empty if it cannot be read
 * @param translated what a scenario's name is in the language of the person who chooses
 * @param told a change of a scenario in words
 */
public record CampaignOffers(
        Supplier<EditableTree> campaign,
        Supplier<List<String>> files,
        Function<String, Optional<Scenario>> scenarios,
        UnaryOperator<String> translated,
        BiFunction<Factor.Change, Scenario, String> told) {
    private static final Pointer BATTLES = Pointer.of("battles");
    private static final Set<String> KEYS =
            Set.of("scenario", "in", "out", "stands", "lost", "held", "at", "happened", "then");

    /**
     * Something that can be chosen.
     *
     * @param value what the field says then, as it would be typed; of a list or of {@link SchemaField.Kind#COUNTS} one name
     * @param words what it is called
     */
    public record Offer(String value, String words) {}

    /** Whether there is something to choose for a value at all. */
    public boolean any(SchemaField field) {
        return KEYS.contains(field.at().last());
    }

    /** What can be chosen for the value at a place. */
    public List<Offer> of(Pointer place) {
        EditableTree tree = campaign.get();
        Optional<Scenario> scenario = scenario(tree, place);
        return switch (place.last()) {
            case "scenario" -> scenarioOffers();
            case "in" ->
                battles(tree, place).stream().map(id -> battle(tree, id)).toList();
            case "held", "at" -> scenario.map(CampaignOffers::places).orElse(List.of());
            case "happened" -> happenings(tree, place);
            case "then" ->
                scenario.map(later -> changes(later, tree.text(place).orElse("")))
                        .orElse(List.of());
            default -> units(scenario, place.parent().last().equals("history"));
        };
    }

    /** The value at a place in words: each of its changes; none of another field, or of a scenario that cannot be read. */
    public List<String> told(SchemaField field, Pointer place) {
        EditableTree tree = campaign.get();
        String typed = field.at().last().equals("then") ? tree.text(place).orElse("") : "";
        return scenario(tree, place).filter(later -> !typed.isBlank()).stream()
                .flatMap(later -> Values.changes(typed).stream().map(change -> told.apply(change, later)))
                .toList();
    }

    private static Offer offer(String value) {
        return new Offer(value, value);
    }

    /** The scenarios by their names; those of one name, and those that cannot be read, by their files. */
    private List<Offer> scenarioOffers() {
        Map<String, List<String>> named = new LinkedHashMap<>();
        for (String file : files.get()) {
            String stem = file.replaceFirst("\\.scenario\\.json$", "");
            String name =
                    scenarios.apply(stem).map(Scenario::name).map(translated).orElse(stem);
            named.computeIfAbsent(name, none -> new ArrayList<>()).add(stem);
        }
        List<Offer> offers = new ArrayList<>();
        named.forEach((name, stems) ->
                stems.forEach(stem -> offers.add(stems.size() == 1 ? new Offer(stem, name) : aside(stem, name))));
        return offers;
    }

    private static Offer battle(EditableTree tree, String id) {
        String title = tree.first(BATTLES, "id", id)
                .flatMap(battle -> tree.text(battle.then("title")))
                .orElse(id);
        return title.equals(id) ? offer(id) : aside(id, title);
    }

    private static Offer aside(String value, String name) {
        return new Offer(value, name + " (" + value + ")");
    }

    // --- Battles -----------------------------------------------------------------------------------------------------

    private static List<String> ids(EditableTree tree) {
        return IntStream.range(0, tree.elements(BATTLES).size())
                .mapToObj(number -> tree.text(BATTLES.then(number).then("id")).orElse(""))
                .toList();
    }

    /** The number of the battle in which a place is; empty if it is in none. */
    private static Optional<Integer> within(Pointer place) {
        List<String> steps = place.steps();
        return steps.size() > 2 && steps.get(0).equals(BATTLES.last())
                ? Optional.of(Integer.valueOf(steps.get(1)))
                : Optional.empty();
    }

    /** The battles that can be named at a place: by a consequence later ones. */
    private static List<String> battles(EditableTree tree, Pointer place) {
        List<String> ids = ids(tree);
        return within(place)
                .map(number -> ids.subList(Math.min(ids.size(), number + 1), ids.size()))
                .orElse(ids);
    }

    /** The scenario that the value at a place is about: of the battle that is named beside it, or in which it is. */
    private Optional<Scenario> scenario(EditableTree tree, Pointer place) {
        boolean about = place.last().equals("then") || within(place).isEmpty();
        Optional<Pointer> battle = about
                ? tree.text(place.parent().then("in")).flatMap(id -> tree.first(BATTLES, "id", id))
                : within(place).map(BATTLES::then);
        return battle.flatMap(at -> tree.text(at.then("scenario"))).flatMap(scenarios);
    }

    // --- What a battle has -------------------------------------------------------------------------------------------

    private static List<Offer> units(Optional<Scenario> scenario, boolean alone) {
        List<Unit> units = scenario.map(Scenario::units).orElse(List.of());
        Map<String, Offer> offers = new LinkedHashMap<>();
        units.forEach(unit -> offers.put(unit.id(), offer(unit.id())));
        if (!alone) {
            units.stream()
                    .map(Unit::formation)
                    .distinct()
                    .sorted()
                    .forEach(name -> offers.putIfAbsent(name, offer(name)));
        }
        return List.copyOf(offers.values());
    }

    private static List<Offer> places(Scenario scenario) {
        return scenario.field().places().stream()
                .map(place -> new Offer(place.hex().number(), place.hex().number() + " " + place.name()))
                .toList();
    }

    private static List<Offer> happenings(EditableTree tree, Pointer place) {
        Pointer after = BATTLES.then(within(place).orElse(0)).then("after");
        return Stream.of(after, Pointer.of("final"))
                .flatMap(list -> IntStream.range(0, tree.elements(list).size())
                        .mapToObj(number -> list.then(number).then("name")))
                .flatMap(name -> tree.text(name).stream())
                .map(CampaignOffers::offer)
                .toList();
    }

    /** Changes of units as they are, to be made others: their strengths, and the turns in which they come. */
    private List<Offer> changes(Scenario scenario, String now) {
        String before = now.isBlank() ? "" : now.strip() + ", ";
        List<String> offered = new ArrayList<>();
        for (Unit unit : scenario.units()) {
            String path = unit.id().matches("[A-Za-z0-9/_-]+")
                    ? "units." + unit.id()
                    : "units['" + unit.id().replace("'", "\\'") + "']";
            Optional.ofNullable(scenario.arrivals().get(unit))
                    .map(Arrival::turn)
                    .ifPresent(turn -> offered.add(path + ".arrives.turn=" + turn));
            if (!unit.train()) {
                offered.add(path + ".strength=" + unit.strength());
            }
        }
        return offered.stream()
                .map(change -> new Offer(
                        before + change, told.apply(Values.changes(change).get(0), scenario)))
                .toList();
    }
}
