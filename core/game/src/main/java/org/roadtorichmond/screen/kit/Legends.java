package org.roadtorichmond.screen.kit;

import java.time.format.DateTimeFormatter;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.session.words.Texts;
import org.roadtorichmond.view.Legend;

/** The words on the sheet of a scenario's map. */
final class Legends {
    private Legends() {}

    /** The legend in the language of the texts, dated by the scenario's first day if it has one. */
    static Legend of(Texts texts, Scenario scenario) {
        String date = scenario.clock()
                .map(clock -> clock.begins().format(DateTimeFormatter.ofPattern("d MMMM yyyy", texts.locale())))
                .orElse("");
        return dated(texts, date);
    }

    /** The legend of a map that belongs to no scenario yet. */
    static Legend undated(Texts texts) {
        return dated(texts, "");
    }

    private static Legend dated(Texts texts, String date) {
        return new Legend(
                date, place -> texts.get("map.to", texts.name(place)), texts.get("map.north"), texts.get("map.mile"));
    }
}
