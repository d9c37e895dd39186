package org.roadtorichmond.victory;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Referee;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.words.Sentence;

/**
 * A system of tally sheets that decides hex games: it fills in the sheet from the game and scores that.
 *
 * <p>Four of the five documents do not say what becomes of a side that concedes (rule 4.3); its enemy wins, as under rule 21,
 * while points are left as they stand. Document 003 says it, so that the withdrawal system is left alone.
 *
 * @param system what scores the sheet
 * @param sheet how the sheet is filled in
 * @param referees who watches a game of a scenario
 */
record OnTheMap<S>(SheetSystem<S> system, Function<Game, S> sheet, Function<Scenario, Referee> referees)
        implements VictorySystem {

    @Override
    public String id() {
        return system.id();
    }

    @Override
    public Referee referee(Scenario scenario) {
        return referees.apply(scenario);
    }

    @Override
    public Adjudication adjudicate(Game game) {
        Adjudication scored = system.score(sheet.apply(game), Armies.TITLES).named(Armies.NAMES);
        return scored.withdraws().isPresent()
                ? scored
                : Armies.conceded(game.state())
                        .map(army -> conceded(scored, army))
                        .orElse(scored);
    }

    private static Adjudication conceded(Adjudication scored, Army army) {
        Sentence why = Sentence.of("score.conceded");
        Winner winner = Winner.of(army.enemy());
        boolean massacre = scored.winner() == winner && scored.outcome().equals(Optional.of(Outcome.MASSACRE));
        return scored.won(winner, army, new Line("4.3", 0, List.of(), why), massacre ? Outcome.MASSACRE : Outcome.WIN);
    }
}
