package org.roadtorichmond.screen.battle;

import java.util.Optional;
import org.roadtorichmond.session.PerPerson;
import org.roadtorichmond.session.Session;

/** Which of the panels round the map are open; each of two people who share the machine has his own. */
final class OpenPanels {
    private final PerPerson<Open> open;
    private final boolean lesson;

    /** What one person has opened; at first the panel at the side, and the small map where it is of use. */
    private static final class Open {
        private boolean log;
        private Optional<Boolean> minimap = Optional.empty();
        private boolean side = true;
    }

    /** The panels of a battle, or of a lesson: that stands in the panel at the side, and its field is seen whole. */
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

    /**
     * Whether the small map is open: as the player has asked for, or where he has not, if it is of use.
     *
     * @param more whether it shows more than is seen anyway
     */
    boolean minimap(boolean more) {
        return open.now().minimap.orElse(more && !lesson);
    }

    /** Opens the small map if it is closed, and closes it otherwise; the parameter is that of {@link #minimap}. */
    void toggleMinimap(boolean more) {
        open.now().minimap = Optional.of(!minimap(more));
    }

    boolean side() {
        return lesson || open.now().side;
    }

    /** Sets the side panel aside, or brings it back. */
    void toggleSide() {
        open.now().side = !side();
    }
}
