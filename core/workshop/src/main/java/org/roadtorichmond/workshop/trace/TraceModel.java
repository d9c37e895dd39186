package org.roadtorichmond.workshop.trace;

import java.util.IdentityHashMap;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.words.Sentence;
import org.roadtorichmond.workshop.EditableTree;
import org.roadtorichmond.workshop.Pointer;
import org.roadtorichmond.workshop.edits.MapSizeEdits.Resizing;

/**
 * The picture under the map that is open, and where it lies. It is a setting of the view: undo does not take it back. But it goes
 * with the map: when everything on the map is moved, it moves as far, and back when that is undone. One thread.
 */
public final class TraceModel {
    private static final Pointer GROUND = EditableTree.MAP.then("terrain");
    private static final double COLUMN = 1.5;
    private static final double ROW = Math.sqrt(3);

    private final TraceFolder folder;
    /** How far the ground has been moved in each of its states since the map was opened; undo leads back to the very same state. */
    private final IdentityHashMap<Node, SheetPoint> moved = new IdentityHashMap<>();

    private SheetPoint nowMoved = new SheetPoint(0, 0);
    private @Nullable TraceSettings settings;
    private @Nullable TraceSettings kept;

    /** The picture of a map, of which nothing is read yet. */
    public TraceModel(TraceFolder folder) {
        this.folder = folder;
    }

    /** The files that keep it. */
    public TraceFolder folder() {
        return folder;
    }

    /** How the picture is shown; empty if there is none. */
    public Optional<TraceSettings> settings() {
        return Optional.ofNullable(settings);
    }

    /** Shows a picture that is kept already. */
    public void show(TraceSettings found) {
        settings = found;
        kept = found;
    }

    /** Shows the picture in another way, if there is one. */
    public void set(TraceSettings next) {
        if (settings != null) {
            settings = next;
        }
    }

    /** Takes a picture in place of the one before, and keeps a copy; returns why that failed, if it did. */
    public Optional<Sentence> take(TraceSettings next, byte[] picture) {
        Optional<Sentence> trouble = folder.keep(next, picture);
        if (trouble.isEmpty()) {
            show(next);
        }
        return trouble;
    }

    /** Removes the picture and its files; returns why that failed, if it did. */
    public Optional<Sentence> remove() {
        settings = null;
        kept = null;
        return folder.remove();
    }

    /** Keeps how the picture is shown, if that has changed; returns why it failed, if it did. */
    public Optional<Sentence> keep() {
        TraceSettings now = settings;
        if (now == null || now.equals(kept)) {
            return Optional.empty();
        }
        kept = now;
        return folder.keep(now);
    }

    // --- The map moves ---------------------------------------------------------------------------------------------

    /** The ground of the map is in a state now, to which an edit of the state before has led, or undo. */
    public void follow(EditableTree tree) {
        tree.at(GROUND).ifPresent(this::follow);
    }

    private void follow(Node ground) {
        SheetPoint now = moved.computeIfAbsent(ground, unknown -> nowMoved);
        if (!now.equals(nowMoved)) {
            move(now.x() - nowMoved.x(), now.y() - nowMoved.y());
            nowMoved = now;
        }
    }

    /** An edit has changed the size of the map and moved everything on it, and has led to this state. */
    public void resized(EditableTree tree, Resizing size) {
        // What moves by an odd number of columns moves half a row down with its first column, or half a row up to the
        // left.
        double half = size.right() % 2 == 0 ? 0 : size.right() > 0 ? ROW / 2 : -ROW / 2;
        SheetPoint now = new SheetPoint(nowMoved.x() + COLUMN * size.right(), nowMoved.y() + ROW * size.down() + half);
        tree.at(GROUND).ifPresent(ground -> {
            moved.put(ground, now);
            follow(ground);
        });
    }

    private void move(double right, double down) {
        TraceSettings now = settings;
        if (now != null) {
            settings = now.with(now.place().moved(right, down));
        }
    }
}
