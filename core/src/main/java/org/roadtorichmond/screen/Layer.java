package org.roadtorichmond.screen;

/** What can be laid over the map by a key. */
enum Layer {
    CONTROL,
    SUPPLY,
    COMMUNICATIONS
}
