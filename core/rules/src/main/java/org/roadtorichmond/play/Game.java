package org.roadtorichmond.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.roadtorichmond.play.Refusal.Reason;

/**
 * A game being played: commands go in, events come out, and both are written down.
 *
 * <p>All who play, whether a person, a commander, a replay or a simulation, come through {@link #execute}. One thread
 * an instance; games of one scenario share a {@link Survey} and may run on as many threads as there are games.
 */
public final class Game {
    private final Opening opening;
    private final Referee referee;
    private final GameState state;
    private final Editor editor;
    private final RuleBook rules;
    private final boolean ahead;
    private long changes;
    private final List<Entry> log = new ArrayList<>();
    private final List<Event> prologue = new ArrayList<>();

    /** A game of a scenario from its set-up that no victory system watches. */
    public Game(Survey survey, long seed) {
        this(survey, survey.scenario().opening(), seed);
    }

    /** A game of a scenario from a position that no victory system watches. */
    public Game(Survey survey, Opening opening, long seed) {
        this(survey, opening, seed, Referee.NONE);
    }

    /** A game of a scenario from a position, watched by the referee of its victory system. */
    public Game(Survey survey, Opening opening, long seed, Referee referee) {
        this(survey, opening, seed, Rolls.seeded(seed), referee, Optional.empty());
    }

    /**
     * A game of a scenario from a position, watched by the referee of its victory system, whose dice two players draw together. Those
     * that {@link #awaitsDie(Survey, Opening, SharedDice, Referee)} asks for must be drawn.
     *
     * @param match the number of the match, which goes into the hashes of its states as a seed does
     */
    public Game(Survey survey, Opening opening, long match, SharedDice dice, Referee referee) {
        this(survey, opening, match, dice, referee, Optional.empty());
    }

    /** A game whose events before the first command were recorded, so that they are applied as they are (see {@link #prologue}). */
    public Game(Survey survey, Opening opening, long seed, Referee referee, List<Event> prologue) {
        this(survey, opening, seed, Rolls.seeded(seed), referee, Optional.of(prologue));
    }

    private Game(
            Survey survey, Opening opening, long seed, Rolls rolls, Referee referee, Optional<List<Event>> recorded) {
        this.opening = opening;
        this.referee = referee;
        ahead = false;
        state = new GameState(survey, opening, seed, rolls);
        editor = new Editor(state);
        rules = new RuleBook(state, referee);
        EventSink sink = sink(prologue);
        recorded.ifPresentOrElse(events -> events.forEach(sink::happen), () -> rules.open(sink));
    }

    /** A look-ahead from where another game stands, with dice of its own (see {@link Lookahead}). */
    Game(Game original, Rolls rolls) {
        opening = original.opening;
        referee = original.referee;
        ahead = true;
        state = new GameState(original.state, rolls);
        editor = new Editor(state);
        rules = new RuleBook(state, referee);
    }

    /** The same game before its first command, with what was rolled before it; this one is only read. A look-ahead has no such. */
    public Game beginning() {
        if (ahead) {
            throw new IllegalStateException("a look-ahead does not know what was before it");
        }
        return new Game(state.survey(), opening, state.seed(), state.rolls(), referee, Optional.of(prologue));
    }

    private EventSink sink(List<Event> record) {
        return event -> {
            event.apply(editor);
            record.add(event);
        };
    }

    /** How the game stands. */
    public GameState state() {
        return state;
    }

    /** How matters stood when it began. */
    public Opening opening() {
        return opening;
    }

    /**
     * What happened before the first command: the length of the game and the first arrivals, where a die decides them. It is
     * never taken back.
     */
    public List<Event> prologue() {
        return Collections.unmodifiableList(prologue);
    }

    /** The rules, for questions. */
    public RuleBook rules() {
        return rules;
    }

    /** The command that was carried out last, with its events, if any was. */
    public Optional<Entry> last() {
        return log.isEmpty() ? Optional.empty() : Optional.of(log.get(log.size() - 1));
    }

    /** All commands so far with their events; a view. */
    public List<Entry> log() {
        return Collections.unmodifiableList(log);
    }

    /**
     * How many commands have been carried out, restored or taken back so far. It only grows, so that equal counts mean that nothing
     * happened in between; the length of the log does not, since what is taken back makes it shorter.
     */
    public long changes() {
        return changes;
    }

    /** Why a command is not allowed now, or nothing where it is; changes nothing. */
    public Optional<Refusal> check(Command command) {
        return rules.check(command);
    }

    /** Whether a die is rolled before the first command of a game that two players are about to begin, and is not drawn yet. */
    public static boolean awaitsDie(Survey survey, Opening opening, SharedDice dice, Referee referee) {
        SharedDice.Probe probe = new SharedDice.Probe(dice);
        Game tried = new Game(survey, opening, 0, probe, referee, Optional.empty());
        return tried.state().dice() > 0 && probe.isLacking();
    }

    /**
     * Whether a command rolls a die that is not drawn yet, in a game whose dice two players draw together; so one die after the other
     * can be drawn until it can be carried out. A command that is not allowed awaits none, nor does any in another game.
     */
    public boolean awaitsDie(Command command) {
        if (!(state.rolls() instanceof SharedDice dice) || check(command).isPresent()) {
            return false;
        }
        SharedDice.Probe probe = new SharedDice.Probe(dice);
        new Game(this, probe).execute(command);
        return probe.isLacking();
    }

    /** Carries a command out, if the rules allow it. */
    public Outcome execute(Command command) {
        Optional<Refusal> refusal = rules.check(command);
        if (refusal.isPresent()) {
            return new Outcome.Refused(refusal.get());
        }
        List<Event> events = new ArrayList<>();
        rules.resolve(command, sink(events));
        log.add(new Entry(command, events, ahead ? 0 : state.hash()));
        changes++;
        return new Outcome.Accepted(events);
    }

    /**
     * Carries an attack out, if the rules allow it, as if its die showed a face; for proofs and look-ahead. It is taken back like
     * any other command; a game in which it stays can be saved, but does not verify.
     *
     * @param face 1 to 6
     */
    public Outcome suppose(Command.Attack attack, int face) {
        state.suppose(face);
        try {
            return execute(attack);
        } finally {
            state.suppose(0);
        }
    }

    /** Brings back a command that was carried out before, by its recorded events and without asking the rules. */
    public void restore(Entry entry) {
        entry.events().forEach(event -> event.apply(editor));
        log.add(entry);
        changes++;
    }

    /** Takes the last command back, whatever it was; for look-ahead and replay. There must be one. */
    public Entry revert() {
        Entry entry = log.remove(log.size() - 1);
        changes++;
        for (int i = entry.events().size() - 1; i >= 0; i--) {
            entry.events().get(i).revert(editor);
        }
        return entry;
    }

    /** Why the last command cannot be taken back by a player, or nothing where it can. */
    public Optional<Refusal> checkUndo() {
        if (log.isEmpty()) {
            return Optional.of(new Refusal(Reason.NOTHING_TO_UNDO));
        }
        Entry last = log.get(log.size() - 1);
        if (last.command() instanceof Command.Umpire) {
            return Optional.empty();
        }
        if (last.rolled()) {
            return Optional.of(new Refusal(Reason.ROLLED));
        }
        boolean handedOver = last.all(Event.PhaseBegan.class).anyMatch(Event.PhaseBegan::handsOver);
        return handedOver ? Optional.of(new Refusal(Reason.HANDED_OVER)) : Optional.empty();
    }

    /** Takes the last command back, if the rules allow it (rules 6.3, 17). */
    public Optional<Refusal> undo() {
        Optional<Refusal> refusal = checkUndo();
        if (refusal.isEmpty()) {
            revert();
        }
        return refusal;
    }
}
