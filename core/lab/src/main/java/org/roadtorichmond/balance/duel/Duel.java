package org.roadtorichmond.balance.duel;

import java.util.ArrayList;
import java.util.List;
import org.roadtorichmond.ai.roster.CommanderSpec;
import org.roadtorichmond.balance.StopRule;
import org.roadtorichmond.balance.lab.Chain;
import org.roadtorichmond.balance.lab.Experiment;
import org.roadtorichmond.balance.lab.GameSource;
import org.roadtorichmond.balance.lab.Variant;
import org.roadtorichmond.scenario.json.Result;

/**
 * A match of two commanders: every game is played twice with the same dice, once from each side, so that neither the side nor, in
 * part, the dice favour anybody. Of a commander against itself both games are one, and its score is exactly one half. The seeds of
 * a bout are its own, so that the games of several bouts are independent of each other.
 *
 * <p>Pairs are counted in the order of their seeds, one of each bout, wherever they are played, so that all figures but the times are
 * the same everywhere, also where a stop rule ends the match.
 *
 * @param a commander A
 * @param b commander B
 * @param bouts what is fought over, one or more
 * @param pairs the most pairs of each bout, from 1
 * @param seed the seed of the first pair; the next pairs have the next seeds
 * @param rule when fewer pairs suffice
 */
public record Duel(CommanderSpec a, CommanderSpec b, List<Bout> bouts, int pairs, long seed, StopRule rule) {
    /** How many pairs of each bout are played where nothing else is said. */
    public static final int PAIRS = 100;

    /** How many pairs are begun at a time where fewer than all may suffice: few are played in vain, and few threads wait. */
    private static final int AT_A_TIME = 10;

    /** Copies the bouts; there must be one. */
    public Duel {
        bouts = List.copyOf(bouts);
        if (bouts.isEmpty() || pairs < 1) {
            throw new IllegalArgumentException("nothing to play");
        }
    }

    /** How many games are played at most. */
    public long most() {
        return 2L * pairs * bouts.size();
    }

    /** All on which its games depend, by which a results file knows whose it is. */
    public Chain chain() {
        return new Chain(
                new Experiment(variants(), List.of(), seed, pairs, rule),
                rule instanceof StopRule.All
                        ? List.of("duel", pairs + " pairs")
                        : List.of("duel", pairs + " pairs", rule.toString()));
    }

    private List<Variant> variants() {
        return bouts.stream().flatMap(bout -> bout.variants(a, b).stream()).toList();
    }

    /** Plays; the pairs of each bout, in the order of the bouts, or why there are too few. */
    public Result<DuelSummary> run(GameSource source) {
        List<List<DuelPair>> counted = new ArrayList<>();
        bouts.forEach(bout -> counted.add(new ArrayList<>()));
        for (int done = 0; done < pairs; ) {
            int more = Math.min(pairs - done, atATime(done));
            Result<List<List<DuelGame>>> played = source.play(variants(), seed + done, more, DuelGame::of);
            if (played.value().isEmpty()) {
                return Result.bad(played.problems());
            }
            for (int pair = 0; pair < more; pair++) {
                for (int bout = 0; bout < bouts.size(); bout++) {
                    DuelGame asUnion = played.value().get().get(2 * bout).get(pair);
                    DuelGame other = played.value().get().get(2 * bout + 1).get(pair);
                    counted.get(bout).add(new DuelPair(seed + done + pair, asUnion, other.swapped()));
                }
                if (rule.enough(new DuelSummary(counted))) {
                    return Result.good(new DuelSummary(counted));
                }
            }
            done += more;
        }
        return Result.good(new DuelSummary(counted));
    }

    private int atATime(int done) {
        if (rule instanceof StopRule.All) {
            return pairs;
        }
        return done == 0 ? StopRule.FEWEST : AT_A_TIME;
    }
}
