package org.roadtorichmond.session;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.roadtorichmond.hex.Hex;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.GameState;
import org.roadtorichmond.play.Options;
import org.roadtorichmond.play.Refusal;
import org.roadtorichmond.play.Refusal.Reason;
import org.roadtorichmond.play.Task;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.unit.Unit;
import org.roadtorichmond.work.Subscription;

/**
 * A game on the table, its players, and the listeners to each {@link Change}. Commands are given and taken back by it alone.
 *
 * <p>What one click or key does is one action, however many commands that takes: it is one change, and one undo takes it back.
 * What was taken back can be repeated until another command is given. In a practice game everything can be taken back, dice and
 * the other player's commands as well; what commanders ordered after a person's command goes and comes with it, for otherwise
 * they would order it again at once. One thread.
 */
public final class Session {
    /** The option of a saved game that says that an umpire came to the table, for lists; its log says what he did. */
    public static final String UMPIRE = "umpire";

    private final LoadedScenario loaded;
    private final Game game;
    private final AttackPlan plan;
    private final Notes notes;
    private final Authors given;
    private final GameHands hands;
    private final Deque<Undone> undone = new ArrayDeque<>();
    private final Listeners listeners = new Listeners();
    private int actions;
    private boolean inAction;
    private boolean noted;
    private int revision;
    private int keptAt = -1;

    /** An action that was taken back, with what came after it. */
    private record Undone(int action, List<Command> commands) {}

    /** A game of which nothing was taken back so far. */
    public Session(LoadedScenario loaded, Game game, Seats seats) {
        this(loaded, game, Notes.none(game, seats), Optional.empty());
    }

    private Session(LoadedScenario loaded, Game game, Notes notes, Optional<SharedGame> shared) {
        this.loaded = loaded;
        this.game = game;
        plan = new AttackPlan(game);
        this.notes = notes;
        given = new Authors(game, notes.players());
        actions = given.size();
        hands = new GameHands(game, notes, given, shared);
    }

    /** A game that is shared with another computer. */
    public static Session shared(LoadedScenario loaded, SharedGame shared) {
        return new Session(loaded, shared.game(), Notes.none(shared.game(), shared.seats()), Optional.of(shared));
    }

    /** A saved game, with the players it had when it was saved. */
    public static Session of(SavedGame saved) {
        return of(saved, Seats.of(saved.options()));
    }

    /** A saved game, played by others; one of a match is only looked at, whoever is to play it. */
    public static Session of(SavedGame saved, Seats seats) {
        Optional<SharedGame> match = saved.match().map(record -> new ReadOnlyGame(saved.game(), () -> record));
        Notes notes = Notes.of(saved, match.map(SharedGame::seats).orElse(seats));
        return new Session(saved.scenario(), saved.game(), notes, match);
    }

    /** The scenario that is played, with the files it was read from. */
    public LoadedScenario loaded() {
        return loaded;
    }

    /** The game itself; change it through this session only, which notifies its listeners. */
    public Game game() {
        return game;
    }

    /** How the game stands. */
    public GameState state() {
        return game.state();
    }

    /** What can be done where the game stands; the same as long as nothing happens. */
    public Options options() {
        return plan.options();
    }

    /** The attacks that a person has planned and not made yet; they are no part of the game. */
    public AttackPlan plan() {
        return plan;
    }

    /** What commanders intended and players were advised; no part of the game either. */
    public PlanBook plans() {
        return notes.plans();
    }

    /** Where units are ordered over several turns, to be read only; no part of the game either. */
    public Destinations destinations() {
        return notes.destinations();
    }

    /** Orders units to a hex over several turns, wherever they were ordered before. */
    public void flag(Collection<Unit> units, Hex goal) {
        note(() -> destinations().set(units, goal));
    }

    /** Strikes the destinations of units. */
    public void strike(Collection<Unit> units) {
        note(() -> destinations().strike(units));
    }

    /** Changes what is noted beside the game and saved with it; a difference is a change like any other, and autosaved. */
    private void note(Runnable change) {
        asOneAction(() -> noted |= notes.differAfter(change));
    }

    /** Marks that a player asks a commander for advice where the game stands. */
    public void askAdvice(String adviser) {
        notes.plans().ask(game.log().size(), adviser);
        changed(++actions, true, game.log().size(), List.of());
    }

    /** Who plays which side. */
    public Seats seats() {
        return players().seats();
    }

    /** Who plays which side, who did so before, and what people are called. */
    public Players players() {
        return notes.players();
    }

    /** Hands a side to another player from now on, which is kept with the game. */
    public void hand(Side side, String player) {
        note(() -> players().hand(side, player, game.log().size()));
    }

    /** Names the person who plays a side, as {@link Players#name(Side, String)} does. */
    public void name(Side side, String name) {
        note(() -> players().name(side, name));
    }

    /** The game as it is saved, with all that its players chose. */
    public SavedGame saved() {
        Map<String, String> options = players().options();
        if (state().umpire()) {
            options.put(UMPIRE, Boolean.toString(true));
        }
        return new SavedGame(loaded, game, options, notes.written(), hands.record());
    }

    /** The same game as it stands, with all that its players chose; another thread may have it to itself. */
    public Session copy() {
        return of(saved().with(Twin.of(game, game.log().size())));
    }

    /** Whether anything was ordered, if only for later turns, that would be lost with the game. */
    public boolean isBegun() {
        return !game.log().isEmpty() || !destinations().all().isEmpty();
    }

    /** Notes that the game as it stands was saved by a player. */
    void kept() {
        keptAt = revision;
    }

    /** Whether a player has saved the game as it stands. */
    public boolean isKept() {
        return keptAt == revision;
    }

    /** The number of the last change, forwards or backwards; 0 before the first. */
    public int revision() {
        return revision;
    }

    /** Another game that stands where this one stood after its first commands; it is this game's equal up to there. */
    public Session takenOver(int entries, Seats others) {
        Game taken = Twin.of(game, entries);
        return new Session(loaded, taken, notes.upTo(entries, taken, others), Optional.empty());
    }

    /** Notifies a listener of every change, after it was made, until the subscription is closed by the caller. */
    public Subscription listen(Consumer<Change> notified) {
        return listeners.add(notified);
    }

    /** How many listeners there are, for tests that look for some that were left. */
    public int listeners() {
        return listeners.size();
    }

    /** Whether a person at this machine has the next word. */
    public boolean humanDecides() {
        return state().ending().isEmpty() && !opponentDecides();
    }

    /** What the game waits for from a person at this machine; nothing where another has the next word. */
    public Task task() {
        return humanDecides() ? options().task() : Task.NONE;
    }

    /** Whether somebody else has it. */
    public boolean opponentDecides() {
        return state().ending().isEmpty() && (hands.isWaiting() || !seats().human(state().decider()));
    }

    /** Whether a person gave the command of an entry of the log, from 0. */
    public boolean byHuman(int entry) {
        return given.human(entry);
    }

    /** Sends a command to the game; returns why it was refused, if it was. */
    public Optional<Refusal> execute(Command command) {
        return inOneAction(() -> {
            Optional<Refusal> refusal = carryOut(command, actions);
            if (refusal.isEmpty()) {
                undone.clear();
                notes.destinations().given(command);
            }
            return refusal;
        });
    }

    /** Does what one click or key asks for: all commands that are sent meanwhile are one action. */
    public void asOneAction(Runnable gesture) {
        inOneAction(() -> {
            gesture.run();
            return Optional.empty();
        });
    }

    private Optional<Refusal> inOneAction(Supplier<Optional<Refusal>> gesture) {
        if (inAction) {
            return gesture.get();
        }
        int before = game.log().size();
        inAction = true;
        actions++;
        try {
            return gesture.get();
        } finally {
            inAction = false;
            if (noted || game.log().size() > before) {
                noted = false;
                changed(actions, true, before, List.of());
            }
        }
    }

    private Optional<Refusal> carryOut(Command command, int action) {
        Optional<Refusal> refusal = hands.carryOut(command, action);
        noted |= refusal.isEmpty() && hands.isSent(action);
        return refusal;
    }

    /** In a shared game a side has given a command, or the dice of one that was given here have come. */
    public void received(Side by) {
        int before = given.size();
        undone.clear();
        hands.attribute(by, ++actions);
        changed(actions, true, before, List.of());
    }

    /** In a shared game the other side has taken its last command back. */
    public void revoked(Entry entry) {
        undone.clear();
        changed(++actions, false, hands.forget(entry), List.of(entry));
    }

    /** Whether dice and the other player's commands can be taken back. */
    public boolean practice() {
        return notes.practice().on();
    }

    /** Makes this a practice game, which it then stays; a game that is shared with another computer never is one. */
    public void practise() {
        note(hands.isShared() ? () -> {} : notes.practice()::begin);
    }

    /** After how many commands dice were taken back. */
    public SortedSet<Integer> takenBack() {
        return notes.practice().takenBack();
    }

    /** Why a person may not take the last command back, if so (rules 6.3, 17). */
    public Optional<Refusal> checkUndo() {
        if (hands.isShared() && !humanDecides()) {
            return Optional.of(new Refusal(Reason.OTHERS_DECISION));
        } else if (notes.practice().on()) {
            return given.lastHuman() < 0 ? Optional.of(new Refusal(Reason.NOTHING_TO_UNDO)) : Optional.empty();
        }
        int last = given.size() - 1;
        return last >= 0 && !byHuman(last) ? Optional.of(new Refusal(Reason.OTHERS_DECISION)) : game.checkUndo();
    }

    /** Takes the last action back, if the rules allow it; in a practice game the last of a person. */
    public Optional<Refusal> undo() {
        Optional<Refusal> refusal = checkUndo();
        if (refusal.isEmpty()) {
            int first = given.lastAction(game.log(), notes.practice().on());
            int action = given.action(first);
            List<Entry> reverted = hands.revertTo(first);
            undone.push(new Undone(action, reverted.stream().map(Entry::command).toList()));
            changed(action, false, first, reverted);
        }
        return refusal;
    }

    /** Takes everything back except the first entries, dice and the other player's commands too; it cannot be repeated. */
    public void rewind(int entries) {
        undone.clear();
        List<Entry> reverted = hands.revertTo(entries);
        changed(++actions, false, game.log().size(), reverted);
    }

    /** Whether something was taken back that can be repeated. */
    public boolean mayRedo() {
        return !undone.isEmpty();
    }

    /** Repeats what was taken back last; the dice fall as they did. Whether there was anything. */
    public boolean redo() {
        if (undone.isEmpty()) {
            return false;
        }
        int before = game.log().size();
        Undone last = undone.pop();
        // Only after a take-back out of order can what follows have become illegal.
        if (last.commands().stream()
                .anyMatch(command -> carryOut(command, last.action()).isPresent())) {
            undone.clear();
        }
        changed(last.action(), true, before, List.of());
        return true;
    }

    /** The entries of the log, from 0, of the present phase that can each be taken back: no die or other player's command is in or after them. */
    public List<Integer> movesOfPhase() {
        return given.movesOfPhase(game.log());
    }

    /**
     * Takes one move of the present phase back and repeats those after it, as far as they are still legal; what was taken back
     * can be repeated.
     *
     * @param move one of {@link #movesOfPhase()}
     * @return the later commands that could not be repeated
     */
    public List<Command> takeBack(int move) {
        if (!movesOfPhase().contains(move)) {
            throw new IllegalArgumentException("entry " + move + " cannot be taken back separately");
        }
        SortedMap<Unit, Hex> destinations = destinations().all();
        List<Authors.Given> later = given.from(move);
        List<Entry> reverted = hands.revertTo(move);
        List<Command> lost = hands.repeat(reverted, later);
        int action = later.get(0).action();
        List<Command> gone = new ArrayList<>(lost);
        gone.add(0, reverted.get(0).command());
        destinations().kept(destinations, gone.get(0));
        if (later.size() > 1) {
            // What was taken back before need not fit any more to what was repeated without this.
            undone.clear();
        }
        undone.push(new Undone(action, gone));
        changed(action, false, move, reverted);
        return lost;
    }

    private void changed(int action, boolean forwards, int common, List<Entry> reverted) {
        List<Entry> made = game.log().subList(common, game.log().size());
        listeners.notify(new Change(++revision, action, forwards, common, reverted, made));
    }
}
