package org.roadtorichmond.session.begin;

import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.session.Seats;
import org.roadtorichmond.session.words.Texts;
import org.roadtorichmond.unit.Side;

/**
 * About how long a battle takes, so that players can choose one for the evening that they have. A person is taken to need a minute
 * and a half a player-turn and some seconds for each unit of the side, a commander half a minute to be watched.
 */
public final class PlayingTime {
    private static final int SECONDS_A_TURN = 90;
    private static final int SECONDS_A_UNIT = 8;
    private static final int SECONDS_WATCHED = 30;
    private static final int MINUTE = 60;
    private static final int HOUR = 60;
    private static final int HALF_HOUR = 30;
    private static final int STEP = 5;
    private static final int LONGEST_IN_MINUTES = 50;

    private PlayingTime() {}

    /** The time in minutes, to the next five below an hour and to the next half an hour above. */
    static int minutes(Scenario scenario, Seats seats) {
        int seconds = 0;
        for (Side side : Side.values()) {
            int units = (int) scenario.units().stream()
                    .filter(unit -> unit.side() == side)
                    .count();
            seconds += seats.human(side) ? SECONDS_A_TURN + SECONDS_A_UNIT * units : SECONDS_WATCHED;
        }
        int minutes = Math.max(1, scenario.turns() * seconds / MINUTE);
        int step = minutes <= LONGEST_IN_MINUTES ? STEP : HALF_HOUR;
        return Math.max(1, Math.round(minutes / (float) step)) * step;
    }

    /** The time in words. */
    public static String words(Texts texts, Scenario scenario, Seats seats) {
        int minutes = minutes(scenario, seats);
        if (minutes < HOUR) {
            return texts.get("setup.time.minutes", minutes);
        }
        return minutes == HOUR
                ? texts.get("setup.time.hour")
                : texts.get("setup.time.hours", Texts.halves(minutes / HALF_HOUR));
    }
}
