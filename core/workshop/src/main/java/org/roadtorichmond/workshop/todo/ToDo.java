package org.roadtorichmond.workshop.todo;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.roadtorichmond.words.Sentence;
import org.roadtorichmond.workshop.EditableTree;
import org.roadtorichmond.workshop.tools.Selected;

/**
 * Something that an import could not take over.
 *
 * @param what what it is about, as the report of the import has it: a key of map or scenario, or a kind of thing
 * @param names the names of what it is about, such as units or hexes; none if it is about the whole
 * @param sentence what is to be done
 * @param done whether it is done
 */
public record ToDo(String what, List<String> names, Sentence sentence, boolean done) {
    private static final List<String> OF_GROUND = List.of("terrain", "hex");
    private static final String HEX = "[0-9]{4}(?:/.*)?";

    /** Copies the names. */
    public ToDo {
        names = List.copyOf(names);
    }

    /** The same, done or not. */
    public ToDo with(boolean isDone) {
        return new ToDo(what, names, sentence, isDone);
    }

    /**
     * What of a scenario has to be selected to do it: the first of its names that the scenario has, or else, where it is about
     * ground, the first hex of which the sentence speaks; empty if there is none.
     */
    public Optional<Selected> leadsTo(EditableTree tree) {
        Stream<String> spoken = OF_GROUND.contains(what) ? words(sentence) : Stream.of();
        return Stream.concat(
                        names.stream().flatMap(name -> called(name, tree)),
                        spoken.flatMap(word -> hex(word, tree).stream()))
                .findFirst();
    }

    private static Stream<Selected> called(String name, EditableTree tree) {
        Stream<Selected> things = Stream.of(
                new Selected.OfUnit(name),
                new Selected.OfWay(name),
                new Selected.OfWater(name),
                new Selected.OfZone(name));
        return Stream.concat(things.filter(thing -> thing.isIn(tree)), hex(name, tree).stream());
    }

    /** The first hex of a hex or hexside as it is written. */
    private static Optional<Selected> hex(String name, EditableTree tree) {
        return Optional.of(name)
                .filter(number -> number.matches(HEX))
                .flatMap(number -> tree.hex(number.replaceFirst("/.*", "")))
                .map(Selected.OfHex::new);
    }

    /** The words that fill the places of a sentence. */
    private static Stream<String> words(Object value) {
        if (value instanceof Sentence inner) {
            return words(inner.values());
        } else if (value instanceof List<?> list) {
            return list.stream().flatMap(ToDo::words);
        }
        return Stream.of(value.toString().split(" ", -1));
    }
}
