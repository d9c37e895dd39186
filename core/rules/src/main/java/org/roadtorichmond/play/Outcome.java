package org.roadtorichmond.play;

import java.util.List;

/** What becomes of a command. */
public sealed interface Outcome {

    /**
     * It was carried out.
     *
     * @param events what happened, in order
     */
    record Accepted(List<Event> events) implements Outcome {
        /** Copies the events. */
        public Accepted {
            events = List.copyOf(events);
        }
    }

    /**
     * It was not, and nothing happened.
     *
     * @param refusal why
     */
    record Refused(Refusal refusal) implements Outcome {}

    /** Whether the command was carried out. */
    default boolean accepted() {
        return this instanceof Accepted;
    }
}
