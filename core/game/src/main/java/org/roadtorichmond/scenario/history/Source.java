package org.roadtorichmond.scenario.history;

/**
 * A book, report or page in which history is told.
 *
 * @param id how events of the file name it
 * @param name a short name, for the line below an event
 * @param title its whole title, and where it is found
 */
public record Source(String id, String name, String title) {}
