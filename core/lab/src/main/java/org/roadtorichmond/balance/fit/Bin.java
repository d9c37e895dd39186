package org.roadtorichmond.balance.fit;

/**
 * Forecasts of about the same chance, and what came of them.
 *
 * @param count how many there are
 * @param predicted their mean; 0 where there are none
 * @param observed the mean result; 0 where there are none
 */
public record Bin(int count, double predicted, double observed) {}
