package org.roadtorichmond.session.words;

import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.format.DateTimeFormatter;
import java.util.Optional;
import org.roadtorichmond.play.Scenario;

/** What time it is on the field. A night turn lasts until six in the morning. */
public final class Hours {
    private static final LocalTime MORNING = LocalTime.of(6, 0);

    private Hours() {}

    /** The hour at which a game-turn begins, if the scenario has a clock. */
    public static Optional<String> at(Scenario scenario, int turn, Texts texts) {
        return scenario.clock().map(clock -> {
            LocalDateTime time = clock.begins();
            for (int passed = 1; passed < turn; passed++) {
                time = scenario.isNight(passed) ? morning(time) : time.plusHours(clock.hoursPerTurn());
            }
            return time.format(DateTimeFormatter.ofPattern(texts.get("top.hour"), texts.locale()));
        });
    }

    private static LocalDateTime morning(LocalDateTime evening) {
        LocalDateTime same = evening.with(MORNING);
        return same.isAfter(evening) ? same : same.plusDays(1);
    }
}
