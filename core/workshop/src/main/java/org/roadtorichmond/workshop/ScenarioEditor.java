package org.roadtorichmond.workshop;

import java.util.List;
import java.util.Optional;
import org.roadtorichmond.scenario.json.Node;
import org.roadtorichmond.words.Sentence;

/**
 * A scenario and its map under edit, as one tree, with undo and redo.
 *
 * <p>Every edit is made of small {@linkplain TreeAction actions} on the {@linkplain #tree tree}, whatever subject it is about, and is
 * done whole or refused. Each edit is one step of undo; those between {@link #beginStroke} and {@link #endStroke} are one together.
 * Undo and redo give back the very trees that were there, so that the text of the files is the same to the letter. An overlay is
 * edited like a whole scenario and stays an overlay that says what differs.
 *
 * <p>Nothing is judged here: a tree may be a draft with any faults, as long as it has a map ({@link Judge}). One thread; what
 * {@link #draft} returns may be read by any other.
 */
public final class ScenarioEditor {
    private final DraftFiles files;
    private final LayeredFiles layers;
    private final EditHistory history = new EditHistory();
    private Content content;
    private Node.ObjectNode tree;
    private long revision;

    /** Begins to edit files. */
    ScenarioEditor(DraftFiles files, LayeredFiles layers) {
        this.files = files;
        this.layers = layers;
        content = files.read();
        tree = layers.whole(content);
    }

    /** The scenario as one tree: of an overlay the whole that it makes, and under {@code map} the map. */
    public Node.ObjectNode tree() {
        return tree;
    }

    /** The same tree, to be asked; changes of it are not seen here. */
    public EditableTree questions() {
        return new EditableTree(tree);
    }

    /** Whether the scenario is an overlay of another one. */
    public boolean isOverlay() {
        return layers.below().isPresent();
    }

    /** A number that is another one whenever the tree is another one. */
    public long revision() {
        return revision;
    }

    /** The files as they stand now, to be judged or written, also by another thread. */
    public Draft draft() {
        return new Draft(files, content, revision);
    }

    // --- Edits -----------------------------------------------------------------------------------------------------

    /**
     * Makes an edit.
     *
     * @return nothing if it was made, or if it changes nothing; else, in one sentence, why not, and nothing is changed
     */
    public Optional<Sentence> apply(Edit edit) {
        EditableTree changing = new EditableTree(tree);
        edit.on(changing);
        if (changing.refusal().isPresent() || changing.actions().isEmpty()) {
            return changing.refusal();
        }
        Optional<Content> changed = layers.changed(content, tree, changing.root());
        if (changed.isEmpty()) {
            return Optional.of(Sentence.of(isOverlay() ? "workshop.notInOverlay" : "workshop.withoutMap"));
        }
        history.add(new EditHistory.Step(changing.actions(), content, changed.get()));
        show(changed.get());
        return Optional.empty();
    }

    /** Begins a stroke, such as a drag of the mouse: the edits until {@link #endStroke} are undone together. */
    public void beginStroke() {
        history.beginStroke();
    }

    /** Ends the stroke. */
    public void endStroke() {
        history.endStroke();
    }

    /** Whether there is anything to take back. */
    public boolean canUndo() {
        return history.canUndo();
    }

    /** Whether there is anything to do again. */
    public boolean canRedo() {
        return history.canRedo();
    }

    /**
     * Takes back the last edit or stroke.
     *
     * @return the actions that were taken back, in the order in which they had been done; none if there was nothing to take back
     */
    public List<TreeAction> undo() {
        Optional<EditHistory.Step> step = history.undo();
        step.ifPresent(taken -> show(taken.before()));
        return step.map(EditHistory.Step::actions).orElse(List.of());
    }

    /**
     * Does again what was taken back last.
     *
     * @return the actions that were done; none if there was nothing to do again
     */
    public List<TreeAction> redo() {
        Optional<EditHistory.Step> step = history.redo();
        step.ifPresent(taken -> show(taken.after()));
        return step.map(EditHistory.Step::actions).orElse(List.of());
    }

    private void show(Content next) {
        content = next;
        tree = layers.whole(content);
        revision++;
    }
}
