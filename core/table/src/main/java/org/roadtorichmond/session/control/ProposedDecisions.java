package org.roadtorichmond.session.control;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.ai.Commander;
import org.roadtorichmond.ai.roster.Commanders;
import org.roadtorichmond.play.Combat;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Options;
import org.roadtorichmond.play.Outcome;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.session.Twin;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;

/**
 * What the staff would decide after a combat for the person who has to decide now: which units an exchange costs, where each beaten
 * unit goes, who makes room, which units advance, which bears a token. It is what Enter takes.
 *
 * <p>The decisions are rehearsed on a twin of the game up to the point where the combat ends, the other side decides or a die would
 * be rolled, so that neither dice nor anything the other player intends shows in them. They are worked out once for each position, in
 * some thousandths of a second for each decision. One thread.
 */
final class ProposedDecisions {
    private final Session session;
    private final Twin twin;
    private final Commander colonel = Commanders.named("colonel");
    private Supplier<Optional<Commander>> staff = Optional::empty;
    private boolean silent;
    private @Nullable Known known;

    /** What somebody proposes where the game stands. */
    private record Known(Options position, Commander adviser, List<Command> decisions) {}

    /** Proposals for the people who play a session's game. */
    ProposedDecisions(Session session) {
        this.session = session;
        twin = new Twin(session.game());
    }

    /** Has somebody else propose than a colonel without a plan: who it is, if it is anybody, is asked each time. */
    void ask(Supplier<Optional<Commander>> adviser) {
        staff = adviser;
    }

    /** Proposes nothing any more. */
    void fallSilent() {
        silent = true;
    }

    /**
     * The decisions that are left in the present combat for the person who decides, in the order in which they are best made; none
     * where no person has to decide after a combat.
     */
    List<Command> all() {
        if (silent || !session.task().afterCombat()) {
            return List.of();
        }
        Options position = session.options();
        Commander adviser = staff.get().orElse(colonel);
        Known last = known;
        if (last == null || last.position() != position || last.adviser() != adviser) {
            last = new Known(position, adviser, rehearse(adviser));
            known = last;
        }
        return last.decisions();
    }

    /** The decision that is best made next. */
    Optional<Command> next() {
        return all().stream().findFirst();
    }

    /** The units of which the advice that is carried out has an exchange cost them; without advice it costs what its forecast said. */
    Optional<List<Unit>> losses() {
        return staff.get()
                .flatMap(aide -> next())
                .filter(Command.TakeLosses.class::isInstance)
                .map(losses -> ((Command.TakeLosses) losses).units());
    }

    /**
     * What is proposed for a unit: where it goes, or that no unit advances any more, where it is the first of those that could. None if
     * others have to go before it can, or if it would better stay while others advance.
     */
    Optional<Command> of(Unit unit) {
        Optional<Command> own = all().stream()
                .filter(command -> unit.equals(unit(command).orElse(null)))
                .findFirst()
                .filter(session.options()::allows);
        List<Unit> able = session.options().decision().able();
        boolean first = !able.isEmpty() && able.get(0).equals(unit);
        return own.isPresent()
                ? own
                : next().filter(Command.EndAdvance.class::isInstance).filter(stays -> first);
    }

    /** The unit that a decision moves or gives a token to, if it does. */
    static Optional<Unit> unit(Command decision) {
        if (decision instanceof Command.Retreat retreat) {
            return Optional.of(retreat.unit());
        } else if (decision instanceof Command.Advance advance) {
            return Optional.of(advance.unit());
        }
        return decision instanceof Command.PlaceToken token ? Optional.of(token.unit()) : Optional.empty();
    }

    private List<Command> rehearse(Commander adviser) {
        Game game = twin.upToDate();
        int mark = game.log().size();
        Side decider = game.state().decider();
        Optional<Integer> combat = game.state().combat().map(Combat::number);
        List<Command> decisions = new ArrayList<>();
        boolean goesOn = true;
        while (goesOn) {
            Command command = adviser.next(game);
            decisions.add(command);
            goesOn = game.execute(command) instanceof Outcome.Accepted
                    && game.last().filter(Entry::rolled).isEmpty()
                    && game.state().ending().isEmpty()
                    && game.state().decider() == decider
                    && game.state().combat().map(Combat::number).equals(combat);
        }
        while (game.log().size() > mark) {
            game.revert();
        }
        return decisions;
    }
}
