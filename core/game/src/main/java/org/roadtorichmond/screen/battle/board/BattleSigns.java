package org.roadtorichmond.screen.battle.board;

import java.util.List;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.session.words.Texts;
import org.roadtorichmond.victory.KeyHex;
import org.roadtorichmond.victory.Objectives;
import org.roadtorichmond.view.KeySign;

/**
 * The signs of the hexes that a battle is about, as a position has them. They are asked for in every frame, and made again only when one
 * of the hexes has changed.
 */
public final class BattleSigns {
    private final Objectives objectives;
    private final Texts texts;
    private List<KeyHex> keys = List.of();
    private List<KeySign> signs = List.of();

    /** Those of a scenario, in a language. */
    public BattleSigns(Scenario scenario, Texts texts) {
        objectives = new Objectives(scenario);
        this.texts = texts;
    }

    /** The signs as a game of the scenario stands. */
    public List<KeySign> at(GameState state) {
        List<KeyHex> now = objectives.at(state);
        if (!now.equals(keys)) {
            keys = now;
            signs = KeySign.of(now, state.scenario(), texts::tell);
        }
        return signs;
    }
}
