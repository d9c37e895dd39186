package org.roadtorichmond.workshop;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/** What was done, so that it can be taken back and done again. What one drag of the mouse does is one stroke, and one step back. */
final class EditHistory {
    private final Deque<Step> done = new ArrayDeque<>();
    private final Deque<Step> undone = new ArrayDeque<>();
    /** The stroke that goes on; edits join it. */
    private boolean stroke;

    private boolean strokeBegun;

    /**
     * One step back or forth.
     *
     * @param actions what was done, in order
     * @param before the files before it
     * @param after the files after it
     */
    record Step(List<TreeAction> actions, Content before, Content after) {
        Step {
            actions = List.copyOf(actions);
        }

        private Step followedBy(Step next) {
            List<TreeAction> all = new ArrayList<>(actions);
            all.addAll(next.actions);
            return new Step(all, before, next.after);
        }
    }

    /** Adds what was done; what had been undone cannot be done again any more. */
    void add(Step step) {
        undone.clear();
        Step before = strokeBegun ? done.peekLast() : null;
        if (before == null) {
            done.addLast(step);
        } else {
            done.removeLast();
            done.addLast(before.followedBy(step));
        }
        strokeBegun = stroke;
    }

    void beginStroke() {
        stroke = true;
        strokeBegun = false;
    }

    void endStroke() {
        stroke = false;
        strokeBegun = false;
    }

    boolean canUndo() {
        return !done.isEmpty();
    }

    boolean canRedo() {
        return !undone.isEmpty();
    }

    /** Takes back the last step, and ends a stroke that goes on. */
    Optional<Step> undo() {
        endStroke();
        Optional<Step> step = Optional.ofNullable(done.pollLast());
        step.ifPresent(undone::addLast);
        return step;
    }

    /** Does again what was taken back last. */
    Optional<Step> redo() {
        endStroke();
        Optional<Step> step = Optional.ofNullable(undone.pollLast());
        step.ifPresent(done::addLast);
        return step;
    }
}
