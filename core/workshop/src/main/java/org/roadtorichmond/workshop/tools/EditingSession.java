package org.roadtorichmond.workshop.tools;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.roadtorichmond.hex.Hexside;
import org.roadtorichmond.map.Crossing;
import org.roadtorichmond.scenario.save.FileDifference;
import org.roadtorichmond.words.Sentence;
import org.roadtorichmond.work.Subscription;
import org.roadtorichmond.work.Worker;
import org.roadtorichmond.workshop.Draft;
import org.roadtorichmond.workshop.Edit;
import org.roadtorichmond.workshop.EditableTree;
import org.roadtorichmond.workshop.Judge;
import org.roadtorichmond.workshop.OpenScenario;
import org.roadtorichmond.workshop.Pointer;
import org.roadtorichmond.workshop.ScenarioEditor;
import org.roadtorichmond.workshop.edits.UnitEdits;

/**
 * The editing of one scenario, without a picture: the scenario that is open, the tool in use, what is selected, and what is wrong
 * with it, which is asked of a worker after each edit. What was edited is kept as a draft after a quiet second and at the end, so
 * that nothing is lost when the program is killed. One thread.
 */
public final class EditingSession {
    /** How long nothing must have been edited before the draft is kept, in milliseconds. */
    public static final long QUIET = 1000;

    private final OpenScenario open;
    private final ScenarioEditor editor;
    private final Toolbox toolbox;
    private final JudgeWorker judging;
    private final List<Runnable> listeners = new ArrayList<>();
    private ToolSettings settings = ToolSettings.USUAL;
    private ToolKind kind = ToolKind.SELECT;
    private Tool tool;
    private boolean pressed;
    private Selected selected = Selected.NOTHING;
    private Optional<MapPoint> hover = Optional.empty();
    private Optional<Sentence> refusal = Optional.empty();
    private long judged;
    private long kept;
    private Optional<Draft> saved;
    /** The revision for which it was worked out last whether it is saved, and the answer. */
    private long compared = -1;

    private boolean same;
    private long editedAt;

    /**
     * Begins to edit.
     *
     * @param worker judges and writes; its thread is used by no other for this scenario
     * @param names what new things are called that get no name
     */
    public EditingSession(OpenScenario open, Worker worker, NameSource names) {
        this.open = open;
        editor = open.editor();
        toolbox = new Toolbox(() -> settings, () -> selected, terrain -> settings = settings.with(terrain), names);
        judging = new JudgeWorker(open, worker, this::changed);
        tool = toolbox.make(kind);
        judged = editor.revision();
        kept = judged;
        saved = Optional.of(editor.draft()).filter(open::isSaved);
        judging.ask();
    }

    /** The scenario that is open. */
    public OpenScenario open() {
        return open;
    }

    /** The tree as it stands, to be asked. */
    public EditableTree tree() {
        return editor.questions();
    }

    /** A number that is another one whenever the tree is another one. */
    public long revision() {
        return editor.revision();
    }

    /** Runs an action after each change of scenario, tool, selection or judgement, until the subscription is closed. */
    public Subscription listen(Runnable listener) {
        // Compared by identity: the same action may be subscribed twice.
        Runnable own = () -> listener.run();
        listeners.add(own);
        return () -> listeners.remove(own);
    }

    private void changed() {
        List.copyOf(listeners).forEach(Runnable::run);
    }

    // --- Tool and selection ----------------------------------------------------------------------------------------

    /** The tool in use. */
    public ToolKind kind() {
        return kind;
    }

    /** Takes another tool, or the same one anew. */
    public void use(ToolKind next) {
        release();
        kind = next;
        tool = toolbox.make(next);
        refusal = Optional.empty();
        changed();
    }

    /** What the tools are set to. */
    public ToolSettings settings() {
        return settings;
    }

    /** Sets the tools. */
    public void set(ToolSettings next) {
        settings = next;
        changed();
    }

    /** What is selected, which the scenario has. */
    public Selected selected() {
        if (!selected.isIn(tree())) {
            selected = Selected.NOTHING;
        }
        return selected;
    }

    /** Selects something. */
    public void select(Selected next) {
        selected = next;
        changed();
    }

    /**
     * One step back: ends what is being drawn, lays the tool down, or selects nothing.
     *
     * @return whether there was such a step
     */
    public boolean cancel() {
        release();
        refusal = Optional.empty();
        boolean any = true;
        if (tool.stop()) {
            selected = kind == ToolKind.ZONE ? Selected.NOTHING : selected;
        } else if (kind != ToolKind.SELECT) {
            kind = ToolKind.SELECT;
            tool = toolbox.make(kind);
        } else {
            any = !selected().equals(Selected.NOTHING);
            selected = Selected.NOTHING;
        }
        changed();
        return any;
    }

    // --- The mouse -------------------------------------------------------------------------------------------------

    /** The tool is pressed at a point of the map: a stroke begins. */
    public void press(MapPoint at) {
        release();
        editor.beginStroke();
        pressed = true;
        long before = editor.revision();
        done(tool.press(tree(), at));
        if (kind.names() && editor.revision() != before) {
            // A name is for one thing.
            settings = settings.withName("");
        }
    }

    /** The pressed tool is moved. */
    public void drag(MapPoint to) {
        hover = Optional.of(to);
        if (pressed) {
            done(tool.drag(tree(), to));
        }
    }

    /** The tool is released: the stroke ends. */
    public void release() {
        if (pressed) {
            pressed = false;
            // Why the press was refused is still to be read.
            tool.release(tree()).ifPresent(edit -> done(Optional.of(edit)));
            editor.endStroke();
        }
    }

    private void done(Optional<Edit> edit) {
        long before = editor.revision();
        refusal = Optional.empty();
        edit.ifPresent(this::attempt);
        if (refusal.isEmpty()) {
            tool.selects().ifPresent(next -> selected = next);
        }
        followed(before);
    }

    private void attempt(Edit edit) {
        refusal = editor.apply(edit);
    }

    private void followed(long before) {
        if (editor.revision() != before) {
            editedAt = 0;
            judging.ask();
        }
        changed();
    }

    /** The mouse is over a point of the map, or over none. */
    public void hover(Optional<MapPoint> at) {
        hover = at;
    }

    /** What a press would change where the mouse is. */
    public Preview preview() {
        return hover.map(at -> tool.preview(tree(), at)).orElse(Preview.NOTHING);
    }

    /** Why the last edit was refused; empty if it was not. */
    public Optional<Sentence> refusal() {
        return refusal;
    }

    // --- Edits of forms and keys -----------------------------------------------------------------------------------

    /**
     * Makes an edit.
     *
     * @return why it was refused; empty if it was made
     */
    public Optional<Sentence> apply(Edit edit) {
        release();
        long before = editor.revision();
        attempt(edit);
        followed(before);
        return refusal;
    }

    /** Makes an edit, after which something is selected. */
    public void apply(Edit edit, Selected next) {
        if (apply(edit).isEmpty()) {
            select(next);
        }
    }

    /** Whether there is anything to take back. */
    public boolean canUndo() {
        return editor.canUndo();
    }

    /** Whether there is anything to do again. */
    public boolean canRedo() {
        return editor.canRedo();
    }

    /** Takes back the last edit or stroke. */
    public void undo() {
        release();
        long before = editor.revision();
        refusal = Optional.empty();
        editor.undo();
        followed(before);
    }

    /** Does again what was taken back last. */
    public void redo() {
        release();
        long before = editor.revision();
        refusal = Optional.empty();
        editor.redo();
        followed(before);
    }

    /** Removes the selected unit, way, water or zone, or the names in the selected hex. */
    public void remove() {
        Removal.of(tree(), selected()).ifPresent(this::apply);
    }

    /** Builds a bridge, or makes a ford, where there is none, and selects it; what is being drawn goes on. */
    public void cross(Crossing.Kind crossing, Hexside side) {
        ToolKind builds = crossing == Crossing.Kind.BRIDGE ? ToolKind.BRIDGE : ToolKind.FORD;
        Selected built = new Selected.OfCrossing(side);
        toolbox.make(builds).press(tree(), MapPoint.on(side)).ifPresent(edit -> apply(edit, built));
    }

    /** Copies the selected unit and selects the copy. */
    public void copy() {
        if (selected() instanceof Selected.OfUnit unit) {
            String copy = UnitEdits.freeId(tree(), unit.id());
            apply(UnitEdits.copy(unit.id(), copy), new Selected.OfUnit(copy));
        }
    }

    /** The number of units. */
    public int units() {
        return tree().elements(Pointer.of("units")).size();
    }

    // --- Judgement and files ---------------------------------------------------------------------------------------

    /** The judgement of the scenario as it stands; empty until it was judged. */
    public Optional<Judge.Judgement> judgement() {
        return judging.last().filter(judgement -> judgement.revision() == editor.revision());
    }

    /** The problems, and after them the warnings, of the newest draft that was judged. */
    public List<Finding> findings() {
        return judging.findings();
    }

    /** Whether what stands here is what the files say, also where edits and undo have led back to it. */
    public boolean isSaved() {
        if (compared != editor.revision()) {
            compared = editor.revision();
            same = saved.filter(editor.draft()::saysTheSame).isPresent();
        }
        return same;
    }

    /**
     * Saves: as a whole, or as a draft if there are problems.
     *
     * @param anyway whether to write over what others have changed in the files
     */
    public void save(boolean anyway, Consumer<OpenScenario.Saved> done) {
        release();
        long now = editor.revision();
        Draft saving = editor.draft();
        judging.save(anyway, result -> {
            boolean written =
                    result.outcome() == OpenScenario.Outcome.WHOLE || result.outcome() == OpenScenario.Outcome.DRAFT;
            kept = written ? now : kept;
            if (result.outcome() == OpenScenario.Outcome.WHOLE) {
                saved = Optional.of(saving);
                compared = -1;
            }
            changed();
            done.accept(result);
        });
    }

    /** Reads where files that others have changed differ from what stands here. */
    public void theirs(Consumer<List<FileDifference>> done) {
        judging.theirs(done);
    }

    /**
     * Time has passed: keeps the draft once nothing was edited for a second.
     *
     * @param now what time it is, in milliseconds
     * @param trouble gets why it could not be kept
     */
    public void time(long now, Consumer<OpenScenario.Saved> trouble) {
        if (kept == editor.revision() || pressed) {
            return;
        }
        if (editedAt == 0) {
            editedAt = now;
        } else if (now - editedAt >= QUIET) {
            kept = editor.revision();
            judging.keep(result -> {
                if (result.outcome() != OpenScenario.Outcome.DRAFT) {
                    trouble.accept(result);
                }
            });
        }
    }

    /** Whether something was edited that is in no file yet, not even in a draft. */
    public boolean isUnkept() {
        return kept != editor.revision();
    }

    /** Ends the editing: what is in no file yet is kept as a draft. */
    public void close() {
        release();
        if (isUnkept()) {
            kept = editor.revision();
            judging.keepNow();
        }
        listeners.clear();
    }
}
