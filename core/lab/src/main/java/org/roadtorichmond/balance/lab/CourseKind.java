package org.roadtorichmond.balance.lab;

/**
 * What the companion of a results file is.
 *
 * @param type what it says of a game
 * @param format its kind and version
 * @param <C> what it says of a game
 */
public record CourseKind<C>(Class<C> type, String format) {}
