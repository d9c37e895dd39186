package org.roadtorichmond.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.play.Combat;
import org.roadtorichmond.play.Dice;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.testing.Seeds;
import org.roadtorichmond.testing.Table;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Side;

@DisplayName("rule 17: dice")
class Rule17DiceTest {

    @Test
    @DisplayName("rule 17: every face comes up about as often as any other, whatever came before")
    void fair() {
        int[][] pairs = new int[6][6];
        int rolls = 36_000;
        for (int number = 1; number <= rolls; number++) {
            int face = Dice.face(20_260_627, number);
            assertTrue(face >= 1 && face <= 6);
            pairs[face - 1][Dice.face(20_260_627, number + 1) - 1]++;
        }
        double chi = 0;
        for (int[] row : pairs) {
            for (int count : row) {
                chi += Math.pow(count - rolls / 36.0, 2) / (rolls / 36.0);
            }
        }
        // With 35 degrees of freedom, a value above 66.6 occurs once in a thousand.
        assertTrue(chi < 66.6, "chi square " + chi);
    }

    @Test
    @DisplayName("rule 17: neighbouring seeds are unrelated")
    void seeds() {
        int equal = 0;
        for (int seed = 0; seed < 6000; seed++) {
            equal += Dice.face(seed, 1) == Dice.face(seed + 1, 1) ? 1 : 0;
        }
        assertTrue(equal > 850 && equal < 1150, "a thousand expected, " + equal + " found");
    }

    @Test
    @DisplayName("rule 17: the dice of a seed are the same on every machine and in every version")
    void golden() {
        List<Integer> faces = new ArrayList<>();
        for (int number = 1; number <= 12; number++) {
            faces.add(Dice.face(1862, number));
        }
        assertEquals(GOLDEN, faces);
    }

    private static final List<Integer> GOLDEN = List.of(4, 3, 4, 2, 3, 5, 2, 4, 1, 4, 2, 6);

    private static Table skirmish(long seed) {
        return World.clear(3, 6)
                .union("A", "0102")
                .union("B", "0302")
                .confederate("C", "0103")
                .confederate("D", "0303")
                .phase(Side.UNION, Phase.COMBAT)
                .seed(seed)
                .play();
    }

    private static List<Event> rolled(Table table) {
        return table.game().log().stream()
                .flatMap(entry -> entry.events().stream())
                .filter(event -> event instanceof Event.DieRolled)
                .toList();
    }

    private static Table fight(long seed) {
        Table table = skirmish(seed);
        table.attack("A", "0103");
        while (table.state().combat().isPresent()) {
            String unit = table.state().combat().orElseThrow().movers().get(0).id();
            if (table.state().combat().orElseThrow().stage() == Combat.Stage.ADVANCES) {
                table.endAdvance();
            } else {
                table.retreat(
                        unit,
                        table.game()
                                .rules()
                                .retreats()
                                .refuges(
                                        table.unit(unit), table.state().combat().orElseThrow())
                                .get(0)
                                .hex()
                                .number());
            }
        }
        return table;
    }

    @Test
    @DisplayName("rule 17: the same seed and commands give the same game, another seed another")
    void sameGame() {
        long seed = Seeds.showing(1, 6);
        Table one = fight(seed);
        Table two = fight(seed);
        assertEquals(one.state().hash(), two.state().hash());
        assertEquals(rolled(one), rolled(two));
        assertNotEquals(one.state().hash(), fight(Seeds.showing(6, 6)).state().hash());
    }

    @Test
    @DisplayName("rule 17: dice are counted, and taken back by look-ahead they show the same again")
    void position() {
        Table table = skirmish(Seeds.showing(3, 5));
        assertEquals(0, table.state().dice());
        long before = table.state().hash();
        table.attack("A", "0103");
        assertEquals(1, table.state().dice());
        List<Event> first = rolled(table);
        Game game = table.game();
        Entry entry = game.revert();
        assertTrue(entry.rolled());
        assertEquals(0, table.state().dice());
        assertEquals(before, table.state().hash());
        table.attack("A", "0103");
        assertEquals(first, rolled(table));
    }

    @Test
    @DisplayName("rule 17: a game restored from its log stands as the game did")
    void restored() {
        Table played = fight(Seeds.showing(2, 4));
        Table restored = skirmish(Seeds.showing(2, 4));
        played.game().log().forEach(entry -> restored.game().restore(entry));
        assertEquals(played.state().hash(), restored.state().hash());
        assertEquals(played.hexOf("C"), restored.hexOf("C"));
    }

    @Test
    @DisplayName(
            "a face is the upper half of twelve times the first 63 bits, as the platform multiplies them where it can")
    void halves() {
        SplittableRandom random = new SplittableRandom(17);
        for (int i = 0; i < 200_000; i++) {
            long bits = i < 200 ? (i - 100L) << (i % 64) : random.nextLong();
            assertEquals(1 + Math.multiplyHigh(bits >>> 1, 12), Dice.face(bits));
        }
    }
}
