package org.roadtorichmond.session.forecast;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.session.Twin;
import org.roadtorichmond.work.Subscription;
import org.roadtorichmond.work.Worker;

/** Works out the outlook on plans of attacks beside the game, on a twin of it, so that the window never waits. */
public final class OutlookWorker implements AutoCloseable {
    private final Game game;
    private final Twin twin;
    private final Worker worker;
    private final Runnable ready;
    private @Nullable Question question;
    private Subscription work = () -> {};
    private Optional<Outlook> answer = Optional.empty();

    /** What is asked: the same attacks in another position are another question. */
    private record Question(int entries, long state, List<Command.Attack> attacks) {}

    /**
     * A worker for a game.
     *
     * @param worker closed with this
     * @param ready notified when an answer has been found, which may be asked for again then
     */
    public OutlookWorker(Game game, Worker worker, Runnable ready) {
        this.game = game;
        this.worker = worker;
        this.ready = ready;
        twin = new Twin(game);
    }

    /** The outlook on attacks as the game stands; nothing until it is found. Another question cancels the one before. */
    public Optional<Outlook> outlook(List<Command.Attack> attacks) {
        Question next = new Question(game.log().size(), game.state().hash(), attacks);
        if (!next.equals(question)) {
            question = next;
            answer = Optional.empty();
            work.close();
            List<Entry> log = List.copyOf(game.log());
            work = worker.run(
                    cancelled -> OutlookCalculator.of(twin.after(log), attacks, cancelled),
                    found -> {
                        answer = found;
                        ready.run();
                    },
                    fault -> {
                        throw fault;
                    });
        }
        return answer;
    }

    @Override
    public void close() {
        work.close();
        worker.close();
    }
}
