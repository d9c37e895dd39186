package org.roadtorichmond.scenario.save;

/**
 * What a list of saved games tells of one.
 *
 * @param name the name of its scenario
 * @param turn the game-turn in which it stands, from 1
 * @param entries how many commands were given, from 0
 */
public record GameSummary(String name, int turn, int entries) {}
