package org.roadtorichmond.desktop;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.match.Match;
import org.roadtorichmond.match.MatchSeat;
import org.roadtorichmond.match.line.LineFault;
import org.roadtorichmond.match.line.MatchTalk;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.session.match.LineListener;
import org.roadtorichmond.words.Sentence;

/** Lets a commander play his side of a match over a line, on the calling thread, until the game is over on both ends. */
final class MatchPlay implements LineListener {
    /** An end that is still there notices a broken line by its silence, and is back after that. */
    private static final long AWAY_NANOS = MatchConnection.SILENCE_NANOS + 5_000_000_000L;

    private static final long PATIENCE_MILLIS = 200;

    private final Supplier<MatchTalk> talks;
    private final Function<MatchSeat, Commander> commander;
    private final Consumer<Sentence> news;
    private final BlockingQueue<Runnable> tasks = new LinkedBlockingQueue<>();
    private @Nullable MatchLine line;
    private @Nullable MatchTalk talk;
    private @Nullable Commander seated;
    private Optional<MatchSeat> seat;
    private boolean cut = true;
    private long cutSince = System.nanoTime();

    /**
     * A side that is about to be played.
     *
     * @param talks makes the talk over each new connection
     * @param seat the place in a match that has begun before
     * @param commander who plays, once it is known which side of what
     * @param news is told what becomes of the line
     */
    MatchPlay(
            Supplier<MatchTalk> talks,
            Optional<MatchSeat> seat,
            Function<MatchSeat, Commander> commander,
            Consumer<Sentence> news) {
        this.talks = talks;
        this.seat = seat;
        this.commander = commander;
        this.news = news;
    }

    /** Where the line leaves what it tells. */
    void later(Runnable task) {
        tasks.add(task);
    }

    /** Plays until the game is over, both ends hold it to stand differently, or the program is asked to stop. */
    Optional<MatchSeat> run(MatchLine over, Interruption interruption) throws InterruptedException {
        line = over;
        while (!interruption.isWanted() && !isDone()) {
            Runnable task = tasks.poll(PATIENCE_MILLIS, TimeUnit.MILLISECONDS);
            if (task != null) {
                task.run();
            }
            if (tasks.isEmpty()) {
                move();
            }
        }
        return seat;
    }

    /**
     * The other end must have heard of the end too. It may be gone because it has, and only its last word was lost; so nobody is awaited
     * who has long been away.
     */
    private boolean isDone() {
        return seat.filter(now -> now.match().differs() || (isOver(now.match()) && (now.isHeard() || isLongAway())))
                .isPresent();
    }

    private boolean isLongAway() {
        return cut && System.nanoTime() - cutSince > AWAY_NANOS;
    }

    private static boolean isOver(Match match) {
        return match.game().filter(game -> game.state().ending().isPresent()).isPresent();
    }

    private void move() {
        MatchTalk now = talk;
        if (now == null || !now.isReady()) {
            return;
        }
        MatchSeat mine = now.seat().orElseThrow();
        if (mine.match().isOwnMove()) {
            Commander playing = seated == null ? commander.apply(mine) : seated;
            seated = playing;
            Game game = mine.match().game().orElseThrow();
            mine.play(playing.next(game)).ifPresent(why -> {
                throw new IllegalStateException("a commander gave a command that is refused: " + why);
            });
        }
        send(now.take());
    }

    private void send(List<byte[]> texts) {
        MatchLine over = line;
        if (over != null) {
            texts.forEach(over::send);
        }
    }

    // --- The line --------------------------------------------------------------------------------------------------

    @Override
    public void opened() {
        cut = false;
        talk = talks.get();
        send(talk.open());
    }

    @Override
    public void text(byte[] text) {
        MatchTalk now = talk;
        if (now == null) {
            return;
        }
        try {
            send(now.receive(text));
            seat = now.seat();
            if (seat.filter(mine -> isOver(mine.match())).isPresent()) {
                send(now.confirmation());
            }
        } catch (LineFault fault) {
            news.accept(fault.sentence());
            talk = null;
            if (line != null) {
                line.drop();
            }
        }
    }

    @Override
    public void broken(Sentence why) {
        if (!cut) {
            cut = true;
            cutSince = System.nanoTime();
        }
        talk = null;
        news.accept(why);
    }
}
