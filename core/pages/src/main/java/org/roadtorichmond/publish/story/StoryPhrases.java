package org.roadtorichmond.publish.story;

import org.roadtorichmond.play.CombatTable;
import org.roadtorichmond.session.words.Hours;
import org.roadtorichmond.session.words.Texts;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Signs;

/** What is said in several parts of the page. */
final class StoryPhrases {
    private StoryPhrases() {}

    /** What a side is called in sentences. */
    static String side(Texts texts, Side side) {
        return texts.get("report.side." + side.word());
    }

    /** A game-turn with its hour where the scenario has a clock, and whether it is night. */
    static String turn(Texts texts, StoryData data, int turn) {
        StringBuilder words = new StringBuilder(texts.get("story.turn", turn));
        Hours.at(data.scenario(), turn, texts)
                .ifPresent(hour -> words.append(" · ").append(hour));
        if (data.scenario().isNight(turn)) {
            words.append(" · ").append(texts.get("story.night"));
        }
        return words.toString();
    }

    /** Sixths as a number whose sign matters. */
    static String sixths(Texts texts, int sixths) {
        return Signs.before(sixths, texts.number(Math.abs(sixths) / (double) CombatTable.FACES), "−", "+");
    }
}
