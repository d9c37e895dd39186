package org.roadtorichmond.desktop;

import java.util.Optional;
import org.roadtorichmond.balance.lab.Findings;
import org.roadtorichmond.balance.lab.OrderedGames;
import org.roadtorichmond.balance.lab.PlayedFrom;
import org.roadtorichmond.balance.lab.Sensitivity;
import org.roadtorichmond.scenario.history.NumberRange;
import org.roadtorichmond.victory.account.PerArmy;

/**
 * One run of an experiment, which may continue earlier runs.
 *
 * @param findings the findings
 * @param ending why the run ended
 * @param kept the number of games kept from earlier runs
 * @param seconds the duration in seconds of wall-clock time
 * @param from what the games begin with, if that is not the set-up of the scenario
 * @param history the historical losses in the hours of the first variant, where they are known
 * @param screening the screening of small changes that these games confirm, if there was one
 */
record Run(
        Findings findings,
        OrderedGames.Ending ending,
        int kept,
        double seconds,
        Optional<PlayedFrom> from,
        Optional<PerArmy<NumberRange>> history,
        Optional<Sensitivity.Screening> screening) {
    static final double NANOS = 1e9;

    /** The number of games played per second in this run, on all threads together. */
    double gamesPerSecond() {
        return (findings.games() - kept) / seconds;
    }

    /** The signature of all games, as text. */
    String signature() {
        return Tables.format("%016x", findings.signature());
    }
}
