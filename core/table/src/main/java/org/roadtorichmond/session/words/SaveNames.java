package org.roadtorichmond.session.words;

import org.roadtorichmond.play.GameState;
import org.roadtorichmond.session.Archive;

/** The names that are proposed for saved games. */
public final class SaveNames {
    private SaveNames() {}

    /** A name for a game as it stands: its scenario, turn and player. */
    public static String proposal(GameState state, Texts texts) {
        return texts.get(
                "files.name",
                Archive.named(texts.of(state.scenario())),
                state.moment().turn(),
                texts.word(state.moment().player()));
    }
}
