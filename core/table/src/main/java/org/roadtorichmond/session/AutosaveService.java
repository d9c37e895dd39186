package org.roadtorichmond.session;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.words.Sentence;
import org.roadtorichmond.work.Subscription;
import org.roadtorichmond.work.Worker;

/**
 * Saves the game on the table after every command and whatever else is saved with it, without being asked and without anybody waiting for the disk, so that closing
 * the window, a crash or a power cut loses nothing.
 */
public final class AutosaveService implements AutoCloseable {
    private final AutosaveFolders.Claimed folder;
    private final Function<SavedGame, Optional<Sentence>> shelve;
    private final BackgroundAutosaves saver;
    private @Nullable Session watched;

    /** Whether there are no autosaves of another game that those of this one would push out. */
    private boolean alone;

    private Optional<Sentence> trouble = Optional.empty();

    /**
     * Keeps games in a folder of autosaves of an archive that no other window has, until it is closed.
     *
     * @param worker writes to the disk, and is closed with this
     * @param shelve puts a game among those that its players have saved; the answer is why that failed, if it did
     */
    public AutosaveService(Archive archive, Worker worker, Function<SavedGame, Optional<Sentence>> shelve) {
        folder = archive.claimAutosaves();
        this.shelve = shelve;
        saver = new BackgroundAutosaves(folder.autosaves(), worker);
    }

    /** Whether another window was open when this one opened. */
    public boolean isBeside() {
        return folder.beside();
    }

    /**
     * Saves a game now and after every change until the subscription is closed. One that has not begun yet has nothing to lose.
     * Before another game's autosaves make room for its own, that game is put among the saved ones, if it can be gone on with.
     */
    public Subscription watch(Session session) {
        if (session.seats().onTwoComputers()) {
            // The journal of a match keeps it; without its line it could not be gone on with.
            return () -> {};
        }
        watched = session;
        alone = false;
        if (session.isBegun()) {
            save(session);
        }
        Subscription subscription = session.listen(change -> save(session));
        return () -> {
            subscription.close();
            watched = null;
        };
    }

    private void save(Session session) {
        Optional<Sentence> refused = alone ? Optional.empty() : shelveOther(session);
        alone = refused.isEmpty();
        trouble = refused;
        if (refused.isPresent()) {
            return;
        }
        if (session.state().ending().isPresent()) {
            // First the end, then no autosave at all: should the process die between, no player is asked to go on.
            saver.save(session.saved());
            trouble = saver.clear();
        } else {
            saver.save(session.saved());
        }
    }

    private Optional<Sentence> shelveOther(Session session) {
        saver.flush();
        return folder.autosaves()
                .newest()
                .filter(saved -> Session.of(saved).isBegun()
                        && saved.game().state().ending().isEmpty())
                .filter(saved -> !leadsTo(saved, session.saved()))
                .flatMap(shelve);
    }

    /** Whether a game is what another was before some more commands. */
    private static boolean leadsTo(SavedGame earlier, SavedGame later) {
        List<Entry> before = earlier.game().log();
        List<Entry> after = later.game().log();
        return earlier.game().state().seed() == later.game().state().seed()
                && earlier.scenario().scenarioJson().equals(later.scenario().scenarioJson())
                && earlier.scenario().mapJson().equals(later.scenario().mapJson())
                && before.size() <= after.size()
                && before.equals(after.subList(0, before.size()));
    }

    /** Why the last autosave that came to an end failed, if it did. */
    public Optional<Sentence> trouble() {
        return trouble.or(saver::trouble);
    }

    /** Has something run, on the thread that writes, whenever autosaving begins to fail or succeeds again. */
    public void onTrouble(Runnable action) {
        saver.onTrouble(action);
    }

    /** Why commands of the game on the table would be lost if the program ended now, if so; waits until all is written. */
    public Optional<Sentence> unsaved() {
        saver.flush();
        Session session = watched;
        boolean risked = session != null && session.isBegun() && !session.isKept();
        return risked ? trouble() : Optional.empty();
    }

    /** The session in care, if there is one. */
    public Optional<Session> session() {
        return Optional.ofNullable(watched);
    }

    /**
     * A player leaves the game on the table: if it was saved as it stands, the player is not asked whether to go on
     * with it.
     */
    public void leave() {
        Session session = watched;
        if (session != null && session.isKept()) {
            saver.clear();
        }
    }

    /**
     * A player leaves the game on the table for another one: unless it was saved as it stands, it is put among the saved games.
     *
     * @return why that failed, if it did
     */
    public Optional<Sentence> shelve() {
        Optional<Sentence> refused = Optional.ofNullable(watched)
                .filter(session -> !session.isKept())
                .map(Session::saved)
                .flatMap(shelve);
        if (refused.isEmpty()) {
            saver.clear();
        }
        return refused;
    }

    /** The newest game that was neither ended nor saved and left, ready to go on with. */
    public Optional<Session> unfinished() {
        saver.flush();
        return folder.autosaves()
                .newest()
                .filter(saved -> saved.game().state().ending().isEmpty())
                .map(Session::of);
    }

    /** The autosaves that rotate and do not open, newest first; they stay where they are. */
    public List<Autosaves.Unreadable> unreadable() {
        saver.flush();
        return folder.autosaves().unreadable();
    }

    @Override
    public void close() {
        saver.close();
        folder.hold().close();
    }
}
