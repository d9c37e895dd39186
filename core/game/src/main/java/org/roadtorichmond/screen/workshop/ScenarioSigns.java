package org.roadtorichmond.screen.workshop;

import java.util.List;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.session.words.Texts;
import org.roadtorichmond.victory.VictorySystems;
import org.roadtorichmond.view.KeySign;
import org.roadtorichmond.workshop.tools.EditingSession;

/**
 * The signs of the hexes that a scenario in the making is about, as a battle has them on its first turn; those of the last draft that
 * could be played.
 */
final class ScenarioSigns {
    private final EditingSession session;
    private final Texts texts;
    private long revision = -1;
    private List<KeySign> signs = List.of();

    ScenarioSigns(EditingSession session, Texts texts) {
        this.session = session;
        this.texts = texts;
    }

    List<KeySign> now() {
        session.judgement()
                .filter(judgement -> judgement.revision() != revision)
                .ifPresent(judgement -> {
                    revision = judgement.revision();
                    judgement.playable().ifPresent(this::make);
                });
        return signs;
    }

    private void make(LoadedScenario scenario) {
        // The dice do not matter to what the battle is about at first.
        signs = KeySign.of(VictorySystems.newGame(scenario.survey(), 1).state(), texts::tell);
    }
}
