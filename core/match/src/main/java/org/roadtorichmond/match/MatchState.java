package org.roadtorichmond.match;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
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
import org.roadtorichmond.scenario.dice.MatchRecord;
import org.roadtorichmond.scenario.dice.MatchTerms;
import org.roadtorichmond.scenario.dice.Renewal;
import org.roadtorichmond.scenario.json.JsonText;
import org.roadtorichmond.scenario.save.GameWriter;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.VictorySystems;
import org.roadtorichmond.words.Sentence;

/**
 * How a match stands: its game, its dice, the command that awaits a die, and how the game stood after each action. It follows from the terms
 * and from the messages of both sides in order, so it is the same for a player ({@link Match}) and for a person who only watches.
 *
 * <p>A message is checked by the rules of the game and of the match. One that is not allowed is refused, and leaves no trace. After each
 * message that is taken, {@link #carryOut} must be called, which executes the open command once its dice are drawn. One thread an instance.
 */
public final class MatchState {
    /** No side says more things than these in a match, so that no journal grows without limit. */
    private static final int MOST_SAID = 5000;
    /** No side takes back more commands than these in a match, for the same reason. */
    private static final int MOST_TAKEN_BACK = 5000;

    private final MatchTerms terms;
    private final DiceRecord dice;
    private final Consumer<Message.Agree> carriedOut;
    private final MatchListener listener;
    private final List<String> hashes = new ArrayList<>();
    private final Map<Side, Integer> agreed = new EnumMap<>(Side.class);
    private final Set<Side> givenUp = new LinkedHashSet<>();
    private final int[] said = new int[Side.COUNT];
    private final int[] takenBack = new int[Side.COUNT];
    private int received;
    private @Nullable Game game;
    private Optional<Given> open;
    private final Set<Side> differing = EnumSet.noneOf(Side.class);

    /** A command that was given and awaits its dice; without one, what is rolled before the first. */
    private record Given(Side by, Optional<Command> command) {
        String text() {
            return command.map(GameWriter::tree).map(JsonText::of).orElse("");
        }
    }

    /**
     * A match that begins. The dice before its first command are drawn by {@link #carryOut}.
     *
     * @param terms what both sides have agreed to play
     * @param carriedOut takes how the game stands after each action
     * @param listener is notified of what happens
     */
    MatchState(MatchTerms terms, Consumer<Message.Agree> carriedOut, MatchListener listener) {
        this.terms = terms;
        this.carriedOut = carriedOut;
        this.listener = listener;
        dice = new DiceRecord(terms.identity(), terms.commitments());
        open = Optional.of(new Given(terms.scenario().scenario().first(), Optional.empty()));
        dice.begin("");
        for (Side side : Side.values()) {
            agreed.put(side, -1);
        }
    }

    /**
     * A match as a person sees it who plays neither side. It believes neither: each command is carried out by the rules, each part of a die
     * checked, and what both sides say of the game compared.
     *
     * @param terms what both sides have agreed to play
     * @param listener is notified of what happens
     */
    public static MatchState watched(MatchTerms terms, MatchListener listener) {
        MatchState state = new MatchState(terms, hash -> {}, listener);
        state.carryOut();
        return state;
    }

    // --- Questions -------------------------------------------------------------------------------------------------

    /** What both sides have agreed to. */
    public MatchTerms terms() {
        return terms;
    }

    /** The game; empty as long as dice are drawn that are rolled before the first command. It is only read. */
    public Optional<Game> game() {
        return Optional.ofNullable(game);
    }

    /** The dice that are drawn. They are only read. */
    public DiceRecord dice() {
        return dice;
    }

    /** What is saved of the match with its game. */
    public MatchRecord record() {
        Map<Side, List<ChainElement>> shown = new EnumMap<>(Side.class);
        for (Side side : Side.values()) {
            shown.put(side, dice.shown(side));
        }
        return new MatchRecord(
                terms.players(),
                terms.commitments(),
                shown,
                dice.renewed(),
                open.flatMap(
                        given -> given.command().map(command -> new MatchRecord.OpenCommand(given.by(), command))));
    }

    /** The number of the next action: how many commands were given and taken back, and one more. */
    int next() {
        return hashes.size();
    }

    /** How the game stood after each action, the first after what was rolled before any; a view. */
    List<String> hashes() {
        return Collections.unmodifiableList(hashes);
    }

    /** The number of the last action after which a side has said how the game stands; -1 before any. */
    int agreed(Side side) {
        return Objects.requireNonNull(agreed.get(side));
    }

    /** The command that was given and awaits a die. */
    public Optional<Command> awaitsDie() {
        return open.flatMap(Given::command);
    }

    /** The side that must show its part of the next die, if one is awaited: first the one that did not give the command. */
    Optional<Side> awaited() {
        return open.map(given -> {
            Side other = given.by().enemy();
            return dice.shown(other).size() > dice.drawn() ? given.by() : other;
        });
    }

    /** The side that has to decide something; empty while a die is awaited, and once the match cannot go on. */
    Optional<Side> decider() {
        return open.isEmpty() && !differs() && isRunning()
                ? Optional.of(running().state().decider())
                : Optional.empty();
    }

    /** Whether the game has begun and is not over. */
    boolean isRunning() {
        return game().filter(now -> now.state().ending().isEmpty()).isPresent();
    }

    /** Whether a side holds the game to stand differently, so that it cannot go on until that side says otherwise. */
    public boolean differs() {
        return !differing.isEmpty();
    }

    /** The side that has given up, if the game has not been ended for it yet; the first one if both have. */
    Optional<Side> givenUp() {
        return isRunning() ? givenUp.stream().findFirst() : Optional.empty();
    }

    private Game running() {
        Game now = game;
        if (now == null) {
            throw new IllegalStateException("the game has not begun");
        }
        return now;
    }

    // --- What is allowed -------------------------------------------------------------------------------------------

    /** Why a message of a side is not allowed now; empty if it is. */
    Optional<Sentence> refusal(Side by, Message message) {
        if (message instanceof Message.Play given) {
            return outOfOrder(given.action()).or(() -> refusal(by, given.command()));
        } else if (message instanceof Message.TakeBack back) {
            return outOfOrder(back.action()).or(() -> takingBackRefused(by));
        } else if (message instanceof Message.Share share) {
            return refusal(by, share);
        } else if (message instanceof Message.Agree agree) {
            boolean isNext = agree.action() == agreed(by) + 1 && agree.action() < hashes.size();
            return refuse(!isNext, "match.outOfOrder", agree.action(), agreed(by) + 1);
        }
        if (message instanceof Message.Renew) {
            return renewalRefused(by);
        }
        if (message instanceof Message.Say && said[by.ordinal()] >= MOST_SAID) {
            return Optional.of(Sentence.of("match.saidTooMuch", MOST_SAID));
        }
        // A side may give up before it has heard that the game is over.
        return refuse(message instanceof Message.GiveUp && (game == null || givenUp.contains(by)), "match.notNow");
    }

    /** Why a side may not take another chain now; empty if it may. */
    Optional<Sentence> renewalRefused(Side by) {
        long before = dice.renewed().stream().filter(each -> each.by() == by).count();
        return refuse(!dice.mayRenew(by), "match.line.halfDrawn")
                .or(() -> refuse(before >= DiceRecord.MOST_RENEWED, "match.renewedTooMuch", DiceRecord.MOST_RENEWED));
    }

    private static Optional<Sentence> refuse(boolean wrong, String key, Object... values) {
        return wrong ? Optional.of(Sentence.of(key, values)) : Optional.empty();
    }

    private Optional<Sentence> outOfOrder(int action) {
        return refuse(action != hashes.size(), "match.outOfOrder", action, hashes.size());
    }

    private boolean mayAct(Side by) {
        return game != null && open.isEmpty() && !differs() && running().state().decider() == by;
    }

    private Optional<Sentence> refusal(Side by, Command command) {
        boolean fair = !(command instanceof Command.Umpire)
                && (!(command instanceof Command.Concede ends) || ends.side() == by || givenUp.contains(ends.side()));
        return mayAct(by) && fair
                ? running().check(command).map(Refusal::sentence)
                : Optional.of(Sentence.of("match.notNow"));
    }

    private Optional<Sentence> takingBackRefused(Side by) {
        return refuse(!mayAct(by), "match.notNow")
                .or(() -> refuse(takenBack[by.ordinal()] >= MOST_TAKEN_BACK, "match.tookBackTooMuch", MOST_TAKEN_BACK))
                .or(() -> running().checkUndo().map(Refusal::sentence));
    }

    private Optional<Sentence> refusal(Side by, Message.Share share) {
        boolean isTurn = awaited().equals(Optional.of(by)) && share.die() == dice.drawn() + 1;
        return refuse(!isTurn, "match.noDieOpen", share.die())
                .or(() -> refuse(!dice.isNext(by, share.element()), "match.wrongElement", share.die()));
    }

    // --- What happens ----------------------------------------------------------------------------------------------

    /** Takes the next message of a side; returns why it is refused, if it is, and then nothing has changed. */
    Optional<Sentence> take(Side by, Message message) {
        Optional<Sentence> refusal = refusal(by, message);
        if (refusal.isEmpty()) {
            happen(by, message);
        }
        return refusal;
    }

    /**
     * Takes the next message that has passed, in the order in which a side's place in the match has them ({@link MatchSeat#passed}); returns
     * why it is refused, if it is, and then nothing has changed.
     */
    public Optional<Sentence> receive(Passed passed) {
        Optional<Sentence> refusal = take(passed.by(), passed.message());
        if (refusal.isEmpty()) {
            received++;
            carryOut();
        }
        return refusal;
    }

    /** How many messages were {@link #receive received}. */
    public int received() {
        return received;
    }

    private void happen(Side by, Message message) {
        if (message instanceof Message.Play given) {
            Given now = new Given(by, Optional.of(given.command()));
            open = Optional.of(now);
            dice.begin(now.text());
        } else if (message instanceof Message.TakeBack) {
            Entry entry = running().revert();
            takenBack[by.ordinal()]++;
            agree();
            listener.takenBack(by, entry);
        } else if (message instanceof Message.Share share) {
            dice.show(by, share.element());
        } else if (message instanceof Message.Agree agree) {
            compare(by, agree);
        } else if (message instanceof Message.Renew renew) {
            dice.renew(new Renewal(by, dice.shown(by).size(), renew.commitment()));
        } else if (message instanceof Message.Say say) {
            said[by.ordinal()]++;
            listener.said(by, say.words());
        } else {
            givenUp.add(by);
        }
    }

    private void compare(Side by, Message.Agree agree) {
        if (hashes.get(agree.action()).equals(agree.hash())) {
            agreed.put(by, agree.action());
            differing.remove(by);
        } else {
            differing.add(by);
            listener.differs(agree.action());
        }
    }

    /** Executes the open command if all its dice are drawn; whether it did so. */
    boolean carryOut() {
        if (open.isEmpty() || awaitsDie(open.get())) {
            return false;
        }
        Given now = open.get();
        open = Optional.empty();
        if (now.command().isPresent() && running().execute(now.command().get()) instanceof Outcome.Refused refused) {
            throw new IllegalStateException("allowed when it was given, and refused now: " + refused.refusal());
        }
        agree();
        if (now.command().isPresent()) {
            listener.played(now.by(), running().last().orElseThrow());
        } else {
            listener.begun();
        }
        return true;
    }

    private boolean awaitsDie(Given given) {
        if (given.command().isPresent()) {
            return running().awaitsDie(given.command().get());
        }
        Opening opening = terms.scenario().scenario().opening();
        Optional<Game> begun = VictorySystems.newMatch(terms.scenario().survey(), opening, terms.number(), dice.dice());
        begun.ifPresent(made -> game = made);
        return begun.isEmpty();
    }

    private void agree() {
        String hash = GameWriter.hash(running().state().hash());
        hashes.add(hash);
        carriedOut.accept(new Message.Agree(hashes.size() - 1, hash));
    }
}
