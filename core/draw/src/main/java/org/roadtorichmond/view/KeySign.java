package org.roadtorichmond.view;

import java.util.List;
import java.util.function.Function;
import org.roadtorichmond.hex.HexGrid;
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
    /** From how many pixels a radius on words lie between counters. */
    private static final float NOTES_FROM = 30;

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

    /** Some signs as they are drawn beside counters: where the map is not large, flags have no words that would cover some. */
    static List<KeySign> beside(Canvas canvas, List<KeySign> signs, List<Counter> counters) {
        if (canvas.isLarge(NOTES_FROM)) {
            return signs;
        }
        HexGrid grid = canvas.layout().grid();
        return signs.stream()
                .map(sign -> sign.key().kind() == KeyHex.Kind.OBJECTIVE
                                && counters.stream()
                                        .anyMatch(counter -> grid.distance(
                                                        counter.hex().index(),
                                                        sign.key().hex().index())
                                                <= 1)
                        ? sign.brief()
                        : sign)
                .toList();
    }
}
