package org.roadtorichmond.screen.battle.panel;

import com.badlogic.gdx.Gdx;
import com.badlogic.gdx.utils.Disposable;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.session.Rehearsal;
import org.roadtorichmond.session.forecast.Outlook;
import org.roadtorichmond.session.forecast.Reckoning;

/** Works out the outlook on plans of attacks on a thread of its own, on a twin of the game, so that the window never waits. */
final class Reckoner implements Disposable {
    private final Game game;
    private final Rehearsal rehearsal;
    private final Runnable ready;
    private final ExecutorService worker = Executors.newSingleThreadExecutor(task -> {
        Thread thread = new Thread(task, "outlook");
        thread.setDaemon(true);
        return thread;
    });
    private volatile @Nullable Question question;
    private Optional<Outlook> answer = Optional.empty();

    /** What is asked: the same attacks in another position are another question. */
    private record Question(int entries, long state, List<Command.Attack> attacks) {}

    /** A reckoner of a game; when an answer has come it is told, and may be asked again. */
    Reckoner(Game game, Runnable ready) {
        this.game = game;
        this.ready = ready;
        rehearsal = new Rehearsal(game);
    }

    /** The outlook on attacks as the game stands; nothing yet if it has not been found, which a question before another one never is. */
    Optional<Outlook> outlook(List<Command.Attack> attacks) {
        Question next = new Question(game.log().size(), game.state().hash(), attacks);
        if (!next.equals(question)) {
            question = next;
            answer = Optional.empty();
            List<Entry> log = List.copyOf(game.log());
            worker.execute(() -> work(next, log));
        }
        return answer;
    }

    private void work(Question asked, List<Entry> log) {
        if (asked.equals(question)) {
            Reckoning.of(rehearsal.after(log), asked.attacks(), () -> !asked.equals(question))
                    .ifPresent(found -> Gdx.app.postRunnable(() -> tell(asked, found)));
        }
    }

    private void tell(Question asked, Outlook found) {
        if (asked.equals(question)) {
            answer = Optional.of(found);
            ready.run();
        }
    }

    @Override
    public void dispose() {
        question = null;
        worker.shutdownNow();
    }
}
