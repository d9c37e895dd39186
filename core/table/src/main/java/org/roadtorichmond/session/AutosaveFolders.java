package org.roadtorichmond.session;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.roadtorichmond.scenario.save.Storage;

/**
 * Where windows save their games by themselves: each window has a folder to itself as long as it is open, so that several of them
 * play on one disk without a command of any being lost.
 */
final class AutosaveFolders {
    /** How many windows have a folder of their own. */
    private static final int MOST = 20;

    private final List<Storage> folders;

    /** The folders: the first, and those within it, which are made when they are needed. */
    AutosaveFolders(Storage first) {
        folders = IntStream.rangeClosed(1, MOST)
                .mapToObj(number -> number == 1 ? first : first.folder(Integer.toString(number)))
                .toList();
    }

    /**
     * A folder that belongs to one window until it is closed.
     *
     * @param autosaves the autosaves in it
     * @param beside whether another window was open already
     * @param hold keeps other windows out
     */
    record Claimed(Autosaves autosaves, boolean beside, Storage.Hold hold) {}

    /** A folder that is free, and when a game was last saved in it that can be gone on with. */
    private record Free(Storage folder, Storage.Hold hold, Optional<Instant> saved) {}

    /** All of the folders, the first of them first. */
    List<Storage> all() {
        return folders;
    }

    /** Takes a folder: of those that are free that in which a game was saved last, so that it can be gone on with. */
    Claimed claim() {
        List<Free> free = new ArrayList<>();
        boolean beside = false;
        for (Storage folder : folders) {
            Optional<Instant> saved = saved(folder);
            if (free.isEmpty() || saved.isPresent()) {
                Optional<Storage.Hold> hold = folder.hold();
                beside |= hold.isEmpty();
                hold.ifPresent(held -> free.add(new Free(folder, held, saved)));
            }
        }
        if (free.isEmpty()) {
            return new Claimed(new Autosaves(folders.get(MOST - 1)), true, () -> {});
        }
        Free best = free.get(0);
        for (Free other : free) {
            if (other.saved().isPresent()
                    && (best.saved().isEmpty()
                            || other.saved().get().isAfter(best.saved().get()))) {
                best = other;
            }
        }
        for (Free other : free) {
            if (!other.equals(best)) {
                other.hold().close();
            }
        }
        return new Claimed(new Autosaves(best.folder()), beside, best.hold());
    }

    private static Optional<Instant> saved(Storage folder) {
        return folder.list().stream()
                .filter(kept -> Autosave.of(kept.name())
                        .filter(autosave -> autosave.keptFor().isEmpty())
                        .isPresent())
                .map(Storage.Kept::written)
                .max(Instant::compareTo);
    }
}
