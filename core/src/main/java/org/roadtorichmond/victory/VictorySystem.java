package org.roadtorichmond.victory;

import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Referee;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.words.Sentence;

/** A way to decide who wins a game on the hex map. */
public interface VictorySystem {

    /** The id by which scenarios name it. */
    String id();

    /** Its name for players. */
    default Sentence named() {
        return Sentence.of("system." + id() + ".title");
    }

    /** What it is about, for players who choose a system: two sentences. */
    default Sentence explained() {
        return Sentence.of("system." + id() + ".explanation");
    }

    /** Its name in English. */
    default String title() {
        return named().toString();
    }

    /** What it is about, in English. */
    default String explanation() {
        return explained().toString();
    }

    /** Who watches a game that is played under the system. */
    default Referee referee(Scenario scenario) {
        return Referee.NONE;
    }

    /** Who would win, and why, if the game ended as it stands now. Some systems read its log besides its state. */
    Adjudication adjudicate(Game game);
}
