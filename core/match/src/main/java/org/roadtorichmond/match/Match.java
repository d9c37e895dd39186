package org.roadtorichmond.match;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.scenario.dice.DiceRecord;
import org.roadtorichmond.scenario.dice.MatchRecord;
import org.roadtorichmond.scenario.dice.MatchTerms;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.words.Sentence;

/**
 * One side of a match. It carries its own commands and those of the other side out by the same rules, draws the dice with the other side,
 * and compares how the game stands after each action.
 *
 * <p>It is a function of what it is given, in order: its own player's actions and the other side's messages. So it can be brought back
 * by giving it the same again. Messages must come in the order in which they were sent, each once ({@link MessageOrder}).
 *
 * <p>Whoever decides alone gives and takes back commands, so that both sides have the same order of things without asking a third. What is not
 * allowed is refused, and leaves no trace. One thread an instance.
 *
 * <p>A side that has lost all of a match gets it from the other side: it is begun with another chain, is {@link #restore given} all messages
 * that have passed, and then {@link #renew commits itself} to that chain for the dice that follow.
 */
public final class Match {
    private final Side own;
    private final HashChain chain;
    private final Consumer<Message> line;
    private final MatchState state;
    private boolean restoring;
    private int chainBegins;

    /**
     * A match that begins.
     *
     * @param terms what both sides have agreed to play
     * @param own the side of this computer's player
     * @param chain the chain to which this side has committed itself; with another one the match has to be restored first
     * @param line takes what the other side is to be told
     * @param listener is told what happens
     */
    public Match(MatchTerms terms, Side own, HashChain chain, Consumer<Message> line, MatchListener listener) {
        this.own = own;
        this.chain = chain;
        this.line = line;
        restoring = !chain.commitment().equals(terms.commitments().get(own));
        state = new MatchState(terms, this::agree, listener);
        advance();
    }

    private void agree(Message.Agree agree) {
        if (!restoring) {
            line.accept(agree);
        }
    }

    // --- Questions -------------------------------------------------------------------------------------------------

    /** What both sides have agreed to. */
    public MatchTerms terms() {
        return state.terms();
    }

    /** The side of this computer's player. */
    public Side own() {
        return own;
    }

    /** The game; empty as long as dice are drawn that are rolled before the first command. It is only read. */
    public Optional<Game> game() {
        return state.game();
    }

    /** The dice that are drawn, to be saved and checked. */
    public DiceRecord dice() {
        return state.dice();
    }

    /** What is saved of it with its game. */
    public MatchRecord record() {
        return state.record();
    }

    /** How many commands were given and taken back. */
    public int actions() {
        return Math.max(0, state.next() - 1);
    }

    /** The command that was given and awaits a die. */
    public Optional<Command> awaitsDie() {
        return state.awaitsDie();
    }

    /** Whether this side's player is to decide something, and no command is open. */
    public boolean isOwnMove() {
        return state.decider().equals(Optional.of(own));
    }

    /** Whether both sides hold the game to stand differently, so that it cannot go on until they agree. */
    public boolean differs() {
        return state.differs();
    }

    /** How the game stood after each action, the first after what was rolled before any; a view. */
    List<String> hashes() {
        return state.hashes();
    }

    /**
     * What the other side will tell next of itself, since it follows from what it was told and has shown: its element for a die, or how the
     * game stands after an action. Empty if it has something to decide first, or if its element is not known.
     *
     * @param known what is known of the other side's chain
     */
    public Optional<Message> implied(HashChain known) {
        int next = dice().drawn() + 1;
        int action = state.agreed(own.enemy()) + 1;
        if (differs()) {
            return Optional.empty();
        } else if (action < hashes().size()) {
            return Optional.of(new Message.Agree(action, hashes().get(action)));
        } else if (state.awaited().equals(Optional.of(own.enemy())) && next <= known.last()) {
            return Optional.of(new Message.Share(next, known.element(next)));
        }
        return Optional.empty();
    }

    // --- This side's player ----------------------------------------------------------------------------------------

    /** Gives a command; returns why not, if it is not allowed now. */
    public Optional<Sentence> play(Command command) {
        return act(new Message.Play(state.next(), command));
    }

    /** Takes the last command back; returns why not, if it is not allowed now (rules 6.3, 17). */
    public Optional<Sentence> takeBack() {
        return act(new Message.TakeBack(state.next()));
    }

    /** Gives the game up; returns why not, if it is over. If the other side decides at the moment, it happens once that hears of it. */
    public Optional<Sentence> giveUp() {
        if (isOwnMove()) {
            return play(new Command.Concede(own));
        } else if (differs() || !state.isRunning()) {
            return Optional.of(Sentence.of("match.notNow"));
        }
        return act(new Message.GiveUp());
    }

    /** Says something to the other side; what is longer than allowed is cut. Returns why not, if this side has said too much. */
    public Optional<Sentence> say(String words) {
        return act(new Message.Say(words.substring(0, Math.min(words.length(), Message.LONGEST_SAID))));
    }

    // --- What the other side gives back -----------------------------------------------------------------------------

    /** Takes the next message of this side that has passed already, while the match is being given back; returns why it is refused. */
    Optional<Sentence> restore(Message message) {
        Optional<Sentence> refusal = restoring ? state.take(own, message) : Optional.of(Sentence.of("match.notNow"));
        if (refusal.isEmpty()) {
            advance();
        }
        return refusal;
    }

    /** Commits this side to its new chain once all that has passed was given back, and says what it had not said before. */
    Optional<Sentence> renew() {
        Message.Renew renew = new Message.Renew(chain.commitment());
        Optional<Sentence> refusal = restoring ? state.refusal(own, renew) : Optional.of(Sentence.of("match.notNow"));
        if (refusal.isEmpty()) {
            restoring = false;
            chainBegins = dice().shown(own).size();
            for (int action = state.agreed(own) + 1; action < hashes().size(); action++) {
                line.accept(new Message.Agree(action, hashes().get(action)));
            }
            line.accept(renew);
            state.take(own, renew);
            advance();
        }
        return refusal;
    }

    /** The other side is told of what is allowed before anything follows from it. */
    private Optional<Sentence> act(Message message) {
        Optional<Sentence> refusal = state.refusal(own, message);
        if (refusal.isEmpty()) {
            line.accept(message);
            state.take(own, message);
            advance();
        }
        return refusal;
    }

    // --- The other side --------------------------------------------------------------------------------------------

    /** Takes the next message of the other side; returns why it is refused, if it is, and then nothing has changed. */
    public Optional<Sentence> receive(Message message) {
        Optional<Sentence> refusal = state.take(own.enemy(), message);
        if (refusal.isEmpty()) {
            advance();
        }
        return refusal;
    }

    /** Why a side may not take another chain for its dice now; empty if it may. */
    public Optional<Sentence> renewalRefused(Side by) {
        return state.renewalRefused(by);
    }

    /** Shows what this side can show, which is nothing more once its chain is used up; carries the open command out once all its dice are drawn, and ends a game that was given up. */
    private void advance() {
        while (!state.carryOut()
                && !restoring
                && state.awaited().equals(Optional.of(own))
                && dice().drawn() - chainBegins < chain.last()) {
            int next = dice().drawn() + 1;
            Message.Share share = new Message.Share(next, chain.element(next - chainBegins));
            state.take(own, share);
            line.accept(share);
        }
        // The side that decides ends the game: for the other one, or for itself where it did not decide when it gave
        // up.
        Optional<Side> givenUp = state.givenUp();
        if (givenUp.isPresent() && isOwnMove() && !restoring) {
            play(new Command.Concede(givenUp.get()));
        }
    }
}
