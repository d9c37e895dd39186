package org.roadtorichmond.view;

import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.map.Battlefield;

/**
 * Works out topographies, and keeps the latest: the same field is looked at in a picture first and played on after.
 * Safe for any number of threads; one that asks for what another is working out waits for it.
 */
public final class TopographyCache {
    private static final int KEPT = 4;

    private final Deque<Sheet> latest = new ArrayDeque<>();

    /** The sheet of one field, on which its topography is worked out once. */
    private static final class Sheet {
        private final Battlefield field;
        private final boolean turned;
        private @Nullable Topography made;

        Sheet(Battlefield field, boolean turned) {
            this.field = field;
            this.turned = turned;
        }

        synchronized Topography topography() {
            Topography known = made;
            if (known == null) {
                known = new Topography(field, turned);
                made = known;
            }
            return known;
        }
    }

    /** The topography of a field as printed, or turned to the left. */
    public Topography of(Battlefield field, boolean turned) {
        return sheet(field, turned).topography();
    }

    private synchronized Sheet sheet(Battlefield field, boolean turned) {
        Sheet sheet = latest.stream()
                .filter(one -> one.field == field && one.turned == turned)
                .findFirst()
                .orElseGet(() -> new Sheet(field, turned));
        latest.remove(sheet);
        latest.addFirst(sheet);
        if (latest.size() > KEPT) {
            latest.removeLast();
        }
        return sheet;
    }
}
