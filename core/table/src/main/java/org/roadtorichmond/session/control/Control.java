package org.roadtorichmond.session.control;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.map.Arm;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Refusal;
import org.roadtorichmond.play.Task;
import org.roadtorichmond.session.AttackPlan;
import org.roadtorichmond.session.Person;
import org.roadtorichmond.session.Selection;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/**
 * Turns clicks and keys into selections and commands. Knows no pixels and draws nothing, so that every habit of the interface can
 * be tested without a window.
 */
public final class Control {
    private final Session session;
    private final MarchControl marches;
    private final GroupControl groups;
    private final QuietTurns quiet;
    private final AttackControl attacks;
    private final DecisionControl decisions;
    private final SelectionUpdate settling;
    private final MapCursor cursor;
    private final Display display;
    private final Confirmation confirmation;
    private final UmpireControl umpire;
    private final Person person;
    private Selection selection = Selection.none();
    private @Nullable Hex hover;
    private Optional<Refusal> refusal = Optional.empty();

    /** A control of a session's game, with nothing chosen. */
    public Control(Session session) {
        this.session = session;
        groups = new GroupControl(session);
        quiet = new QuietTurns(session, groups);
        marches = new MarchControl(session, groups);
        attacks = new AttackControl(session.plan());
        ProposedDecisions proposed = new ProposedDecisions(session);
        decisions = new DecisionControl(session, proposed);
        settling = new SelectionUpdate(session, decisions, groups);
        cursor = new MapCursor(session.state().scenario().field().grid());
        display = new Display(session);
        confirmation = new Confirmation(this, proposed);
        umpire = new UmpireControl(this);
        person = new Person(session);
    }

    /** The session whose game is played. */
    public Session session() {
        return session;
    }

    /** What is chosen; {@link Selection#none} if nothing is. */
    public Selection selection() {
        return selection;
    }

    /** Groups of units, where they would go, and which are to march on. */
    public GroupControl groups() {
        return groups;
    }

    /** Passes over turns in which there is nothing to decide. */
    public QuietTurns quiet() {
        return quiet;
    }

    /** What is known of attacks that can be planned. */
    public AttackControl attacks() {
        return attacks;
    }

    /** The hex under the mouse, or under the cursor of the keys while that is in use. */
    public Optional<Hex> hover() {
        return cursor.hex().or(() -> Optional.ofNullable(hover));
    }

    /** Notes the hex under the mouse, and hides the cursor of the keys. */
    public void hover(@Nullable Hex hex) {
        hover = hex;
        cursor.hide();
    }

    /** Why the last command was refused, until the next click. */
    public Optional<Refusal> refusal() {
        return refusal;
    }

    /** What of the game is shown: overlays, hexes that are pointed out, a plan. */
    public Display display() {
        return display;
    }

    /** The arm whose costs are shown: the chosen unit's; infantry where none is chosen. */
    public Arm arm() {
        return GroupControl.grouped(selection) ? selection.units().get(0).arm() : Arm.INFANTRY;
    }

    /** What Enter does, and who would be displaced by it. */
    public Confirmation confirmation() {
        return confirmation;
    }

    /** What clicks mean while a person acts as umpire. */
    public UmpireControl umpire() {
        return umpire;
    }

    /** The cursor of those who play by keys. */
    public MapCursor cursor() {
        return cursor;
    }

    /** Chooses something, as a panel or list does. */
    public void select(Selection next) {
        refusal = Optional.empty();
        confirmation.begin();
        umpire.end();
        selection = next;
    }

    /** Sends a decision after a combat, and chooses what waits next. */
    void decide(Command command) {
        send(command);
        selection = decisions.next();
    }

    /** Sends a command; a refusal is kept to be shown. */
    boolean send(Command command) {
        refusal = session.execute(command);
        return refusal.isEmpty();
    }

    /** A click on a hex. */
    public void click(Hex hex, boolean shift, boolean join) {
        quiet.cancel();
        session.asOneAction(() -> clicked(hex, shift, join));
    }

    private void clicked(Hex hex, boolean shift, boolean join) {
        refusal = Optional.empty();
        if (umpire.open()) {
            umpire.click(hex);
            return;
        }
        display.show(List.of());
        switch (session.task()) {
            case NONE -> selection = new Selection.Look(hex);
            case MARCH -> step(marches.click(selection, hex, shift, join));
            case ATTACK -> {
                confirmation.pause();
                step(attacks.click(selection, hex, shift));
            }
            case LOSSES, RETREAT, ADVANCE, SPOILS -> decide(hex);
        }
    }

    private void step(ClickResult step) {
        selection = step.selection();
        refusal = step.refusal();
    }

    /** A click on one counter of a stack: means that unit alone; whether it can be meant so now. */
    public boolean pick(Unit unit) {
        Optional<Hex> hex = session.state().hexOf(unit);
        if (umpire.open()) {
            umpire.click(unit);
            return true;
        }
        if (hex.isPresent() && session.task().afterCombat()) {
            return decide(unit);
        }
        if (hex.isEmpty()
                || !session.humanDecides()
                || unit.side() != session.state().decider()) {
            return false;
        }
        if (session.task() == Task.ATTACK && selection instanceof Selection.Attack attack) {
            step(attacks.toggling(attack, List.of(unit)));
        } else {
            select(new Selection.Units(hex.get(), List.of(unit)));
        }
        return true;
    }

    /** Chooses the player's units in some hexes, to be given orders together. */
    public void box(Collection<Hex> hexes) {
        if (session.task() == Task.MARCH) {
            select(groups.box(hexes));
        }
    }

    /** Chooses the division of what is chosen, then the corps; whether there was more to choose. */
    public boolean widen() {
        Optional<Selection> wider = groups.wider(selection);
        wider.ifPresent(this::select);
        return wider.isPresent();
    }

    /** Adds a unit to those that are chosen, or takes it away, as a list does; it alone is chosen where it cannot join them. */
    public void join(Unit unit) {
        select(session.task() == Task.MARCH ? groups.toggling(selection, unit) : Selection.of(unit, session.state()));
    }

    /** Chooses the units of a list from the one chosen first to another, as a list does. */
    public void joinUpTo(Unit unit, List<Unit> listed) {
        select(
                session.task() == Task.MARCH
                        ? groups.upTo(selection, unit, listed)
                        : Selection.of(unit, session.state()));
    }

    /** Marches all on who were ordered farther than they came, as is proposed. */
    public void marchOn() {
        refusal = Optional.empty();
        groups.marchOn();
        settle();
    }

    /** Strikes where the chosen units were ordered over several turns. */
    public void halt() {
        groups.halt(selection);
    }

    private boolean decide(Unit unit) {
        Selection before = decisions.settle(selection);
        Optional<Command> command = decisions.command(before, unit);
        Optional<Selection> choice = decisions.choice(before, unit);
        if (command.isPresent()) {
            decide(command.get());
        } else {
            choice.ifPresent(this::select);
        }
        return command.isPresent() || choice.isPresent();
    }

    private void decide(Hex hex) {
        Selection before = decisions.settle(selection);
        Optional<Command> command = decisions.command(before, hex);
        if (command.isPresent()) {
            decide(command.get());
        } else {
            selection = decisions.click(before, hex);
        }
    }

    /** Puts the selection right after the game has changed under it; what another person has chosen is forgotten. */
    public void settle() {
        if (person.changed()) {
            hover(null);
            select(Selection.none());
        }
        selection = confirmation.goingOn(settling.after(selection));
    }

    /** One step back: out of what was chosen. Whether there was anything. */
    public boolean back() {
        quiet.cancel();
        refusal = Optional.empty();
        confirmation.pause();
        if (umpire.back()) {
            return true;
        }
        if (selection instanceof Selection.Mover mover && mover.crowded().isPresent()) {
            selection = new Selection.Mover(mover.unit());
            return true;
        }
        boolean something = !(selection instanceof Selection.None) && !(selection instanceof Selection.Mover);
        selection = settling.nothing();
        return something;
    }

    /** Takes back: an attack that is only planned, first the chosen one, then the one put aside last; else the last command. */
    public void takeBack() {
        confirmation.pause();
        Optional<Selection.Attack> aside =
                session.humanDecides() ? session.plan().newest() : Optional.empty();
        if (selection instanceof Selection.Attack || selection instanceof Selection.Entering) {
            strike();
            selection = Selection.none();
        } else if (aside.isPresent()) {
            session.plan().strike(aside.get());
        } else if (session.humanDecides() || session.practice()) {
            refusal = session.undo();
        }
    }

    /**
     * A click of the other button: drops what is chosen; where nothing is, takes back the last march of the unit that it points at, and
     * no other.
     */
    public void dismiss(Optional<Hex> hex) {
        if (!back() && session.humanDecides()) {
            hex.ifPresent(at -> refusal = marches.takeBack(at));
        }
    }

    /** Whether {@link #takeBack} would take anything back now. */
    public boolean mayTakeBack() {
        return selection instanceof Selection.Attack
                || selection instanceof Selection.Entering
                || (session.humanDecides() && session.plan().newest().isPresent())
                || ((session.humanDecides() || session.practice())
                        && session.checkUndo().isEmpty());
    }

    /** Repeats what was taken back last. */
    public void redo() {
        refusal = Optional.empty();
        session.redo();
    }

    /** Chooses the next unit that has something to do: to enter, to march, to attack or to decide. */
    public void next() {
        Task task = session.task();
        if (selection instanceof Selection.Mover mover && task.afterCombat()) {
            if (mover.crowded().isPresent()) {
                confirmation.nextFriend();
            } else {
                select(decisions.after(mover));
            }
        } else if (task == Task.MARCH || task == Task.ATTACK) {
            groups.next(selection).or(() -> session.plan().after(selection)).ifPresent(this::select);
        }
    }

    /**
     * Puts the planned attack aside, to plan another first; if it is there already, or none is planned, takes up the
     * next.
     */
    public void plan() {
        AttackPlan plan = session.plan();
        if (selection instanceof Selection.Attack attack && !plan.standing().contains(attack)) {
            if (plan.takes(attack)) {
                plan.put(attack);
                selection = Selection.none();
            } else {
                refusal = session.options().check(attack.command());
            }
        } else if (session.humanDecides()) {
            plan.after(selection).ifPresent(this::select);
        }
    }

    /** Adds to the planned attack what is offered for it. */
    public void improve() {
        if (selection instanceof Selection.Attack attack) {
            AttackModel.of(attacks, attack).improved(attack).ifPresent(this::select);
        }
    }

    /** Strikes the planned attack from those that were put aside. */
    public void strike() {
        if (selection instanceof Selection.Attack attack) {
            session.plan().strike(attack);
            selection = Selection.none();
        }
    }

    /** Does what the Enter key means. */
    public void confirm() {
        confirmation.confirm();
    }

    /** Sends a command after which nothing remains chosen. */
    void finish(Command command) {
        if (send(command)) {
            selection = Selection.none();
            settle();
        }
    }

    /** Ends the phase, or the advances after a combat; after a movement phase also a combat phase in which no unit could attack. */
    public void endPhase() {
        quiet.endPhase(this::finish);
    }

    /** Takes the chosen units off the map. */
    public void leave() {
        if (selection instanceof Selection.Units units) {
            session.asOneAction(() -> units.units().forEach(unit -> send(new Command.ExitUnit(unit))));
            settle();
        }
    }

    /** Gives the game up for a side. */
    public void concede(Side side) {
        send(new Command.Concede(side));
    }
}
