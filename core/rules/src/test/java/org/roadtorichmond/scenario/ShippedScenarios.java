package org.roadtorichmond.scenario;

import java.nio.file.Path;
import java.util.List;
import org.roadtorichmond.play.Survey;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.testing.Checkout;

/** The scenarios that come with the game, for tests of other packages. */
public final class ShippedScenarios {
    private static final Path FOLDER = Checkout.path("maps");

    private ShippedScenarios() {}

    /** Reads and surveys a scenario, such as {@code training}. */
    public static Survey survey(String name) {
        return survey(FOLDER, name);
    }

    /** Reads and surveys a scenario of a folder. */
    public static Survey survey(Path folder, String name) {
        Result<LoadedScenario> read = new Documents(Shelf.of(List.of(folder))).openScenario(name);
        return read.value()
                .orElseThrow(() -> new AssertionError(read.problems().toString()))
                .survey();
    }
}
