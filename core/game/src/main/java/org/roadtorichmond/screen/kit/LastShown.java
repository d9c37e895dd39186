package org.roadtorichmond.screen.kit;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a panel was filled for the last time, so that it is filled again only when it has to show something else. */
public final class LastShown {
    private @Nullable List<Object> last;

    /**
     * Whether a panel has to be filled again; it is taken to be.
     *
     * @param now all values that decide what it shows; none of them may change afterwards
     */
    public boolean differs(Object... now) {
        List<Object> next = List.of(now);
        boolean differs = !next.equals(last);
        last = next;
        return differs;
    }

    /** Has the panel filled again the next time. */
    public void forget() {
        last = null;
    }
}
