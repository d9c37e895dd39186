package org.roadtorichmond.session.control;

import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Options;
import org.roadtorichmond.play.Task;
import org.roadtorichmond.session.Selection;
import org.roadtorichmond.session.words.Texts;

/**
 * Keeps a phase from being ended by accident: while units could still act the first call only asks, and the second one ends it.
 * Whatever is done in between takes the question back.
 */
public final class EndGuard {
    private final Control control;
    private @Nullable Asked asked;
    private BooleanSupplier yields = () -> false;

    /** What was true when it was asked; the question stands only as long as that is. */
    private record Asked(Options position, Selection selection) {}

    /** Guards the phases of the game under a control. */
    public EndGuard(Control control) {
        this.control = control;
    }

    private Options options() {
        return control.session().options();
    }

    private Asked now() {
        return new Asked(options(), control.selection());
    }

    /** How many units could still act in this phase; 0 while a combat waits for a decision. */
    public int idle() {
        return options().task().afterCombat() ? 0 : options().waiting().size();
    }

    /** Whether it has been asked and not yet answered. */
    public boolean asking() {
        return now().equals(asked);
    }

    /** Ends the phase, or asks first. */
    public void press() {
        if (asking() || idle() == 0) {
            asked = null;
            control.endPhase();
        } else {
            // Nothing stays chosen, so that the panel lists who could still act.
            control.select(Selection.none());
            asked = new WhyNot(control).ending().isPresent() ? null : now();
            if (asked == null) {
                control.endPhase();
            }
        }
    }

    /** Takes the question back; whether there was one. */
    public boolean dismiss() {
        boolean was = asking();
        asked = null;
        return was;
    }

    /** Whether the phase, or the advances after a combat, may be ended now; after the game this leads to the report. */
    public boolean open() {
        return control.session().task() == Task.NONE
                ? options().state().ending().isPresent()
                : options().end().filter(options()::allows).isPresent();
    }

    /**
     * Whether the key that confirms means the button too: nothing is chosen or pointed at by the keys' cursor, no attack is planned, and
     * nothing must still be done.
     */
    public boolean confirms() {
        Selection chosen = control.selection();
        boolean nothing = (chosen instanceof Selection.None || chosen instanceof Selection.Look)
                && control.cursor().hex().isEmpty()
                && control.session().plan().standing().isEmpty();
        return !yields.getAsBoolean()
                && nothing
                && !options().task().afterCombat()
                && options().mustAct().isEmpty()
                && open();
    }

    /** Has something else be next while a condition is true, such as a lesson that goes on. */
    public void yieldTo(BooleanSupplier other) {
        yields = other;
    }

    /**
     * Whether the button is what the player needs next: it answers a question, the key that confirms means it, it ends advances of which
     * none is proposed, or it leads to the report.
     */
    public boolean isNext() {
        boolean last = control.confirmation()
                .proposedDecision()
                .filter(Command.EndAdvance.class::isInstance)
                .isPresent();
        boolean free = options().task() == Task.ADVANCE
                && control.confirmation().proposedDecision().isEmpty();
        return !yields.getAsBoolean()
                && open()
                && (asking() || confirms() || last || free || options().task() == Task.NONE);
    }

    /** What the button says: what it ends, who must still act before, or the question. */
    public String words(Texts texts) {
        return switch (options().task()) {
            case NONE -> texts.get("bar.report");
            case MARCH -> phase(true, texts);
            case ATTACK -> phase(false, texts);
            case ADVANCE -> texts.get("bar.endAdvance");
            case LOSSES, RETREAT, SPOILS -> texts.get("bar.endCombat");
        };
    }

    private String phase(boolean marching, Texts texts) {
        if (asking()) {
            return texts.get(marching ? "bar.sureMarch" : "bar.sureFight", idle());
        }
        String words = texts.get(marching ? "bar.endMovement" : "bar.endCombat");
        int must = control.session().humanDecides() ? options().mustAct().size() : 0;
        return must == 0
                ? words
                : texts.get("bar.endMust", words, must, texts.get(marching ? "bar.enter" : "bar.attack"));
    }
}
