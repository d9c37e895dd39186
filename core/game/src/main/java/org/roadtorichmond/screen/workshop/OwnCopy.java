package org.roadtorichmond.screen.workshop;

import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.screen.kit.AppContext;
import org.roadtorichmond.workshop.OpenScenario;
import org.roadtorichmond.workshop.ScenarioFolder;
import org.roadtorichmond.workshop.edits.PlaceEdits;

/** A scenario of the player's own that begins as a copy of one that was played. */
public final class OwnCopy {
    /** How many copies of one scenario are named by numbers. */
    private static final int MOST = 99;

    private OwnCopy() {}

    /** The copy, under a name that is not taken yet; no file is written before the player saves it. */
    public static Result<OpenScenario> of(AppContext app, LoadedScenario played) {
        ScenarioFolder folder =
                new ScenarioFolder(app.archive().ownScenarios(), app.archive().files());
        int number = 2;
        Result<OpenScenario> copy = copy(app, folder, played, number);
        while (copy.value().isEmpty() && number < MOST) {
            number++;
            copy = copy(app, folder, played, number);
        }
        return copy;
    }

    private static Result<OpenScenario> copy(AppContext app, ScenarioFolder folder, LoadedScenario played, int number) {
        String name = app.texts().of(played.scenario()).name() + " " + number;
        return folder.copy(played, NewNameDialog.stem(name)).then(open -> {
            open.editor().apply(PlaceEdits.scenarioName(name));
            return Result.good(open);
        });
    }
}
