package org.roadtorichmond.scenario.save;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/**
 * What is noted beside a game and saved with it, though it is no part of the game and no rule asks for it. Places in the game are
 * counted in commands: 0 is before the first, and none is beyond {@link #MOST}.
 *
 * @param practice whether it is a game for practice
 * @param diceTakenBack after how many commands dice were taken back
 * @param takenOver after how many commands it was taken over from a replay, if it was
 * @param advice where a player asked for advice, in the order of the game
 * @param destinations where units are ordered that take several turns to get there
 * @param handed the sides that were handed over, in the order in which that was done
 * @param names what people are called, by the side that they play; none is blank
 */
public record GameNotes(
        boolean practice,
        SortedSet<Integer> diceTakenBack,
        OptionalInt takenOver,
        List<Advice> advice,
        SortedMap<Unit, Hex> destinations,
        List<Handed> handed,
        Map<Side, String> names) {
    /** The most commands after which anything is noted: far more than a game can have. */
    public static final int MOST = 999_999_999;

    /** Nothing is noted. */
    public static final GameNotes NONE =
            new GameNotes(false, new TreeSet<>(), OptionalInt.empty(), List.of(), new TreeMap<>(), List.of(), Map.of());

    /** Copies all that can be changed. */
    public GameNotes {
        diceTakenBack = new TreeSet<>(diceTakenBack);
        advice = List.copyOf(advice);
        destinations = new TreeMap<>(destinations);
        handed = List.copyOf(handed);
        Map<Side, String> called = new EnumMap<>(Side.class);
        called.putAll(names);
        names = Collections.unmodifiableMap(called);
    }

    /**
     * A question for advice.
     *
     * @param after how many commands had been given
     * @param by who was asked, as a seat names a commander
     * @param taken how many orders of the advice the player then gave; 0 or more
     */
    public record Advice(int after, String by, int taken) {}

    /**
     * A side that was handed over.
     *
     * @param after how many commands had been given
     * @param side which side
     * @param from who played it until then, as a seat names players
     * @param to who played it from then on
     */
    public record Handed(int after, Side side, String from, String to) {}
}
