package org.roadtorichmond.session;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Outcome;
import org.roadtorichmond.play.Refusal;
import org.roadtorichmond.scenario.dice.MatchRecord;
import org.roadtorichmond.unit.Side;

/** Carries out what a session orders, and keeps who ordered it: in a game of its own, or in one that is shared with another computer. */
record GameHands(Game game, Notes notes, Authors given, Optional<SharedGame> shared) {
    /** Whether another computer has a part in the game. */
    boolean isShared() {
        return shared.isPresent();
    }

    /** What is saved of the match that the game is, if it is one. */
    Optional<MatchRecord> record() {
        return shared.map(SharedGame::record);
    }

    /** Whether nothing can be ordered before the other computer has answered. */
    boolean isWaiting() {
        return shared.filter(SharedGame::isWaiting).isPresent();
    }

    /** Gives a command to the game, as part of an action; returns why it was refused, if it was. */
    Optional<Refusal> carryOut(Command command, int action) {
        Side author = game.state().decider();
        Optional<Refusal> refusal = shared.map(one -> one.play(command)).orElseGet(() -> execute(command));
        if (refusal.isEmpty()) {
            attribute(author, action);
        }
        return refusal;
    }

    private Optional<Refusal> execute(Command command) {
        return game.execute(command) instanceof Outcome.Refused refused
                ? Optional.of(refused.refusal())
                : Optional.empty();
    }

    /** Whether a command of an action was sent to the other computer and is not carried out yet. */
    boolean isSent(int action) {
        return isShared() && (given.size() == 0 || given.action(given.size() - 1) != action);
    }

    /** Keeps who gave the commands at the end of the log of which that is not known yet. */
    void attribute(Side author, int action) {
        while (given.size() < game.log().size()) {
            Command command = game.log().get(given.size()).command();
            notes.plans().given(given.size(), command);
            given.add(author, action);
        }
    }

    /** Takes back all entries except the first ones, and returns them in their order; fewer where the other computer may not hear of it. */
    List<Entry> revertTo(int entries) {
        List<Entry> reverted = new ArrayList<>();
        while (game.log().size() > entries) {
            Entry last = game.last().orElseThrow();
            if (shared.isPresent() && shared.get().takeBack().isPresent()) {
                break;
            } else if (shared.isEmpty()) {
                game.revert();
            }
            reverted.add(last);
            given.removeLast();
        }
        Collections.reverse(reverted);
        notes.reverted(game.log().size(), reverted.stream().anyMatch(Entry::rolled));
        return reverted;
    }

    /** Gives commands again that were taken back, except the first, as parts of the same actions; returns those that are refused now. */
    List<Command> repeat(List<Entry> reverted, List<Authors.Given> later) {
        List<Command> lost = new ArrayList<>();
        for (int i = 1; i < reverted.size(); i++) {
            Command command = reverted.get(i).command();
            if (carryOut(command, later.get(i).action()).isPresent()) {
                lost.add(command);
            }
        }
        return lost;
    }

    /** Forgets who gave a command that the other side has taken back, and returns how many still stand. */
    int forget(Entry takenBack) {
        given.removeLast();
        notes.reverted(game.log().size(), takenBack.rolled());
        return game.log().size();
    }
}
