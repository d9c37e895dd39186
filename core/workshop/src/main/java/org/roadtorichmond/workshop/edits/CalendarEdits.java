package org.roadtorichmond.workshop.edits;

import java.time.LocalDateTime;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeSet;
import org.roadtorichmond.scenario.json.JsonValues;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.scenario.json.Numbers;
import org.roadtorichmond.scenario.json.Place;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Constants;
import org.roadtorichmond.workshop.Edit;
import org.roadtorichmond.workshop.EditableTree;
import org.roadtorichmond.workshop.Pointer;

/** Sets the calendar: how many game-turns there are, which are nights, and what time it is. */
public final class CalendarEdits {
    private static final Pointer NIGHT = Pointer.of("night");

    private CalendarEdits() {}

    /** Sets the number of game-turns; nights and arrivals that come later are shown as problems. */
    public static Edit turns(int turns) {
        return tree -> tree.put(Pointer.of("turns"), JsonValues.number(turns));
    }

    /** Makes a game-turn a night, or a day if it is one; nights stay in order. */
    public static Edit toggleNight(int turn) {
        return tree -> {
            TreeSet<Integer> nights = new TreeSet<>(Comparator.naturalOrder());
            tree.elements(NIGHT).forEach(night -> Numbers.scaled(night, 1).ifPresent(nights::add));
            if (!nights.remove(turn)) {
                nights.add(turn);
            }
            List<Node> numbers =
                    nights.stream().map(night -> JsonValues.number(night)).toList();
            tree.put(NIGHT, new Node.ArrayNode(Place.NOWHERE, numbers));
        };
    }

    /** Says which side moves first. */
    public static Edit first(Side side) {
        return tree -> tree.put(Pointer.of("first"), JsonValues.text(Constants.word(side)));
    }

    /**
     * Sets the clock.
     *
     * @param begins when the first game-turn begins, to the minute; none if there is no clock
     * @param hours the hours of a game-turn, 1 to 1000
     */
    public static Edit clock(Optional<LocalDateTime> begins, OptionalInt hours) {
        return tree -> {
            put(tree, Pointer.of("begins"), begins.map(moment -> JsonValues.text(moment.toString())));
            put(
                    tree,
                    Pointer.of("hoursPerTurn"),
                    hours.isPresent() ? Optional.of(JsonValues.number(hours.getAsInt())) : Optional.empty());
        };
    }

    private static void put(EditableTree tree, Pointer at, Optional<Node> value) {
        value.ifPresentOrElse(node -> tree.put(at, node), () -> tree.removeIfThere(at));
    }
}
