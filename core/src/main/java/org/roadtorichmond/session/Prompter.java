package org.roadtorichmond.session;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.utils.Disposable;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.ai.Commanders;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.unit.Side;

/**
 * Asks the commanders for their commands, one at a time and as fast as they think: how slowly that is shown is not their business.
 *
 * <p>A commander thinks on a thread of its own and about a twin of the game, so that the window neither freezes nor shows a game in
 * the middle of somebody's thoughts. The twin is brought up to date by the recorded events before each question. An answer that
 * comes after the game was changed by somebody else is dropped.
 */
public final class Prompter implements Disposable {
    private final Session session;
    private final Map<Side, Commander> commanders;
    private final Consumer<RuntimeException> trouble;
    private final ExecutorService worker = Executors.newSingleThreadExecutor(task -> {
        Thread thread = new Thread(task, "commander");
        thread.setDaemon(true);
        return thread;
    });
    private boolean asking;
    private boolean closed;
    private @Nullable Game twin;

    public Prompter(Session session, Consumer<RuntimeException> trouble) {
        this.session = session;
        this.trouble = trouble;
        commanders = session.seats().commanders();
    }

    /** Asks the commander whose word it is, if it is a commander's and nobody is being asked. */
    public void prompt() {
        Commander commander = commanders.get(session.game().state().decider());
        if (asking || closed || !session.opponentDecides() || commander == null) {
            return;
        }
        asking = true;
        List<Entry> log = List.copyOf(session.game().log());
        int revision = session.revision();
        worker.execute(() -> think(commander, log, revision));
    }

    private void think(Commander commander, List<Entry> log, int revision) {
        try {
            Command command = commander.next(upToDate(log));
            Gdx.app.postRunnable(() -> answer(command, revision));
        } catch (RuntimeException e) {
            // The player must learn of it, and the game must stay playable: saved or conceded.
            Gdx.app.postRunnable(() -> trouble.accept(e));
        }
    }

    private Game upToDate(List<Entry> log) {
        Game game = twin;
        if (game == null || !isBeginning(game.log(), log)) {
            game = Session.twin(session.game(), 0);
            twin = game;
        }
        for (Entry entry : log.subList(game.log().size(), log.size())) {
            game.restore(entry);
        }
        return game;
    }

    private static boolean isBeginning(List<Entry> part, List<Entry> whole) {
        return part.size() <= whole.size() && part.equals(whole.subList(0, part.size()));
    }

    private void answer(Command command, int revision) {
        asking = false;
        if (closed) {
            return;
        }
        if (session.revision() == revision) {
            session.execute(command)
                    .ifPresent(refusal -> trouble.accept(
                            new IllegalStateException("a commander ordered " + command + ": " + refusal)));
        } else {
            prompt();
        }
    }

    /**
     * Asks a side's commander what it would do if its movement phase came now, as far as that can be told without a die; the answer
     * comes later, and none where no commander plays the side.
     */
    public void ask(Side side, Consumer<List<Intent.Order>> answer) {
        Optional<Commander> adviser = Commanders.find(session.seats().of(side));
        if (adviser.isEmpty() || closed) {
            return;
        }
        List<Entry> log = List.copyOf(session.game().log());
        worker.execute(() -> {
            Game game = Session.twin(session.game(), 0);
            log.forEach(game::restore);
            List<Intent.Order> orders = Intent.orders(game, side, adviser.get());
            Gdx.app.postRunnable(() -> {
                if (!closed) {
                    answer.accept(orders);
                }
            });
        });
    }

    @Override
    public void dispose() {
        closed = true;
        worker.shutdownNow();
    }
}
