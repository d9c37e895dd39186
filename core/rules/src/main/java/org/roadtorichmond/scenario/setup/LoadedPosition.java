package org.roadtorichmond.scenario.setup;

import org.roadtorichmond.play.Opening;

/**
 * A position ready to be judged or played on.
 *
 * @param scenario the scenario that it belongs to
 * @param opening how matters stand
 */
public record LoadedPosition(LoadedScenario scenario, Opening opening) {}
