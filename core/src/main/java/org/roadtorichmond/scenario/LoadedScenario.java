package org.roadtorichmond.scenario;

import org.roadtorichmond.play.Scenario;
import org.roadtorichmond.play.Survey;

/**
 * A scenario ready to be played, with the text that it was read from.
 *
 * <p>The text is what a saved game carries, so that a game outlives the files that it was begun from: no model is ever
 * written back to text, and nothing is lost that only a later version understands.
 *
 * @param scenario the scenario
 * @param survey what can be worked out of it before any game
 * @param scenarioJson its JSON without needless spaces; of its map only the name
 * @param mapJson the JSON of its map, the same way
 */
public record LoadedScenario(Scenario scenario, Survey survey, String scenarioJson, String mapJson) {}
