package org.roadtorichmond.session.control;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Moment;
import org.roadtorichmond.session.Selection;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/**
 * What a click means while a person acts as umpire (rule 19): the first takes a unit up, the next puts it down. Whoever chooses a unit
 * in another way plays on, and the umpire steps back.
 */
public final class UmpireControl {
    private final Control control;
    private final Session session;
    private boolean open;
    private Optional<Unit> picked = Optional.empty();
    private int turn;

    UmpireControl(Control control) {
        this.control = control;
        session = control.session();
    }

    /** Whether clicks on the map are the umpire's now. */
    public boolean open() {
        return open && session.state().umpire() && session.state().ending().isEmpty();
    }

    /** Whether one has come to the table, so that nothing more need be asked. */
    public boolean present() {
        return session.state().umpire();
    }

    /** Has the umpire act from now on, and come to the table if he has not. */
    public void begin() {
        if (!present()) {
            control.send(new Command.UmpireBegin());
        }
        control.select(Selection.none());
        open = true;
        turn = session.state().moment().turn();
    }

    /** Has him step back; whether he acted. */
    public boolean end() {
        boolean was = open();
        open = false;
        drop();
        return was;
    }

    /** One step back: what is taken up is let go, and then he steps back. Whether there was anything. */
    boolean back() {
        if (open() && picked().isPresent()) {
            drop();
            return true;
        }
        return end();
    }

    private void drop() {
        picked = Optional.empty();
        control.display().show(List.of());
    }

    /** Whether he can act as the game stands: a person has the next word, and no combat waits. */
    public boolean may() {
        return session.humanDecides() && session.state().combat().isEmpty();
    }

    /** The unit that is taken up, on the map or off it. */
    public Optional<Unit> picked() {
        return picked;
    }

    /** Takes a unit up. */
    public void pick(Unit unit) {
        picked = Optional.of(unit);
        control.display().show(session.state().hexOf(unit).stream().toList());
    }

    /** A click on one counter of a stack: it is taken up, unless the unit that is taken up can join it. */
    void click(Unit unit) {
        Optional<Hex> hex = session.state().hexOf(unit);
        boolean joins = hex.isPresent()
                && picked.filter(held -> session.options().allows(new Command.UmpirePlace(held, hex.get())))
                        .isPresent();
        if (joins) {
            click(hex.get());
        } else {
            pick(unit);
        }
    }

    /** A click on a hex: puts down what is taken up; or takes up a unit there, of several one after the other. */
    void click(Hex hex) {
        List<Unit> there = session.state().deployment().unitsAt(hex.index());
        Optional<Side> side = there.stream().map(Unit::side).findFirst();
        boolean enemies = picked.isPresent()
                && side.filter(picked.get().side().enemy()::equals).isPresent();
        if (picked.isEmpty() || enemies || there.contains(picked.get())) {
            int next = picked.map(there::indexOf).orElse(-1) + 1;
            if (next < there.size()) {
                pick(there.get(next));
            } else {
                drop();
            }
        } else if (act(new Command.UmpirePlace(picked.get(), hex))) {
            pick(picked.get());
        }
    }

    private boolean act(Command command) {
        return may() && control.send(command);
    }

    /** Takes the unit that is taken up out of the game. */
    public void remove() {
        picked.ifPresent(unit -> {
            if (act(new Command.UmpireRemove(unit))) {
                pick(unit);
            }
        });
    }

    /** Whether the unit that is taken up can be taken out. */
    public boolean mayRemove() {
        return allowed(Command.UmpireRemove::new);
    }

    /** Has the unit that is taken up shaken, or recover if it is. */
    public void shake() {
        picked.ifPresent(
                unit -> act(new Command.UmpireShake(unit, !session.state().shaken(unit))));
    }

    /** Whether the unit that is taken up can be shaken, or recover. */
    public boolean mayShake() {
        return allowed(unit -> new Command.UmpireShake(unit, !session.state().shaken(unit)));
    }

    private boolean allowed(Function<Unit, Command> command) {
        return may()
                && picked.filter(unit -> session.options().allows(command.apply(unit)))
                        .isPresent();
    }

    /** The game-turn whose phases are offered for the clock. */
    public int turn() {
        return turn;
    }

    /** Offers the phases of another game-turn. */
    public void turn(int other) {
        turn = Math.max(1, Math.min(session.game().rules().umpire().lastTurn(), other));
    }

    /** The phases of that game-turn, in order. */
    public List<Moment> phases() {
        return session.game().rules().umpire().phases(turn);
    }

    /** Sets the clock. */
    public void set(Moment moment) {
        act(new Command.UmpireSetClock(moment));
    }

    /** A side's units that are not on the map and that are so, ordered by id. */
    public List<Unit> off(Side side, Predicate<Unit> so) {
        return session.state().forces().units().stream()
                .filter(unit -> unit.side() == side && !session.state().onMap(unit) && so.test(unit))
                .toList();
    }
}
