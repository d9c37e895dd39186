package org.roadtorichmond.session;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.roadtorichmond.work.Subscription;

/** The subscribers that are notified of changes, until they close their subscription. One thread. */
final class Listeners {
    private final List<Listener> all = new ArrayList<>();

    /** Compared by identity: the same listener may subscribe twice. */
    private final class Listener implements Subscription {
        private final Consumer<Change> notified;

        Listener(Consumer<Change> notified) {
            this.notified = notified;
        }

        @Override
        public void close() {
            all.remove(this);
        }
    }

    Subscription add(Consumer<Change> notified) {
        Listener listener = new Listener(notified);
        all.add(listener);
        return listener;
    }

    int size() {
        return all.size();
    }

    /** Notifies all subscribers, except those that close their subscription meanwhile. */
    void notify(Change change) {
        for (Listener listener : List.copyOf(all)) {
            if (all.contains(listener)) {
                listener.notified.accept(change);
            }
        }
    }
}
