package org.roadtorichmond.screen.kit;

import java.time.format.DateTimeFormatter;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.session.words.Texts;
import org.roadtorichmond.view.Legend;

/** The words on the sheet of a scenario's map. */
final class Legends {
    private static final float CROSSINGS_FROM = 12;

    private Legends() {}

    /** The legend in the language of the texts, dated by the scenario's first day if it has one. */
    static Legend of(Texts texts, Scenario scenario) {
        String date = scenario.clock()
                .map(clock -> clock.begins().format(DateTimeFormatter.ofPattern("d MMMM yyyy", texts.locale())))
                .orElse("");
        return dated(texts, date);
    }

    /** The legend of a map that is being made, which names bridges and fords at almost every zoom. */
    static Legend undated(Texts texts) {
        Legend legend = dated(texts, "");
        return new Legend("", legend.to(), legend.north(), legend.mile(), CROSSINGS_FROM);
    }

    private static Legend dated(Texts texts, String date) {
        return new Legend(
                date, place -> texts.get("map.to", texts.name(place)), texts.get("map.north"), texts.get("map.mile"));
    }
}
