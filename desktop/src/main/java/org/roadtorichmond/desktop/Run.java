package org.roadtorichmond.desktop;

import java.util.Locale;
import java.util.Optional;
import org.roadtorichmond.balance.lab.Findings;
import org.roadtorichmond.balance.lab.Laboratory;
import org.roadtorichmond.balance.lab.Sensitivity;

/**
 * One run of an experiment, which may have gone on behind earlier ones.
 *
 * @param findings what it shows
 * @param ending why no more games were played
 * @param kept how many games were there before
 * @param seconds how long it took by the clock
 * @param screening the screening of small changes that the games confirm, if they confirm one
 */
record Run(
        Findings findings,
        Laboratory.Ending ending,
        int kept,
        double seconds,
        Optional<Sensitivity.Screening> screening) {
    static final double NANOS = 1e9;

    /** How many games a second were played now, on all threads together. */
    double gamesPerSecond() {
        return (findings.games() - kept) / seconds;
    }

    /** The signature of all games, as text. */
    String signature() {
        return String.format(Locale.ROOT, "%016x", findings.signature());
    }
}
