package org.roadtorichmond.screen.kit;

import java.util.function.Supplier;
import org.roadtorichmond.session.match.MailBox;
import org.roadtorichmond.session.match.MailSession;
import org.roadtorichmond.session.match.MatchSession;
import org.roadtorichmond.work.Worker;

/** Looks every other second, beside the thread of the game, for files of a match that goes by files; nothing for a match on a line. */
public final class MailWatch implements AutoCloseable {
    private static final int SLICES = 20;
    private static final long SLICE_MILLIS = 100;

    private final Worker worker;
    private boolean first = true;

    /** Looks for files of a match until this is closed. */
    public MailWatch(AppContext app, MatchSession match) {
        worker = app.worker("files of a match");
        if (match instanceof MailSession mail) {
            look(mail);
        }
    }

    private void look(MailSession mail) {
        boolean now = first;
        first = false;
        Supplier<MailBox.Post> looking = mail.looking();
        worker.run(
                cancelled -> {
                    for (int slice = 0; slice < SLICES && !now && !cancelled.getAsBoolean(); slice++) {
                        rest();
                    }
                    return looking.get();
                },
                post -> taken(mail, post),
                fault -> {
                    throw fault;
                });
    }

    private static void rest() {
        try {
            Thread.sleep(SLICE_MILLIS);
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
