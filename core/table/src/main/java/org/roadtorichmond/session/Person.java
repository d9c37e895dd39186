package org.roadtorichmond.session;

import org.roadtorichmond.unit.Side;

/**
 * Which of the people at a machine has the word: where two share it, the one whose side decides; where one plays or only looks on,
 * always the same.
 */
public final class Person {
    private final Session session;
    private Side side;
    private Side noted;

    /** The person that decides in a session, now and later. */
    public Person(Session session) {
        this.session = session;
        side = session.state().decider();
        noted = side;
    }

    /** The side that distinguishes this person from the other; it means nothing for a person alone. */
    public Side now() {
        if (session.seats().bothHuman()) {
            side = session.state().decider();
        }
        return side;
    }

    /** Whether another one has the word than when this was asked last. */
    public boolean changed() {
        boolean other = noted != now();
        noted = side;
        return other;
    }
}
