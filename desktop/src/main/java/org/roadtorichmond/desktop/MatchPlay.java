package org.roadtorichmond.desktop;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.match.LineSession;
import org.roadtorichmond.session.match.MatchSession;
import org.roadtorichmond.words.Sentence;

/** Lets a commander play his side of a match, on the calling thread. */
final class MatchPlay {
    private static final long TICK_MILLIS = 200;

    private final Function<MatchSession, Commander> commander;
    private final BlockingQueue<Runnable> tasks = new LinkedBlockingQueue<>();
    private @Nullable Commander seated;
    private List<Sentence> told = List.of();
    private long connectedAt = System.nanoTime();

    /**
     * A side that is about to be played.
     *
     * @param commander plays it; he is asked for when he has to decide something for the first time
     */
    MatchPlay(Function<MatchSession, Commander> commander) {
        this.commander = commander;
    }

    /** Where the line leaves what it tells. */
    void later(Runnable task) {
        tasks.add(task);
    }

    /** Gives commands until the other side has something to decide. */
    void hand(MatchSession match) {
        while (move(match)) {
            // It goes on until the other side decides, or a die is awaited.
        }
    }

    private boolean move(MatchSession match) {
        Optional<Session> deciding = match.session().filter(Session::humanDecides);
        deciding.ifPresent(session -> {
            Commander playing = seated == null ? commander.apply(match) : seated;
            seated = playing;
            session.execute(playing.next(session.game())).ifPresent(why -> {
                throw new IllegalStateException("a commander gave a command that is refused: " + why);
            });
        });
        return deciding.isPresent();
    }

    /**
     * Plays over a line until the game is over, both ends hold it to stand differently, or the program is asked to stop.
     *
     * @param news is told why there is no connection, and who was turned away
     */
    void run(LineSession match, Consumer<Sentence> news, Interruption interruption, MatchPatience patience)
            throws InterruptedException {
        match.listen(() -> tell(match, news));
        while (!interruption.isWanted() && !isDone(match, patience)) {
            Runnable task = tasks.poll(TICK_MILLIS, TimeUnit.MILLISECONDS);
            if (task != null) {
                task.run();
            }
            match.retry();
            // What was ordered without a connection is sent over the next one, and the other side's answers come first.
            if (tasks.isEmpty() && match.isConnected()) {
                move(match);
            }
        }
    }

    private void tell(LineSession match, Consumer<Sentence> news) {
        List<Sentence> now = Stream.of(match.trouble(), match.notice(), match.knock())
                .flatMap(Optional::stream)
                .toList();
        now.stream().filter(each -> !told.contains(each)).forEach(news);
        told = now;
    }

    /**
     * The other end must have heard of the end too. It may be gone because it has, and only its last word was lost; so nobody is awaited
     * who has long been away.
     */
    private boolean isDone(LineSession match, MatchPatience patience) {
        MatchSession.Stage stage = match.stage();
        connectedAt = match.isConnected() ? System.nanoTime() : connectedAt;
        boolean away = System.nanoTime() - connectedAt > patience.away().toNanos();
        return stage == MatchSession.Stage.DIFFERENT || (stage == MatchSession.Stage.OVER && (match.isHeard() || away));
    }
}
