package org.roadtorichmond.metamorphic;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.testing.RandomWorld;

@DisplayName("it does not matter how a map lies on the table")
class SpaceLawsTest {
    private static final Set<Question> EVERYTHING = EnumSet.allOf(Question.class);
    private static final int BATTLES = 75;
    private static final int LONG = 400;
    private static final int A_TURN = 20;
    private static final int A_FIGHT = 8;
    private static final int TO_THE_END = Integer.MAX_VALUE;
    private static final List<Orientation> ALL = Orientation.all();

    private static final String[] COMMANDS = {
        "MoveUnit", "ExitUnit", "Attack", "Retreat", "Advance", "EndAdvance", "EndPhase"
    };

    /** A battle whose map can be mirrored: only if the columns keep their parity is the mirrored map a hex map again. */
    private static Battle mirrorable(long seed) {
        return Battle.of(RandomWorld.campaign(seed, 5 + 2 * (int) (seed % 2), 4 + (int) (seed % 4)));
    }

    /**
     * A battle whose map can be turned by half a circle. This exchanges high and low columns, so the last column must be of the
     * other kind than the first.
     */
    private static Battle turnable(long seed) {
        return Battle.of(RandomWorld.campaign(seed, 4 + 2 * (int) (seed % 2), 4 + (int) (seed % 4)));
    }

    private static Parallel snugly(Battle battle, Orientation orientation, Variety variety) {
        Relocation relocation = Relocation.snug(battle.scenario().field().grid(), orientation);
        assertTrue(relocation.exact(), "the map has the same shape");
        return new Parallel(battle, RewordedBattle.relocated(battle, relocation), EVERYTHING, variety).asking(3);
    }

    /**
     * Tests a battle inside a larger map. Only battles without reinforcements are used: under rule 11.3 reinforcements may come by
     * other hexes on the edge of the map, and the edge moves when the map grows. No other rule depends on the edge: a lake without
     * ways bars marches and retreats as the edge does (rules 3.1, 8.6), is not controlled (7.1), blocks no sight (9.2), carries no
     * trace (21.22), and exits are named hexes (12.1).
     */
    private static void within(Battle battle, Orientation orientation, int left, int most, Variety variety) {
        Random random = new Random(battle.seed());
        Relocation relocation = Relocation.within(
                battle.scenario().field().grid(), orientation, left, random.nextInt(4), random.nextInt(4));
        new Parallel(battle, RewordedBattle.relocated(battle, relocation), EVERYTHING, variety)
                .asking(3)
                .play(most);
        variety.saw(orientation.toString());
    }

    /** Battles without reinforcements. */
    private static Stream<Battle> complete(long firstSeed) {
        return LongStream.iterate(firstSeed, seed -> seed + 1)
                .mapToObj(seed -> Battle.of(RandomWorld.campaign(seed, 4 + (int) (seed % 4), 4 + (int) (seed / 4 % 3))))
                .filter(battle -> battle.scenario().arrivals().isEmpty());
    }

    private static Battle clash(long seed, int columns) {
        return Battle.of(RandomWorld.clash(seed, columns, 4));
    }

    @Test
    @DisplayName("a map seen in a mirror is fought over in the same way")
    void mirror() {
        Variety variety = new Variety();
        for (long seed = 0; seed < BATTLES; seed++) {
            snugly(mirrorable(seed), Orientation.MIRRORED, variety).play(A_TURN);
            snugly(clash(seed, 5), Orientation.MIRRORED, variety).play(A_FIGHT);
        }
        variety.expect(10, COMMANDS);
        variety.expect(10, "EnterUnit");
    }

    @Test
    @DisplayName("a map turned by half a circle is fought over in the same way")
    void halfRound() {
        Variety variety = new Variety();
        for (long seed = 0; seed < BATTLES; seed++) {
            snugly(turnable(seed), Orientation.HALF_ROUND, variety).play(A_TURN);
            snugly(clash(seed, 4), Orientation.HALF_ROUND, variety).play(A_FIGHT);
        }
        variety.expect(10, COMMANDS);
        variety.expect(10, "EnterUnit");
    }

    @Test
    @DisplayName("a map renumbered inside a larger one is fought over in the same way")
    void renumbered() {
        Variety variety = new Variety();
        complete(0).limit(BATTLES).forEach(battle -> {
            within(battle, Orientation.UPRIGHT, 2 * (int) (battle.seed() % 3), A_TURN, variety);
        });
        variety.expect(10, COMMANDS);
    }

    @Test
    @DisplayName("a map turned by sixths of a circle and mirrored, in all twelve ways, is fought over in the same way")
    void turnedBySixths() {
        Variety variety = new Variety();
        complete(1000).limit(BATTLES).forEach(battle -> {
            Orientation orientation = ALL.get((int) (battle.seed() % ALL.size()));
            within(battle, orientation, (int) (battle.seed() / ALL.size() % 4), A_TURN, variety);
        });
        variety.expect(10, COMMANDS);
        ALL.forEach(orientation -> variety.expect(1, orientation.toString()));
    }

    @Test
    @Tag("long")
    @DisplayName("and so are whole battles")
    void wholeBattles() {
        Variety variety = new Variety();
        for (long seed = 10_000; seed < 10_000 + LONG; seed++) {
            snugly(mirrorable(seed), Orientation.MIRRORED, variety).play(TO_THE_END);
            snugly(turnable(seed), Orientation.HALF_ROUND, variety).play(TO_THE_END);
        }
        complete(10_000).limit(LONG).forEach(battle -> {
            Orientation orientation = ALL.get((int) (battle.seed() % ALL.size()));
            within(battle, orientation, (int) (battle.seed() % 5), TO_THE_END, variety);
        });
        variety.expect(LONG, COMMANDS);
    }
}
