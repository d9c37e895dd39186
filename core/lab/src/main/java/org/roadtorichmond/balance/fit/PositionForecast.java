package org.roadtorichmond.balance.fit;

/**
 * What several ways to judge made of a position, each as the chance of the Union, 0 to 1.
 *
 * @param third the third of the game: 0, 1 or 2
 * @param result how the game ended
 * @param fitted the evaluation, fitted without the scenario of the position
 * @param inUse the evaluation with the weights that commanders use at present
 * @param settled the settled margin alone, fitted without the scenario of the position
 * @param constant the mean result of the other scenarios
 */
public record PositionForecast(
        int third, double result, double fitted, double inUse, double settled, double constant) {}
