package org.roadtorichmond.match;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Opening;
import org.roadtorichmond.play.Outcome;
import org.roadtorichmond.play.Refusal;
import org.roadtorichmond.scenario.dice.ChainElement;
import org.roadtorichmond.scenario.dice.DiceRecord;
import org.roadtorichmond.scenario.dice.HashChain;
import org.roadtorichmond.scenario.dice.MatchRecord;
import org.roadtorichmond.scenario.dice.MatchTerms;
import org.roadtorichmond.scenario.json.JsonText;
import org.roadtorichmond.scenario.save.GameWriter;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.VictorySystems;
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
 */
public final class Match {
    private final MatchTerms terms;
    private final Side own;
    private final HashChain chain;
    private final DiceRecord dice;
    private final Consumer<Message> line;
    private final MatchListener listener;
    private final List<String> hashes = new ArrayList<>();
    private @Nullable Game game;
    private Optional<Given> open;
    private int agreed = -1;
    private Optional<Side> givenUp = Optional.empty();
    private boolean differs;

    /** A command that was given and awaits its dice; without one, what is rolled before the first. */
    private record Given(Side by, Optional<Command> command) {
        String text() {
            return command.map(GameWriter::tree).map(JsonText::of).orElse("");
        }
    }

    /**
     * A match that begins.
     *
     * @param terms what both sides have agreed to play
     * @param own the side of this computer's player
     * @param chain the chain to which this side has committed itself
     * @param line takes what the other side is to be told
     * @param listener is told what happens
     */
    public Match(MatchTerms terms, Side own, HashChain chain, Consumer<Message> line, MatchListener listener) {
        this.terms = terms;
        this.own = own;
        this.chain = chain;
        this.line = line;
        this.listener = listener;
        if (!chain.commitment().equals(terms.commitments().get(own))) {
            throw new IllegalArgumentException("not the chain to which this side is committed");
        }
        dice = new DiceRecord(terms.identity(), terms.commitments());
        open = Optional.of(new Given(terms.scenario().scenario().first(), Optional.empty()));
        dice.begin("");
        advance();
    }

    // --- Questions -------------------------------------------------------------------------------------------------

    /** What both sides have agreed to. */
    public MatchTerms terms() {
        return terms;
    }

    /** The side of this computer's player. */
    public Side own() {
        return own;
    }

    /** The game; empty as long as dice are drawn that are rolled before the first command. It is only read. */
    public Optional<Game> game() {
        return Optional.ofNullable(game);
    }

    /** The dice that are drawn, to be saved and checked. */
    public DiceRecord dice() {
        return dice;
    }

    /** What is saved of it with its game. */
    public MatchRecord record() {
        Map<Side, List<ChainElement>> shown = new EnumMap<>(Side.class);
        for (Side side : Side.values()) {
            shown.put(side, dice.shown(side));
        }
        return new MatchRecord(
                terms.players(),
                terms.commitments(),
                shown,
                open.flatMap(
                        given -> given.command().map(command -> new MatchRecord.OpenCommand(given.by(), command))));
    }

    /** How many commands were given and taken back. */
    public int actions() {
        return Math.max(0, hashes.size() - 1);
    }

    /** The command that was given and awaits a die. */
    public Optional<Command> awaitsDie() {
        return open.flatMap(Given::command);
    }

    /** Whether this side's player is to decide something, and no command is open. */
    public boolean isOwnMove() {
        return open.isEmpty() && !differs && game().filter(this::isRunning).isPresent() && decider() == own;
    }

    /** Whether both sides held the game to stand differently, so that it cannot go on. */
    public boolean differs() {
        return differs;
    }

    private boolean isRunning(Game running) {
        return running.state().ending().isEmpty();
    }

    private Side decider() {
        return running().state().decider();
    }

    private Game running() {
        Game now = game;
        if (now == null) {
            throw new IllegalStateException("the game has not begun");
        }
        return now;
    }

    /**
     * What the other side will tell next of itself, since it follows from what it was told and has shown: its element for a die, or how the
     * game stands after an action. Empty if it has something to decide first, or if its element is not known.
     *
     * @param known what is known of the other side's chain
     */
    public Optional<Message> implied(HashChain known) {
        int next = dice.drawn() + 1;
        if (differs) {
            return Optional.empty();
        } else if (agreed + 1 < hashes.size()) {
            return Optional.of(new Message.Agree(agreed + 1, hashes.get(agreed + 1)));
        } else if (open.isPresent() && dice.shown(own.enemy()).size() < next && next <= known.last()) {
            return Optional.of(new Message.Share(next, known.element(next)));
        }
        return Optional.empty();
    }

    // --- This side's player ----------------------------------------------------------------------------------------

    /** Gives a command; returns why not, if it is not allowed now. */
    public Optional<Sentence> play(Command command) {
        Optional<Sentence> refusal = refusal(own, command);
        if (refusal.isEmpty()) {
            line.accept(new Message.Play(hashes.size(), command));
            give(new Given(own, Optional.of(command)));
        }
        return refusal;
    }

    /** Takes the last command back; returns why not, if it is not allowed now (rules 6.3, 17). */
    public Optional<Sentence> takeBack() {
        Optional<Sentence> refusal = takingBackRefused(own);
        if (refusal.isEmpty()) {
            line.accept(new Message.TakeBack(hashes.size()));
            revert(own);
        }
        return refusal;
    }

    /** Gives the game up; returns why not, if it is over. If the other side decides at the moment, it happens once that hears of it. */
    public Optional<Sentence> giveUp() {
        if (isOwnMove()) {
            return play(new Command.Concede(own));
        } else if (differs || game().filter(this::isRunning).isEmpty()) {
            return Optional.of(Sentence.of("match.notNow"));
        }
        givenUp = Optional.of(own);
        line.accept(new Message.GiveUp());
        return Optional.empty();
    }

    /** Says something to the other side; what is longer than allowed is cut. */
    public void say(String words) {
        String said = words.substring(0, Math.min(words.length(), Message.LONGEST_SAID));
        line.accept(new Message.Say(said));
        listener.said(own, said);
    }

    // --- The other side --------------------------------------------------------------------------------------------

    /** Takes the next message of the other side; returns why it is refused, if it is, and then nothing has changed. */
    public Optional<Sentence> receive(Message message) {
        Side other = own.enemy();
        if (message instanceof Message.Play given) {
            Optional<Sentence> refusal = outOfOrder(given.action()).or(() -> refusal(other, given.command()));
            if (refusal.isEmpty()) {
                give(new Given(other, Optional.of(given.command())));
            }
            return refusal;
        } else if (message instanceof Message.TakeBack back) {
            Optional<Sentence> refusal = outOfOrder(back.action()).or(() -> takingBackRefused(other));
            if (refusal.isEmpty()) {
                revert(other);
            }
            return refusal;
        } else if (message instanceof Message.Share share) {
            return shown(share);
        } else if (message instanceof Message.Agree agree) {
            return compared(agree);
        } else if (message instanceof Message.Say say) {
            listener.said(other, say.words());
            return Optional.empty();
        }
        return otherGivesUp();
    }

    private Optional<Sentence> outOfOrder(int action) {
        return action == hashes.size()
                ? Optional.empty()
                : Optional.of(Sentence.of("match.outOfOrder", action, hashes.size()));
    }

    private Optional<Sentence> shown(Message.Share share) {
        Side other = own.enemy();
        boolean isTurn = open.isPresent()
                && share.die() == dice.drawn() + 1
                && (open.get().by() == other) == (dice.shown(own).size() == share.die());
        if (!isTurn) {
            return Optional.of(Sentence.of("match.noDieOpen", share.die()));
        } else if (!dice.isNext(other, share.element())) {
            return Optional.of(Sentence.of("match.wrongElement", share.die()));
        }
        dice.show(other, share.element());
        advance();
        return Optional.empty();
    }

    private Optional<Sentence> compared(Message.Agree agree) {
        if (agree.action() != agreed + 1 || agree.action() >= hashes.size()) {
            return Optional.of(Sentence.of("match.outOfOrder", agree.action(), agreed + 1));
        }
        agreed++;
        if (!hashes.get(agreed).equals(agree.hash())) {
            differs = true;
            listener.differs(agreed);
        }
        return Optional.empty();
    }

    private Optional<Sentence> otherGivesUp() {
        if (game == null || givenUp.equals(Optional.of(own.enemy()))) {
            return Optional.of(Sentence.of("match.notNow"));
        }
        // It may have been said before the other side heard that the game is over.
        givenUp = Optional.of(own.enemy());
        endIfGivenUp();
        return Optional.empty();
    }

    /** The side that decides carries out that a side gives up: the other one, or itself where it did not decide when it said so. */
    private void endIfGivenUp() {
        if (givenUp.isPresent() && isOwnMove()) {
            play(new Command.Concede(givenUp.get()));
        }
    }

    // --- The game --------------------------------------------------------------------------------------------------

    private Optional<Sentence> refusal(Side by, Command command) {
        boolean mayGive = game != null && open.isEmpty() && !differs && decider() == by;
        boolean fair = !(command instanceof Command.Umpire)
                && (!(command instanceof Command.Concede ends)
                        || ends.side() == by
                        || givenUp.equals(Optional.of(ends.side())));
        return mayGive && fair
                ? running().check(command).map(Refusal::sentence)
                : Optional.of(Sentence.of("match.notNow"));
    }

    private Optional<Sentence> takingBackRefused(Side by) {
        if (game == null || open.isPresent() || differs || decider() != by) {
            return Optional.of(Sentence.of("match.notNow"));
        }
        return running().checkUndo().map(Refusal::sentence);
    }

    private void give(Given given) {
        open = Optional.of(given);
        dice.begin(given.text());
        advance();
    }

    /** Shows what this side can show, and carries the open command out once all its dice are drawn. */
    private void advance() {
        while (open.isPresent()) {
            Given now = open.get();
            int next = dice.drawn() + 1;
            if (!awaitsDie(now)) {
                open = Optional.empty();
                carryOut(now);
                endIfGivenUp();
                return;
            } else if (dice.shown(own).size() == next
                    || (now.by() == own && dice.shown(own.enemy()).size() < next)) {
                return;
            }
            ChainElement element = chain.element(next);
            dice.show(own, element);
            line.accept(new Message.Share(next, element));
        }
    }

    private boolean awaitsDie(Given given) {
        if (given.command().isPresent()) {
            return running().awaitsDie(given.command().get());
        }
        Opening opening = Opening.of(terms.scenario().scenario());
        Optional<Game> begun = VictorySystems.newMatch(terms.scenario().survey(), opening, terms.number(), dice.dice());
        begun.ifPresent(made -> game = made);
        return begun.isEmpty();
    }

    private void carryOut(Given given) {
        Game now = running();
        if (given.command().isPresent() && now.execute(given.command().get()) instanceof Outcome.Refused refused) {
            throw new IllegalStateException("allowed when it was given, and refused now: " + refused.refusal());
        }
        agree();
        if (given.command().isPresent()) {
            listener.played(given.by(), now.last().orElseThrow());
        } else {
            listener.begun();
        }
    }

    private void revert(Side by) {
        Entry entry = running().revert();
        agree();
        listener.takenBack(by, entry);
        endIfGivenUp();
    }

    private void agree() {
        String hash = GameWriter.hash(running().state().hash());
        hashes.add(hash);
        line.accept(new Message.Agree(hashes.size() - 1, hash));
    }

    /** How the game stood after each action, the first after what was rolled before any; a view. */
    List<String> hashes() {
        return Collections.unmodifiableList(hashes);
    }
}
