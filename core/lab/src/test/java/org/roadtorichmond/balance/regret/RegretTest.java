package org.roadtorichmond.balance.regret;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntFunction;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.ai.Decision;
import org.roadtorichmond.ai.cadet.Cadet;
import org.roadtorichmond.ai.colonel.Colonel;
import org.roadtorichmond.ai.colonel.Manner;
import org.roadtorichmond.balance.GameStart;
import org.roadtorichmond.balance.lab.Labs;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.testing.World;
import org.roadtorichmond.unit.Side;

@DisplayName("What a commander's plans are worth beside the colonel's")
final class RegretTest {
    private static final GameStart TRAINING =
            GameStart.of(Labs.scenario("training").survey());

    private static Commander colonel(int temper) {
        return new Colonel(Manner.STEADY, temper);
    }

    /** Ends every phase at once. */
    private static final class Idler implements Commander {
        @Override
        public Command next(Game game) {
            return new Command.EndPhase();
        }

        @Override
        public String name() {
            return "idler";
        }

        @Override
        public Decision reason() {
            throw new UnsupportedOperationException();
        }
    }

    private static RegretSummary run(IntFunction<Commander> commander, GameStart start, int positions, int threads) {
        return new Regret(commander, List.of(start), positions, 6, 1)
                .run(threads)
                .get(0);
    }

    /** The last turn, in which a Train can leave, which is worth points; nothing else matters in the game. */
    private static GameStart train() {
        return GameStart.of(World.clear(12, 5)
                .turns(1)
                .road("0103 0203 0303 0403 0503 0603 0703 0803 0903 1003 1103 1203")
                .exits(Side.UNION, "1203")
                .victory("0103", "1203", "1203", 10)
                .union("Train", Arm.TRAIN, 0, "1203")
                .union("U", Arm.INFANTRY, 5, "0803")
                .confederate("C", Arm.INFANTRY, 5, "0303")
                .play()
                .game());
    }

    private static ComparedTurn union(RegretSummary summary) {
        return summary.positions().stream()
                .filter(position -> position.side() == Side.UNION)
                .findFirst()
                .orElseThrow();
    }

    @Test
    @DisplayName("the plainly better plan gains, the plainly worse one loses")
    void plain() {
        ComparedTurn good = union(run(RegretTest::colonel, train(), 2, 1));
        assertTrue(good.overStanding() > 0.03, good::toString);
        ComparedTurn bad = union(run(temper -> new Idler(), train(), 2, 1));
        assertTrue(bad.gain() < -0.03, bad::toString);
        assertEquals(0, bad.overStanding());
        assertEquals(good.colonel(), bad.colonel(), "both meet the same dice");
    }

    @Test
    @DisplayName("the plain colonel gains exactly nothing over itself")
    void itself() {
        RegretSummary summary = run(RegretTest::colonel, TRAINING, 12, 2);
        assertEquals(12, summary.positions().size());
        summary.positions().forEach(position -> assertEquals(0, position.gain(), position::toString));
        assertEquals(0, summary.gain().standardError());
        assertTrue(summary.overStanding().mean() != 0);
    }

    @Test
    @DisplayName("is the same on one thread and on two, and other with other seeds")
    void threads() {
        Regret regret = new Regret(Cadet::new, List.of(TRAINING, TRAINING), 3, 6, 1);
        List<RegretSummary> one = regret.run(1);
        List<RegretSummary> two = regret.run(2);
        for (int i = 0; i < 2; i++) {
            assertEquals(without(one.get(i)), without(two.get(i)));
            assertEquals(one.get(i).signature(), two.get(i).signature());
        }
        assertNotEquals(one.get(0).signature(), one.get(1).signature(), "each position has dice of its own");
        long other =
                new Regret(Cadet::new, List.of(TRAINING), 3, 6, 2).run(1).get(0).signature();
        assertNotEquals(one.get(0).signature(), other);
    }

    /** Everything except the times. */
    private static List<ComparedTurn> without(RegretSummary summary) {
        return summary.positions().stream()
                .map(each -> new ComparedTurn(
                        each.seed(), each.turn(), each.side(), each.chance(), each.colonel(), each.standing(), 0, 0))
                .toList();
    }

    @Test
    @DisplayName("positions are different movement phases in which a unit can march, from all of a game")
    void drawn() {
        Set<Integer> turns = new HashSet<>();
        boolean both = false;
        for (long seed = 1; seed <= 6; seed++) {
            List<SampledTurn> drawn = SampledTurn.from(TRAINING, seed, 4);
            assertEquals(4, drawn.size());
            Set<Object> moments = new HashSet<>();
            Set<Side> sides = new HashSet<>();
            for (SampledTurn sample : drawn) {
                assertEquals(Phase.MOVEMENT, sample.game().state().moment().phase());
                moments.add(sample.game().state().moment());
                sides.add(sample.game().state().moment().player());
                turns.add(sample.game().state().moment().turn());
            }
            assertEquals(4, moments.size());
            both |= sides.size() == 2;
        }
        assertTrue(both, "not at distances at which it is always the same side's turn");
        assertEquals(Set.of(1, 2, 3, 4), turns);
        assertEquals(1, SampledTurn.from(TRAINING, 1, 1).size());
    }

    @Test
    @DisplayName("where no unit can march there are no positions")
    void nobody() {
        GameStart stuck = GameStart.of(World.of(".~~.", "~~~~")
                .turns(2)
                .union("U", Arm.INFANTRY, 2, "0101")
                .confederate("C", Arm.INFANTRY, 2, "0401")
                .play()
                .game());
        RegretSummary none = run(RegretTest::colonel, stuck, 3, 1);
        assertEquals(List.of(), none.positions());
        assertEquals(0, none.gain().mean());
        assertEquals(0, none.worseThanStanding());
    }

    @Test
    @DisplayName("means, standard errors and shares are those of the positions")
    void figures() {
        RegretSummary summary = RegretSummary.all(List.of(
                new RegretSummary(List.of(position(0.50, 0.40, 0.53))),
                new RegretSummary(List.of(position(0.50, 0.48, 0.52), position(0.56, 0.53, 0.50)))));
        assertEquals(0.05, summary.gain().mean(), 1e-12);
        assertEquals(
                Math.sqrt((0.05 * 0.05 + 0.03 * 0.03 + 0.02 * 0.02) / 2 / 3),
                summary.gain().standardError(),
                1e-12);
        assertEquals(0.01 / 3, summary.overStanding().mean(), 1e-12);
        assertEquals(1.0 / 3, summary.worseThanStanding(), 1e-12);
        assertEquals(3, summary.times().mean(), 1e-12);
        assertEquals(1, summary.timesOfColonel().mean(), 1e-12);
    }

    private static ComparedTurn position(double chance, double colonel, double standing) {
        return new ComparedTurn(1, 1, Side.UNION, chance, colonel, standing, 3_000_000, 1_000_000);
    }

    @ParameterizedTest
    @ValueSource(ints = {-6, 0, 1, 5, 7, 20})
    @DisplayName("numbers of trials by which a face would come more often are refused")
    void refused(int trials) {
        assertThrows(
                IllegalArgumentException.class, () -> new Regret(RegretTest::colonel, List.of(TRAINING), 1, trials, 1));
        assertThrows(IllegalArgumentException.class, () -> new Regret(RegretTest::colonel, List.of(), 1, 6, 1));
        assertThrows(IllegalArgumentException.class, () -> new Regret(RegretTest::colonel, List.of(TRAINING), 0, 6, 1));
    }
}
