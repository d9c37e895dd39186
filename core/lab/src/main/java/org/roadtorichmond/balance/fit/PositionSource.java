package org.roadtorichmond.balance.fit;

import org.roadtorichmond.balance.GameStart;

/**
 * Where games begin whose positions are wanted.
 *
 * @param scenario the name of what is played, the same for all systems of a file
 * @param start where the games begin
 */
public record PositionSource(String scenario, GameStart start) {}
