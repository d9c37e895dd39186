package org.roadtorichmond.match;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;

/** The messages that have passed between both sides of a match, and who is told of them once the journal has what led to them. One thread. */
final class PassedMessages {
    private final List<Passed> all = new ArrayList<>();
    private final List<Consumer<Passed>> followers = new ArrayList<>();
    private int told;

    void add(Passed passed) {
        all.add(passed);
    }

    /** Strikes the last one, which was refused. */
    void removeLast() {
        all.remove(all.size() - 1);
    }

    /** All of them in order; a view. */
    List<Passed> all() {
        return Collections.unmodifiableList(all);
    }

    /** Those of which followers were told; a copy. */
    List<Passed> told() {
        return List.copyOf(all.subList(0, told));
    }

    /** Has a follower told of each from now on; the answer ends that. */
    Runnable follow(Consumer<Passed> follower) {
        followers.add(follower);
        return () -> followers.remove(follower);
    }

    /** Tells the followers of what is new. */
    void tell() {
        while (told < all.size()) {
            Passed next = all.get(told);
            told++;
            List.copyOf(followers).forEach(follower -> follower.accept(next));
        }
    }

    /** Takes all as told. */
    void skip() {
        told = all.size();
    }
}
