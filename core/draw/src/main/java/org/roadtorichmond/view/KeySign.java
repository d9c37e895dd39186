package org.roadtorichmond.view;

import java.util.List;
import java.util.function.Function;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.victory.KeyHex;
import org.roadtorichmond.victory.KeyWords;
import org.roadtorichmond.victory.Objectives;
import org.roadtorichmond.words.Sentence;

/**
 * A key hex as it is drawn.
 *
 * @param key what it is
 * @param note the few words beside it where there is room; may be empty
 * @param words a sentence that says all of it, for those who ask
 */
public record KeySign(KeyHex key, String note, String words) {

    /** The signs of some key hexes of a scenario, in the language of those who are told. */
    public static List<KeySign> of(List<KeyHex> keys, Scenario scenario, Function<Sentence, String> told) {
        KeyWords words = new KeyWords(scenario);
        return keys.stream()
                .map(key -> new KeySign(key, told.apply(words.note(key)), told.apply(words.sentence(key))))
                .toList();
    }

    /** The signs of all key hexes as a game stands. */
    public static List<KeySign> of(GameState state, Function<Sentence, String> told) {
        return of(new Objectives(state.scenario()).at(state), state.scenario(), told);
    }

    /** The same without the words beside it. */
    public KeySign brief() {
        return new KeySign(key, "", words);
    }
}
