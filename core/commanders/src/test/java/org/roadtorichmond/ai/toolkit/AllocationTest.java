package org.roadtorichmond.ai.toolkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.roadtorichmond.ai.Playout;
import org.roadtorichmond.ai.cadet.RandomScenarios;
import org.roadtorichmond.ai.cadet.Wanderer;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Phase;
import org.roadtorichmond.victory.VictorySystems;

@DisplayName("the allocation of units to attacks")
final class AllocationTest {
    private static final int SCENARIOS = 60;
    private static final int MOST_PARTIES = 5;
    private static final int MOST_HEXES = 3;
    private static final long STEPS = 1_000_000;
    private static final double CLOSE = 1e-9;

    private int compared;
    private int better;

    @Test
    @DisplayName("is as good as the best of all that there are, and hill climbing never better")
    void bestOfAll() {
        for (int seed = 0; seed < SCENARIOS; seed++) {
            Game game = VictorySystems.newGame(RandomScenarios.of(seed), seed);
            new Playout(new Wanderer(seed), new Wanderer(seed + 1)).play(game, this::compare);
        }
        assertTrue(compared > 100, "only " + compared + " fights were compared");
        assertTrue(
                better > 0, "hill climbing found the best of all " + compared + " fights, so that nothing was shown");
    }

    private void compare(Game game) {
        if (game.state().moment().phase() != Phase.COMBAT
                || game.state().ending().isPresent()
                || game.state().combat().isPresent()) {
            return;
        }
        Fight fight = fight(game);
        if (fight.reach.length == 0 || fight.reach.length > MOST_PARTIES || fight.hexes.length > MOST_HEXES) {
            return;
        }
        FightPlan climbed = new FightPlan(fight, 0);
        double exact = new Allocation(fight, new Omissions(fight), STEPS).value();
        assertEquals(new Brute(fight).best, exact, CLOSE);
        assertTrue(climbed.total() <= exact + CLOSE);
        climbed.attacks()
                .forEach(attack -> assertEquals(value(fight, attack), attack.value(), "as measured while climbing"));
        better += climbed.total() < exact - CLOSE ? 1 : 0;
        compared++;
    }

    /** The value of an attack in a plan, calculated from its attackers and targets. */
    private static double value(Fight fight, FightPlan.Attack attack) {
        int[] assigned = new int[fight.reach.length];
        for (int party = 0; party < assigned.length; party++) {
            assigned[party] = attack.parties().contains(fight.parties.get(party)) ? 0 : -1;
        }
        long mask = 0;
        for (int hex = 0; hex < fight.hexes.length; hex++) {
            mask |= attack.hexes().contains(fight.hexes[hex]) ? 1L << hex : 0;
        }
        return fight.value(assigned, 0, mask);
    }

    private static Fight fight(Game game) {
        GameState state = game.state();
        Chances chances = new Chances(state.scenario().rules(), state.moment().player());
        return Fight.of(game, new PositionModel(state, chances, new WaysOut(game), state::strength, false));
    }

    /** Tries every set of hexes for every unit, or none, and skips combinations with two attacks on one hex. */
    private static final class Brute {
        private final Fight fight;
        private final Omissions omissions;
        private final long[] chosen;
        private double best = Double.NEGATIVE_INFINITY;

        Brute(Fight fight) {
            this.fight = fight;
            omissions = new Omissions(fight);
            chosen = new long[fight.reach.length];
            choose(0);
        }

        private void choose(int party) {
            if (party == chosen.length) {
                weigh();
                return;
            }
            for (long mask = 0; mask < 1L << fight.hexes.length; mask++) {
                if ((mask & ~fight.reach[party]) == 0) {
                    chosen[party] = mask;
                    choose(party + 1);
                }
            }
        }

        private void weigh() {
            TreeMap<Long, Integer> attacks = new TreeMap<>();
            long taken = 0;
            for (long mask : chosen) {
                if (mask != 0 && !attacks.containsKey(mask)) {
                    if ((taken & mask) != 0) {
                        return;
                    }
                    taken |= mask;
                    attacks.put(mask, attacks.size());
                }
            }
            long[] masks = new long[fight.hexes.length];
            attacks.forEach((mask, attack) -> masks[attack] = mask);
            int next = attacks.size();
            for (int hex = 0; hex < fight.hexes.length; hex++) {
                if ((taken & 1L << hex) == 0) {
                    masks[next++] = 1L << hex;
                }
            }
            int[] assigned = Arrays.stream(chosen)
                    .mapToInt(mask -> attacks.getOrDefault(mask, -1))
                    .toArray();
            double sum = -omissions.of(assigned, masks);
            for (int attack = 0; attack < attacks.size(); attack++) {
                sum += fight.value(assigned, attack, masks[attack]);
            }
            best = Math.max(best, sum);
        }
    }
}
