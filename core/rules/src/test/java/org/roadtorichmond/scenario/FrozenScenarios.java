package org.roadtorichmond.scenario;

import java.nio.file.Path;
import org.roadtorichmond.play.Survey;
import org.roadtorichmond.testing.Checkout;

/**
 * Copies of scenarios that never change, the same that the bench plays. They are for tests of commanders, which must not fail
 * because a shipped scenario was rebalanced.
 */
public final class FrozenScenarios {
    /** Where they lie. */
    public static final Path FOLDER = Checkout.path("core/lab/src/main/resources/org/roadtorichmond/balance/lab/bench");

    /** The Bridges as it was while its armies stood on either side of the river, for tests of what was seen in it. */
    public static final Path EARLIER = Checkout.path("core/commanders/src/test/resources/frozen");

    private FrozenScenarios() {}

    /** Reads and surveys a scenario, such as {@code gaines-mill}. */
    public static Survey survey(String name) {
        return ShippedScenarios.survey(FOLDER, name);
    }
}
