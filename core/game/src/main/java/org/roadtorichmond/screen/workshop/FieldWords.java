package org.roadtorichmond.screen.workshop;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.map.Crossing;
import org.roadtorichmond.map.Terrain;
import org.roadtorichmond.map.Water;
import org.roadtorichmond.map.Way;
import org.roadtorichmond.session.words.Texts;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.VictorySystem;
import org.roadtorichmond.words.Constants;
import org.roadtorichmond.words.Sentence;
import org.roadtorichmond.workshop.EditableTree;
import org.roadtorichmond.workshop.Pointer;
import org.roadtorichmond.workshop.SchemaField;
import org.roadtorichmond.workshop.tools.Finding;
import org.roadtorichmond.workshop.tools.MapQuestions;
import org.roadtorichmond.workshop.tools.Selected;

/**
 * What fields are called, in forms, in the table of units and in the list of problems: by the words of the bundle, {@code term.KEY}, where
 * a key may be preceded by those around it. A key without a word is called as it is in files.
 */
record FieldWords(Texts texts) {
    private static final String BETWEEN = " \u00b7 ";

    /** The constants that files name and the rules have words for. */
    private static final List<Enum<?>> RULED = Stream.<Enum<?>[]>of(Terrain.values(), Side.values(), Arm.values())
            .flatMap(Stream::of)
            .toList();

    /** Those that are called as the tools that draw them. */
    private static final List<Enum<?>> DRAWN = Stream.<Enum<?>[]>of(
                    Way.Kind.values(), Water.Kind.values(), Crossing.Kind.values())
            .flatMap(Stream::of)
            .toList();

    // --- Names -----------------------------------------------------------------------------------------------------

    /** The words for a field, with the number of its rule. */
    String of(SchemaField field) {
        String name = name(field);
        return field.rule().isEmpty() ? name : texts.get("edit.withRule", name, field.rule());
    }

    /** The words for a field alone. */
    String name(SchemaField field) {
        return path(field.part(), field.at().steps());
    }

    /** What a problem is about: the unit, zone or hex, and its field. */
    String where(Finding finding) {
        Selected about = finding.leadsTo();
        String field = finding.field().isEmpty()
                ? ""
                : path(about.list(), List.of(finding.field().split("\\.", -1)));
        String where =
                Stream.of(about.name(), field).filter(part -> !part.isEmpty()).collect(Collectors.joining(BETWEEN));
        if (where.isEmpty()) {
            return texts.get(about instanceof Selected.OfPart ? "edit.campaign" : "edit.scenario");
        }
        return where;
    }

    /** The words for the steps to a value; what a scenario has once is not called by the part in which it stands. */
    private String path(Pointer part, List<String> steps) {
        boolean within = part.equals(Pointer.ROOT) && steps.size() > 1;
        List<String> words = words(part, within ? steps.subList(1, steps.size()) : steps);
        String joined = String.join(BETWEEN, words);
        return joined.isEmpty() ? joined : joined.substring(0, 1).toUpperCase(texts.locale()) + joined.substring(1);
    }

    /** The longest end of a path that has a word, behind words for what is before it; without one the last key. */
    private List<String> words(Pointer part, List<String> steps) {
        int from = ends(part, steps).orElse(steps.size() - 1);
        List<String> words = new ArrayList<>(steps.subList(0, from).stream()
                .flatMap(step -> word(step).stream())
                .toList());
        words.add(end(part, steps, from).orElse(steps.get(from)));
        return words;
    }

    /** Where the longest end of a path begins that has a word. */
    private OptionalInt ends(Pointer part, List<String> steps) {
        return IntStream.range(0, steps.size())
                .filter(from -> end(part, steps, from).isPresent())
                .findFirst();
    }

    private Optional<String> end(Pointer part, List<String> steps, int from) {
        String key = String.join(".", steps.subList(from, steps.size()));
        String whole = String.join(".", part.then(new Pointer(steps)).steps());
        return from == 0 ? texts.find("term." + whole).or(() -> word(key)) : word(key);
    }

    private Optional<String> word(String key) {
        if (key.matches("[0-9]{1,6}")) {
            return Optional.of(Integer.toString(Integer.parseInt(key) + 1));
        }
        return constant(RULED, key)
                .map(texts::word)
                .or(() -> constant(DRAWN, key).map(kind -> texts.get("tool." + kind.name())))
                .or(() -> texts.find("term." + key));
    }

    private static Optional<Enum<?>> constant(List<Enum<?>> constants, String key) {
        return constants.stream()
                .filter(constant -> Constants.word(constant).equals(key))
                .findFirst();
    }

    // --- Values ----------------------------------------------------------------------------------------------------

    /** A word that may be chosen, as players know it; the empty one is none. */
    String option(String option) {
        if (option.isEmpty()) {
            return texts.get("term.is.none");
        } else if (VictorySystem.ids().contains(option)) {
            return texts.tell(Sentence.of("system." + option + ".title"));
        }
        return texts.find("term.is." + option).or(() -> word(option)).orElse(option);
    }

    /** What holds while a field is empty, or an example of what may stand there; of hexes only such as the map of a scenario has. */
    String usual(SchemaField field, EditableTree tree) {
        boolean hexes = field.kind() == SchemaField.Kind.HEX || field.kind() == SchemaField.Kind.HEXES;
        String usual = field.usual().equals("null") ? "\u2013" : field.usual();
        if (hexes) {
            MapQuestions map = new MapQuestions(tree);
            List<String> there = Stream.of(usual.split(" ", -1))
                    .filter(number -> map.hex(number).isPresent())
                    .toList();
            return there.isEmpty() ? example(field.kind(), tree, map) : String.join(" ", there);
        }
        return usual.isEmpty() ? texts.find("term.hint." + field.at().last()).orElse("") : usual;
    }

    /** Hexes where units of this battle can leave the map or come, or else where ways lead off it. */
    private String example(SchemaField.Kind kind, EditableTree tree, MapQuestions map) {
        Set<String> hexes = new LinkedHashSet<>();
        Stream.of(Side.values()).flatMap(side -> map.exits(side).stream()).forEach(hex -> hexes.add(hex.number()));
        for (Pointer edge : map.all(EditableTree.MAP.then("edges"))) {
            tree.text(edge.then("hex")).flatMap(map::hex).ifPresent(hex -> hexes.add(hex.number()));
        }
        tree.grid().ifPresent(grid -> hexes.add(grid.hex(0).number()));
        return hexes.isEmpty()
                ? ""
                : texts.get(
                        "edit.example",
                        String.join(
                                " ",
                                hexes.stream()
                                        .limit(kind == SchemaField.Kind.HEX ? 1 : 2)
                                        .toList()));
    }
}
