package org.roadtorichmond.screen.battle;

import org.roadtorichmond.session.PerPerson;
import org.roadtorichmond.session.Session;

/** Which of the panels round the map are open; each of two people who share the machine has his own. */
final class OpenPanels {
    private final PerPerson<Open> open;
    private final boolean lesson;

    /** What one person has opened; at first the panel at the side. */
    private static final class Open {
        private boolean log;
        private boolean side = true;
    }

    /** The panels of a battle, or of a lesson, which stands in the panel at the side. */
    OpenPanels(Session session, boolean lesson) {
        this.lesson = lesson;
        open = new PerPerson<>(session, Open::new);
    }

    /** Whether the panel at the side is always there. */
    boolean sideStays() {
        return lesson;
    }

    boolean log() {
        return open.now().log;
    }

    void toggleLog() {
        open.now().log = !log();
    }

    boolean side() {
        return lesson || open.now().side;
    }

    /** Sets the side panel aside, or brings it back. */
    void toggleSide() {
        open.now().side = !side();
    }
}
