package org.roadtorichmond.ai.toolkit;

import java.util.Comparator;
import org.roadtorichmond.ai.Decision;
import org.roadtorichmond.play.Combat;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.words.Sentence;

/** Which unit gets a spoils token: the strongest, since it is the last to be beaten and to lose it again (document 001). */
public final class TokenChoice {
    private TokenChoice() {}

    /** The order in a combat whose stage is spoils, and why. */
    public static Decision choose(GameState state, Combat combat) {
        Unit strongest = combat.due().stream()
                .max(Comparator.comparingInt(state::strength).thenComparing(Comparator.reverseOrder()))
                .orElseThrow();
        return Decision.plain(new Command.PlaceToken(strongest), 0, Sentence.of("aim.token", strongest));
    }
}
