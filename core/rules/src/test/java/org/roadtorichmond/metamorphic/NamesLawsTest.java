package org.roadtorichmond.metamorphic;

import java.util.EnumSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.testing.RandomWorld;

@DisplayName("it does not matter what armies and units are called")
class NamesLawsTest {
    private static final int BATTLES = 75;
    private static final int LONG = 400;
    private static final int A_TURN = 20;
    private static final int A_FIGHT = 8;
    private static final int TO_THE_END = Integer.MAX_VALUE;

    private static final String[] COMMANDS = {
        "MoveUnit", "EnterUnit", "ExitUnit", "Attack", "Retreat", "Advance", "EndAdvance", "EndPhase"
    };

    /** Section 21 names the Union and the Confederates, so points and the Union's supply do not follow when the sides are exchanged. */
    private static final Set<Question> OF_BOTH_SIDES =
            EnumSet.complementOf(EnumSet.of(Question.SUPPLY, Question.POINTS));

    private static Battle campaign(long seed) {
        return Battle.of(RandomWorld.campaign(seed, 4 + (int) (seed % 4), 4 + (int) (seed / 4 % 3)));
    }

    private static Battle clash(long seed) {
        return Battle.of(RandomWorld.clash(seed, 5, 4));
    }

    private static void recoloured(Battle battle, int most, Variety variety) {
        new Parallel(battle, RewordedBattle.recoloured(battle), OF_BOTH_SIDES, variety)
                .asking(3)
                .play(most);
    }

    private static void renamed(Battle battle, int most, Variety variety) {
        new Parallel(
                        battle,
                        RewordedBattle.renamed(battle, new Random(battle.seed())),
                        EnumSet.allOf(Question.class),
                        variety)
                .until(Parallel::trapped)
                .asking(3)
                .play(most);
    }

    @Test
    @DisplayName("where all Union units become Confederate and vice versa, everything but section 21 changes sides")
    void colours() {
        Variety variety = new Variety();
        for (long seed = 0; seed < BATTLES; seed++) {
            recoloured(campaign(seed), A_TURN, variety);
            recoloured(clash(seed), A_FIGHT, variety);
        }
        variety.expect(10, COMMANDS);
    }

    @Test
    @DisplayName("where units get other ids, and so another order, they can do the same, and the same becomes of them")
    void ids() {
        Variety variety = new Variety();
        for (long seed = 0; seed < BATTLES; seed++) {
            renamed(campaign(seed), A_TURN, variety);
            renamed(clash(seed), A_FIGHT, variety);
        }
        variety.expect(10, COMMANDS);
        variety.expect(BATTLES, "battles");
    }

    @Test
    @Tag("long")
    @DisplayName("and neither does it in whole battles")
    void wholeBattles() {
        Variety variety = new Variety();
        for (long seed = 20_000; seed < 20_000 + LONG; seed++) {
            recoloured(campaign(seed), TO_THE_END, variety);
            renamed(campaign(seed), TO_THE_END, variety);
        }
        variety.expect(LONG / 2, COMMANDS);
        variety.expect(LONG, "battles");
    }
}
