package org.roadtorichmond.screen;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.utils.Disposable;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.VictorySystems;

/**
 * Asks the commanders for their commands, one at a time and with a pause in which each can be seen.
 *
 * <p>A commander thinks on a thread of its own and about a twin of the game, so that the window neither freezes nor shows a game in
 * the middle of somebody's thoughts. The twin is brought up to date by the recorded events before each question.
 */
final class Prompter implements Disposable {
    private static final long PAUSE = 300;

    private final Session session;
    private final Map<Side, Commander> commanders;
    private final Consumer<String> trouble;
    private final ExecutorService worker = Executors.newSingleThreadExecutor(task -> {
        Thread thread = new Thread(task, "commander");
        thread.setDaemon(true);
        return thread;
    });
    private boolean asking;
    private boolean closed;
    private @Nullable Game twin;

    Prompter(Session session, Consumer<String> trouble) {
        this.session = session;
        this.trouble = trouble;
        commanders = session.seats().commanders();
    }

    /** Asks the commander whose word it is, if it is a commander's and nobody is being asked. */
    void prompt() {
        Commander commander = commanders.get(session.game().state().decider());
        if (asking || closed || !session.opponentDecides() || commander == null) {
            return;
        }
        asking = true;
        List<Entry> log = List.copyOf(session.game().log());
        worker.execute(() -> think(commander, log));
    }

    private void think(Commander commander, List<Entry> log) {
        long begun = System.nanoTime();
        try {
            Command command = commander.next(upToDate(log));
            long spent = (System.nanoTime() - begun) / 1_000_000;
            if (spent < PAUSE) {
                Thread.sleep(PAUSE - spent);
            }
            Gdx.app.postRunnable(() -> answer(command, log.size()));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (RuntimeException e) {
            // The player must learn of it, and the game must stay playable: saved or conceded.
            Gdx.app.postRunnable(() -> trouble.accept(String.valueOf(e)));
        }
    }

    private Game upToDate(List<Entry> log) {
        Game game = twin;
        if (game == null || !isBeginning(game.log(), log)) {
            game = VictorySystems.newGame(
                    session.game().state().survey(),
                    session.game().opening(),
                    session.game().state().seed());
            twin = game;
        }
        for (Entry entry : log.subList(game.log().size(), log.size())) {
            game.restore(entry);
        }
        return game;
    }

    private static boolean isBeginning(List<Entry> part, List<Entry> whole) {
        int last = part.size() - 1;
        return part.size() <= whole.size() && (last < 0 || part.get(last).equals(whole.get(last)));
    }

    private void answer(Command command, int asked) {
        asking = false;
        if (!closed && session.game().log().size() == asked) {
            session.execute(command).ifPresent(refusal -> trouble.accept(refusal.toString()));
        }
    }

    @Override
    public void dispose() {
        closed = true;
        worker.shutdownNow();
    }
}
