package org.roadtorichmond.screen.kit;

import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.view.Topography;

/**
 * Works out topographies, and keeps the latest: the same field is looked at in a picture first and played on after.
 * Safe for any number of threads; one that asks for what another is working out waits for it.
 */
final class TopographyCache {
    private static final int KEPT = 3;

    private final Deque<Sheet> latest = new ArrayDeque<>();

    /** The sheet of one field, on which its topography is worked out once. */
    private static final class Sheet {
        private final Battlefield field;
        private @Nullable Topography made;

        Sheet(Battlefield field) {
            this.field = field;
        }

        synchronized Topography topography() {
            Topography known = made;
            if (known == null) {
                known = new Topography(field);
                made = known;
            }
            return known;
        }
    }

    /** The topography of a field. */
    Topography of(Battlefield field) {
        return sheet(field).topography();
    }

    private synchronized Sheet sheet(Battlefield field) {
        Sheet sheet =
                latest.stream().filter(one -> one.field == field).findFirst().orElseGet(() -> new Sheet(field));
        latest.remove(sheet);
        latest.addFirst(sheet);
        if (latest.size() > KEPT) {
            latest.removeLast();
        }
        return sheet;
    }
}
