package org.roadtorichmond.screen.kit;

import com.badlogic.gdx.scenes.scene2d.Actor;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.scenario.setup.PositionWriter;
import org.roadtorichmond.session.Session;

/**
 * Asks from where a battle is to be changed in the workshop: as it stands now, or as it began.
 *
 * @param ui what it is made of
 * @param dialogs where it is shown
 * @param session the battle
 */
public record ChangeDialog(Widgets ui, Dialogs dialogs, Session session) {
    private static final float WIDTH = 560;

    /**
     * Asks.
     *
     * @param words what becomes of the battle
     * @param change gets the scenario that is to be copied into the workshop
     */
    public void ask(String words, Consumer<LoadedScenario> change) {
        Optional<LoadedScenario> now = PositionWriter.scenario(session.loaded(), session.game());
        dialogs.show(
                ui.text("menu.change"),
                WIDTH,
                () -> ui.wrapped(now.isPresent() ? words : words + " " + ui.text("change.beginningOnly"), "book"),
                () -> {
                    List<Actor> buttons = new ArrayList<>();
                    now.ifPresent(begun -> buttons.add(button("change.now", begun, change)));
                    buttons.add(button("change.beginning", session.loaded(), change));
                    buttons.add(dialogs.cancelling());
                    return buttons;
                });
    }

    private Actor button(String key, LoadedScenario scenario, Consumer<LoadedScenario> change) {
        return ui.button(ui.text(key), "default", () -> {
            dialogs.close();
            change.accept(scenario);
        });
    }
}
