package org.roadtorichmond.workshop.edits;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.Way;
import org.roadtorichmond.scenario.json.Json;
import org.roadtorichmond.scenario.json.JsonValues;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.words.Constants;
import org.roadtorichmond.words.Sentence;
import org.roadtorichmond.workshop.Edit;
import org.roadtorichmond.workshop.EditableTree;
import org.roadtorichmond.workshop.Pointer;

/** Draws roads, trails and railroads hex after hex, and says where ways pass each other without meeting. */
public final class WayEdits {
    static final Pointer WAYS = EditableTree.MAP.then("ways");
    private static final Pointer CROSSOVERS = EditableTree.MAP.then("crossovers");
    private static final String NAME = "name";
    private static final String HEXES = "hexes";

    private WayEdits() {}

    /** A new way along some hexes; of a single one it is a draft until it goes on. */
    public static Edit draw(Way.Kind kind, String name, List<Hex> hexes) {
        return tree -> {
            Named.insistOnNew(tree, WAYS, NAME, name);
            Json way = Json.object().put("kind", Constants.word(kind)).put(NAME, name);
            tree.append(WAYS, way.put(HEXES, joined(hexes)).node());
        };
    }

    private static String joined(List<Hex> hexes) {
        return String.join(" ", hexes.stream().map(Hex::number).toList());
    }

    /** Lets a way go on to a hex beside its last or, if that is nearer, beside its first one. */
    public static Edit extend(String name, Hex hex) {
        return tree -> Named.on(tree, WAYS, NAME, name, way -> {
            List<String> row = new ArrayList<>(tree.words(way.then(HEXES)));
            if (row.isEmpty() || isBeside(tree, row.get(row.size() - 1), hex)) {
                row.add(hex.number());
            } else if (isBeside(tree, row.get(0), hex)) {
                row.add(0, hex.number());
            } else {
                tree.refuse(Sentence.of("workshop.notAtEnd", hex, Words.quoted(name)));
            }
            tree.put(way.then(HEXES), JsonValues.text(String.join(" ", row)));
        });
    }

    private static boolean isBeside(EditableTree tree, String number, Hex hex) {
        return tree.hex(number).filter(end -> tree.adjacent(end, hex)).isPresent();
    }

    /** Takes a hex from the end of a way at which it lies; a way that would have none is removed. */
    public static Edit shorten(String name, Hex hex) {
        return tree -> Named.on(tree, WAYS, NAME, name, way -> {
            List<String> row = new ArrayList<>(tree.words(way.then(HEXES)));
            String number = hex.number();
            if (row.size() <= 1) {
                remove(name).on(tree);
                return;
            } else if (row.get(row.size() - 1).equals(number)) {
                row.remove(row.size() - 1);
            } else if (row.get(0).equals(number)) {
                row.remove(0);
            } else {
                tree.refuse(Sentence.of("workshop.notAtEnd", hex, Words.quoted(name)));
            }
            tree.put(way.then(HEXES), JsonValues.text(String.join(" ", row)));
            leave(tree, name, left -> !row.contains(left));
        });
    }

    /**
     * Takes a hex out of a way wherever it is. A way that loses a hex in its middle becomes two, of which the second gets a name of its
     * own; a part of a single hex goes.
     */
    public static Edit cut(String name, Hex hex) {
        return tree -> Named.on(tree, WAYS, NAME, name, way -> {
            List<String> row = tree.words(way.then(HEXES));
            int at = row.indexOf(hex.number());
            if (at < 0) {
                tree.refuse(Sentence.of("workshop.notAtEnd", hex, Words.quoted(name)));
                return;
            }
            List<String> before = row.subList(0, at);
            List<String> after = row.subList(at + 1, row.size());
            if (before.size() <= 1 && after.size() <= 1) {
                remove(name).on(tree);
                return;
            }
            boolean two = before.size() > 1 && after.size() > 1;
            List<String> kept = before.size() > 1 ? before : after;
            tree.put(way.then(HEXES), JsonValues.text(String.join(" ", kept)));
            EdgeEdits.remove(hex, name).on(tree);
            leave(tree, name, left -> !before.contains(left) && !after.contains(left));
            if (two && tree.at(way).orElseThrow() instanceof Node.ObjectNode same) {
                String free = Named.free(tree, WAYS, NAME, name);
                Node.ObjectNode second = JsonValues.with(same, NAME, JsonValues.text(free));
                tree.append(WAYS, JsonValues.with(second, HEXES, JsonValues.text(String.join(" ", after))));
                tree.where(EdgeEdits.EDGES, "way", name).stream()
                        .filter(edge -> tree.text(edge.then("hex"))
                                .filter(after::contains)
                                .isPresent())
                        .forEach(edge -> tree.put(edge.then("way"), JsonValues.text(free)));
                renamed(tree, name, free, after::contains);
            }
        });
    }

    private static Optional<Pointer> passing(EditableTree tree, Pointer ways, String name) {
        for (int i = 0; i < tree.elements(ways).size(); i++) {
            if (tree.text(ways.then(i)).filter(name::equals).isPresent()) {
                return Optional.of(ways.then(i));
            }
        }
        return Optional.empty();
    }

    /** Removes a way with its ends at the map's edge, and from the crossovers that it is part of. */
    public static Edit remove(String name) {
        return tree -> Named.on(tree, WAYS, NAME, name, way -> {
            Named.removeAll(tree, tree.where(EdgeEdits.EDGES, "way", name));
            leave(tree, name, hex -> true);
            tree.remove(way);
        });
    }

    /** Takes a way out of the crossovers in some hexes, by their numbers; where no two pass each other any more there is none. */
    private static void leave(EditableTree tree, String name, Predicate<String> hexes) {
        for (int i = tree.elements(CROSSOVERS).size() - 1; i >= 0; i--) {
            Pointer crossover = CROSSOVERS.then(i);
            Pointer ways = crossover.then("ways");
            Optional<Pointer> passing = passing(tree, ways, name)
                    .filter(there ->
                            tree.text(crossover.then("hex")).filter(hexes).isPresent());
            if (passing.isPresent() && tree.elements(ways).size() <= 2) {
                tree.remove(crossover);
            } else {
                passing.ifPresent(tree::remove);
            }
        }
    }

    /** Has crossovers in some hexes, by their numbers, name a way otherwise. */
    private static void renamed(EditableTree tree, String from, String to, Predicate<String> hexes) {
        for (int i = 0; i < tree.elements(CROSSOVERS).size(); i++) {
            Pointer crossover = CROSSOVERS.then(i);
            passing(tree, crossover.then("ways"), from)
                    .filter(there ->
                            tree.text(crossover.then("hex")).filter(hexes).isPresent())
                    .ifPresent(name -> tree.put(name, JsonValues.text(to)));
        }
    }

    /** Lets ways pass each other in a hex without meeting. */
    public static Edit crossover(Hex hex, List<String> ways) {
        Json crossover = Json.object().put("hex", hex.number()).put("ways", ways);
        return junction(hex).then(tree -> tree.append(CROSSOVERS, crossover.node()));
    }

    /** Lets all ways meet in a hex, as they do where nothing is said. */
    public static Edit junction(Hex hex) {
        return tree -> Named.removeAll(tree, tree.where(CROSSOVERS, "hex", hex.number()));
    }
}
