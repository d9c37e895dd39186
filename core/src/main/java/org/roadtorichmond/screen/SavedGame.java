package org.roadtorichmond.screen;

import org.roadtorichmond.play.Game;
import org.roadtorichmond.scenario.LoadedScenario;

/**
 * A game with the scenario that it is a game of.
 *
 * @param loaded the scenario
 * @param game the game
 */
public record SavedGame(LoadedScenario loaded, Game game) {}
