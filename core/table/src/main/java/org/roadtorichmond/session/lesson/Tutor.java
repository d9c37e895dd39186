package org.roadtorichmond.session.lesson;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.scenario.lesson.Button;
import org.roadtorichmond.scenario.lesson.Lesson;
import org.roadtorichmond.scenario.lesson.LessonStep;
import org.roadtorichmond.scenario.lesson.Lessons;
import org.roadtorichmond.scenario.lesson.StepGoal;
import org.roadtorichmond.session.KeyAction;
import org.roadtorichmond.session.Selection;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.control.Control;
import org.roadtorichmond.session.control.Layer;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.work.Subscription;

/**
 * Gives a lesson: knows which step is on, sees when it is done, and takes the game back to where a step began. It plays nothing
 * itself: all it sees is the game, what is chosen, and which keys were pressed. One thread.
 */
public final class Tutor implements Guide, AutoCloseable {
    private Lessons.Entry entry;
    private final Session session;
    /** How many entries the log had when each step began, the present one included. */
    private final List<Integer> marks;

    private final Consumer<Tutor> keeper;
    private final Subscription subscription;
    private final Set<Button> pressed = EnumSet.noneOf(Button.class);
    private Control control;
    private boolean takenBack;
    private final Patience patience = new Patience();

    /**
     * A lesson that stands at its first step, or where it was left.
     *
     * @param entry the lesson
     * @param session its game
     * @param marks how many entries the log had when each step up to the present one began; empty for a new lesson
     * @param keeper is notified whenever another step begins, and at the end
     */
    Tutor(Lessons.Entry entry, Session session, List<Integer> marks, Consumer<Tutor> keeper) {
        this.entry = entry;
        this.session = session;
        this.marks =
                new ArrayList<>(marks.isEmpty() ? List.of(session.game().log().size()) : marks);
        this.keeper = keeper;
        control = new Control(session);
        subscription = session.listen(change -> changed(change.forwards()));
    }

    /** A learner that takes back the result of an earlier step is at that step again. */
    private void changed(boolean forwards) {
        int entries = session.game().log().size();
        int before = number();
        while (number() > 0 && marks.get(number()) > entries) {
            marks.remove(number());
        }
        if (number() < before) {
            reset();
            keeper.accept(this);
        }
        takenBack |= !forwards;
    }

    /** The lesson, and where it is found. */
    public Lessons.Entry entry() {
        return entry;
    }

    /** The lesson. */
    public Lesson lesson() {
        return entry.lesson();
    }

    /** The session of its game. */
    public Session session() {
        return session;
    }

    /** Goes on in the words of another language. */
    public void tell(Lessons.Entry same) {
        entry = same;
    }

    /** Looks at what is chosen in another control from now on: that of the screen on which the lesson is taken. */
    public void watch(Control chosen) {
        control = chosen;
        chosen.confirmation().proposeNothing();
        chosen.quiet().passNothing();
        prepare();
    }

    /** A new commander of a side, if no person plays it: for the learner's opponent one that does what the lesson says. */
    public Optional<Commander> commander(Side side) {
        return side == lesson().side() || session.seats().human(side)
                ? session.seats().commander(side)
                : Optional.of(new ScriptedOpponent(lesson()));
    }

    /** How many entries the log had when each step up to the present one began. */
    List<Integer> marks() {
        return List.copyOf(marks);
    }

    @Override
    public String name() {
        return lesson().name();
    }

    @Override
    public int count() {
        return lesson().steps().size();
    }

    @Override
    public String ending() {
        return lesson().ending();
    }

    @Override
    public Optional<Step> shown() {
        return step().map(step ->
                new Step(step.text(), step.hint(), step.isRead(), false, true, PointedButtons.of(step.pointed())));
    }

    @Override
    public int number() {
        return marks.size() - 1;
    }

    /** The present step; none when the lesson is over. */
    public Optional<LessonStep> step() {
        List<LessonStep> steps = lesson().steps();
        return number() < steps.size() ? Optional.of(steps.get(number())) : Optional.empty();
    }

    @Override
    public Help help() {
        return patience.help();
    }

    /** Goes on to the next step if the present one is done, and on to the one after it if that is done too; whether it was. */
    public boolean check() {
        int before = number();
        while (settled() && step().map(LessonStep::goal).filter(this::reached).isPresent()) {
            begin();
        }
        return number() > before;
    }

    /** Whether the learner decides next, or no one does. */
    private boolean settled() {
        return session.humanDecides() || session.state().ending().isPresent();
    }

    private boolean reached(StepGoal goal) {
        return new GoalCheck(control, lesson().side(), done(), pressed, takenBack).reached(goal);
    }

    private List<Entry> done() {
        List<Entry> log = session.game().log();
        return log.subList(marks.get(number()), log.size());
    }

    /** Goes on from a step that is only read. */
    public void next() {
        if (step().filter(LessonStep::isRead).isPresent()) {
            begin();
        }
    }

    private void begin() {
        marks.add(session.game().log().size());
        reset();
        keeper.accept(this);
    }

    private void reset() {
        pressed.clear();
        takenBack = false;
        patience.reset(Help.NONE);
        prepare();
    }

    /** What is chosen or shown already is put away where it is the step to choose or show it. */
    private void prepare() {
        Optional<StepGoal> goal = step().map(LessonStep::goal);
        boolean chosen = goal.filter(one -> one instanceof StepGoal.Chosen || one instanceof StepGoal.Planned)
                .isPresent();
        if (chosen) {
            control.select(Selection.none());
        } else if (goal.isPresent() && goal.get() instanceof StepGoal.Shown shown) {
            Layer layer = Layer.valueOf(shown.layer().name());
            if (control.display().shows(layer)) {
                control.display().toggle(layer);
            }
        }
    }

    /** Notes that a key of the battle was pressed, or its button. */
    public void pressed(KeyAction action) {
        Arrays.stream(Button.values())
                .filter(button -> button.name().equals(action.name()))
                .forEach(pressed::add);
    }

    /**
     * {@inheritDoc} That is so because a die was rolled or a phase ended by which it was not done.
     */
    @Override
    public boolean astray() {
        return step().filter(step -> !step.goal().open() && !reached(step.goal()))
                        .isPresent()
                && done().stream()
                        .anyMatch(done -> done.rolled()
                                || done.all(Event.PhaseBegan.class).findAny().isPresent());
    }

    /** Lets time go by; whether help comes because of it. */
    public boolean elapse(float seconds) {
        return patience.elapse(seconds, step().filter(step -> !step.isRead()).isPresent());
    }

    /** Helps more than before. */
    public void assist() {
        patience.assist();
    }

    /** Takes the game back to where the step began. */
    public void again() {
        session.rewind(marks.get(number()));
        control.select(Selection.none());
        control.settle();
        Help before = help();
        reset();
        patience.reset(before);
    }

    @Override
    public boolean mayStepBack() {
        return number() > 0;
    }

    /** Takes the game back to where the step before began. */
    public void back() {
        if (mayStepBack()) {
            marks.remove(number());
            patience.reset(Help.NONE);
            again();
            keeper.accept(this);
        }
    }

    /** Does what the step asks for, from where it began, as the learner would. */
    public void show(GesturePlayer gestures) {
        again();
        step().ifPresent(step -> step.show().forEach(gestures::make));
    }

    @Override
    public void close() {
        subscription.close();
    }
}
