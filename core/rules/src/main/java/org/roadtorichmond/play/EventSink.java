package org.roadtorichmond.play;

/** Takes the events of a command as the rules bring them about; each is applied before the next is thought of. */
interface EventSink {

    /** Applies an event and writes it down. */
    void happen(Event event);
}
