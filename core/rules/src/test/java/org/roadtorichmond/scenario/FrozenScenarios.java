package org.roadtorichmond.scenario;

import java.nio.file.Path;
import java.util.List;
import org.roadtorichmond.play.Survey;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.testing.Checkout;

/**
 * Copies of scenarios that never change, as the bench plays them: for tests of what commanders do, which must not fail because a
 * scenario that comes with the game was evened out.
 */
public final class FrozenScenarios {
    private static final Path FOLDER =
            Checkout.path("core/lab/src/main/resources/org/roadtorichmond/balance/lab/bench");

    private FrozenScenarios() {}

    /** Reads and surveys a scenario, such as {@code gaines-mill}. */
    public static Survey survey(String name) {
        Result<LoadedScenario> read = new Documents(Shelf.of(List.of(FOLDER))).openScenario(name);
        return read.value()
                .orElseThrow(() -> new AssertionError(read.problems().toString()))
                .survey();
    }
}
