package org.roadtorichmond.session.control;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Task;
import org.roadtorichmond.session.AttackPlan;
import org.roadtorichmond.session.Selection;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/** What the Enter key means for what is chosen, and which friend it would displace. */
public final class Confirmation {
    private final Control control;
    private final ProposedDecisions proposed;
    private int displaced;
    /** Whether planned attacks are made one after another. */
    private boolean goesOn;

    Confirmation(Control control, ProposedDecisions proposed) {
        this.control = control;
        this.proposed = proposed;
    }

    /** Has nothing proposed after combats any more: where a lesson says what is to be decided, no other voice should. */
    public void proposeNothing() {
        proposed.fallSilent();
    }

    /** Has decisions after combats proposed by somebody, if there is anybody when it is asked each time; otherwise by a colonel. */
    public void heed(Supplier<Optional<Commander>> adviser) {
        proposed.ask(adviser);
    }

    /** All that is proposed for the decisions that are left after a combat, in the order in which they are best made. */
    public List<Command> proposedDecisions() {
        return proposed.all();
    }

    /**
     * The decision after a combat that Enter makes as things are chosen; none where the keys' cursor points at another, or a full hex
     * was chosen already.
     */
    public Optional<Command> proposedDecision() {
        if (!(control.selection() instanceof Selection.Mover mover)
                || mover.crowded().isPresent()) {
            return Optional.empty();
        }
        boolean pointed = control.cursor()
                .hex()
                .filter(control.session().options().decision().goals(mover.unit())::contains)
                .isPresent();
        return pointed && control.session().task() != Task.SPOILS ? Optional.empty() : proposed.of(mover.unit());
    }

    /** Something else was chosen, so that the first friend would be displaced again. */
    void begin() {
        displaced = 0;
    }

    /** Has the next friend be the one who would be displaced. */
    void nextFriend() {
        displaced++;
    }

    /** The friends, one of which must make room in the full hex that was chosen, if one was. */
    public List<Unit> displaceables() {
        return control.selection() instanceof Selection.Mover mover
                ? mover.crowded()
                        .map(hex -> control.session().options().decision().displaceable(mover.unit(), hex))
                        .orElse(List.of())
                : List.of();
    }

    /** The friend that Enter would displace from the full hex that was chosen, if one was. */
    public Optional<Unit> displaceable() {
        List<Unit> friends = displaceables();
        return friends.isEmpty() ? Optional.empty() : Optional.of(friends.get(displaced % friends.size()));
    }

    /**
     * Does what the Enter key means: makes the planned attack, takes the chosen losses, displaces the chosen friend, decides after a
     * combat as is proposed; or else does the obvious with what is chosen, as a click on the hex would.
     */
    void confirm() {
        AttackPlan plan = control.session().plan();
        Optional<Command> decision = proposedDecision();
        if (decision.isPresent()) {
            decide(decision.get());
        } else if (control.selection() instanceof Selection.Attack attack) {
            makePlanned(attack);
        } else if ((control.selection() instanceof Selection.None || control.selection() instanceof Selection.Look)
                && control.cursor().hex().isEmpty()
                && control.session().task() == Task.ATTACK) {
            plan.ripe().ifPresent(this::makePlanned);
        } else if (control.selection() instanceof Selection.Losses losses) {
            control.finish(new Command.TakeLosses(losses.units()));
        } else {
            // A player who marches by keys has seen the path: where friends stand he means to join them.
            boolean join = control.selection() instanceof Selection.Group
                    || (control.selection() instanceof Selection.Units units
                            && !control.cursor()
                                    .hex()
                                    .filter(units.hex()::equals)
                                    .isPresent());
            displaceable()
                    .ifPresentOrElse(
                            this::displace, () -> new Proposal(control).hex().ifPresent(hex -> go(hex, join)));
        }
    }

    /** Makes an attack, and goes on with those that are planned if it was one of them; what the rules forbid stays chosen. */
    private void makePlanned(Selection.Attack attack) {
        goesOn = control.session().plan().standing().contains(attack);
        control.select(attack);
        control.finish(attack.command());
    }

    /** Makes a decision; but where it would cost a friend, that is said before another Enter does it. */
    private void decide(Command decision) {
        if (decision instanceof Command.Retreat retreat
                && retreat.displaced().filter(friend -> dooms(retreat, friend)).isPresent()) {
            control.select(new Selection.Mover(retreat.unit(), Optional.of(retreat.to())));
            displaced = displaceables().indexOf(retreat.displaced().get());
        } else {
            control.decide(decision);
        }
    }

    private boolean dooms(Command.Retreat retreat, Unit friend) {
        return control.session().options().decision().dooms(retreat.unit(), retreat.to(), friend);
    }

    /**
     * Makes all decisions that the present combat asks of the player, as one action: the chosen losses, and what is proposed for the
     * rest. It waits before one that would cost a friend, until it is asked for again.
     */
    public void confirmAll() {
        Optional<Asked> asked = asked();
        control.session().asOneAction(() -> {
            int before = -1;
            while (asked.isPresent()
                    && asked.equals(asked())
                    && before < control.session().game().log().size()) {
                before = control.session().game().log().size();
                confirmNext();
            }
        });
    }

    private void confirmNext() {
        if (control.selection() instanceof Selection.Losses losses) {
            control.finish(new Command.TakeLosses(losses.units()));
        } else if (displaceable().isPresent()) {
            displace(displaceable().get());
        } else {
            proposed.next().ifPresent(this::decide);
        }
    }

    /** Of whom a combat asks decisions. */
    private record Asked(int combat, Side decider) {}

    /** The combat that asks a person for a decision, if one does. */
    private Optional<Asked> asked() {
        Session session = control.session();
        return session.state()
                .combat()
                .filter(combat -> session.task().afterCombat())
                .map(combat -> new Asked(combat.number(), combat.decider()));
    }

    /** Goes to a hex as a click would; but who would be displaced there is said before another Enter does it. */
    private void go(Hex hex, boolean join) {
        if (control.session().task() == Task.RETREAT
                && control.selection() instanceof Selection.Mover mover
                && !control.session()
                        .options()
                        .decision()
                        .displaceable(mover.unit(), hex)
                        .isEmpty()) {
            control.select(new Selection.Mover(mover.unit(), Optional.of(hex)));
        } else {
            control.click(hex, false, join);
        }
    }

    /** Whether a friend is lost if he is displaced from the full hex that was chosen. */
    public boolean dooms(Unit friend) {
        return control.selection() instanceof Selection.Mover mover
                && mover.crowded()
                        .filter(hex -> control.session().options().decision().dooms(mover.unit(), hex, friend))
                        .isPresent();
    }

    /** No other planned attack is taken up by itself. */
    void pause() {
        goesOn = false;
    }

    /** What is chosen after the game has changed: the next planned attack, if one was made before and nothing else waits. */
    Selection goingOn(Selection settled) {
        if (goesOn && settled instanceof Selection.None && control.session().task() == Task.ATTACK) {
            Optional<Selection.Attack> next = control.session().plan().ripe();
            goesOn = next.isPresent();
            return next.<Selection>map(attack -> attack).orElse(settled);
        }
        return settled;
    }

    /** Displaces a friend from the full hex into which the chosen unit retreats. */
    public void displace(Unit friend) {
        if (control.selection() instanceof Selection.Mover mover
                && mover.crowded().isPresent()) {
            control.decide(new Command.Retreat(mover.unit(), mover.crowded().get(), Optional.of(friend)));
        }
    }
}
