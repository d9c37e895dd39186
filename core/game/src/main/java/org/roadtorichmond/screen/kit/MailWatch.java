package org.roadtorichmond.screen.kit;

import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.roadtorichmond.session.match.MailBox;
import org.roadtorichmond.session.match.MailSession;
import org.roadtorichmond.session.match.MatchSession;
import org.roadtorichmond.work.Worker;

/** Looks every other second, beside the thread of the game, for files of a match that goes by files; on a line, whether its journal can be written again. */
public final class MailWatch implements AutoCloseable {
    private static final int SLICES = 20;
    private static final long SLICE_MILLIS = 100;

    private final Worker worker;
    private final Runnable again;
    private boolean first = true;

    /**
     * Looks for files of a match until this is closed.
     *
     * @param again is called every two seconds in a match over a line, for what could not be shown before
     */
    public MailWatch(AppContext app, MatchSession match, Runnable again) {
        this.again = again;
        worker = app.worker("files of a match");
        if (match instanceof MailSession mail) {
            look(mail);
        } else {
            retry(match);
        }
    }

    private void retry(MatchSession match) {
        worker.run(
                cancelled -> {
                    rest(cancelled);
                    return match;
                },
                same -> {
                    same.retry();
                    again.run();
                    retry(same);
                },
                MailWatch::fail);
    }

    private void look(MailSession mail) {
        boolean now = first;
        first = false;
        Supplier<MailBox.Post> looking = mail.looking();
        worker.run(
                cancelled -> {
                    if (!now) {
                        rest(cancelled);
                    }
                    return looking.get();
                },
                post -> taken(mail, post),
                MailWatch::fail);
    }

    private static void fail(RuntimeException fault) {
        throw fault;
    }

    private static void rest(BooleanSupplier cancelled) {
        try {
            for (int slice = 0; slice < SLICES && !cancelled.getAsBoolean(); slice++) {
                Thread.sleep(SLICE_MILLIS);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void taken(MailSession mail, MailBox.Post post) {
        mail.take(post);
        look(mail);
    }

    @Override
    public void close() {
        worker.close();
    }
}
