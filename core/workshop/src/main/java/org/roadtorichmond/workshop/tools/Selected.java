package org.roadtorichmond.workshop.tools;

import java.util.Optional;
import java.util.stream.Stream;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.hex.Hexside;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.words.Sentence;
import org.roadtorichmond.workshop.Edit;
import org.roadtorichmond.workshop.EditableTree;
import org.roadtorichmond.workshop.Pointer;
import org.roadtorichmond.workshop.Schema;
import org.roadtorichmond.workshop.edits.FieldEdits;

/** What is selected, and therefore shown in the inspector. */
public sealed interface Selected permits Selected.Placed {
    /** Nothing: the inspector shows the scenario itself. */
    Selected NOTHING = new Nothing();

    /** The element of a list that has a name, if elements of that list can be selected. */
    static Optional<Selected> named(Pointer list, String name) {
        return Stream.of(new OfUnit(name), new OfWay(name), new OfWater(name), new OfZone(name))
                .filter(element -> element.list().equals(list))
                .map(Selected.class::cast)
                .findFirst();
    }

    /** What it is called; empty for the scenario. */
    String name();

    /** The list of which it is an element; the root for what is no element of one. */
    Pointer list();

    /** Where it stands in a scenario, if that has it; a hex stands nowhere, the scenario itself at the root. */
    Optional<Pointer> place(EditableTree tree);

    /** Whether a scenario has it. */
    boolean isIn(EditableTree tree);

    /** Sets a value of it, or takes it away, as forms do. */
    Edit set(Pointer at, Optional<Node> value);

    /** What all have in common; apart from the constant above, which must not be made while its own type is. */
    sealed interface Placed extends Selected {
        @Override
        default Pointer list() {
            return Pointer.ROOT;
        }

        @Override
        default boolean isIn(EditableTree tree) {
            return place(tree).isPresent();
        }

        @Override
        default Edit set(Pointer at, Optional<Node> value) {
            return tree -> place(tree)
                    .ifPresentOrElse(
                            place -> FieldEdits.set(place.then(at), value).on(tree),
                            () -> tree.refuse(Sentence.of("workshop.noSuchName", Words.quoted(name()))));
        }
    }

    /** Nothing is selected. */
    record Nothing() implements Placed {
        @Override
        public String name() {
            return "";
        }

        @Override
        public Optional<Pointer> place(EditableTree tree) {
            return Optional.of(Pointer.ROOT);
        }
    }

    /**
     * A hex.
     *
     * @param hex the hex
     */
    record OfHex(Hex hex) implements Placed {
        @Override
        public String name() {
            return hex.number();
        }

        @Override
        public Optional<Pointer> place(EditableTree tree) {
            return Optional.empty();
        }

        @Override
        public boolean isIn(EditableTree tree) {
            return tree.hex(hex.number()).isPresent();
        }
    }

    /** An element of a list that has a name of its own. */
    sealed interface Element extends Placed {
        /** The key of its name. */
        default String key() {
            return "name";
        }

        @Override
        default Optional<Pointer> place(EditableTree tree) {
            return tree.first(list(), key(), name());
        }
    }

    /**
     * A unit.
     *
     * @param id its id
     */
    record OfUnit(String id) implements Element {
        @Override
        public Pointer list() {
            return Pointer.of("units");
        }

        @Override
        public String key() {
            return "id";
        }

        @Override
        public String name() {
            return id;
        }
    }

    /**
     * A way.
     *
     * @param name its name
     */
    record OfWay(String name) implements Element {
        @Override
        public Pointer list() {
            return EditableTree.MAP.then("ways");
        }
    }

    /**
     * A water.
     *
     * @param name its name
     */
    record OfWater(String name) implements Element {
        @Override
        public Pointer list() {
            return EditableTree.MAP.then("waters");
        }
    }

    /**
     * A bridge or ford, or a hexside with water where one could be.
     *
     * @param side the hexside; which of its hexes was named first is of no account
     */
    record OfCrossing(Hexside side) implements Placed {
        /** Puts the hexes of the side in order. */
        public OfCrossing {
            side = side.first().index() < side.second().index() ? side : new Hexside(side.second(), side.first());
        }

        @Override
        public String name() {
            return side.toString();
        }

        @Override
        public Pointer list() {
            return EditableTree.MAP.then("crossings");
        }

        @Override
        public Optional<Pointer> place(EditableTree tree) {
            return new MapQuestions(tree).crossing(side);
        }

        @Override
        public boolean isIn(EditableTree tree) {
            MapQuestions map = new MapQuestions(tree);
            return place(tree).isPresent() || !map.watersAlong(side).isEmpty();
        }
    }

    /**
     * A part of a campaign that has a form of its own: a battle, a consequence, points at the end, or all of it.
     *
     * @param at where it stands
     * @param called what it is called
     */
    record OfPart(Pointer at, String called) implements Placed {
        /** The campaign itself. */
        public static final OfPart CAMPAIGN = new OfPart(Pointer.ROOT, "");

        /** A part of a campaign, called by its title, name or id, or else by its number. */
        public static OfPart of(EditableTree tree, Pointer at) {
            return new OfPart(
                    at,
                    Stream.of("title", "name", "id")
                            .flatMap(key -> tree.text(at.then(key)).stream())
                            .filter(text -> !at.equals(Pointer.ROOT) && !text.isBlank())
                            .findFirst()
                            .orElseGet(() -> at.equals(Pointer.ROOT) ? "" : Integer.toString(number(at) + 1)));
        }

        private static int number(Pointer at) {
            return Integer.parseInt(at.last());
        }

        @Override
        public String name() {
            return called;
        }

        @Override
        public Pointer list() {
            return Schema.withoutNumbers(at);
        }

        @Override
        public Optional<Pointer> place(EditableTree tree) {
            return Optional.of(at).filter(place -> tree.at(place).isPresent());
        }
    }

    /**
     * A zone.
     *
     * @param name its name
     */
    record OfZone(String name) implements Element {
        @Override
        public Pointer list() {
            return Pointer.of("zones");
        }
    }
}
