package org.roadtorichmond.scenario.history;

/**
 * A book, report or page that is a source of history.
 *
 * @param id how events of the file name it
 * @param name a short name, for the line below an event
 * @param title its whole title, and where it is found
 */
public record Source(String id, String name, String title) {}
