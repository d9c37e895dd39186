package org.roadtorichmond.play;

import org.roadtorichmond.words.Sentence;

/**
 * Something that multiplies a strength, with its source, so that odds can be shown with where they come from.
 *
 * @param halves by what it multiplies, in halves: 4 is x2
 * @param source what it is, for players
 * @param rule the rule behind it
 */
public record Modifier(int halves, Sentence source, String rule) {}
