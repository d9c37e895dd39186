package org.roadtorichmond.match;

import org.roadtorichmond.unit.Side;

/**
 * A message that has passed between both sides of a match.
 *
 * @param by the side that sent it
 * @param message what it told
 */
public record Passed(Side by, Message message) {}
