package org.roadtorichmond.session.words;

import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Optional;
import org.roadtorichmond.play.Scenario;

/** What time it is on the field, in words. */
public final class Hours {
    private Hours() {}

    /** The hour at which a game-turn begins, if the scenario has a clock. */
    public static Optional<String> at(Scenario scenario, int turn, Texts texts) {
        return scenario.begins(turn).map(time -> words("top.hour", time, texts));
    }

    /** The day on which a scenario begins, if it has a clock. */
    public static Optional<String> date(Scenario scenario, Texts texts) {
        return scenario.begins(1).map(time -> words("setup.date", time, texts));
    }

    /** From when until when something lasted: the day and hours, with the second day only where it is another one. */
    public static String span(LocalDateTime from, LocalDateTime to, Texts texts) {
        boolean sameDay = from.toLocalDate().equals(to.toLocalDate());
        return texts.get(
                "history.hours",
                words("history.moment", from, texts),
                words(sameDay ? "history.hour" : "history.moment", to, texts));
    }

    private static String words(String pattern, LocalDateTime time, Texts texts) {
        return time.format(DateTimeFormatter.ofPattern(texts.get(pattern), texts.locale()));
    }
}
