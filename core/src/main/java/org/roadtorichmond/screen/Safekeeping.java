package org.roadtorichmond.screen;

import com.badlogic.gdx.utils.Disposable;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.play.Sentence;
import org.roadtorichmond.scenario.Autosaves;
import org.roadtorichmond.scenario.BackgroundAutosaves;
import org.roadtorichmond.scenario.SavedGame;

/**
 * Saves the game on the table after every command, without being asked and without anybody waiting for the disk, so that closing
 * the window, a crash or a power cut loses nothing.
 */
final class Safekeeping implements Disposable {
    private final Autosaves autosaves;
    private final BackgroundAutosaves saver;
    private final Runnable listener = this::changed;
    private @Nullable Session watched;
    private int revision;
    private Optional<Sentence> trouble = Optional.empty();

    Safekeeping(Autosaves autosaves) {
        this.autosaves = autosaves;
        saver = new BackgroundAutosaves(autosaves);
    }

    /** Takes a game into care, in the place of the one before. One that has not begun yet has nothing to lose. */
    void watch(Session session) {
        Session before = watched;
        if (before == session) {
            return;
        }
        if (before != null) {
            before.ignore(listener);
        }
        watched = session;
        revision = session.revision();
        session.listen(listener);
        if (!session.game().log().isEmpty()) {
            save(session);
        }
    }

    /** The game in care, if there is one. */
    Optional<SavedGame> watched() {
        return Optional.ofNullable(watched).map(Session::saved);
    }

    private void changed() {
        Session session = watched;
        if (session != null && session.revision() != revision) {
            revision = session.revision();
            save(session);
        }
    }

    private void save(Session session) {
        if (session.game().state().ending().isPresent()) {
            // First the end, then no autosave at all: should the process die between, nobody is asked to go on.
            saver.save(session.saved());
            trouble = saver.clear();
        } else {
            trouble = saver.save(session.saved());
        }
    }

    /** Why the last autosave that came to an end failed, if it did. */
    Optional<Sentence> trouble() {
        return trouble;
    }

    /** A player leaves the game on the table: if it was saved as it stands, nobody is asked whether to go on with it. */
    void leave() {
        Session session = watched;
        if (session != null && session.isKept()) {
            saver.clear();
        }
    }

    /** The newest game that was neither ended nor saved and left, ready to go on with. */
    Optional<Session> unfinished() {
        saver.flush();
        return autosaves
                .newest()
                .filter(saved -> saved.game().state().ending().isEmpty())
                .map(Session::of);
    }

    @Override
    public void dispose() {
        saver.close();
    }
}
