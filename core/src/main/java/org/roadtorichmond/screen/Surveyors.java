package org.roadtorichmond.screen;

import java.util.ArrayDeque;
import java.util.Deque;
import org.roadtorichmond.map.Battlefield;
import org.roadtorichmond.view.Topography;

/**
 * Whoever works out topographies, and keeps the latest: the same field is looked at in a picture first and played on after. Safe
 * for any number of threads; one that asks for what another is working out waits for it.
 */
final class Surveyors {
    private static final int KEPT = 3;

    private final Deque<Topography> latest = new ArrayDeque<>();

    /** The topography of a field. */
    synchronized Topography of(Battlefield field) {
        Topography found = latest.stream()
                .filter(made -> made.field() == field)
                .findFirst()
                .orElseGet(() -> new Topography(field));
        latest.remove(found);
        latest.addFirst(found);
        if (latest.size() > KEPT) {
            latest.removeLast();
        }
        return found;
    }
}
