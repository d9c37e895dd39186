package org.roadtorichmond.screen.book;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.roadtorichmond.scenario.json.Result;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.screen.kit.Background;
import org.roadtorichmond.session.Archive;

/**
 * The one saved game of a list that is looked at or opened. It is loaded beside the drawing thread, and once, however often it is
 * asked for while it is chosen; the others of the list are not loaded at all.
 */
final class ChosenSave {
    private final Function<Archive.Save, Result<SavedGame>> loader;
    private final Background background;
    private volatile Optional<Archive.Save> save = Optional.empty();
    private Optional<Result<SavedGame>> game = Optional.empty();
    private Consumer<Result<SavedGame>> waiting = loaded -> {};

    /** Loads games with a loader, in the background. */
    ChosenSave(Function<Archive.Save, Result<SavedGame>> loader, Background background) {
        this.loader = loader;
        this.background = background;
    }

    boolean is(Archive.Save asked) {
        return save.filter(asked::equals).isPresent();
    }

    /** The chosen game, once it is loaded, or what is wrong with it. */
    Optional<Result<SavedGame>> game() {
        return game;
    }

    /** Chooses a saved game, and hands it over on the drawing thread as soon as it is loaded, unless another is chosen before. */
    void choose(Archive.Save next, Consumer<Result<SavedGame>> action) {
        waiting = action;
        if (!is(next)) {
            save = Optional.of(next);
            game = Optional.empty();
            Supplier<Optional<Result<SavedGame>>> load =
                    () -> is(next) ? Optional.of(loader.apply(next)) : Optional.empty();
            background.read(load, found -> {
                if (is(next)) {
                    game = found;
                    found.ifPresent(waiting);
                }
            });
        }
        game.ifPresent(action);
    }
}
