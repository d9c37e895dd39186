package org.roadtorichmond.screen.battle;

import org.roadtorichmond.session.PerPerson;
import org.roadtorichmond.session.Session;

/** Which of the panels round the map are open; each of two people who share the machine has his own. */
final class OpenPanels {
    private final PerPerson<Open> open;

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

    OpenPanels(Session session, boolean minimap) {
        open = new PerPerson<>(session, () -> new Open(minimap));
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
        return open.now().side;
    }

    /** Sets the side panel aside, or brings it back. */
    void toggleSide() {
        open.now().side = !side();
    }
}
