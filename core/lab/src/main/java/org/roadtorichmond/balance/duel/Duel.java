package org.roadtorichmond.balance.duel;

import java.util.ArrayList;
import java.util.List;
import org.roadtorichmond.ai.roster.CommanderSpec;
import org.roadtorichmond.balance.StopRule;
import org.roadtorichmond.balance.lab.Experiment;
import org.roadtorichmond.balance.lab.ExperimentChain;
import org.roadtorichmond.balance.lab.GameSource;
import org.roadtorichmond.balance.lab.Variant;
import org.roadtorichmond.scenario.json.Result;

/**
 * A match of two commanders: every game is played twice with the same dice, once from each side, so that neither the side nor, in
 * part, the dice favour anybody. Of a commander against itself both games are one, and its score is exactly one half. The seeds of
 * a start are its own, so that the games of several starts are independent of each other.
 *
 * <p>Pairs are counted in the order of their seeds, one of each start, wherever they are played, so that all figures but the times are
 * the same everywhere, also where a stop rule ends the match.
 *
 * @param a commander A
 * @param b commander B
 * @param starts what is fought over, one or more
 * @param pairs the most pairs of each start, from 1
 * @param seed the seed of the first pair; the next pairs have the next seeds
 * @param rule when fewer pairs suffice
 */
public record Duel(CommanderSpec a, CommanderSpec b, List<DuelStart> starts, int pairs, long seed, StopRule rule) {
    /** How many pairs of each start are played where nothing else is said. */
    public static final int PAIRS = 100;

    /** How many pairs are begun at a time where fewer than all may suffice: few are played in vain, and few threads wait. */
    private static final int AT_A_TIME = 10;

    /** Copies the starts; there must be one. */
    public Duel {
        starts = List.copyOf(starts);
        if (starts.isEmpty() || pairs < 1) {
            throw new IllegalArgumentException("nothing to play");
        }
    }

    /** How many games are played at most. */
    public long most() {
        return 2L * pairs * starts.size();
    }

    /** All on which its games depend, by which a results file knows whose it is. */
    public ExperimentChain chain() {
        return new ExperimentChain(
                new Experiment(variants(), List.of(), seed, pairs, rule),
                rule instanceof StopRule.All
                        ? List.of("duel", pairs + " pairs")
                        : List.of("duel", pairs + " pairs", rule.toString()));
    }

    private List<Variant> variants() {
        return starts.stream().flatMap(start -> start.variants(a, b).stream()).toList();
    }

    /** Plays; the pairs of each start, in the order of the starts, or why there are too few. */
    public Result<DuelSummary> run(GameSource source) {
        List<List<DuelPair>> counted = new ArrayList<>();
        starts.forEach(start -> counted.add(new ArrayList<>()));
        for (int done = 0; done < pairs; ) {
            int more = Math.min(pairs - done, atATime(done));
            Result<List<List<DuelGame>>> played = source.play(variants(), seed + done, more, DuelGame::of);
            if (played.value().isEmpty()) {
                return Result.bad(played.problems());
            }
            for (int pair = 0; pair < more; pair++) {
                for (int start = 0; start < starts.size(); start++) {
                    DuelGame asUnion = played.value().get().get(2 * start).get(pair);
                    DuelGame other = played.value().get().get(2 * start + 1).get(pair);
                    counted.get(start).add(new DuelPair(seed + done + pair, asUnion, other.swapped()));
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
