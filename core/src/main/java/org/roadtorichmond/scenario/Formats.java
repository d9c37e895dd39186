package org.roadtorichmond.scenario;

import java.util.List;

/** The words that tell the kind and version of a file. */
final class Formats {
    static final String MAP = "map/1";
    static final String SCENARIO = "scenario/1";
    static final String POSITION = "position/1";
    static final String GAME = "game/1";
    static final String TALLY = "tally/1";

    /** All of them. */
    static final List<String> KNOWN = List.of(MAP, SCENARIO, POSITION, GAME, TALLY);

    private Formats() {}
}
