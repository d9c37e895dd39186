package org.roadtorichmond.workshop.tools;

import java.util.Optional;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Words;
import org.roadtorichmond.words.Sentence;
import org.roadtorichmond.workshop.Edit;
import org.roadtorichmond.workshop.EditableTree;
import org.roadtorichmond.workshop.Pointer;
import org.roadtorichmond.workshop.edits.FieldEdits;

/** What is selected, and therefore shown in the inspector. */
public sealed interface Selected {
    /** Nothing: the inspector shows the scenario itself. */
    Selected NOTHING = new Nothing();

    /** Where it stands in a scenario, which may have it; a hex stands nowhere, the scenario itself at the root. */
    Optional<Pointer> place(EditableTree tree);

    /** Whether a scenario has it. */
    default boolean isIn(EditableTree tree) {
        return place(tree).isPresent();
    }

    /** Sets a value of it, or takes it away, as forms do. */
    default Edit set(Pointer at, Optional<Node> value) {
        return tree -> place(tree)
                .ifPresentOrElse(
                        place -> FieldEdits.set(place.then(at), value).on(tree),
                        () -> tree.refuse(Sentence.of("workshop.noSuchName", Words.quoted(called()))));
    }

    /** What it is called; empty for the scenario. */
    String called();

    /** Nothing is selected. */
    record Nothing() implements Selected {
        @Override
        public Optional<Pointer> place(EditableTree tree) {
            return Optional.of(Pointer.ROOT);
        }

        @Override
        public String called() {
            return "";
        }
    }

    /**
     * A hex.
     *
     * @param hex the hex
     */
    record OfHex(Hex hex) implements Selected {
        @Override
        public Optional<Pointer> place(EditableTree tree) {
            return Optional.empty();
        }

        @Override
        public boolean isIn(EditableTree tree) {
            return tree.grid().flatMap(grid -> grid.parse(hex.number())).isPresent();
        }

        @Override
        public String called() {
            return hex.number();
        }
    }

    /** An element of a list that has a name of its own. */
    sealed interface Element extends Selected {
        /** The list. */
        Pointer list();

        /** The key of its name. */
        default String key() {
            return "name";
        }

        /** The same with another name. */
        Element named(String name);

        @Override
        default Optional<Pointer> place(EditableTree tree) {
            return tree.first(list(), key(), called());
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
        public String called() {
            return id;
        }

        @Override
        public Element named(String other) {
            return new OfUnit(other);
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

        @Override
        public String called() {
            return name;
        }

        @Override
        public Element named(String other) {
            return new OfWay(other);
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

        @Override
        public String called() {
            return name;
        }

        @Override
        public Element named(String other) {
            return new OfWater(other);
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

        @Override
        public String called() {
            return name;
        }

        @Override
        public Element named(String other) {
            return new OfZone(other);
        }
    }
}
