package org.roadtorichmond.session;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.work.Subscription;
import org.roadtorichmond.work.Worker;

/**
 * The one saved game of a list that is looked at or opened. It is loaded by a worker, and once, however often it is asked for
 * while it is chosen; the others of the list are not loaded at all.
 */
public final class ChosenSave {
    private final Function<Archive.Save, Result<SavedGame>> loader;
    private final Worker worker;
    private Optional<Archive.Save> save = Optional.empty();
    private Optional<Result<SavedGame>> game = Optional.empty();
    private Consumer<Result<SavedGame>> waiting = loaded -> {};
    private Subscription loading = () -> {};

    /** Has a worker load games with a loader. */
    public ChosenSave(Function<Archive.Save, Result<SavedGame>> loader, Worker worker) {
        this.loader = loader;
        this.worker = worker;
    }

    /** Returns the game, once it is loaded, or what is wrong with it, if this save is the chosen one. */
    public Optional<Result<SavedGame>> game(Archive.Save asked) {
        return save.filter(asked::equals).flatMap(chosen -> game);
    }

    /** Chooses a saved game, and hands it over as soon as it is loaded, unless something is chosen again before. */
    public void choose(Archive.Save next, Consumer<Result<SavedGame>> action) {
        waiting = action;
        if (save.filter(next::equals).isEmpty()) {
            loading.close();
            save = Optional.of(next);
            game = Optional.empty();
            loading = worker.run(() -> loader.apply(next), this::loaded);
        }
        game.ifPresent(action);
    }

    private void loaded(Result<SavedGame> result) {
        game = Optional.of(result);
        waiting.accept(result);
    }
}
