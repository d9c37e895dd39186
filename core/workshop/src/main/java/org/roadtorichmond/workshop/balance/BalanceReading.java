package org.roadtorichmond.workshop.balance;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.roadtorichmond.balance.AnswerCost;
import org.roadtorichmond.balance.Estimate;
import org.roadtorichmond.balance.Proportion;
import org.roadtorichmond.balance.lab.Findings;
import org.roadtorichmond.balance.lab.GameEndings;
import org.roadtorichmond.balance.lab.VariantFindings;
import org.roadtorichmond.scenario.yardstick.Yardstick;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.account.Measure;
import org.roadtorichmond.victory.account.Winner;

/**
 * What the games of a scenario show, at one moment: the figures of the laboratory, as {@code simulate} gives them for the same number of
 * games from seed 1. Immutable.
 *
 * @param games how many games there are, from 1; their seeds are 1 to that number
 * @param union who commanded the Union, as command lines name it
 * @param confederate who commanded the Confederates
 * @param share the share of the points of games that the Union made, 0 to 1, a draw counted half, with its interval
 * @param unionWins how many games the Union won
 * @param confederateWins how many the Confederates won
 * @param draws how many no side won
 * @param endings what ended the games, the most frequent first
 * @param length the game-turn in which they ended: the mean with its interval
 * @param measure what decides
 * @param firstTurn the game-turn with which games begin
 * @param leads by how much the Union was ahead in what decides: at first, and after each game-turn from the first; games that ended
 *     earlier stand as they ended
 * @param differentGames how many of the games are different
 * @param firstDie how much of who wins the first die of combat explains, 0 to 1; empty for so few games that six faces explain some of
 *     it by chance alone
 * @param cost what it costs to know the score to one percent; empty for few games
 */
public record BalanceReading(
        int games,
        String union,
        String confederate,
        Estimate share,
        Proportion unionWins,
        Proportion confederateWins,
        Proportion draws,
        List<GameEndings.Cause> endings,
        Estimate length,
        Measure measure,
        int firstTurn,
        List<Yardstick.Band> leads,
        int differentGames,
        OptionalDouble firstDie,
        Optional<AnswerCost> cost) {
    /** From how many games on it is said what the first die explains. */
    static final int GAMES_FOR_FIRST_DIE = 100;

    /** Copies the lists. */
    public BalanceReading {
        endings = List.copyOf(endings);
        leads = List.copyOf(leads);
    }

    /**
     * The reading of some games.
     *
     * @param findings what the games of one variant show; there must be a game
     * @param yardstick the same games turn by turn
     * @param seconds how long they took
     */
    static BalanceReading of(Findings findings, Yardstick yardstick, double seconds) {
        VariantFindings found = findings.variants().get(0);
        VariantFindings.SystemFindings own = found.own();
        int firstTurn = found.turnByTurn().firstTurn();
        List<Yardstick.Turn> turns = yardstick.turns();
        int from = Math.max(0, Math.min(firstTurn - 1, turns.size() - 1));
        return new BalanceReading(
                found.size(),
                yardstick.union(),
                yardstick.confederate(),
                own.score(),
                own.won(Winner.A),
                own.won(Winner.B),
                own.won(Winner.NONE),
                found.ends().causes(),
                found.ends().lengths().estimate(),
                own.measure(),
                firstTurn,
                turns.subList(from, turns.size()).stream()
                        .map(Yardstick.Turn::lead)
                        .toList(),
                found.differentGames(),
                found.size() < GAMES_FOR_FIRST_DIE
                        ? OptionalDouble.empty()
                        : OptionalDouble.of(found.firstDie().share()),
                AnswerCost.of(found.size(), own.score(), Optional.of(seconds / found.size())));
    }

    /** How many games a side won. */
    public Proportion wins(Side side) {
        return side == Side.UNION ? unionWins : confederateWins;
    }
}
