package org.roadtorichmond.scenario.dice;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.roadtorichmond.play.Dice;
import org.roadtorichmond.play.SharedDice;
import org.roadtorichmond.scenario.json.Digest;
import org.roadtorichmond.unit.Side;

/**
 * The dice of a match between two players, as far as they are drawn. Each side commits itself to a chain of hashes before the match. For
 * a die that a command rolls, first the side that did not give the command shows the next element of its chain, then the one that did;
 * the face follows from both elements, the match and the command. So neither side knows a die before the command is given, and neither
 * can choose it. Every element is checked against the one shown before.
 *
 * <p>It only grows. One thread an instance.
 */
public final class DiceRecord {
    /** No side loses its chain more often than this in a match. */
    public static final int MOST_RENEWED = 20;

    private final String match;
    private final Map<Side, ChainElement> commitments;
    private final Map<Side, List<ChainElement>> shown = new EnumMap<>(Side.class);
    private final List<Renewal> renewed = new ArrayList<>();
    private final List<Integer> faces = new ArrayList<>();
    private String command = "";

    /**
     * A match of which no die is drawn.
     *
     * @param match what tells it from all other matches
     * @param commitments of both sides
     */
    public DiceRecord(String match, Map<Side, ChainElement> commitments) {
        if (commitments.size() != Side.COUNT) {
            throw new IllegalArgumentException("both sides must have committed themselves");
        }
        this.match = match;
        this.commitments = Collections.unmodifiableMap(new EnumMap<>(commitments));
        commitments.keySet().forEach(side -> shown.put(side, new ArrayList<>()));
    }

    /** What tells the match from all others. */
    public String match() {
        return match;
    }

    /** What each side showed before the match. */
    public Map<Side, ChainElement> commitments() {
        return commitments;
    }

    /** The elements that a side has shown, for die 1 on; a view. */
    public List<ChainElement> shown(Side side) {
        return Collections.unmodifiableList(elements(side));
    }

    private List<ChainElement> elements(Side side) {
        return Objects.requireNonNull(shown.get(side));
    }

    /** How many dice are drawn. */
    public int drawn() {
        return faces.size();
    }

    /** The dice for a game. */
    public SharedDice dice() {
        return new SharedDice(number -> number <= faces.size() ? faces.get(number - 1) : 0);
    }

    /**
     * Says for which command the next dice are rolled, which decides their faces with everything else.
     *
     * @param text the command as saved games state it; empty for dice that are rolled before the first
     */
    public void begin(String text) {
        if (elements(Side.UNION).size() != elements(Side.CONFEDERATE).size()) {
            throw new IllegalStateException("a die of the command before is drawn only half");
        }
        command = text;
    }

    /**
     * Whether a side may take another chain now. It may not while the other side alone has shown its part of a die: who knows both parts knows
     * the die.
     */
    public boolean mayRenew(Side side) {
        return elements(side).size() >= elements(side.enemy()).size();
    }

    /** Takes note of a chain that takes the place of a side's former one; of several at the same place the last one counts. */
    public void renew(Renewal renewal) {
        renewed.add(renewal);
        // Both sides have them in the same order, whichever each has heard of first.
        renewed.sort(Comparator.comparingInt(Renewal::after).thenComparing(Renewal::by));
    }

    /** The chains that took the place of others, in the order of their dice; a view. */
    public List<Renewal> renewed() {
        return Collections.unmodifiableList(renewed);
    }

    private ChainElement last(Side side) {
        List<ChainElement> own = elements(side);
        return renewed.stream()
                .filter(each -> each.by() == side && each.after() == own.size())
                .reduce((earlier, later) -> later)
                .map(Renewal::commitment)
                .orElseGet(
                        () -> own.isEmpty() ? Objects.requireNonNull(commitments.get(side)) : own.get(own.size() - 1));
    }

    /**
     * Whether an element is the next one of a side's chain, and it is the side's turn to show one: neither may be two dice ahead, or one
     * ahead of the other's next.
     */
    public boolean isNext(Side side, ChainElement element) {
        return elements(side).size() == drawn() && element.before().equals(last(side));
    }

    /** Takes note of an element that {@link #isNext}; with that of the other side the die is drawn. */
    public void show(Side side, ChainElement element) {
        if (!isNext(side, element)) {
            throw new IllegalArgumentException("not the next element of the chain");
        }
        elements(side).add(element);
        int number = drawn() + 1;
        if (elements(side.enemy()).size() == number) {
            faces.add(face(
                    number,
                    elements(Side.UNION).get(number - 1),
                    elements(Side.CONFEDERATE).get(number - 1)));
        }
    }

    /** Uniform but for 2 in 2^63. */
    private int face(int number, ChainElement union, ChainElement confederate) {
        String all = String.join("\n", match, Integer.toString(number), command, union.hex(), confederate.hex());
        return Dice.face(HexFormat.fromHexDigitsToLong(Digest.of(all).substring(0, Long.SIZE / 4)));
    }
}
