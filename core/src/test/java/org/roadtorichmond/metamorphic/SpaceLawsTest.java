package org.roadtorichmond.metamorphic;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.testing.RandomWorld;

@DisplayName("it does not matter how a map lies on the table")
class SpaceLawsTest {
    private static final Set<Question> EVERYTHING = EnumSet.allOf(Question.class);
    private static final int BATTLES = 60;
    private static final int LONG = 600;
    private static final int TO_THE_END = Integer.MAX_VALUE;

    private static final String[] COMMANDS = {
        "MoveUnit", "ExitUnit", "Attack", "Retreat", "Advance", "EndAdvance", "EndPhase"
    };

    /** Only where columns keep their parity is the mirrored map one of hexes again. */
    private static void mirrored(long seed, Variety variety) {
        Battle battle = Battle.of(RandomWorld.campaign(seed, 5 + 2 * (int) (seed % 2), 4 + (int) (seed % 4)));
        snugly(battle, Orientation.MIRRORED, variety);
    }

    /** Half a turn changes high columns for low ones, which fits where the last column is another kind than the first. */
    private static void turned(long seed, Variety variety) {
        Battle battle = Battle.of(RandomWorld.campaign(seed, 4 + 2 * (int) (seed % 2), 4 + (int) (seed % 4)));
        snugly(battle, Orientation.HALF_ROUND, variety);
    }

    private static void snugly(Battle battle, Orientation orientation, Variety variety) {
        Relocation relocation = Relocation.snug(battle.scenario().field().grid(), orientation);
        assertTrue(relocation.exact(), "the map has the same shape");
        new Parallel(battle, Image.relocated(battle, relocation), EVERYTHING, variety).play(TO_THE_END);
    }

    /**
     * Rule 11.3 lets reinforcements come by other hexes of the map's edge, which moves when the map grows: so only battles without
     * reinforcements are taken. Nothing else asks where the edge is: a lake without ways bars marches and retreats as the edge does
     * (rules 3.1, 8.6), is not controlled (7.1), blocks no sight (9.2), carries no trace (21.22), and exits are named hexes (12.1).
     */
    private static void within(long seed, Orientation orientation, int left, Variety variety) {
        Battle battle = Battle.of(RandomWorld.campaign(seed, 4 + (int) (seed % 4), 4 + (int) (seed / 4 % 3)));
        if (battle.scenario().arrivals().isEmpty()) {
            Random random = new Random(seed);
            Relocation relocation = Relocation.within(
                    battle.scenario().field().grid(), orientation, left, random.nextInt(4), random.nextInt(4));
            new Parallel(battle, Image.relocated(battle, relocation), EVERYTHING, variety).play(TO_THE_END);
            variety.saw(orientation.toString());
        }
    }

    private static void fight(long seed, Orientation orientation, Variety variety) {
        int columns = orientation.equals(Orientation.MIRRORED) ? 5 : 4;
        snugly(Battle.of(RandomWorld.clash(seed, columns, 4)), orientation, variety);
    }

    @Test
    @DisplayName("a map seen in a mirror is fought over in the same way")
    void mirror() {
        Variety variety = new Variety();
        for (long seed = 0; seed < BATTLES; seed++) {
            mirrored(seed, variety);
            fight(seed, Orientation.MIRRORED, variety);
        }
        variety.expect(20, COMMANDS);
        variety.expect(20, "EnterUnit");
    }

    @Test
    @DisplayName("a map turned half round is fought over in the same way")
    void halfRound() {
        Variety variety = new Variety();
        for (long seed = 0; seed < BATTLES; seed++) {
            turned(seed, variety);
            fight(seed, Orientation.HALF_ROUND, variety);
        }
        variety.expect(20, COMMANDS);
        variety.expect(20, "EnterUnit");
    }

    @Test
    @DisplayName("a map numbered anew inside a larger one is fought over in the same way")
    void renumbered() {
        Variety variety = new Variety();
        for (long seed = 0; seed < 8 * BATTLES; seed++) {
            within(seed, Orientation.UPRIGHT, 2 * (int) (seed % 3), variety);
        }
        variety.expect(20, COMMANDS);
    }

    @Test
    @DisplayName("a map turned by sixths of a circle and mirrored, in all twelve ways, is fought over in the same way")
    void turnedBySixths() {
        Variety variety = new Variety();
        List<Orientation> all = Orientation.all();
        for (long seed = 0; seed < 8 * BATTLES; seed++) {
            within(seed, all.get((int) (seed % all.size())), (int) (seed / 12 % 4), variety);
        }
        variety.expect(20, COMMANDS);
        all.forEach(orientation -> variety.expect(1, orientation.toString()));
    }

    @Test
    @Tag("long")
    @DisplayName("and so are many more of them")
    void longRun() {
        Variety variety = new Variety();
        List<Orientation> all = Orientation.all();
        for (long seed = 10_000; seed < 10_000 + LONG; seed++) {
            mirrored(seed, variety);
            turned(seed, variety);
            fight(seed, seed % 2 == 0 ? Orientation.MIRRORED : Orientation.HALF_ROUND, variety);
            within(seed, all.get((int) (seed % all.size())), (int) (seed % 5), variety);
        }
        variety.expect(LONG / 4, COMMANDS);
    }
}
