package org.roadtorichmond.session.match;

import java.util.Optional;
import org.roadtorichmond.match.MatchActions;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Refusal;
import org.roadtorichmond.play.Refusal.Reason;
import org.roadtorichmond.scenario.dice.MatchRecord;
import org.roadtorichmond.session.Seats;
import org.roadtorichmond.session.SharedGame;
import org.roadtorichmond.unit.Side;

/** The game of a match whose first dice are drawn, which a session plays from a seat. */
final class MatchGame implements SharedGame {
    private final MatchActions actions;
    private boolean acting;

    MatchGame(MatchActions actions) {
        this.actions = actions;
    }

    /** Whether what the match tells now follows at once from what the session asked for, so that the session knows it. */
    boolean isActing() {
        return acting;
    }

    @Override
    public Game game() {
        return actions.match().game().orElseThrow();
    }

    @Override
    public Seats seats() {
        return Seats.BOTH_HUMAN.with(own().enemy(), Seats.REMOTE);
    }

    private Side own() {
        return actions.match().own();
    }

    @Override
    public Optional<Refusal> play(Command command) {
        boolean concedes = command instanceof Command.Concede concede && concede.side() == own();
        if (!concedes && !actions.match().isOwnMove()) {
            return Optional.of(new Refusal(Reason.OTHERS_DECISION));
        }
        Optional<Refusal> refusal = concedes ? Optional.empty() : game().check(command);
        if (refusal.isEmpty()) {
            acting = true;
            try {
                boolean refused = (concedes ? actions.giveUp() : actions.play(command)).isPresent();
                return refused ? Optional.of(new Refusal(Reason.NOT_AWAITED)) : Optional.empty();
            } finally {
                acting = false;
            }
        }
        return refusal;
    }

    @Override
    public Optional<Refusal> takeBack() {
        if (!actions.match().isOwnMove()) {
            return Optional.of(new Refusal(Reason.OTHERS_DECISION));
        }
        Optional<Refusal> refusal = game().checkUndo();
        if (refusal.isEmpty()) {
            acting = true;
            try {
                return actions.takeBack().map(why -> new Refusal(Reason.OTHERS_DECISION));
            } finally {
                acting = false;
            }
        }
        return refusal;
    }

    @Override
    public boolean isWaiting() {
        return actions.isWaiting();
    }

    @Override
    public MatchRecord record() {
        return actions.match().record();
    }
}
