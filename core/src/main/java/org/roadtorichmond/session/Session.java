package org.roadtorichmond.session;

import java.security.SecureRandom;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import org.roadtorichmond.play.Command;
import org.roadtorichmond.play.Entry;
import org.roadtorichmond.play.Event;
import org.roadtorichmond.play.Game;
import org.roadtorichmond.play.Outcome;
import org.roadtorichmond.play.Refusal;
import org.roadtorichmond.scenario.save.SavedGame;
import org.roadtorichmond.scenario.setup.LoadedScenario;
import org.roadtorichmond.unit.Side;
import org.roadtorichmond.victory.VictorySystems;

/**
 * A game on the table: the game itself, who plays it, and those who want to hear of every change. The only place in the window
 * from which commands go to the game, and come back from it.
 *
 * <p>What was taken back can be repeated until another command is given. In a practice game everything can be taken back, dice
 * and the other player's commands as well; what commanders ordered after a person's command goes and comes with it, for else they
 * would order it again at once.
 */
public final class Session {
    private static final int LARGEST_SEED = 1_000_000_000;

    private final LoadedScenario loaded;
    private final Game game;
    private final AttackPlan plan;
    private final Seats seats;
    private final Practice practice;
    private final List<Side> authors;
    private final Deque<List<Command>> undone = new ArrayDeque<>();
    private final List<Runnable> listeners = new ArrayList<>();
    private int revision;
    private int keptAt = -1;

    /** A game of which nothing was taken back so far. */
    public Session(LoadedScenario loaded, Game game, Seats seats) {
        this(loaded, game, seats, Practice.none());
    }

    private Session(LoadedScenario loaded, Game game, Seats seats, Practice practice) {
        this.loaded = loaded;
        this.game = game;
        plan = new AttackPlan(game);
        this.seats = seats;
        this.practice = practice;
        authors = authors(game);
    }

    /** A saved game, with whoever played it when it was saved. */
    public static Session of(SavedGame saved) {
        return of(saved, Seats.of(saved.options()));
    }

    /** A saved game, played by others. */
    public static Session of(SavedGame saved, Seats seats) {
        return new Session(saved.scenario(), saved.game(), seats, Practice.of(saved.options()));
    }

    /** A seed for players who wish for none: this is where chance comes into a game, once, and then it is written down. */
    public static long anySeed() {
        return new SecureRandom().nextInt(LARGEST_SEED);
    }

    /** Who gave each command of a game: it shows only while the game stands where the command was given. */
    private static List<Side> authors(Game game) {
        List<Side> authors = new ArrayList<>();
        if (!game.log().isEmpty()) {
            Game twin = twin(game, 0);
            for (Entry entry : game.log()) {
                authors.add(twin.state().decider());
                twin.restore(entry);
            }
        }
        return authors;
    }

    /** A game like another after its first commands, however many; the other is only read. */
    public static Game twin(Game game, int entries) {
        Game twin = VictorySystems.newGame(
                game.state().survey(), game.opening(), game.state().seed());
        game.log().subList(0, entries).forEach(twin::restore);
        return twin;
    }

    public LoadedScenario loaded() {
        return loaded;
    }

    public Game game() {
        return game;
    }

    /** The attacks that a person has planned and not made yet; they are no part of the game. */
    public AttackPlan plan() {
        return plan;
    }

    public Seats seats() {
        return seats;
    }

    /** The game as it is saved, with all that its players chose. */
    SavedGame saved() {
        return new SavedGame(loaded, game, practice.addTo(seats.options()));
    }

    /** Tells that the game as it stands was saved by a player. */
    void kept() {
        keptAt = revision;
    }

    /** Whether a player has saved the game as it stands. */
    public boolean isKept() {
        return keptAt == revision;
    }

    /** Grows with every change of the game, be it forwards or backwards. */
    int revision() {
        return revision;
    }

    /** Another game that stands where this one stood after its first commands; it is this game's equal up to there. */
    public Session takenOver(int entries, Seats players) {
        return new Session(loaded, twin(game, entries), players, practice.upTo(entries));
    }

    /** Calls a listener after every change of the game. */
    public void listen(Runnable listener) {
        listeners.add(listener);
    }

    /** Calls a listener no more. */
    public void ignore(Runnable listener) {
        listeners.remove(listener);
    }

    /** Whether a person at this machine has the next word. */
    public boolean humanDecides() {
        return game.state().ending().isEmpty() && seats.human(game.state().decider());
    }

    /** Whether somebody else has it. */
    public boolean opponentDecides() {
        return game.state().ending().isEmpty() && !seats.human(game.state().decider());
    }

    /** Whether a person gave the command of an entry of the log, from 0. */
    public boolean byHuman(int entry) {
        return seats.human(authors.get(entry));
    }

    /** Sends a command to the game; the answer is why it was refused, if it was. */
    public Optional<Refusal> execute(Command command) {
        Optional<Refusal> refusal = carryOut(command);
        if (refusal.isEmpty()) {
            undone.clear();
            changed();
        }
        return refusal;
    }

    private Optional<Refusal> carryOut(Command command) {
        Side author = game.state().decider();
        Outcome outcome = game.execute(command);
        if (outcome instanceof Outcome.Refused refused) {
            return Optional.of(refused.refusal());
        }
        authors.add(author);
        return Optional.empty();
    }

    /** Whether dice and the other player's commands can be taken back. */
    public boolean practice() {
        return practice.on();
    }

    /** Makes this a practice game, which it then stays. */
    public void practise() {
        practice.begin();
        changed();
    }

    /** After how many commands dice were taken back. */
    public SortedSet<Integer> takenBack() {
        return practice.takenBack();
    }

    /** Why a person may not take the last command back, if so (rules 6.3, 17). */
    public Optional<Refusal> checkUndo() {
        if (practice.on()) {
            return lastOfHuman() < 0 ? Optional.of(new Refusal("6.3", "nothingToUndo")) : Optional.empty();
        }
        int last = authors.size() - 1;
        if (last >= 0 && !byHuman(last)) {
            return Optional.of(new Refusal("6.3", "othersDecision"));
        }
        return game.checkUndo();
    }

    private int lastOfHuman() {
        int last = authors.size() - 1;
        while (last >= 0 && !byHuman(last)) {
            last--;
        }
        return last;
    }

    /** Takes the last command back, if the rules allow it; in a practice game the last that a person gave. */
    public Optional<Refusal> undo() {
        Optional<Refusal> refusal = checkUndo();
        if (refusal.isEmpty()) {
            undone.push(revertTo(practice.on() ? lastOfHuman() : authors.size() - 1));
            changed();
        }
        return refusal;
    }

    /** Takes back all commands but the first so many, and tells which they were. */
    private List<Command> revertTo(int entries) {
        List<Command> commands = new ArrayList<>();
        boolean rolled = false;
        while (game.log().size() > entries) {
            Entry entry = game.revert();
            authors.remove(authors.size() - 1);
            rolled |= entry.rolled();
            commands.add(entry.command());
        }
        Collections.reverse(commands);
        practice.reverted(entries, rolled);
        return commands;
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
        for (Command command : undone.pop()) {
            if (carryOut(command).isPresent()) {
                // Only after a take-back out of order can what follows have become illegal.
                undone.clear();
                break;
            }
        }
        changed();
        return true;
    }

    /**
     * The entries of the log, from 0, that belong to the present phase and of which each can be taken back separately: no die and
     * nobody else's command lies in or after them.
     */
    public List<Integer> movesOfPhase() {
        List<Integer> moves = new ArrayList<>();
        for (int i = game.log().size() - 1; i >= 0; i--) {
            Entry entry = game.log().get(i);
            boolean begins = entry.events().stream().anyMatch(Event.PhaseBegan.class::isInstance);
            if (begins || entry.rolled() || !byHuman(i)) {
                break;
            }
            moves.add(0, i);
        }
        return moves;
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
        List<Command> commands = revertTo(move);
        List<Command> lost = new ArrayList<>();
        for (Command command : commands.subList(1, commands.size())) {
            if (carryOut(command).isPresent()) {
                lost.add(command);
            }
        }
        undone.clear();
        List<Command> gone = new ArrayList<>(lost);
        gone.add(0, commands.get(0));
        undone.push(gone);
        changed();
        return lost;
    }

    private void changed() {
        revision++;
        List.copyOf(listeners).forEach(Runnable::run);
    }
}
