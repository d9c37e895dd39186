package org.roadtorichmond.play;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.unit.Side;

/**
 * What a scenario pays otherwise than the victory documents do, and what it pays besides.
 *
 * @param values numbers that it sets, by the keys of the amounts that each victory system names; a table has several numbers
 * @param holds ground that it pays for under any system (rule 21.9)
 * @param tomorrow what is worth something in a later battle of a campaign, and nothing in this one (rule 22.2)
 */
public record Payments(Map<String, List<Integer>> values, List<Hold> holds, List<Tomorrow> tomorrow) {
    /** What the documents say, and nothing else. */
    public static final Payments USUAL = new Payments(Map.of(), List.of());

    /** Copies the collections. */
    public Payments {
        values = Map.copyOf(values);
        holds = List.copyOf(holds);
        tomorrow = List.copyOf(tomorrow);
    }

    /** Payments of a battle from which nothing follows. */
    public Payments(Map<String, List<Integer>> values, List<Hold> holds) {
        this(values, holds, List.of());
    }

    /**
     * Points for a side if it holds a hex at a certain time.
     *
     * @param hex where
     * @param side who gets them
     * @param points how many, 1 or more
     * @param after the game-turn at whose end it must hold the hex; the end of the game if empty
     */
    public record Hold(Hex hex, Side side, int points, OptionalInt after) {}

    /**
     * What a condition on the end of the battle is worth to a side in a later one.
     *
     * @param name what it is called
     * @param side to whom
     * @param points how much, in points of this battle, 1 or more
     * @param when the condition
     */
    public record Tomorrow(String name, Side side, int points, Condition when) {}
}
