package org.roadtorichmond.screen.battle;

import org.roadtorichmond.session.PerPerson;
import org.roadtorichmond.session.Session;

/** Which of the panels round the map are open; each of two people who share the machine has his own. */
final class OpenPanels {
    private final PerPerson<Open> open;
    private final boolean lesson;

    /** What one person has opened; at first the panel at the side, and the small map where it is of use. */
    private static final class Open {
        private boolean log;
        private boolean minimap;
        private boolean minimapAsked;
        private boolean side = true;

        Open(boolean minimap) {
            this.minimap = minimap;
        }
    }

    /** The panels of a battle, or of a lesson: that stands in the panel at the side, and its field is seen whole. */
    OpenPanels(Session session, boolean lesson) {
        this.lesson = lesson;
        open = new PerPerson<>(session, () -> new Open(!lesson));
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

    boolean minimap() {
        return open.now().minimap;
    }

    void toggleMinimap() {
        open.now().minimap = !minimap();
        open.now().minimapAsked = true;
    }

    /** Whether the player has opened or closed the small map, and does not only have it as usual. */
    boolean minimapAsked() {
        return open.now().minimapAsked;
    }

    boolean side() {
        return lesson || open.now().side;
    }

    /** Sets the side panel aside, or brings it back. */
    void toggleSide() {
        open.now().side = !side();
    }
}
