package org.roadtorichmond.victory.account;

import java.util.List;
import java.util.Optional;
import org.roadtorichmond.words.Sentence;

/**
 * Who won and why.
 *
 * @param system the id of the victory system
 * @param names what the armies are called
 * @param sides the victory points of each army
 * @param winner who won; neither if it is a draw
 * @param battlePoints the 20 battle points, in the systems that share them
 * @param outcome how clear the result is, in the simplified system
 * @param tokens the spoils tokens on the units of each army, if the spoils of war were played for
 * @param objective who won the primary objective, where there is one
 * @param withdraws which armies are forced to withdraw, in the withdrawal system
 */
public record Adjudication(
        String system,
        PerArmy<String> names,
        PerArmy<Tally> sides,
        Winner winner,
        Optional<Shares> battlePoints,
        Optional<Outcome> outcome,
        Optional<Shares> tokens,
        Optional<Winner> objective,
        Optional<PerArmy<Boolean>> withdraws) {

    /** How clear a result is, in the simplified system. */
    public enum Outcome {
        /** The armies differ by less than 10 % of the army points. */
        DRAW,
        /** From 10 % to 50 %, both included. */
        WIN,
        /** More than 50 %. */
        MASSACRE
    }

    /** A result of victory points alone; armies that are named by sentences are named in English. */
    public static Adjudication of(String system, PerArmy<?> names, PerArmy<Tally> sides, Winner winner) {
        Optional<Shares> none = Optional.empty();
        return new Adjudication(
                system,
                PerArmy.each(army -> names.of(army).toString()),
                sides,
                winner,
                none,
                Optional.empty(),
                none,
                Optional.empty(),
                Optional.empty());
    }

    /** The same with other names for the armies; the sentences keep those that they were written with. */
    public Adjudication named(PerArmy<String> others) {
        return new Adjudication(system, others, sides, winner, battlePoints, outcome, tokens, objective, withdraws);
    }

    /** The points that decide: battle points where they are shared, tokens where only they count, else victory points. */
    public Score score() {
        if (battlePoints.isPresent()) {
            return score(Measure.BATTLE_POINTS, battlePoints.get());
        }
        return tokens.map(held -> score(Measure.TOKENS, held))
                .orElseGet(() -> new Score(
                        Measure.VICTORY_POINTS, sides.a().total(), sides.b().total()));
    }

    private static Score score(Measure measure, Shares shares) {
        return new Score(measure, shares.of(Army.A), shares.of(Army.B));
    }

    /** The same after the army has given the game up (rule 4.3): its enemy wins whatever the points, and a line says so. */
    public Adjudication conceded(Army army) {
        Line line = new Line("4.3", 0, List.of(), Sentence.of("score.conceded"));
        PerArmy<Tally> tallies =
                PerArmy.each(each -> each == army ? sides.of(each).with(List.of(line)) : sides.of(each));
        Winner enemy = Winner.of(army.enemy());
        Optional<Outcome> clear =
                outcome.map(each -> winner == enemy && each == Outcome.MASSACRE ? Outcome.MASSACRE : Outcome.WIN);
        return new Adjudication(system, names, tallies, enemy, battlePoints, clear, tokens, objective, withdraws);
    }

    /** The same with battle points. */
    public Adjudication withBattlePoints(Shares points) {
        return new Adjudication(
                system, names, sides, winner, Optional.of(points), outcome, tokens, objective, withdraws);
    }

    /** The same with how clear the result is. */
    public Adjudication withOutcome(Outcome clear) {
        return new Adjudication(
                system, names, sides, winner, battlePoints, Optional.of(clear), tokens, objective, withdraws);
    }

    /** The same with tokens, if they were played for. */
    public Adjudication withTokens(Optional<Shares> spoils) {
        return new Adjudication(system, names, sides, winner, battlePoints, outcome, spoils, objective, withdraws);
    }

    /** The same with the winner of the primary objective. */
    public Adjudication withObjective(Winner primary) {
        return new Adjudication(
                system, names, sides, winner, battlePoints, outcome, tokens, Optional.of(primary), withdraws);
    }

    /** The same with the armies that are forced to withdraw. */
    public Adjudication withWithdraws(PerArmy<Boolean> armies) {
        return new Adjudication(
                system, names, sides, winner, battlePoints, outcome, tokens, objective, Optional.of(armies));
    }
}
