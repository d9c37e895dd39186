package org.roadtorichmond.play;

import java.time.LocalDateTime;

/**
 * What time a game-turn stands for.
 *
 * @param begins when the first game-turn begins
 * @param hoursPerTurn how long a day turn lasts
 */
public record Clock(LocalDateTime begins, int hoursPerTurn) {}
