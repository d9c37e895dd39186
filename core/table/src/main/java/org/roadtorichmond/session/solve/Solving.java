package org.roadtorichmond.session.solve;

import java.util.List;
import java.util.stream.IntStream;
import org.roadtorichmond.balance.tactics.Assessment;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.scenario.tactic.Tactic;
import org.roadtorichmond.session.Seats;
import org.roadtorichmond.session.Session;
import org.roadtorichmond.victory.VictorySystems;

/** A position that is being solved: an ordinary game of it, which is over when its turns have been played. */
public final class Solving {
    private final Positions.Entry entry;
    private final Session session;

    /** A game of a position from its beginning, with dice of a seed. */
    public Solving(Positions.Entry entry, long seed) {
        this.entry = entry;
        Tactic tactic = entry.tactic();
        session = new Session(
                tactic.position().scenario(),
                VictorySystems.newGame(
                        tactic.position().scenario().survey(), tactic.position().opening(), seed),
                Seats.BOTH_HUMAN.with(tactic.player().enemy(), Assessment.ENEMY));
    }

    /** Which position it is. */
    public Positions.Entry entry() {
        return entry;
    }

    /** The game. */
    public Session session() {
        return session;
    }

    /** Whether it has been played to its end; neither side has anything to order then. */
    public boolean over() {
        return entry.tactic().over(session.state());
    }

    /** Whether stars can be earned with it: an umpire who helps (rule 19) is no part of any plan. */
    public boolean counts() {
        return !session.state().umpire();
    }

    /** What the player has ordered, in order. */
    public List<Command> orders() {
        return IntStream.range(0, session.game().log().size())
                .filter(session::byHuman)
                .mapToObj(place -> session.game().log().get(place).command())
                .filter(command -> !(command instanceof Command.Concede || command instanceof Command.Umpire))
                .toList();
    }
}
