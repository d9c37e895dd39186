package org.roadtorichmond.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.scenario.dice.ChainElement;
import org.roadtorichmond.scenario.dice.DiceRecord;
import org.roadtorichmond.scenario.dice.Renewal;
import org.roadtorichmond.scenario.json.Digest;
import org.roadtorichmond.unit.Side;

@DisplayName("Dice that two players draw together")
final class DiceRecordTest {
    private static final Moment NOW = new Moment(1, Side.UNION, Phase.COMBAT);
    private static final HashChain UNION = chain("a secret of the Union");
    private static final HashChain CONFEDERATE = chain("a secret of the Confederates");

    private static HashChain chain(String secret) {
        return new HashChain(new ChainElement(Digest.of(secret)));
    }

    private static DiceRecord record(String match) {
        return new DiceRecord(
                match, Map.of(Side.UNION, UNION.commitment(), Side.CONFEDERATE, CONFEDERATE.commitment()));
    }

    /** The face of the first die of a match. */
    private static int first(String match, String command) {
        DiceRecord record = record(match);
        record.begin(command);
        record.show(Side.UNION, UNION.element(1));
        record.show(Side.CONFEDERATE, CONFEDERATE.element(1));
        return record.dice().face(NOW, 0);
    }

    @Test
    @DisplayName("each element of a chain leads to the one before it, down to what was shown before the match")
    void chain() {
        for (int die = 2; die <= 50; die++) {
            assertEquals(UNION.element(die - 1), UNION.element(die).before());
        }
        assertEquals(UNION.commitment(), UNION.element(1).before());
        assertThrows(IllegalArgumentException.class, () -> UNION.element(0));
        assertThrows(IllegalArgumentException.class, () -> UNION.element(HashChain.LENGTH + 1));
        assertFalse(UNION.toString().contains(UNION.element(1).hex()));
    }

    @Test
    @DisplayName("a die shows its face once both sides have shown their elements, and is an error before")
    void drawn() {
        DiceRecord record = record("m");
        record.begin("c");
        assertThrows(IllegalStateException.class, () -> record.dice().face(NOW, 0));
        record.show(Side.CONFEDERATE, CONFEDERATE.element(1));
        assertThrows(IllegalStateException.class, () -> record.dice().face(NOW, 0));
        assertThrows(IllegalStateException.class, () -> record.begin("another"));
        record.show(Side.UNION, UNION.element(1));
        int face = record.dice().face(NOW, 0);
        assertTrue(face >= 1 && face <= 6);
        assertEquals(1, record.drawn());
    }

    @Test
    @DisplayName("only the next element of a side's own chain is taken")
    void checked() {
        DiceRecord record = record("m");
        assertFalse(record.isNext(Side.UNION, UNION.element(2)));
        assertFalse(record.isNext(Side.UNION, CONFEDERATE.element(1)));
        assertFalse(record.isNext(Side.UNION, UNION.commitment()));
        assertTrue(record.isNext(Side.UNION, UNION.element(1)));
        record.show(Side.UNION, UNION.element(1));
        assertFalse(record.isNext(Side.UNION, UNION.element(2)), "two dice ahead of the other side");
        assertThrows(IllegalArgumentException.class, () -> record.show(Side.UNION, UNION.element(2)));
    }

    @Test
    @DisplayName(
            "a die depends on the match and on the command, so that neither can be exchanged once the elements are known")
    void bound() {
        int others = 0;
        int later = 0;
        for (int i = 0; i < 600; i++) {
            others += first("match " + i, "c") == first("match", "c") ? 1 : 0;
            later += first("match", "attack " + i) == first("match", "c") ? 1 : 0;
        }
        assertTrue(others > 60 && others < 140, "a hundred expected, " + others + " found");
        assertTrue(later > 60 && later < 140, "a hundred expected, " + later + " found");
        assertNotEquals(UNION.element(7), CONFEDERATE.element(7));
    }

    @Test
    @DisplayName("new chains of both sides stand in the same order, whichever of them a side has heard of first")
    void renewedTogether() {
        List<Renewal> renewed = List.of(
                new Renewal(Side.UNION, 0, UNION.element(3)),
                new Renewal(Side.CONFEDERATE, 0, CONFEDERATE.element(3)),
                new Renewal(Side.CONFEDERATE, 0, CONFEDERATE.element(2)));
        DiceRecord here = record("m");
        DiceRecord there = record("m");
        List.of(0, 1, 2).forEach(number -> here.renew(renewed.get(number)));
        List.of(1, 2, 0).forEach(number -> there.renew(renewed.get(number)));
        assertEquals(here.renewed(), there.renewed());
        assertTrue(here.isNext(Side.CONFEDERATE, CONFEDERATE.element(3)), "the last one counts");
        assertFalse(here.isNext(Side.CONFEDERATE, CONFEDERATE.element(1)));
    }

    @Test
    @DisplayName("the first two dice of 10,000 matches are uniform and independent (chi square)")
    void uniform() {
        int[][] pairs = new int[6][6];
        int matches = 10_000;
        for (int i = 0; i < matches; i++) {
            DiceRecord record = record(Digest.of("match " + i));
            record.begin("c");
            for (int die = 1; die <= 2; die++) {
                record.show(Side.CONFEDERATE, CONFEDERATE.element(die));
                record.show(Side.UNION, UNION.element(die));
            }
            pairs[record.dice().face(NOW, 0) - 1][record.dice().face(NOW, 1) - 1]++;
        }
        double expected = matches / 36.0;
        double chi = 0;
        for (int[] row : pairs) {
            for (int count : row) {
                chi += Math.pow(count - expected, 2) / expected;
            }
        }
        // With 35 degrees of freedom, a value above 66.6 occurs once in a thousand.
        assertTrue(chi < 66.6, "chi square " + chi);
        System.out.printf(
                "chi square of the first two dice of %d matches: %.1f with 35 degrees of freedom%n", matches, chi);
    }
}
